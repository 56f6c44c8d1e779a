//! The start of a scenario, and the checks of its deck lists that all games share.

use std::ops::Range;

use ron2::ast::Expr;
use ron2::{FromRon, Result as RonResult, Span, Spanned};

use super::scenario_error::{Done, ScenarioError};
use crate::packs::{
    CardContent, Definition, Diagnostic, Report, TextFile, did_you_mean, ids, parse_list, range,
    short,
};

/// Cards and how many of each.
pub type Copies = Vec<(Spanned<String>, Spanned<u8>)>;

/// A deck of the packs or of the scenario.
#[derive(Debug, Clone)]
pub enum DeckName {
    /// `"ember_tide"`.
    Id(Spanned<String>),
    /// `[("spark", 3), ..]`: any number of cards.
    List(Copies),
}

impl FromRon for DeckName {
    fn from_ast(expr: &Expr<'_>) -> RonResult<Self> {
        match expr {
            Expr::Seq(_) => Vec::from_ast(expr).map(Self::List),
            _ => Spanned::from_ast(expr).map(Self::Id),
        }
    }
}

/// The one of `all` with that id, in full or short; `last`: the last of several, else the first.
pub fn by_id(
    what: &str,
    id: &Spanned<String>,
    all: &[&str],
    last: bool,
    file: &TextFile,
    report: &mut Report,
) -> Option<u16> {
    let same = |known: &&str| *known == id.value || short(known) == id.value;
    let found = match last {
        true => all.iter().rposition(same),
        false => all.iter().position(same),
    };
    if found.is_none() {
        let help = did_you_mean(&id.value, all.iter().map(|known| short(known)));
        let message = format!("unknown {what} `{}`", id.value);
        let at = range(&id.span);
        report.push(Diagnostic::error("S024", file, &at, message).help(help));
    }
    found.and_then(|n| u16::try_from(n).ok())
}

/// The practice cards, which every scenario can use besides the built-in cards.
pub fn practised<C, D: FromRon>(
    builtin: &C,
    text: &str,
    extend: impl Fn(&C, &[Spanned<D>], &TextFile, &mut Report) -> C,
) -> Option<C> {
    let file = TextFile::new("practice.ron", "practice.ron", text);
    let mut report = Report::default();
    let (cards, _) = parse_list::<Spanned<D>>(&file, &mut report);
    let cards: Vec<_> = cards.into_iter().filter_map(|card| card.value).collect();
    let whole = extend(builtin, &cards, &file, &mut report);
    (report.errors() == 0).then_some(whole)
}

/// A scenario begins with a position or with a fresh game, not with both; one that plays nothing needs
/// neither.
pub fn check(
    (position, fresh, plays): (bool, bool, bool),
    at: &Range<usize>,
    file: &TextFile,
    report: &mut Report,
) {
    let message = match (position, fresh) {
        (true, true) => "a scenario begins with `position` or with `fresh`, not with both",
        (false, false) if plays => "a scenario needs `position: (..)` or `fresh: (..)`",
        _ => return,
    };
    let head = at.start..at.start + 1;
    report.push(Diagnostic::error("S001", file, &head, message));
}

/// Checks that every id of a list occurs once.
pub fn once<'a>(
    all: impl Iterator<Item = &'a Spanned<String>>,
    file: &TextFile,
    report: &mut Report,
) {
    let mut known: Vec<&str> = Vec::new();
    for id in all {
        if known.contains(&id.value.as_str()) {
            let message = format!("`{}` is already defined in this scenario", id.value);
            report.push(Diagnostic::error("P031", file, &range(&id.span), message));
        }
        known.push(&id.value);
    }
}

/// The cards of a deck list by their numbers, with their copies.
pub fn deck_list<C: CardContent>(
    list: &Copies,
    content: &C,
    file: &TextFile,
    report: &mut Report,
) -> Vec<(u16, u8)> {
    let mut cards = Vec::new();
    for (name, copies) in list {
        match content.named(&name.value) {
            Some(card) => cards.push((card, copies.value)),
            None => report.push(content.unknown_card(name, file)),
        }
    }
    cards
}

/// The deck with that id, in full or short. The scenario's own decks come last and win.
pub fn deck_by_id<D: Definition>(
    id: &Spanned<String>,
    decks: &[D],
    file: &TextFile,
    report: &mut Report,
) -> Option<u16> {
    let all: Vec<&str> = decks.iter().map(Definition::id).collect();
    by_id("deck", id, &all, true, file, report)
}

/// A card of a scenario's own must not have the id of one of the practice cards, which are in every scenario.
pub fn own_ids<'a>(
    own: impl Iterator<Item = &'a Spanned<String>>,
    known: impl Iterator<Item = &'a str> + Clone,
    file: &TextFile,
    report: &mut Report,
) {
    for id in own {
        let full = ids::full("scenario", &id.value);
        if known.clone().any(|known| known == full) {
            let message = format!(
                "`{}` is a practice card, which is in every scenario",
                id.value
            );
            let help = "give the card another id".to_owned();
            let at = range(&id.span);
            report.push(Diagnostic::error("P031", file, &at, message).help(help));
        }
    }
}

/// Compares the result of a deck check with the scenario: legal, or refused with a rule.
pub fn deck_verdict(
    report: &mut Report,
    rule_of: impl Fn(&str) -> Option<&'static str>,
    refused: Option<&Spanned<String>>,
    at: Span,
) -> Done {
    let codes: Vec<&str> = report.sorted().iter().map(|d| d.code).collect();
    let Some(rule) = refused else {
        return match codes[..] {
            [] => Ok(()),
            _ => Err(ScenarioError::failed(
                at,
                format!("the deck is not legal:\n{report}"),
            )),
        };
    };
    let rules: Vec<&str> = codes.iter().filter_map(|code| rule_of(code)).collect();
    if rules.contains(&rule.value.as_str()) {
        return Ok(());
    }
    let found = rules.first().unwrap_or(&"nothing");
    let message = format!("expected a refusal with {}, found {found}", rule.value);
    Err(ScenarioError::failed(rule.span, message))
}
