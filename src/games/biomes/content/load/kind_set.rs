//! Sets of kinds of things, to check whether an effect can affect what it is given.

use super::super::{CardKind, Filter, Kind};
use crate::packs::prose::listed_bits;

/// A set of kinds of things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KindSet(u32);

/// The names of the kinds, in the order of their bits.
const NAMES: [&str; 11] = [
    "agents",
    "software",
    "modifications",
    "hardware",
    "gear",
    "anomalies",
    "events",
    "sectors",
    "biomes",
    "players",
    "actions on the queue",
];

impl KindSet {
    /// Agents, of double types and spawns too.
    pub(super) const AGENT: Self = Self(1);
    const SOFTWARE: Self = Self(1 << 1);
    const MODIFICATION: Self = Self(1 << 2);
    const HARDWARE: Self = Self(1 << 3);
    pub(super) const GEAR: Self = Self(1 << 4);
    const ANOMALY: Self = Self(1 << 5);
    pub(super) const EVENT: Self = Self(1 << 6);
    pub(super) const SECTOR: Self = Self(1 << 7);
    pub(super) const BIOME: Self = Self(1 << 8);
    const PLAYER: Self = Self(1 << 9);
    pub(super) const ACTION: Self = Self(1 << 10);
    /// Whatever can be on the planet.
    pub(super) const CONSTANT: Self = Self(0b11_1111);
    /// Whatever is a card.
    pub(super) const CARD: Self = Self(0b111_1111);
    /// Whatever is played from a hand.
    pub(super) const FUNCTION: Self = Self(0b101_1111);

    /// What becomes copies of each other (D35).
    pub(super) const FAMILIES: [Self; 5] = [
        Self::AGENT,
        Self::GEAR,
        Self::MODIFICATION,
        Self::ANOMALY,
        Self::SOFTWARE.or(Self::HARDWARE),
    ];

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

    /// Whether all of it is attached to something.
    pub(super) const fn is_attached(self) -> bool {
        self.0 & !(Self::GEAR.0 | Self::MODIFICATION.0) == 0
    }

    /// Whether it is software or hardware, of which only double types are agents.
    pub(super) const fn is_rarely_agent(self) -> bool {
        let software = Self::AGENT.or(Self::SOFTWARE).or(Self::MODIFICATION);
        let hardware = Self::AGENT.or(Self::HARDWARE).or(Self::GEAR);
        self.0 == software.0 || self.0 == hardware.0
    }

    /// The same without agents, if `without`.
    pub(super) const fn but_agents(self, without: bool) -> Self {
        if without {
            Self(self.0 & !Self::AGENT.0)
        } else {
            self
        }
    }

    /// All of it in words: "agents and gear".
    pub(super) fn words(self) -> String {
        listed_bits(self.0, &NAMES)
    }
}

impl From<&Filter> for KindSet {
    fn from(filter: &Filter) -> Self {
        match filter.kind {
            Kind::Constant => Self::CONSTANT,
            Kind::Event => Self::EVENT,
            // Agents of double types are agents here.
            Kind::Agent | Kind::DoubleType => Self::AGENT,
            Kind::Software => Self::AGENT.or(Self::SOFTWARE).or(Self::MODIFICATION),
            Kind::Hardware => Self::AGENT.or(Self::HARDWARE).or(Self::GEAR),
            Kind::Gear => Self::GEAR,
            Kind::Modification => Self::MODIFICATION,
            Kind::Anomaly => Self::ANOMALY,
            Kind::Sector => Self::SECTOR,
            Kind::AgentOrSector => Self::AGENT.or(Self::SECTOR),
            Kind::Biome => Self::BIOME,
            Kind::Player => Self::PLAYER,
            Kind::Action => Self::ACTION,
            Kind::Function => Self::FUNCTION,
            // An activated skill is aimed at through its constant.
            Kind::FunctionOrSkill | Kind::Card => Self::CARD,
            Kind::Any => Self((1 << NAMES.len()) - 1),
        }
    }
}

impl From<&CardKind> for KindSet {
    fn from(kind: &CardKind) -> Self {
        match kind {
            CardKind::Agent
            | CardKind::Spawn
            | CardKind::SoftwareAgent
            | CardKind::HardwareAgent => Self::AGENT,
            CardKind::Event => Self::EVENT,
            CardKind::Software => Self::SOFTWARE,
            CardKind::Modification(_) => Self::MODIFICATION,
            CardKind::Hardware => Self::HARDWARE,
            CardKind::Gear => Self::GEAR,
            CardKind::Anomaly => Self::ANOMALY,
        }
    }
}
