//! Conditions: numbers within bounds, and a warning for what never holds.

use super::super::{Condition, OwnCondition};
use super::effects::within;
use super::kind_set::KindSet;
use crate::packs::Findings;

/// Most of anything that a condition counts.
const MOST: i32 = 200;

/// Says what is wrong with a condition that only this game has; `this` is what its card can be.
pub(super) fn check(condition: &Condition, this: KindSet, found: &mut Findings) {
    let Condition::Own(condition) = condition else {
        return;
    };
    let spelled = format!("{condition:?}");
    let name = spelled.split('(').next().unwrap_or_default();
    if let Some((n, low)) = number(condition) {
        within(name, n, low, MOST, found);
    }
    let why = match condition {
        OwnCondition::ThisCharged if !this.meets(KindSet::CHARGED) => "this is never charged",
        OwnCondition::ThisAttacked if !this.meets(KindSet::CREATURE) => "this is never attacked",
        OwnCondition::CountersAtLeast(_) if !this.meets(KindSet::IN_PLAY) => {
            "counters lie on cards in play"
        }
        _ => return,
    };
    found.doubtful("L135", name, format!("this never holds: {why}"), None);
}

/// The number of a condition and the least it can be.
fn number(condition: &OwnCondition) -> Option<(i32, i32)> {
    match condition {
        OwnCondition::SoulsAtLeast(n, _)
        | OwnCondition::CountersAtLeast(n)
        | OwnCondition::Kills(n)
        | OwnCondition::Deaths(n) => Some((i32::from(*n), 1)),
        OwnCondition::CoinsAtLeast(n, _) | OwnCondition::HpAtLeast(n) => Some((*n, 1)),
        OwnCondition::CoinsAtMost(n, _) | OwnCondition::HpAtMost(n) => Some((*n, 0)),
        OwnCondition::FewestSouls
        | OwnCondition::MostSouls
        | OwnCondition::ThisCharged
        | OwnCondition::AttackRunning
        | OwnCondition::ThisAttacked
        | OwnCondition::MonsterDied
        | OwnCondition::PlayerDied(_) => None,
    }
}
