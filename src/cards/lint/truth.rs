//! Whether a condition always or never holds, whatever happens on the table.

use super::{Bounds, Meaning, bounds};
use crate::cards::language::{Condition, PlayerSelector};

/// `Some(true)`: it always holds; `Some(false)`: it never does.
pub(super) fn of<L: Meaning>(condition: &Condition<L>, that: Bounds) -> Option<bool> {
    match condition {
        Condition::AtLeast(n, filter) => L::counts(filter).at_least(i32::from(*n)),
        Condition::AtMost(n, filter) => at_most(L::counts(filter), i32::from(*n)),
        Condition::HandAtLeast(0, _) => Some(true),
        Condition::Is(..)
        | Condition::HandAtLeast(..)
        | Condition::HandAtMost(..)
        | Condition::YourTurn => None,
        Condition::During(phase) => (!L::is_in_turns(*phase)).then_some(false),
        Condition::ThatAtLeast(n) => that.at_least(*n),
        Condition::ThatAtMost(n) => at_most(that, *n),
        Condition::Reaches(one, other) if one == other => Some(true),
        Condition::Reaches(one, other) => {
            let (one, other) = (bounds::of(one, that), bounds::of(other, that));
            match () {
                () if one.low >= other.high => Some(true),
                () if one.high < other.low => Some(false),
                () => None,
            }
        }
        Condition::Not(inner) => of(inner, that).map(|holds| !holds),
        Condition::All(all) => {
            let mut holds = all.iter().map(|c| of(c, that));
            if holds.clone().any(|h| h == Some(false)) || pairs(all, excludes) {
                return Some(false);
            }
            holds.all(|h| h == Some(true)).then_some(true)
        }
        Condition::AnyOf(all) => {
            let mut holds = all.iter().map(|c| of(c, that));
            if holds.clone().any(|h| h == Some(true)) || pairs(all, covers) {
                return Some(true);
            }
            holds.all(|h| h == Some(false)).then_some(false)
        }
        Condition::Own(own) => L::truth(own),
    }
}

fn at_most(bounds: Bounds, n: i32) -> Option<bool> {
    bounds.at_least(n.saturating_add(1)).map(|more| !more)
}

/// Whether any two of some conditions are such a pair.
fn pairs<L: Meaning>(
    all: &[Condition<L>],
    pair: impl Fn(&Condition<L>, &Condition<L>) -> bool,
) -> bool {
    let rest = |n: usize| all[n + 1..].iter();
    (0..all.len()).any(|n| rest(n).any(|other| pair(&all[n], other) || pair(other, &all[n])))
}

/// Two conditions that are never true at once.
pub(super) fn excludes<L: Meaning>(one: &Condition<L>, other: &Condition<L>) -> bool {
    match (one, other) {
        (Condition::Not(inner), other) => **inner == *other,
        (Condition::AtLeast(n, f), Condition::AtMost(m, g)) => n > m && f == g,
        (Condition::HandAtLeast(n, p), Condition::HandAtMost(m, q)) => n > m && p == q && is_one(p),
        (Condition::ThatAtLeast(n), Condition::ThatAtMost(m)) => n > m,
        (Condition::During(one), Condition::During(other)) => one != other,
        (Condition::Own(one), Condition::Own(other)) => L::excludes(one, other),
        _ => false,
    }
}

/// Two conditions of which one is always true.
fn covers<L: Meaning>(one: &Condition<L>, other: &Condition<L>) -> bool {
    match (one, other) {
        (Condition::Not(inner), other) => **inner == *other,
        (Condition::AtLeast(n, f), Condition::AtMost(m, g)) => m.saturating_add(1) >= *n && f == g,
        (Condition::HandAtLeast(n, p), Condition::HandAtMost(m, q)) => {
            m.saturating_add(1) >= *n && p == q && is_one(p)
        }
        (Condition::ThatAtLeast(n), Condition::ThatAtMost(m)) => m.saturating_add(1) >= *n,
        _ => false,
    }
}

/// Whether that is exactly one player.
const fn is_one<L: Meaning>(player: &PlayerSelector<L>) -> bool {
    matches!(
        player,
        PlayerSelector::You | PlayerSelector::Opponent | PlayerSelector::Active
    )
}
