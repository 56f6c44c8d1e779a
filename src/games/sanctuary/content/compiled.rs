//! Checked content: the loader makes it from packs, the rules read it. It is immutable.

use serde::{Serialize, Serializer};

use super::{Ability, CardKind, Counter, GIFTS, Gift, RulesDef};
use crate::cards::language::HowMany;
use crate::packs::{PackStamp, Words};

/// Everything a game needs from the packs. Cards are sorted by id, so indices agree everywhere.
#[derive(Debug, Clone)]
pub struct Content {
    /// All cards, Sanctuaries included, sorted by full id.
    pub cards: Vec<Card>,
    /// Factions, sorted by full id.
    pub factions: Vec<Faction>,
    /// Legal decks, sorted by full id.
    pub decks: Vec<Deck>,
    /// Kinds of counters, sorted by full id.
    pub counters: Vec<Counter>,
    /// Sub-types that some card has, in English and translated, sorted.
    pub subtypes: Vec<Words>,
    /// Rule parameters.
    pub rules: RulesDef,
    /// The packs this came from, in load order.
    pub packs: Vec<PackStamp>,
}

/// One card, ready for play.
#[derive(Debug, Clone)]
pub struct Card {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: Words,
    /// Type.
    pub kind: CardKind,
    /// Index of its faction.
    pub faction: Option<u8>,
    /// Sub-type in English, may be empty.
    pub subtype: String,
    /// It is in no deck and gone when it leaves play.
    pub token: bool,
    /// Volition to pay; 0 for a Sanctuary.
    pub cost: u8,
    /// Printed Strength; 0 for anything but a Character.
    pub strength: i32,
    /// Printed Structure; 0 unless Sanctuary or Enhancement.
    pub structure: i32,
    /// Volition a turn; 0 unless Sanctuary or Enhancement.
    pub volition: i32,
    /// Enhancements a Sanctuary bears.
    pub limit: u8,
    /// Durability of a Technology.
    pub durability: u8,
    /// Printed gifts.
    pub gifts: Gifts,
    /// Abilities.
    pub abilities: Vec<Ability>,
    /// How many of its texts are chosen as it is played.
    pub picks: HowMany,
    /// Copies of it that a deck may hold.
    pub copies: u8,
    /// Flavour.
    pub flavor: Words,
    /// Picture path relative to its pack, if it ships one.
    pub picture: Option<String>,
}

impl Card {
    /// Whether it stays in play once played.
    #[must_use]
    pub const fn is_permanent(&self) -> bool {
        !matches!(self.kind, CardKind::Manipulation)
    }
}

/// One faction.
#[derive(Debug, Clone)]
pub struct Faction {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: Words,
    /// One sentence on how it plays.
    pub summary: Words,
    /// Red, green, blue, each 0 to 255.
    pub colour: (u8, u8, u8),
}

/// One legal deck.
#[derive(Debug, Clone)]
pub struct Deck {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: Words,
    /// One sentence.
    pub summary: Words,
    /// Index of its Sanctuary.
    pub sanctuary: u16,
    /// Card index and copies, sorted by index.
    pub cards: Vec<(u16, u8)>,
}

/// A set of gifts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Gifts(u8);

impl Gifts {
    /// No gift.
    pub const NONE: Self = Self(0);

    /// The same and one more.
    #[must_use]
    pub const fn and(self, gift: Gift) -> Self {
        Self(self.0 | 1 << gift as u8)
    }

    /// Whether it is among them.
    #[must_use]
    pub const fn has(self, gift: Gift) -> bool {
        self.0 & 1 << gift as u8 != 0
    }

    /// All of them, in the order of the rules page.
    pub fn iter(self) -> impl Iterator<Item = Gift> {
        GIFTS.into_iter().filter(move |&gift| self.has(gift))
    }
}

/// A list of them.
impl Serialize for Gifts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl FromIterator<Gift> for Gifts {
    fn from_iter<I: IntoIterator<Item = Gift>>(gifts: I) -> Self {
        gifts.into_iter().fold(Self::NONE, Self::and)
    }
}
