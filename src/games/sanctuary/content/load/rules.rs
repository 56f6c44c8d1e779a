//! `rules.ron`: numbers that make a game possible.

use std::ops::Range;

use super::super::RulesDef;
use crate::packs::Desk;

/// Most cards of any count of the rules.
const CARDS: i64 = 200;
/// Most of any other small number of the rules.
const MANY: i64 = 99;

pub(super) fn check(rules: &RulesDef, at: &Range<usize>, desk: &mut Desk<'_>) {
    let bounds = [
        ("opening_hand", i64::from(rules.opening_hand), 1, CARDS),
        ("draw", i64::from(rules.draw), 0, CARDS),
        ("first_draw", i64::from(rules.first_draw), 0, CARDS),
        ("enhancements", i64::from(rules.enhancements), 0, MANY),
        ("duels", i64::from(rules.duels), 0, MANY),
        (
            "challenged_volition",
            i64::from(rules.challenged_volition),
            0,
            MANY,
        ),
        ("loser_draws", i64::from(rules.loser_draws), 0, CARDS),
        ("hand_limit", i64::from(rules.hand_limit), 0, CARDS),
        ("deck_size", i64::from(rules.deck_size), 1, CARDS),
        ("copies", i64::from(rules.copies), 1, CARDS),
    ];
    for (name, value, low, high) in bounds {
        let field = desk.closer(at, name);
        desk.within(name, value, low, high, &field);
    }
}
