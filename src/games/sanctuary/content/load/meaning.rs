//! What the words of Sanctuary can mean: how many can match a filter, what numbers come to.

use super::super::{Cost, Filter, Grant, Kind, OwnCondition, OwnNumber, Role, Verb, Where};
use super::filters::empty;
use crate::cards::lint::{Bounds, Meaning};
use crate::games::sanctuary::Sanctuary;
use crate::packs::Whose;

impl Meaning for Sanctuary {
    fn counts(filter: &Filter) -> Bounds {
        // That it matches nothing is said already.
        if empty(filter).is_some() {
            return Bounds::COUNT;
        }
        let sides = match filter.whose {
            Whose::Any => 2,
            Whose::Yours | Whose::Theirs => 1,
        };
        // Every player has one Sanctuary, always; a duel has one Character of each side.
        match (filter.kind, filter.role) {
            (Kind::Sanctuary, _) if is_plain(filter) => Bounds::exactly(sides),
            (Kind::Sanctuary, _) => Bounds::new(0, sides),
            (_, Role::Challenger | Role::Challenged) => Bounds::new(0, 1),
            (_, Role::Duelist) => Bounds::new(0, sides),
            _ => Bounds::COUNT,
        }
    }

    fn number(number: &OwnNumber) -> Bounds {
        match number {
            OwnNumber::CostOf(_) | OwnNumber::Volition(_) | OwnNumber::Counters(..) => {
                Bounds::COUNT
            }
            OwnNumber::StrengthOf(_) | OwnNumber::Structure(_) => Bounds::ANY,
        }
    }

    fn truth(condition: &OwnCondition) -> Option<bool> {
        match condition {
            OwnCondition::VolitionAtLeast(0) => Some(true),
            _ => None,
        }
    }

    fn is_zero(verb: &Verb) -> bool {
        matches!(verb, Verb::Grant(grant, ..) | Verb::GrantPer(_, grant, ..) if gives_zero(*grant))
    }

    fn is_in_other_hand(filter: &Filter) -> bool {
        filter.place == Where::Hand && filter.whose == Whose::Theirs
    }

    fn is_free(cost: &Cost) -> bool {
        matches!(
            cost,
            Cost::Volition(0) | Cost::Structure(0) | Cost::Discard(0)
        )
    }
}

/// Whether a filter asks for nothing but a kind and whose.
fn is_plain(filter: &Filter) -> bool {
    let plain = Filter {
        kind: filter.kind,
        whose: filter.whose,
        ..Filter::default()
    };
    *filter == plain
}

/// Whether a bonus changes nothing.
pub(super) const fn gives_zero(grant: Grant) -> bool {
    matches!(
        grant,
        Grant::Strength(0) | Grant::Deals(_, 0) | Grant::Takes(_, 0) | Grant::Cost(0)
    )
}
