//! What abilities of frames trigger on: which frames it is about, and what lies on the table then.

use super::{Filter, Trigger};

impl Trigger {
    /// The frames that it is about, if it is about frames.
    #[must_use]
    pub const fn filter(&self) -> Option<&Filter> {
        match self {
            Self::Activates(of)
            | Self::Moves(of)
            | Self::EntersHazard(of)
            | Self::Attacks(of)
            | Self::AttacksFrame(of, _)
            | Self::Attacked(of)
            | Self::BeforeHits(of)
            | Self::Rolls(of)
            | Self::RollsDamage(of)
            | Self::RolledAgainst(of)
            | Self::Hit(of)
            | Self::LosesSystem(of)
            | Self::Destroyed(of) => Some(of),
            Self::RoundBegins
            | Self::RoundEnds
            | Self::CountersReach(..)
            | Self::Captures(_)
            | Self::LosesStation(_) => None,
        }
    }

    /// Whether it may be about an attack.
    #[must_use]
    pub const fn is_of_attack(&self) -> bool {
        matches!(
            self,
            Self::Attacks(_)
                | Self::AttacksFrame(..)
                | Self::Attacked(_)
                | Self::BeforeHits(_)
                | Self::RollsDamage(_)
                | Self::RolledAgainst(_)
                | Self::Hit(_)
                | Self::Destroyed(_)
        )
    }

    /// Whether damage dice lie on the table then.
    #[must_use]
    pub const fn is_of_damage_dice(&self) -> bool {
        matches!(self, Self::RollsDamage(_) | Self::RolledAgainst(_))
    }
}
