//! `rules.ron`: parameters that make a match possible, and the five common anomalies.

use std::ops::Range;

use super::super::RulesDef;
use super::scope::{KnownCard, Scope};
use crate::games::biomes::limits::{self, AMOUNT, MANY, REPEATS, TURNS};
use crate::packs::CheckContext;

pub(super) fn check(
    rules: &mut RulesDef,
    at: &Range<usize>,
    scope: &Scope,
    context: &mut CheckContext<'_>,
) {
    let numbers: [(_, i64, _, _); 10] = [
        ("opening_hand", rules.opening_hand.into(), 0, MANY),
        ("durability", rules.durability.into(), 1, AMOUNT.into()),
        ("draw", rules.draw.into(), 0, MANY),
        ("first_draw", rules.first_draw.into(), 0, MANY),
        ("sectors_to_lose", rules.sectors_to_lose.into(), 1, 3),
        ("deck_size", rules.deck_size.into(), 1, limits::DECK),
        ("copies", rules.copies.into(), 1, limits::DECK),
        ("cost_cap", rules.cost_cap.into(), 0, limits::COST),
        ("turn_limit", rules.turn_limit.into(), 0, TURNS.into()),
        ("repeats", rules.repeats.into(), REPEATS.0, REPEATS.1),
    ];
    context.rules(at, numbers);
    let list = context.closer(at, "common_anomalies");
    if rules.common_anomalies.len() != 5 {
        let message = format!(
            "{} common anomalies; there are five",
            rules.common_anomalies.len()
        );
        context.error("B001", &list, message);
    }
    for card in &mut rules.common_anomalies {
        scope.resolve(card, KnownCard::Anomaly, context.file, context.report);
    }
}
