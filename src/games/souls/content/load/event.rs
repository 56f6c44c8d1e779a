//! What the event behind an ability has: a thing (`That`), a player (`ThatPlayer`), an amount.

use super::super::{When, Would};
use super::sorts::Sorts;

/// What may be said of the event.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Event {
    /// What `That` can be.
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

    /// Of a triggered ability.
    pub(super) fn of_when(when: &When) -> Self {
        match when {
            When::GameStarts | When::Enters | When::Leaves => Self::default(),
            When::Dies => Self::of(Some(Sorts::PLAYER.or(Sorts::IN_PLAY)), false, false),
            // What has left play lies in a discard by now.
            When::SomethingDies(filter) | When::Destroyed(filter) => {
                let things = Sorts::from(filter.kind).or(Sorts::DISCARDED);
                Self::of(Some(things), false, false)
            }
            When::Damaged(filter) | When::CombatDamaged(filter) => {
                Self::of(Some(Sorts::from(filter.kind)), false, true)
            }
            When::Deals => Self::of(Some(Sorts::CREATURE), false, true),
            When::DieRolled { .. } | When::WouldRoll { .. } => {
                Self::of(Some(Sorts::ROLL), true, false)
            }
            When::Attacked(filter) => Self::of(Some(Sorts::from(filter.kind)), false, false),
            When::Hits(_) | When::Misses(_) => Self::of(Some(Sorts::ATTACKABLE), true, false),
            When::LootPlayed(_) => Self::of(Some(Sorts::LOOT_ENTRY), true, false),
            When::Activates(_) => Self::of(Some(Sorts::ABILITY), true, false),
            When::Purchased(_) | When::GainsItem(_) => Self::of(Some(Sorts::ITEMS), true, false),
            When::GainsSoul(_) => Self::of(Some(Sorts::SOUL), true, true),
            When::Rolled { .. } | When::GainsCoins(_) | When::Loots(_) => {
                Self::of(None, true, true)
            }
            When::TurnStarts(_)
            | When::TurnEnds(_)
            | When::PlayerDies(_)
            | When::AttackDeclared(_)
            | When::PurchaseDeclared(_)
            | When::Discards(_) => Self::of(None, true, false),
        }
    }

    /// Of a replacement.
    pub(super) fn of_would(would: &Would) -> Self {
        match would {
            Would::Damage(filter) | Would::CombatDamage(filter) => {
                Self::of(Some(Sorts::from(filter.kind)), false, true)
            }
            Would::Die(filter) | Would::Destroyed(filter) => {
                Self::of(Some(Sorts::from(filter.kind)), false, false)
            }
            Would::Coins(_) | Would::Loot(_) | Would::Treasure(_) => {
                Self::of(Some(Sorts::PLAYER), true, true)
            }
            Would::Penalty(_) => Self::of(Some(Sorts::PLAYER), true, false),
        }
    }
}
