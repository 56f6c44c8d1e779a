//! Conditions: numbers within bounds, and a warning for what never holds.

use super::super::Condition;
use super::effects::within;
use super::kind_set::KindSet;
use super::walk::AbilityScope;
use crate::packs::Findings;

/// Most of anything that a condition counts.
const MOST: i32 = 200;

/// Says what is wrong with one condition; those inside it are looked at by themselves.
pub(super) fn check(condition: &Condition, scope: &AbilityScope<'_>, found: &mut Findings) {
    let spelled = format!("{condition:?}");
    let name = spelled.split('(').next().unwrap_or_default();
    if let Some((n, low)) = number(condition) {
        within(name, n, low, MOST, found);
    }
    if let Condition::ThatAtLeast(_) | Condition::ThatAtMost(_) = condition
        && !scope.event.amount
    {
        let help = "triggers on damage, ¢, loot, souls and rolls have one, and replacements";
        found.wrong("L111", name, "the event has no amount", help);
    }
    let why = match condition {
        Condition::ThisCharged if !scope.this.meets(KindSet::CHARGED) => "this is never charged",
        Condition::ThisAttacked if !scope.this.meets(KindSet::CREATURE) => "this is never attacked",
        Condition::CountersAtLeast(_) if !scope.this.meets(KindSet::IN_PLAY) => {
            "counters lie on cards in play"
        }
        Condition::AnyOf(inner) if inner.is_empty() => "there is nothing that could hold",
        Condition::All(inner) if inner.is_empty() => {
            found.doubtful("L135", name, "this always holds: it asks for nothing", None);
            return;
        }
        _ => return,
    };
    found.doubtful("L135", name, format!("this never holds: {why}"), None);
}

/// The number of a condition and the least it can be.
fn number(condition: &Condition) -> Option<(i32, i32)> {
    match condition {
        Condition::AtLeast(n, _)
        | Condition::HandAtLeast(n, _)
        | Condition::SoulsAtLeast(n, _)
        | Condition::CountersAtLeast(n)
        | Condition::Kills(n)
        | Condition::Deaths(n) => Some((i32::from(*n), 1)),
        Condition::HandAtMost(n, _) => Some((i32::from(*n), 0)),
        Condition::CoinsAtLeast(n, _) | Condition::HpAtLeast(n) | Condition::ThatAtLeast(n) => {
            Some((*n, 1))
        }
        Condition::CoinsAtMost(n, _) | Condition::HpAtMost(n) | Condition::ThatAtMost(n) => {
            Some((*n, 0))
        }
        _ => None,
    }
}
