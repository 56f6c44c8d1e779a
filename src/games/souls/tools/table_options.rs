//! Turns the options for a table of Souls into its setup.

use super::packs;
use crate::cli::args::TableArgs;
use crate::games::souls::content::Content;
use crate::games::souls::{MOST_SEATS, Mode, Modules};
use crate::tools::Outcome;

/// A table of Souls, as the command line asks for it.
#[derive(Debug, Clone, Copy)]
pub struct TableOptions {
    /// Index of the set.
    pub set: u16,
    /// Players.
    pub seats: u8,
    /// Against each other or together.
    pub mode: Mode,
    /// Optional parts.
    pub modules: Modules,
}

/// The table that was asked for, for so many named players.
pub(super) fn table_options(
    wish: &TableArgs,
    seats: Option<u8>,
    named: usize,
    content: &Content,
) -> Result<TableOptions, Outcome> {
    let goal = wish
        .together
        .as_deref()
        .map(|goal| goal.parse().unwrap_or(4));
    let most = if goal.is_some() { 2 } else { MOST_SEATS };
    let seats = seats.map_or(named.max(2), usize::from);
    let problem = if named > seats {
        Some(format!("{named} players named for {seats} seats"))
    } else if seats > most && goal.is_some() {
        Some(format!("{seats} players; two play Souls together"))
    } else if seats > most {
        Some(format!("{seats} players; two to four play Souls"))
    } else {
        None
    };
    if let Some(problem) = problem {
        return Err(Outcome::wrong(format!("error: {problem}")));
    }
    let set = wish.set.as_deref().map(|id| packs::set(content, id));
    let set = set.transpose()?.unwrap_or(0);
    let Some(decks) = content.sets.get(usize::from(set)) else {
        return Err(Outcome::wrong("error: the packs have no set to play with"));
    };
    if decks.characters.len() < seats {
        let (id, own) = (&decks.id, decks.characters.len());
        return Err(Outcome::wrong(format!(
            "error: the set `{id}` has {own} characters for {seats} players"
        )));
    }
    let mode = goal.map_or(Mode::Competitive, |goal| Mode::Together {
        goal,
        capped: false,
    });
    Ok(TableOptions {
        set,
        seats: seats as u8,
        mode,
        modules: modules(&wish.modules)?,
    })
}

fn modules(named: &[String]) -> Result<Modules, Outcome> {
    if named.is_empty() {
        return Ok(Modules::default());
    }
    let has = |name: &str| named.iter().any(|n| n == name);
    if has("none") && named.iter().any(|n| n != "none") {
        let all = named.join(",");
        return Err(Outcome::wrong(format!(
            "error: --modules {all}: `none` stands alone; name the parts that are used, or none of them"
        )));
    }
    Ok(Modules {
        rooms: has("rooms"),
        bonus_souls: has("bonus"),
        draft: has("draft"),
        barter: has("barter"),
    })
}
