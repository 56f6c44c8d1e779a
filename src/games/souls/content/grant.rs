//! Bonuses and rules that static abilities and effects give to players and things.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

use crate::cards::language::TurnsOf;

/// A bonus or rule. Those marked (player) do nothing to cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Grant {
    /// Hit points at most, may be negative.
    Hp(i32),
    /// Combat damage, may be negative.
    Attack(i32),
    /// Change of the number that attack rolls must reach. It may be negative; the result always counts as 1 to 6
    /// (F-106).
    Evasion(i32),
    /// All its rolls, when they resolve (player).
    Rolls(i32),
    /// Its attack rolls, when they resolve (player).
    AttackRolls(i32),
    /// Rolls against it, when they resolve (monsters).
    RollsAgainst(i32),
    /// Loot cards it may hold at the end of its turn (player).
    HandLimit(i32),
    /// Change of the cost of purchases (player).
    Price(i32),
    /// Change of the cost of buying it (shop items).
    Cost(i32),
    /// Cards of its loot step (player).
    LootStep(i32),
    /// Loot plays in each of its turns (player).
    LootPlays(i32),
    /// Attacks in each of its turns (player).
    Attacks(i32),
    /// Purchases in each of its turns (player).
    Purchases(i32),
    /// Souls it needs to win (player).
    Goal(i32),
    /// Cannot be destroyed or discarded, cannot die.
    Eternal,
    /// Cannot be attacked.
    Unattackable,
    /// Cannot be chosen as a target by other players (R108).
    Untargetable,
    /// Must be attacked if the active player attacks (F-92).
    Taunts,
    /// Can be attacked although it is no monster; attack rolls must reach that (player, room, item).
    Attackable(i32),
    /// May not declare attacks (player).
    NoAttacks,
    /// May not declare purchases (player).
    NoPurchases,
    /// May not play loot (player).
    NoLoot,
    /// May not activate abilities of items and of its character (player), or its abilities cannot be activated.
    NoActivations,
    /// Is not charged in its controller's recharge step.
    NoRecharge,
    /// Cannot be healed.
    NoHealing,
}

impl Grant {
    /// So many times its number.
    #[must_use]
    pub fn times(self, times: i32) -> Self {
        let of = |n: i32| n.saturating_mul(times).clamp(-999, 999);
        match self {
            Self::Hp(n) => Self::Hp(of(n)),
            Self::Attack(n) => Self::Attack(of(n)),
            Self::Evasion(n) => Self::Evasion(of(n)),
            Self::Rolls(n) => Self::Rolls(of(n)),
            Self::AttackRolls(n) => Self::AttackRolls(of(n)),
            Self::RollsAgainst(n) => Self::RollsAgainst(of(n)),
            Self::HandLimit(n) => Self::HandLimit(of(n)),
            Self::Price(n) => Self::Price(of(n)),
            Self::Cost(n) => Self::Cost(of(n)),
            Self::LootStep(n) => Self::LootStep(of(n)),
            Self::LootPlays(n) => Self::LootPlays(of(n)),
            Self::Attacks(n) => Self::Attacks(of(n)),
            Self::Purchases(n) => Self::Purchases(of(n)),
            Self::Goal(n) => Self::Goal(of(n)),
            Self::Attackable(_)
            | Self::Eternal
            | Self::Unattackable
            | Self::Untargetable
            | Self::Taunts
            | Self::NoAttacks
            | Self::NoPurchases
            | Self::NoLoot
            | Self::NoActivations
            | Self::NoRecharge
            | Self::NoHealing => self,
        }
    }
}

/// How long a change of a thing lasts, once it is known of whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Duration {
    /// Until the end of this turn (F-39).
    Turn,
    /// For a round (F-43 to F-47).
    Round,
    /// Until the next turn of one of those players begins.
    NextTurnOf(TurnsOf),
    /// While the card that has the text is in play.
    WhileInPlay,
    /// While the thing stays where it is.
    Permanent,
}
