//! Sets of kinds of things, to check whether an effect can affect its targets.

use super::super::{CardKind, Grant, Kind, Label, Where};
use crate::packs::prose::listed_bits;

/// A set of sorts of things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KindSet(u8);

impl KindSet {
    pub(super) const CHARACTER: Self = Self(1);
    pub(super) const ENHANCEMENT: Self = Self(2);
    pub(super) const TECHNOLOGY: Self = Self(4);
    pub(super) const MANIPULATION: Self = Self(8);
    pub(super) const SANCTUARY: Self = Self(16);
    pub(super) const ENTRY: Self = Self(32);
    /// Whatever can leave play.
    pub(super) const PERMANENT: Self = Self(1 | 2 | 4);
    /// Whatever a deck holds.
    pub(super) const CARD: Self = Self(1 | 2 | 4 | 8);

    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether anything is in both.
    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of it is in the other.
    pub(super) const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// All of it in words: "characters and technologies".
    pub(super) fn words(self) -> String {
        let names = [
            "characters",
            "enhancements",
            "technologies",
            "manipulations",
            "sanctuaries",
            "entries of the Stack",
        ];
        listed_bits(self.0.into(), &names)
    }
}

impl From<Kind> for KindSet {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Character => Self::CHARACTER,
            Kind::Enhancement => Self::ENHANCEMENT,
            Kind::Technology => Self::TECHNOLOGY,
            Kind::Manipulation => Self::MANIPULATION,
            Kind::Permanent => Self::PERMANENT,
            Kind::Card => Self::CARD,
            Kind::Any => Self::CARD.or(Self::SANCTUARY).or(Self::ENTRY),
            Kind::Sanctuary => Self::SANCTUARY,
            Kind::Entry | Kind::ManipulationEntry => Self::ENTRY,
        }
    }
}

impl From<CardKind> for KindSet {
    fn from(kind: CardKind) -> Self {
        match kind {
            CardKind::Sanctuary => Self::SANCTUARY,
            CardKind::Enhancement => Self::ENHANCEMENT,
            CardKind::Character => Self::CHARACTER,
            CardKind::Technology => Self::TECHNOLOGY,
            CardKind::Manipulation => Self::MANIPULATION,
        }
    }
}

/// The cards that can have a grant, and their places.
pub(super) const fn bearers(grant: Grant) -> (KindSet, Where) {
    let everything = KindSet::PERMANENT.or(KindSet::SANCTUARY);
    let kind_set = match grant {
        Grant::Strength(_)
        | Grant::Gift(_)
        | Grant::Deals(Label::Duel | Label::Combat | Label::Sanctuary, _)
        | Grant::Takes(Label::Duel | Label::Combat, _)
        | Grant::NoChallenge
        | Grant::Unchallenged
        | Grant::Taunts
        | Grant::Untargetable
        | Grant::NoAttack
        | Grant::NoBlock
        | Grant::NoUntap => KindSet::CHARACTER,
        Grant::Deals(Label::Effect, _) | Grant::Silenced => everything,
        Grant::Takes(Label::Sanctuary, _) | Grant::HandLimit(_) => KindSet::SANCTUARY,
        Grant::Takes(Label::Effect, _) => KindSet::CHARACTER.or(KindSet::SANCTUARY),
        Grant::Cost(_) => return (KindSet::CARD, Where::Hand),
        Grant::Stays => KindSet::PERMANENT,
    };
    (kind_set, Where::Play)
}
