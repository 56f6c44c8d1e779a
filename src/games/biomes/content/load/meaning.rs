//! What the words of Biomes can mean: what can match a filter, and what numbers come to.

use super::super::{Change, Filter, Kind, OwnCost, OwnNumber, Role, Verb, Where};
use super::kind_set::KindSet;
use crate::cards::language::{Amount, Bound, are_crossed, is_negative};
use crate::cards::lint::{Bounds, Meaning};
use crate::games::biomes::Biomes;
use crate::packs::Whose;

impl Meaning for Biomes {
    fn counts(_: &Filter) -> Bounds {
        Bounds::COUNT
    }

    fn number(number: &OwnNumber) -> Bounds {
        match number {
            OwnNumber::AttackOf(_)
            | OwnNumber::DamageOn(_)
            | OwnNumber::ValueOf(_)
            | OwnNumber::Stored(..)
            | OwnNumber::Counters(..) => Bounds::COUNT,
            OwnNumber::SectorsLost(_) => Bounds::new(0, 6),
            OwnNumber::DefenseOf(_) | OwnNumber::DurabilityOf(_) => Bounds::ANY,
        }
    }

    fn is_zero(verb: &Verb) -> bool {
        let zero = |change: &Change| change.0 == Amount::N(0);
        match verb {
            Verb::Buff {
                attack, defense, ..
            } => zero(attack) && zero(defense),
            Verb::SetStats {
                attack, defense, ..
            } => attack.is_none() && defense.is_none(),
            Verb::Overclock(n, _) => *n == 0,
            _ => false,
        }
    }

    fn is_in_other_hand(filter: &Filter) -> bool {
        filter.place == Where::Hand && filter.whose == Whose::Theirs
    }

    fn is_free(cost: &OwnCost) -> bool {
        match cost {
            OwnCost::Energy(cost) => cost.value() == 0 && !cost.x,
            OwnCost::Discard(n) | OwnCost::Durability(n) | OwnCost::RemoveCounters(_, n) => *n == 0,
            OwnCost::Lock | OwnCost::Forfeit(_) | OwnCost::DiscardThis => false,
        }
    }
}

/// The part of a filter because of which nothing can match it, and why. `counted`: as the filter of a count, of `Each`
/// or of who gets a bonus, which look at cards only.
pub(super) fn empty(filter: &Filter, counted: bool) -> Option<(&'static str, &'static str)> {
    let kinds = KindSet::from(filter);
    let agents = kinds.meets(KindSet::AGENT);
    let off_planet = matches!(filter.place, Where::Hand | Where::Cache | Where::Deck);
    if counted && !kinds.meets(KindSet::CARD) {
        return Some((
            "kind",
            "only cards are counted; write `Each(whose)` for sectors",
        ));
    }
    let left_out = |not: Kind| {
        let not = KindSet::from(&Filter {
            kind: not,
            ..Filter::default()
        });
        filter.not != Some(Kind::DoubleType) && kinds.is_within(not)
    };
    if filter.not.is_some_and(left_out) {
        return Some(("not", "it leaves out all that the filter looks for"));
    }
    if !agents {
        let parts = [
            ("role", filter.role != Role::Any),
            (
                "min_attack",
                filter.min_attack.is_some_and(|n| n != Bound::N(0)),
            ),
            ("damaged", filter.damaged == Some(true)),
        ];
        if let Some((part, _)) = parts.into_iter().find(|(_, given)| *given) {
            return Some((part, "only agents have that"));
        }
    }
    if !kinds.meets(KindSet::CARD) {
        let parts = [
            ("max_attack", filter.max_attack.is_some()),
            ("max_defense", filter.max_defense.is_some()),
            ("reach", filter.reach.is_some()),
            ("keyword", filter.keyword.is_some()),
            ("subtype", filter.subtype.is_some()),
            ("energy", filter.energy.is_some()),
            ("locked", filter.locked == Some(true)),
        ];
        if let Some((part, _)) = parts.into_iter().find(|(_, given)| *given) {
            return Some((part, "only cards have that"));
        }
        if off_planet {
            return Some(("place", "that is no card, and only cards are there"));
        }
    }
    if filter.cached.is_some() && filter.place != Where::Cache {
        return Some(("cached", "only what lies in a cache was put there"));
    }
    if filter.role != Role::Any && (off_planet || filter.place == Where::Staging) {
        return Some(("role", "only agents in a biome attack and defend"));
    }
    if off_planet && filter.locked == Some(true) {
        return Some(("locked", "only what is on the planet is locked"));
    }
    if filter.kind == Kind::Anomaly && filter.energy.is_some() {
        return Some(("energy", "an anomaly costs nothing"));
    }
    let attack = "the lowest attack is above the highest";
    let value = "the lowest value is above the highest";
    let never = [
        (
            are_crossed([filter.min_attack, filter.max_attack]),
            "min_attack",
            attack,
        ),
        (
            is_negative(filter.max_attack),
            "max_attack",
            "no attack is below 0",
        ),
        (
            is_negative(filter.max_printed_attack),
            "max_printed_attack",
            "no attack is below 0",
        ),
        (
            are_crossed([filter.min_value, filter.max_value]),
            "min_value",
            value,
        ),
        (
            is_negative(filter.max_value),
            "max_value",
            "no value is below 0",
        ),
    ];
    let found = never.into_iter().find(|(is, ..)| *is);
    found.map(|(_, part, why)| (part, why))
}
