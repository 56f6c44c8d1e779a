//! The six types of system and how many of each a frame carries (rules page, section 1.2).

use ron2::FromRon;
use serde::{Deserialize, Serialize};

/// One type of system.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, FromRon,
)]
pub enum System {
    /// Blue dice.
    Defense,
    /// Green dice; moves through cover.
    Movement,
    /// Yellow dice; sees farther than a bare frame.
    Spotting,
    /// Red dice at hand-to-hand range.
    Melee,
    /// Red dice at direct-fire range.
    Direct,
    /// Red dice beyond direct-fire range.
    Artillery,
}

/// The six types in the fixed order of [`Systems`].
pub const SYSTEMS: [System; 6] = [
    System::Defense,
    System::Movement,
    System::Spotting,
    System::Melee,
    System::Direct,
    System::Artillery,
];

impl System {
    /// Position in [`SYSTEMS`], 0 to 5.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Lower-case name, as the log and the scenarios spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Defense => "defense",
            Self::Movement => "movement",
            Self::Spotting => "spotting",
            Self::Melee => "melee",
            Self::Direct => "direct",
            Self::Artillery => "artillery",
        }
    }

    /// One letter for lists where space is short.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Defense => 'D',
            Self::Movement => 'M',
            Self::Spotting => 'S',
            Self::Melee => 'H',
            Self::Direct => 'F',
            Self::Artillery => 'A',
        }
    }
}

/// How many systems of each type, by [`System::index`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Systems(pub [u8; 6]);

impl Systems {
    /// How many of one type.
    #[must_use]
    pub const fn get(self, system: System) -> u8 {
        self.0[system.index()]
    }

    /// How many in all (M-70). Rockets are no systems (M-64).
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// Every type with its number, also those that are missing.
    pub fn iter(self) -> impl Iterator<Item = (System, u8)> {
        SYSTEMS.into_iter().zip(self.0)
    }
}

impl FromIterator<System> for Systems {
    fn from_iter<I: IntoIterator<Item = System>>(iter: I) -> Self {
        let mut all = Self::default();
        for system in iter {
            let count = &mut all.0[system.index()];
            *count = count.saturating_add(1);
        }
        all
    }
}
