//! Filters: factions and sub-types that exist, and a warning for what can match nothing.

use std::ops::Range;

use super::super::{Filter, Kind, Role, Where};
use super::kind_set::KindSet;
use super::known::KnownNames;
use crate::cards::language::{are_crossed, is_negative};
use crate::packs::{CheckContext, Diagnostic, did_you_mean};

/// Resolves the faction of a filter and says what is wrong with the rest. `at` is its ability.
pub(super) fn check(
    filter: &mut Filter,
    at: &Range<usize>,
    known: &KnownNames,
    context: &mut CheckContext<'_>,
) {
    if let Some(faction) = &mut filter.faction {
        known.resolve(faction, context);
    }
    if let Some(word) = &filter.subtype
        && !known.subtypes.contains(word)
        && !known.lost
    {
        let place = context.closer(at, &format!("\"{word}\""));
        let message = format!("no card has the sub-type `{word}`");
        let help = did_you_mean(word, known.subtypes.iter().map(String::as_str));
        let error = Diagnostic::error("S123", context.file, &place, message);
        context.report.push(error.help(help));
    }
    if let Some((part, why)) = empty(filter) {
        let place = context.closer(at, part);
        let help = "change that part, or the `kind` or `place` of the filter";
        context.warn_with("S134", &place, format!("this matches nothing: {why}"), help);
    }
}

/// The part of a filter because of which nothing can match it, and why.
pub(super) fn empty(filter: &Filter) -> Option<(&'static str, &'static str)> {
    let kind_set = KindSet::from(filter.kind);
    let characters = [
        ("max_strength", filter.max_strength.is_some()),
        ("min_strength", filter.min_strength.is_some()),
        ("gift", filter.gift.is_some()),
        ("damaged", filter.damaged == Some(true)),
        ("carries", filter.carries == Some(true)),
        ("tapped", filter.tapped == Some(true)),
        ("role", filter.role != Role::Any),
    ];
    let in_play = [
        ("damaged", filter.damaged == Some(true)),
        ("carries", filter.carries == Some(true)),
        ("tapped", filter.tapped == Some(true)),
        ("entered", filter.entered == Some(true)),
        ("role", filter.role != Role::Any),
        ("counters", filter.counters.is_some()),
    ];
    let given = |parts: &[(&'static str, bool)]| {
        let mut parts = parts.iter();
        parts.find(|(_, given)| *given).map(|(part, _)| *part)
    };
    if filter.not.is_some_and(|not| kind_set.is_within(not.into())) {
        return Some(("not", "it leaves out all that the filter looks for"));
    }
    let entry = kind_set == KindSet::ENTRY;
    if !kind_set.meets(KindSet::CHARACTER)
        && let Some(part) = given(&characters)
    {
        return Some((part, "only characters have that"));
    }
    if (entry || filter.place != Where::Play)
        && let Some(part) = given(&in_play)
    {
        return Some((part, "only cards in play have that"));
    }
    match (filter.kind, filter.place) {
        (Kind::Manipulation, Where::Play) => {
            return Some(("Manipulation", "manipulations lie in a hand or in Limbo"));
        }
        (Kind::Sanctuary, Where::Hand | Where::Limbo | Where::Deck) => {
            return Some(("place", "a sanctuary never leaves play"));
        }
        (Kind::Entry | Kind::ManipulationEntry, Where::Hand | Where::Limbo | Where::Deck) => {
            return Some(("place", "an entry is on the Stack"));
        }
        _ => {}
    }
    let strength = "the lowest Strength is above the highest";
    let cost = "the lowest cost is above the highest";
    let never = [
        (
            are_crossed([filter.min_strength, filter.max_strength]),
            "min_strength",
            strength,
        ),
        (
            is_negative(filter.max_strength),
            "max_strength",
            "no character has so little",
        ),
        (
            are_crossed([filter.min_cost, filter.max_cost]),
            "min_cost",
            cost,
        ),
        (
            is_negative(filter.max_cost),
            "max_cost",
            "nothing costs so little",
        ),
    ];
    let found = never.into_iter().find(|(is, ..)| *is);
    found.map(|(_, part, why)| (part, why))
}
