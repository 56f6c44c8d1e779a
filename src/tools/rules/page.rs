//! The rules pages, embedded: `- N-34 [guide] Given ..., when ..., then ...` is one rule, and
//! `| D13 | question | ruling |` one ruling.

use super::{Rule, TABLE};
use crate::games;

/// The text of a page; empty for an unknown one.
pub(super) fn page(game: &str) -> &'static str {
    match game {
        TABLE => include_str!("../../../docs/rules/table.md"),
        _ => games::find(game).map_or("", |game| game.rules),
    }
}

/// The numbered rules of a game, in their order. Empty for an unknown game.
pub(super) fn rules(game: &str) -> Vec<Rule> {
    page(game).lines().filter_map(rule).collect()
}

/// The rulings of a game, from the tables of its page, in their order. Empty for an unknown game.
pub(super) fn rulings(game: &str) -> Vec<Rule> {
    page(game).lines().filter_map(ruling).collect()
}

/// A row like `| D13 | question | ruling |`: letters and a number, then what is asked and what holds.
fn ruling(line: &str) -> Option<Rule> {
    let row = line.strip_prefix("| ")?.strip_suffix(" |")?;
    let mut cells = row.split(" | ").map(str::trim);
    let (id, question) = (cells.next()?, cells.next()?);
    let answer: Vec<&str> = cells.collect();
    let number = id.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let lettered = number.len() < id.len() && number.parse::<u16>().is_ok();
    if !lettered || answer.is_empty() {
        return None;
    }
    let joint = if question.ends_with(['?', '.', '!']) {
        ""
    } else {
        ":"
    };
    Some(Rule {
        id: id.to_owned(),
        origin: "ours".to_owned(),
        text: format!("{question}{joint} {}", answer.join("; ")),
        code: Vec::new(),
        scenarios: Vec::new(),
    })
}

fn rule(line: &str) -> Option<Rule> {
    let (id, rest) = line.strip_prefix("- ")?.split_once(' ')?;
    let (letter, number) = id.split_once('-')?;
    let numbered = number.trim_end_matches('b').parse::<u16>().is_ok();
    let lettered = letter.len() == 1 && letter.starts_with(|c: char| c.is_ascii_uppercase());
    if !(lettered && numbered) {
        return None;
    }
    let (origin, text) = rest.trim_start().strip_prefix('[')?.split_once(']')?;
    Some(Rule {
        id: id.to_owned(),
        origin: origin.to_owned(),
        text: text.trim().to_owned(),
        code: Vec::new(),
        scenarios: Vec::new(),
    })
}
