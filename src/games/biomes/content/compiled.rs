//! Checked content: the loader makes it from packs, the rules read it. It is immutable.

use serde::{Serialize, Serializer};

use super::{
    Ability, BiomeType, CardKind, Cost, Counter, Energy, Filter, Grade, Keyword, Reach, RulesDef,
};
use crate::cards::language::HowMany;
use crate::packs::{PackStamp, Words};

/// Everything a match needs from the packs. Cards are sorted by id, so indices agree everywhere.
#[derive(Debug, Clone)]
pub struct Content {
    /// All cards, spawns and uncommon anomalies, sorted by full id.
    pub cards: Vec<Card>,
    /// Biomes, sorted by type; one each.
    pub biomes: Vec<Biome>,
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
    /// Tribe word in English, may be empty.
    pub subtype: String,
    /// Energy to pay.
    pub cost: Cost,
    /// Extra void cost of *global*, if it has the keyword.
    pub global: Option<u8>,
    /// 1 to 3; 0 for anomalies and spawns.
    pub speed: u8,
    /// Rarity.
    pub grade: Grade,
    /// Limited to one of its name per player on the planet.
    pub mythic: bool,
    /// Printed attack; 0 for non-agents.
    pub attack: i32,
    /// Printed defense; 0 for non-agents.
    pub defense: i32,
    /// Printed reach.
    pub reach: Reach,
    /// Printed keywords.
    pub keywords: Keywords,
    /// Skills and text.
    pub abilities: Vec<Ability>,
    /// How many of its texts are chosen as it is played.
    pub picks: HowMany,
    /// Energy that locking it makes.
    pub makes: Option<Cost>,
    /// Index of its uncommon anomaly; `None` for "any common one".
    pub anomaly: Option<u16>,
    /// Flavour.
    pub flavor: Words,
    /// Picture path relative to its pack, if it ships one.
    pub picture: Option<String>,
}

impl Card {
    /// Agents, double types and spawns.
    #[must_use]
    pub fn is_agent(&self) -> bool {
        matches!(
            self.kind,
            CardKind::Agent | CardKind::SoftwareAgent | CardKind::HardwareAgent | CardKind::Spawn
        )
    }

    /// Software, double types and modifications included.
    #[must_use]
    pub fn is_software(&self) -> bool {
        matches!(
            self.kind,
            CardKind::Software | CardKind::SoftwareAgent | CardKind::Modification(_)
        )
    }

    /// Hardware, double types and gear included.
    #[must_use]
    pub fn is_hardware(&self) -> bool {
        matches!(
            self.kind,
            CardKind::Hardware | CardKind::HardwareAgent | CardKind::Gear
        )
    }

    /// Anomalies, common and uncommon.
    #[must_use]
    pub fn is_anomaly(&self) -> bool {
        self.kind == CardKind::Anomaly
    }

    /// Events; everything else on the planet is a constant (B20).
    #[must_use]
    pub fn is_event(&self) -> bool {
        self.kind == CardKind::Event
    }

    /// Functions use the queue: everything but anomalies and spawns.
    #[must_use]
    pub fn is_function(&self) -> bool {
        !matches!(self.kind, CardKind::Anomaly | CardKind::Spawn)
    }

    /// The objects that a modification may be attached to.
    #[must_use]
    pub fn modifies(&self) -> Option<&Filter> {
        match &self.kind {
            CardKind::Modification(filter) => Some(filter),
            _ => None,
        }
    }
}

/// A set of keywords with their numbers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Keywords {
    bits: u32,
    /// Sum of *deflect*.
    pub deflect: u8,
    /// Sum of *firewall*.
    pub firewall: u8,
}

impl Keywords {
    const fn bit(keyword: Keyword) -> u32 {
        1 << match keyword {
            Keyword::Evasion => 0,
            Keyword::Secure => 1,
            Keyword::Ready => 2,
            Keyword::Transfer => 3,
            Keyword::Intercept => 4,
            Keyword::Intimidate => 5,
            Keyword::Stealth => 6,
            Keyword::Lightspeed => 7,
            Keyword::Quantum => 8,
            Keyword::Deflect(_) => 9,
            Keyword::Encrypt => 10,
            Keyword::Firewall(_) => 11,
            Keyword::Magnetic => 12,
            Keyword::Overpower => 13,
            Keyword::Virus => 14,
            Keyword::NoAdvance => 15,
            Keyword::NoAttack => 16,
            Keyword::NoDefend => 17,
        }
    }

    /// Adds one keyword; numbers add up.
    pub fn add(&mut self, keyword: Keyword) {
        self.bits |= Self::bit(keyword);
        match keyword {
            Keyword::Deflect(n) => self.deflect = self.deflect.saturating_add(n),
            Keyword::Firewall(n) => self.firewall = self.firewall.saturating_add(n),
            _ => {}
        }
    }

    /// Whether the keyword is there, whatever its number.
    #[must_use]
    pub const fn has(self, keyword: Keyword) -> bool {
        self.bits & Self::bit(keyword) != 0
    }
}

/// A list of them, with their numbers.
impl Serialize for Keywords {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let all = [
            Keyword::Evasion,
            Keyword::Secure,
            Keyword::Ready,
            Keyword::Transfer,
            Keyword::Intercept,
            Keyword::Intimidate,
            Keyword::Stealth,
            Keyword::Lightspeed,
            Keyword::Quantum,
            Keyword::Deflect(self.deflect),
            Keyword::Encrypt,
            Keyword::Firewall(self.firewall),
            Keyword::Magnetic,
            Keyword::Overpower,
            Keyword::Virus,
            Keyword::NoAdvance,
            Keyword::NoAttack,
            Keyword::NoDefend,
        ];
        to.collect_seq(all.into_iter().filter(|&keyword| self.has(keyword)))
    }
}

impl FromIterator<Keyword> for Keywords {
    fn from_iter<I: IntoIterator<Item = Keyword>>(iter: I) -> Self {
        let mut all = Self::default();
        iter.into_iter().for_each(|keyword| all.add(keyword));
        all
    }
}

/// One biome type with its influence.
#[derive(Debug, Clone)]
pub struct Biome {
    /// Type.
    pub kind: BiomeType,
    /// Shown name.
    pub name: Words,
    /// Primary, secondary, tertiary.
    pub alignments: Vec<Energy>,
    /// Rules inside it.
    pub influence: Vec<Ability>,
    /// Flavour.
    pub flavor: Words,
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
    /// Card index and copies, sorted by index.
    pub cards: Vec<(u16, u8)>,
    /// Reserve for best of three.
    pub reserve: Vec<(u16, u8)>,
}
