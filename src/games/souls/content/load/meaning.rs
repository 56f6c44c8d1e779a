//! What the words of Souls can mean: how many can match a filter, what numbers come to.

use super::super::{
    Cost, Filter, Grant, Kind, OwnCondition, OwnNumber, PlayerSelector, Verb, Where,
};
use super::filters::empty;
use super::kind_set::KindSet;
use super::touch;
use crate::cards::lint::{Bounds, Meaning};
use crate::games::souls::Souls;
use crate::games::souls::ids::MOST_SEATS;
use crate::packs::Whose;

impl Meaning for Souls {
    fn counts(filter: &Filter) -> Bounds {
        // That it matches nothing is said already.
        if empty(filter, KindSet::ANY).is_some() {
            return Bounds::COUNT;
        }
        let all = MOST_SEATS as i32;
        let (low, high) = match (filter.kind, filter.whose) {
            _ if filter.is_this() => (0, 1),
            (Kind::Player | Kind::Character, Whose::Yours) => (1, 1),
            (Kind::Player | Kind::Character, Whose::Theirs) => (1, all - 1),
            (Kind::Player | Kind::Character, Whose::Any) => (2, all),
            _ => return Bounds::COUNT,
        };
        if filter.kind == Kind::Player && filter.active == Some(true) {
            return Bounds::new(0, 1);
        }
        let low = if is_plain(filter) && filter.kind == Kind::Player {
            low
        } else {
            0
        };
        Bounds::new(low, high)
    }

    fn number(number: &OwnNumber) -> Bounds {
        match number {
            OwnNumber::Coins(_) | OwnNumber::Souls(_) | OwnNumber::Counters(_) => Bounds::COUNT,
            OwnNumber::AttackOf(_) => Bounds::ANY,
        }
    }

    fn excludes(one: &OwnCondition, other: &OwnCondition) -> bool {
        match (one, other) {
            (OwnCondition::CoinsAtLeast(n, p), OwnCondition::CoinsAtMost(m, q)) => {
                n > m && p == q && *p == PlayerSelector::You
            }
            (OwnCondition::HpAtLeast(n), OwnCondition::HpAtMost(m)) => n > m,
            _ => false,
        }
    }

    fn is_zero(verb: &Verb) -> bool {
        match verb {
            Verb::AddToRoll(n, _) => *n == 0,
            Verb::Grant(grant, ..) | Verb::GrantPer(_, grant, ..) => gives_zero(*grant),
            _ => false,
        }
    }

    fn is_about(verb: &Verb, filter: &Filter) -> bool {
        let running = filter.attacked == Some(true) || filter.attack == Some(true);
        matches!(verb, Verb::CancelAttack) && running
    }

    fn is_in_other_hand(filter: &Filter) -> bool {
        filter.place == Where::Hand && filter.whose == Whose::Theirs
    }

    fn is_free(cost: &Cost) -> bool {
        matches!(
            cost,
            Cost::Coins(0) | Cost::Hp(0) | Cost::Loot(0) | Cost::Items(0) | Cost::Counters(0)
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
pub(super) fn gives_zero(grant: Grant) -> bool {
    !matches!(grant, Grant::Attackable(_)) && touch::size(grant).is_some_and(|(n, ..)| n == 0)
}
