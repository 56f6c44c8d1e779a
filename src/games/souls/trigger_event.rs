//! The causes that triggered abilities react to, and bit masks that skip most cards quickly.

use super::content::{CoinSource, Keywords, TriggerCondition};
use crate::table::{ObjectId, Seat};

/// What a thing that died was like just before; after the reward nothing of it is known any more.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LastSeen {
    /// Its counters.
    pub counters: i32,
    /// It had marked damage.
    pub damaged: bool,
    /// It was deactivated.
    pub deactivated: bool,
    /// It was attacked.
    pub attacked: bool,
    /// Its keywords, those that it was given too.
    pub keywords: Keywords,
}

/// A cause that a triggered ability can react to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TriggerEvent {
    /// The game begins.
    GameStarts,
    /// The recharge step is over.
    TurnStarts,
    /// The end phase begins.
    TurnEnds,
    /// It entered play.
    Entered(ObjectId),
    /// It is about to leave play.
    Leaving(ObjectId),
    /// It died; `late` is the second time, after the reward.
    Died {
        what: ObjectId,
        late: bool,
        was: LastSeen,
    },
    /// That player died; `late` is the second time, after the penalty.
    PlayerDied { seat: Seat, late: bool },
    /// The first was damaged by the second.
    Damaged {
        to: ObjectId,
        by: ObjectId,
        amount: i32,
        combat: bool,
    },
    /// A roll went on the stack: its entry and roller.
    DieRolled {
        serial: u16,
        seat: Seat,
        attack: bool,
    },
    /// A roll would resolve.
    WouldRoll {
        serial: u16,
        seat: Seat,
        attack: bool,
        n: u8,
    },
    /// A roll resolved.
    Rolled { seat: Seat, attack: bool, n: u8 },
    /// The active player declared an attack.
    AttackDeclared,
    /// An attack on it is declared; `deck`: it was revealed by an attack on the deck.
    Attacked { what: ObjectId, deck: bool },
    /// An attack roll of that player hit or missed.
    Struck {
        seat: Seat,
        what: ObjectId,
        hit: bool,
    },
    /// That player played loot: its entry.
    LootPlayed {
        serial: u16,
        card: ObjectId,
        seat: Seat,
    },
    /// It was chosen as a target by that player.
    Targeted(ObjectId, Seat),
    /// That player activated an ability: its entry.
    Activated { serial: u16, seat: Seat },
    /// The active player declared a purchase.
    PurchaseDeclared,
    /// The active player bought it.
    Purchased(ObjectId),
    /// That player gained an item.
    GainedItem(ObjectId, Seat),
    /// That player gained a soul.
    GainedSoul(ObjectId, Seat, i32),
    /// That player gained ¢, by the text of such a card.
    GainedCoins(Seat, i32, CoinSource),
    /// That player looted.
    Looted(Seat, i32),
    /// That player discarded a loot card.
    Discarded(Seat, ObjectId),
    /// It was destroyed.
    Destroyed(ObjectId),
    /// The number of counters on it changed.
    Counted {
        on: ObjectId,
        before: i32,
        after: i32,
    },
}

/// The bit of [`TriggerCondition::Discarded`].
pub const DISCARDED: u64 = 1 << 30;

/// One bit for each [`TriggerCondition`], so that most cards are skipped quickly.
#[must_use]
pub const fn when_bit(when: &TriggerCondition) -> u64 {
    1 << match when {
        TriggerCondition::GameStarts => 0,
        TriggerCondition::TurnStarts(_) => 1,
        TriggerCondition::TurnEnds(_) => 2,
        TriggerCondition::Enters => 3,
        TriggerCondition::Leaves => 4,
        TriggerCondition::Dies => 5,
        TriggerCondition::SomethingDies(_) => 6,
        TriggerCondition::PlayerDies(_) => 7,
        TriggerCondition::Damaged(_) => 8,
        TriggerCondition::CombatDamaged(_) => 9,
        TriggerCondition::Deals => 10,
        TriggerCondition::DieRolled { .. } => 11,
        TriggerCondition::WouldRoll { .. } => 12,
        TriggerCondition::Rolled { .. } => 13,
        TriggerCondition::AttackDeclared(_) => 14,
        TriggerCondition::Attacked(_) => 15,
        TriggerCondition::Hits(_) => 16,
        TriggerCondition::Misses(_) => 17,
        TriggerCondition::LootPlayed(_) => 18,
        TriggerCondition::Activates(_) => 19,
        TriggerCondition::PurchaseDeclared(_) => 20,
        TriggerCondition::Purchased(_) => 21,
        TriggerCondition::GainsItem(_) => 22,
        TriggerCondition::GainsSoul(_) => 23,
        TriggerCondition::GainsCoins(_) => 24,
        TriggerCondition::GainsCoinsFrom(..) => 32,
        TriggerCondition::Loots(_) => 25,
        TriggerCondition::Discards(_) => 26,
        TriggerCondition::Destroyed(_) => 27,
        TriggerCondition::CountersReach(_) => 28,
        TriggerCondition::Plays(_) => 29,
        TriggerCondition::Discarded => 30,
        TriggerCondition::Targeted(..) => 31,
    }
}

impl TriggerEvent {
    /// The bits of all trigger events that can match it.
    #[must_use]
    pub const fn bits(self) -> u64 {
        match self {
            Self::GameStarts => 1,
            Self::TurnStarts => 1 << 1,
            Self::TurnEnds => 1 << 2,
            Self::Entered(_) => 1 << 3,
            Self::Leaving(_) => 1 << 4,
            Self::Died { .. } => 1 << 5 | 1 << 6,
            Self::PlayerDied { .. } => 1 << 6 | 1 << 7,
            Self::Damaged { .. } => 1 << 8 | 1 << 9 | 1 << 10,
            Self::DieRolled { .. } => 1 << 11,
            Self::WouldRoll { .. } => 1 << 12,
            Self::Rolled { .. } => 1 << 13,
            Self::AttackDeclared => 1 << 14,
            Self::Attacked { .. } => 1 << 15,
            Self::Struck { .. } => 1 << 16 | 1 << 17,
            Self::LootPlayed { .. } => 1 << 18 | 1 << 29,
            Self::Activated { .. } => 1 << 19,
            Self::PurchaseDeclared => 1 << 20,
            Self::Purchased(_) => 1 << 21,
            Self::GainedItem(..) => 1 << 22,
            Self::GainedSoul(..) => 1 << 23,
            Self::GainedCoins(..) => 1 << 24 | 1 << 32,
            Self::Looted(..) => 1 << 25,
            Self::Discarded(..) => 1 << 26 | 1 << 30,
            Self::Targeted(..) => 1 << 31,
            Self::Destroyed(_) => 1 << 27,
            Self::Counted { .. } => 1 << 28,
        }
    }

    /// A thing whose abilities see it leave, die or be destroyed, although it is no longer in play.
    #[must_use]
    pub const fn witness(self) -> Option<ObjectId> {
        match self {
            Self::Died { what, .. } | Self::Destroyed(what) => Some(what),
            _ => None,
        }
    }
}
