//! The parts of the event behind an ability: a thing (`That`), a player (`ThatPlayer`), an amount.

use super::super::{Filter, Kind, ReplacedEvent, TriggerCondition, Victims};
use super::kind_set::KindSet;

/// The parts of the event that may be named.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct EventParts {
    /// The kinds of objects that `That` can be.
    pub thing: Option<KindSet>,
    /// It has a player.
    pub player: bool,
    /// It has an amount.
    pub amount: bool,
}

impl EventParts {
    const fn of(thing: Option<KindSet>, player: bool, amount: bool) -> Self {
        Self {
            thing,
            player,
            amount,
        }
    }

    /// Something happens to what matches. A filter of players alone gives the player, too.
    fn to(filter: &Filter, amount: bool) -> Self {
        let player = filter.kind == Kind::Player;
        Self::of(Some(KindSet::of(filter)), player, amount)
    }

    /// Something happens to what a replacement names: one of that kind.
    fn to_victims(victims: &Victims, kind_set: KindSet, amount: bool) -> Self {
        match victims {
            Victims::Those(filter) => Self::to(filter, amount),
            Victims::Who(_) => Self::of(Some(kind_set), false, amount),
        }
    }

    /// The same, and afterwards it may lie in a discard.
    fn gone(filter: &Filter) -> Self {
        let event = Self::to(filter, false);
        let thing = event.thing.map(|kind_set| kind_set.or(KindSet::DISCARDED));
        Self { thing, ..event }
    }

    /// Of a triggered ability.
    pub(super) fn of_trigger(when: &TriggerCondition) -> Self {
        match when {
            TriggerCondition::GameStarts
            | TriggerCondition::Enters
            | TriggerCondition::Leaves
            | TriggerCondition::CountersReach(_) => Self::default(),
            TriggerCondition::Dies => {
                Self::of(Some(KindSet::PLAYER.or(KindSet::IN_PLAY)), false, false)
            }
            TriggerCondition::SomethingDies(filter) | TriggerCondition::Destroyed(filter) => {
                Self::gone(filter)
            }
            TriggerCondition::Damaged(filter) | TriggerCondition::CombatDamaged(filter) => {
                Self::to(filter, true)
            }
            TriggerCondition::Deals => Self::of(Some(KindSet::CREATURE), false, true),
            TriggerCondition::DieRolled { .. } => Self::of(Some(KindSet::ROLL), true, false),
            TriggerCondition::WouldRoll { .. } => Self::of(Some(KindSet::ROLL), true, true),
            TriggerCondition::Attacked(filter) => Self::of(Some(KindSet::of(filter)), true, false),
            TriggerCondition::Hits(_) | TriggerCondition::Misses(_) => {
                Self::of(Some(KindSet::CREATURE), true, false)
            }
            TriggerCondition::LootPlayed(_) | TriggerCondition::Plays(_) => {
                Self::of(Some(KindSet::LOOT_ENTRY), true, false)
            }
            TriggerCondition::Activates(_) => Self::of(Some(KindSet::ABILITY), true, false),
            TriggerCondition::Purchased(_) | TriggerCondition::GainsItem(_) => {
                Self::of(Some(KindSet::ITEMS), true, false)
            }
            TriggerCondition::GainsSoul(_) => Self::of(Some(KindSet::SOUL), true, true),
            TriggerCondition::Rolled { .. }
            | TriggerCondition::GainsCoins(_)
            | TriggerCondition::GainsCoinsFrom(..)
            | TriggerCondition::Loots(_) => Self::of(None, true, true),
            TriggerCondition::PlayerDies(_) => Self::of(Some(KindSet::PLAYER), true, false),
            TriggerCondition::Discards(_) => Self::of(Some(KindSet::LOOT), true, false),
            TriggerCondition::Targeted(filter, _) => {
                Self::of(Some(KindSet::of(filter)), true, false)
            }
            TriggerCondition::Discarded => Self::of(None, true, false),
            TriggerCondition::TurnStarts(_)
            | TriggerCondition::TurnEnds(_)
            | TriggerCondition::AttackDeclared(_)
            | TriggerCondition::PurchaseDeclared(_) => Self::of(None, true, false),
        }
    }

    /// Of a replacement.
    pub(super) fn of_replacement(would: &ReplacedEvent) -> Self {
        match would {
            ReplacedEvent::Damage(victims) | ReplacedEvent::CombatDamage(victims) => {
                Self::to_victims(victims, KindSet::CREATURE, true)
            }
            ReplacedEvent::Die(victims) => Self::to_victims(victims, KindSet::CREATURE, false),
            ReplacedEvent::Destroyed(victims) => {
                Self::to_victims(victims, KindSet::DESTROYED, false)
            }
            ReplacedEvent::Coins(_)
            | ReplacedEvent::CoinsFrom(..)
            | ReplacedEvent::Loot(_)
            | ReplacedEvent::Treasure(_) => Self::of(Some(KindSet::PLAYER), true, true),
            ReplacedEvent::Penalty(_) => Self::of(Some(KindSet::PLAYER), true, false),
        }
    }
}
