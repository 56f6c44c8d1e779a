//! What continuous abilities and effects give to cards.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

use super::Gift;
use crate::games::sanctuary::limits;

/// The four kinds of damage, changed by cards one by one (rules page, section 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Label {
    /// Between the two of a duel.
    Duel,
    /// Between attacker and blocker.
    Combat,
    /// Of an attacker to the Sanctuary.
    Sanctuary,
    /// Of an effect.
    Effect,
}

/// A bonus or rule that a continuous ability or an effect gives to a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Grant {
    /// Strength, may be negative.
    Strength(i32),
    /// A gift.
    Gift(Gift),
    /// So much more damage of that kind dealt (negative: less). Does not make it sturdier.
    Deals(Label, i32),
    /// So much more damage of that kind taken (negative: less, never below 0).
    Takes(Label, i32),
    /// So much more Volition to play it (negative: less); for cards in hand.
    Cost(i32),
    /// So many more cards in hand at the end of a turn (negative: fewer); for Sanctuaries.
    HandLimit(i32),
    /// Cannot challenge.
    NoChallenge,
    /// Cannot be challenged.
    Unchallenged,
    /// Must be challenged before other Characters of its controller (C132).
    Taunts,
    /// Cannot be chosen as a target by the opponent (C113).
    Untargetable,
    /// Cannot attack.
    NoAttack,
    /// Cannot block.
    NoBlock,
    /// Does not untap in its controller's Communion.
    NoUntap,
    /// Cannot leave play.
    Stays,
    /// Has no abilities and no gifts.
    Silenced,
}

impl Grant {
    /// So many times its number.
    #[must_use]
    pub fn times(self, times: i32) -> Self {
        let of = |n: i32| limits::strength(n.saturating_mul(times));
        match self {
            Self::Strength(n) => Self::Strength(of(n)),
            Self::Deals(label, n) => Self::Deals(label, of(n)),
            Self::Takes(label, n) => Self::Takes(label, of(n)),
            Self::Cost(n) => Self::Cost(of(n)),
            Self::HandLimit(n) => Self::HandLimit(of(n)),
            other => other,
        }
    }

    /// Whether it has a number.
    #[must_use]
    pub const fn has_number(self) -> bool {
        matches!(
            self,
            Self::Strength(_)
                | Self::Deals(..)
                | Self::Takes(..)
                | Self::Cost(_)
                | Self::HandLimit(_)
        )
    }

    /// Both together, if they are of one sort.
    #[must_use]
    pub fn with(self, other: Self) -> Option<Self> {
        let sum = |n: i32, m: i32| limits::strength(limits::sum(n, m));
        Some(match (self, other) {
            (Self::Strength(n), Self::Strength(m)) => Self::Strength(sum(n, m)),
            (Self::Cost(n), Self::Cost(m)) => Self::Cost(sum(n, m)),
            (Self::HandLimit(n), Self::HandLimit(m)) => Self::HandLimit(sum(n, m)),
            (Self::Deals(one, n), Self::Deals(two, m)) if one == two => Self::Deals(one, sum(n, m)),
            (Self::Takes(one, n), Self::Takes(two, m)) if one == two => Self::Takes(one, sum(n, m)),
            (one, two) if one == two => one,
            _ => return None,
        })
    }
}
