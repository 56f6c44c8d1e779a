//! The parts of the event behind an ability: a thing (`That`), a player (`ThatPlayer`), an amount.

use super::super::{Filter, Kind, When, Would};
use super::sorts::Sorts;

/// The parts of the event that may be named.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Event {
    /// The kinds of objects that `That` can be.
    pub thing: Option<Sorts>,
    /// It has a player.
    pub player: bool,
    /// It has an amount.
    pub amount: bool,
}

impl Event {
    const fn of(thing: Option<Sorts>, player: bool, amount: bool) -> Self {
        Self {
            thing,
            player,
            amount,
        }
    }

    /// Something happens to what matches. A filter of players alone gives the player, too.
    fn to(filter: &Filter, amount: bool) -> Self {
        let player = filter.kind == Kind::Player;
        Self::of(Some(Sorts::of(filter)), player, amount)
    }

    /// The same, and afterwards it may lie in a discard.
    fn gone(filter: &Filter) -> Self {
        let event = Self::to(filter, false);
        let thing = event.thing.map(|sorts| sorts.or(Sorts::DISCARDED));
        Self { thing, ..event }
    }

    /// Of a triggered ability.
    pub(super) fn of_when(when: &When) -> Self {
        match when {
            When::GameStarts | When::Enters | When::Leaves => Self::default(),
            When::Dies => Self::of(Some(Sorts::PLAYER.or(Sorts::IN_PLAY)), false, false),
            When::SomethingDies(filter) | When::Destroyed(filter) => Self::gone(filter),
            When::Damaged(filter) | When::CombatDamaged(filter) => Self::to(filter, true),
            When::Deals => Self::of(Some(Sorts::CREATURE), false, true),
            When::DieRolled { .. } => Self::of(Some(Sorts::ROLL), true, false),
            When::WouldRoll { .. } => Self::of(Some(Sorts::ROLL), true, true),
            When::Attacked(filter) => Self::of(Some(Sorts::of(filter)), true, false),
            When::Hits(_) | When::Misses(_) => Self::of(Some(Sorts::CREATURE), true, false),
            When::LootPlayed(_) => Self::of(Some(Sorts::LOOT_ENTRY), true, false),
            When::Activates(_) => Self::of(Some(Sorts::ABILITY), true, false),
            When::Purchased(_) | When::GainsItem(_) => Self::of(Some(Sorts::ITEMS), true, false),
            When::GainsSoul(_) => Self::of(Some(Sorts::SOUL), true, true),
            When::Rolled { .. } | When::GainsCoins(_) | When::Loots(_) => {
                Self::of(None, true, true)
            }
            When::PlayerDies(_) => Self::of(Some(Sorts::PLAYER), true, false),
            When::Discards(_) => Self::of(Some(Sorts::LOOT), true, false),
            When::TurnStarts(_)
            | When::TurnEnds(_)
            | When::AttackDeclared(_)
            | When::PurchaseDeclared(_) => Self::of(None, true, false),
        }
    }

    /// Of a replacement.
    pub(super) fn of_would(would: &Would) -> Self {
        match would {
            Would::Damage(filter) | Would::CombatDamage(filter) => Self::to(filter, true),
            Would::Die(filter) | Would::Destroyed(filter) => Self::to(filter, false),
            Would::Coins(_) | Would::Loot(_) | Would::Treasure(_) => {
                Self::of(Some(Sorts::PLAYER), true, true)
            }
            Would::Penalty(_) => Self::of(Some(Sorts::PLAYER), true, false),
        }
    }
}
