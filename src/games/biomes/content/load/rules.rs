//! `rules.ron`: parameters that make a match possible, and the five common anomalies.

use super::super::RulesDef;
use super::pack::CODES;
use super::read::RawPack;
use super::scope::{Scope, What};
use crate::games::biomes::limits;
use crate::packs::{Desk, Report};

pub(super) fn check(raw: &RawPack, scope: &Scope, report: &mut Report) -> Option<RulesDef> {
    let raw = raw.rules.as_ref().filter(|r| r.item.whole)?;
    let mut rules = raw.item.value.clone()?;
    let mut desk = Desk::new(&raw.file, report, &CODES);
    let whole = raw.item.at.clone();
    let bounds = [
        (
            "opening_hand",
            i64::from(rules.opening_hand),
            0,
            limits::MANY,
        ),
        (
            "durability",
            i64::from(rules.durability),
            1,
            limits::AMOUNT.into(),
        ),
        ("draw", i64::from(rules.draw), 0, limits::MANY),
        ("first_draw", i64::from(rules.first_draw), 0, limits::MANY),
        ("sectors_to_lose", i64::from(rules.sectors_to_lose), 1, 3),
        ("deck_size", i64::from(rules.deck_size), 1, limits::DECK),
        ("copies", i64::from(rules.copies), 1, limits::DECK),
        ("cost_cap", i64::from(rules.cost_cap), 0, limits::COST),
        (
            "turn_limit",
            i64::from(rules.turn_limit),
            0,
            limits::TURNS.into(),
        ),
        (
            "repeats",
            i64::from(rules.repeats),
            limits::REPEATS.0,
            limits::REPEATS.1,
        ),
    ];
    for (name, value, low, high) in bounds {
        let field = desk.closer(&whole, name);
        desk.within(name, value, low, high, &field);
    }
    let list = desk.closer(&whole, "common_anomalies");
    if rules.common_anomalies.len() != 5 {
        let message = format!(
            "{} common anomalies; there are five",
            rules.common_anomalies.len()
        );
        desk.error("B001", &list, message);
    }
    for card in &mut rules.common_anomalies {
        scope.resolve(card, What::Anomaly, desk.file, desk.report);
    }
    Some(rules)
}
