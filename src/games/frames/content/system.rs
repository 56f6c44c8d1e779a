//! The types of system and how many of each a frame carries (rules page, sections 1.2 and 9).

use std::fmt;

use super::{LETTERS, Letter};
use ron2::FromRon;
use ron2::ast::Expr;
use ron2::{Error, ErrorKind};
use serde::{Deserialize, Serialize, Serializer};

use crate::table::Language;

/// One type of system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
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
    /// Optional rule: no dice, but hazardous ground takes none (Q61).
    Environment,
    /// Optional rule: half a weapon at each of two ranges (Q57).
    Split(Split),
    /// A system of a pack, by its letter (M-152).
    Own(Letter),
}

/// The two ranges of a split weapon, the nearer one first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Split {
    /// Hand-to-hand and direct fire.
    MeleeDirect,
    /// Hand-to-hand and artillery.
    MeleeArtillery,
    /// Direct fire and artillery.
    DirectArtillery,
}

/// The types of the rules, in the order of [`Systems`].
pub const BUILT_IN: [System; 10] = [
    System::Defense,
    System::Movement,
    System::Spotting,
    System::Melee,
    System::Direct,
    System::Artillery,
    System::Environment,
    System::Split(Split::MeleeDirect),
    System::Split(Split::MeleeArtillery),
    System::Split(Split::DirectArtillery),
];

/// All types in the order of [`Systems`]: those of the rules, then one for each letter.
pub const SYSTEMS: [System; BUILT_IN.len() + LETTERS] = {
    let mut all = [System::Defense; BUILT_IN.len() + LETTERS];
    let mut n = 0;
    while n < all.len() {
        all[n] = if n < BUILT_IN.len() {
            BUILT_IN[n]
        } else {
            System::Own(Letter::nth((n - BUILT_IN.len()) as u8))
        };
        n += 1;
    }
    all
};

impl Split {
    /// The weapon systems it is half of.
    #[must_use]
    pub const fn halves(self) -> [System; 2] {
        match self {
            Self::MeleeDirect => [System::Melee, System::Direct],
            Self::MeleeArtillery => [System::Melee, System::Artillery],
            Self::DirectArtillery => [System::Direct, System::Artillery],
        }
    }
}

impl System {
    /// Position in [`SYSTEMS`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Defense => 0,
            Self::Movement => 1,
            Self::Spotting => 2,
            Self::Melee => 3,
            Self::Direct => 4,
            Self::Artillery => 5,
            Self::Environment => 6,
            Self::Split(split) => 7 + split as usize,
            Self::Own(letter) => BUILT_IN.len() + letter.index(),
        }
    }

    /// One letter for lists where space is short, of the words that a language has for it.
    #[must_use]
    pub const fn letter(self, language: Language) -> char {
        match self {
            Self::Melee if matches!(language, Language::Spanish) => 'C',
            Self::Defense => 'D',
            Self::Movement => 'M',
            Self::Spotting => 'S',
            Self::Melee => 'H',
            Self::Direct => 'F',
            Self::Artillery => 'A',
            Self::Environment => 'E',
            Self::Split(_) => '/',
            Self::Own(letter) => letter.char(),
        }
    }

    /// How many halves of `whole` it is: 2 of itself, 1 if it is a split weapon of that range (Q58).
    #[must_use]
    pub fn halves_of(self, whole: Self) -> u8 {
        match self {
            _ if self == whole => 2,
            Self::Split(split) => u8::from(split.halves().contains(&whole)),
            _ => 0,
        }
    }
}

impl fmt::Display for System {
    /// The word of a pack: `Direct`, `Split(Direct, Artillery)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Split(split) => {
                let [near, far] = split.halves();
                write!(f, "Split({near}, {far})")
            }
            Self::Own(letter) => write!(f, "Own(\"{letter}\")"),
            whole => write!(f, "{whole:?}"),
        }
    }
}

/// A system as RON spells it.
#[derive(FromRon)]
#[ron(rename = "System")]
enum Word {
    Defense,
    Movement,
    Spotting,
    Melee,
    Direct,
    Artillery,
    Environment,
    Split(Weapon, Weapon),
    Own(Letter),
}

