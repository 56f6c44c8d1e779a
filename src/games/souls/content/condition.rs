//! Conditions.

use ron2::FromRon;

use super::{Filter, PlayerSelector};

/// A test at one moment. "You" is the controller of the ability.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum Condition {
    /// At least that many match.
    AtLeast(u8, Filter),
    /// That player has at least that many ¢; of several players any.
    CoinsAtLeast(i32, PlayerSelector),
    /// That player has at most that many ¢; of several players any.
    CoinsAtMost(i32, PlayerSelector),
    /// That player holds at least that many loot cards; of several players any.
    HandAtLeast(u8, PlayerSelector),
    /// That player holds at most that many loot cards; of several players any.
    HandAtMost(u8, PlayerSelector),
    /// That player's souls are worth at least that much; of several players any.
    SoulsAtLeast(u8, PlayerSelector),
    /// Nobody's souls are worth less than yours.
    FewestSouls,
    /// Nobody's souls are worth more than yours.
    MostSouls,
    /// You are the active player.
    YourTurn,
    /// This is charged.
    ThisCharged,
    /// At least that many counters lie on this.
    CountersAtLeast(u8),
    /// An attack is running.
    AttackRunning,
    /// This is being attacked.
    ThisAttacked,
    /// A monster died this turn.
    MonsterDied,
    /// That player died this turn; of several players any.
    PlayerDied(PlayerSelector),
    /// That many monsters have died in your turns in this game.
    Kills(u8),
    /// You have died that often in this game.
    Deaths(u8),
    /// You have hit points left, and so many at least.
    HpAtLeast(i32),
    /// You have at most so many hit points.
    HpAtMost(i32),
    /// The amount of the event is at least that.
    ThatAtLeast(i32),
    /// The amount of the event is at most that.
    ThatAtMost(i32),
    /// The condition does not hold.
    Not(Box<Condition>),
    /// All of them hold.
    All(Vec<Condition>),
    /// One of them holds at least.
    AnyOf(Vec<Condition>),
}

impl Condition {
    /// Whether it depends on what is on the stack.
    #[must_use]
    pub fn counts_stack(&self) -> bool {
        match self {
            Self::AtLeast(_, filter) => filter.kind.is_entry(),
            Self::Not(inner) => inner.counts_stack(),
            Self::All(list) | Self::AnyOf(list) => list.iter().any(Self::counts_stack),
            Self::CoinsAtLeast(..)
            | Self::CoinsAtMost(..)
            | Self::HandAtLeast(..)
            | Self::HandAtMost(..)
            | Self::SoulsAtLeast(..)
            | Self::FewestSouls
            | Self::MostSouls
            | Self::YourTurn
            | Self::ThisCharged
            | Self::CountersAtLeast(_)
            | Self::AttackRunning
            | Self::ThisAttacked
            | Self::MonsterDied
            | Self::PlayerDied(_)
            | Self::Kills(_)
            | Self::Deaths(_)
            | Self::HpAtLeast(_)
            | Self::HpAtMost(_)
            | Self::ThatAtLeast(_)
            | Self::ThatAtMost(_) => false,
        }
    }
}