/// One half of a split weapon.
#[derive(FromRon)]
enum Weapon {
    Melee,
    Direct,
    Artillery,
}

impl FromRon for System {
    fn from_ast(expr: &Expr<'_>) -> Result<Self, Error> {
        use Weapon::{Artillery, Direct, Melee};
        Ok(match Word::from_ast(expr)? {
            Word::Defense => Self::Defense,
            Word::Movement => Self::Movement,
            Word::Spotting => Self::Spotting,
            Word::Melee => Self::Melee,
            Word::Direct => Self::Direct,
            Word::Artillery => Self::Artillery,
            Word::Environment => Self::Environment,
            Word::Own(letter) => Self::Own(letter),
            Word::Split(Melee, Direct) | Word::Split(Direct, Melee) => {
                Self::Split(Split::MeleeDirect)
            }
            Word::Split(Melee, Artillery) | Word::Split(Artillery, Melee) => {
                Self::Split(Split::MeleeArtillery)
            }
            Word::Split(Direct, Artillery) | Word::Split(Artillery, Direct) => {
                Self::Split(Split::DirectArtillery)
            }
            Word::Split(Melee, Melee)
            | Word::Split(Direct, Direct)
            | Word::Split(Artillery, Artillery) => {
                let message = "a split weapon has two different ranges".to_owned();
                return Err(Error::with_span(ErrorKind::Message(message), *expr.span()));
            }
        })
    }
}

/// How many systems of each type, by [`System::index`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Systems(pub [u8; SYSTEMS.len()]);

impl Default for Systems {
    fn default() -> Self {
        Self::NONE
    }
}

/// The number of each type in the order of [`SYSTEMS`].
impl Serialize for Systems {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0)
    }
}

impl Systems {
    /// No system at all.
    pub const NONE: Self = Self([0; SYSTEMS.len()]);

    /// How many of one type.
    #[must_use]
    pub const fn get(self, system: System) -> u8 {
        self.0[system.index()]
    }

    /// How many in all (M-70); a split weapon is one (Q58). Rockets are no systems (M-64).
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// How many halves of one type, split weapons included (Q58).
    #[must_use]
    pub fn halves(self, whole: System) -> u8 {
        let whole_ones = self.get(whole).saturating_mul(2);
        whole_ones.saturating_add(self.split(whole))
    }

    /// How many split weapons have that weapon as a half.
    #[must_use]
    pub fn split(self, weapon: System) -> u8 {
        let splits = [
            Split::MeleeDirect,
            Split::MeleeArtillery,
            Split::DirectArtillery,
        ];
        let splits = splits.into_iter().filter(|s| s.halves().contains(&weapon));
        let counts = splits.map(|split| self.get(System::Split(split)));
        counts.fold(0, u8::saturating_add)
    }

    /// Whether there is a weapon of that type, whole or half (M-95, Q59).
    #[must_use]
    pub fn armed(self, weapon: System) -> bool {
        self.halves(weapon) > 0
    }

    /// M-75 to M-77: no direct-fire and no artillery system, not even half a one (Q59); rockets do not
    /// matter.
    #[must_use]
    pub fn sprints(self) -> bool {
        !self.armed(System::Direct) && !self.armed(System::Artillery)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_has_its_place() {
        for (n, system) in SYSTEMS.into_iter().enumerate() {
            assert_eq!(system.index(), n, "{system}");
            let word = ron2::from_str::<System>(&system.to_string());
            assert_eq!(word.expect("its own word"), system);
        }
    }

    #[test]
    fn two_halves_are_a_whole() {
        let split = System::Split(Split::DirectArtillery);
        let systems: Systems = [System::Direct, split, split].into_iter().collect();
        assert_eq!(systems.halves(System::Direct), 4);
        assert_eq!(systems.halves(System::Artillery), 2);
        assert_eq!((systems.split(System::Direct), systems.total()), (2, 3));
        assert!(systems.armed(System::Artillery) && !systems.armed(System::Melee));
    }
}
