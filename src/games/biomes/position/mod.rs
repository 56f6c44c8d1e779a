//! Any position of a match, written down: for scenarios, replays, puzzles and the position editor.
//!
//! [`Position`] is the resolved form that goes into replay headers; [`PositionDef`] is how a RON file
//! spells it, and [`resolve`](crate::cards::position::CardPosition::resolve) turns one into the other, with an error for everything that is wrong.

mod apply;
mod battle;
mod card_spot;
mod check;
mod delayed;
mod extract;
mod order;
mod resolve;
mod spelling;
mod write;

use serde::{Deserialize, Serialize};

use crate::cards::chance::NextChance;
use crate::cards::shield::Shield;
use crate::cards::tally::Tally;
use crate::cards::uses::Span;
use crate::table::{Seat, ZoneId};

use super::content::{BiomeType, Cached, Duration, Keyword};
use super::{Step, place};
use crate::cards::position::DelayedEntry;

pub use apply::apply_position;
pub use spelling::{BiomeName, BiomeSpot, PositionDef, Side};

/// A card of a position as a file spells it.
pub type CardSpot = crate::cards::position::CardSpot<Position>;

/// A match at the beginning of one of its steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The step that begins.
    pub step: Step,
    /// Turns begun, this one included.
    pub turn: u16,
    /// Whose turn.
    pub active: Seat,
    /// Who took the first turn of the match.
    pub starting: Seat,
    /// 1 or 3.
    pub best_of: u8,
    /// Number of the match, from 1.
    pub number: u8,
    /// Matches won by each seat.
    pub wins: [u8; 2],
    /// Left to right.
    pub biomes: [Ground; 3],
    /// By seat.
    pub players: [PlayerState; 2],
    /// All cards and spawns; those of one zone in their order, the top of a deck first.
    pub cards: Vec<Piece>,
    /// Selected to advance: index of the piece, biome.
    pub advancing: Vec<(u16, u8)>,
    /// Declared attackers, by index of the piece.
    pub attackers: Vec<u16>,
    /// Declared defenders with their attackers, in damage order, by index of the piece.
    pub defenders: Vec<(u16, u16)>,
    /// Whether the damage order stands.
    pub ordered: bool,
    /// Delayed effects that wait, the oldest first (D22).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub delayed: Vec<DelayedEntry>,
    /// What the next dice and coins show; after them chance decides.
    #[serde(default, skip_serializing_if = "NextChance::is_open")]
    pub chance: NextChance,
}

/// One biome.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// Its type.
    pub kind: BiomeType,
    /// Durability by seat.
    pub durability: [i32; 2],
    /// Who lost it, by seat.
    pub lost: [bool; 2],
    /// Damage to the sectors that is prevented this turn, by seat.
    #[serde(default, skip_serializing_if = "is_bare")]
    pub shields: [Shield; 2],
    /// All battle damage in it this turn is prevented.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub truce: bool,
}

fn is_bare(shields: &[Shield; 2]) -> bool {
    shields.iter().all(Shield::is_none)
}

/// What a player has beside cards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerState {
    /// By energy.
    pub energy: [u8; 6],
    /// Conversions this turn.
    pub conversions: u8,
    /// Anomalies played this turn.
    pub anomalies: u8,
    /// Functions played this turn.
    pub functions: u8,
    /// Mulligans taken.
    pub mulligans: u8,
    /// Has kept.
    pub kept: bool,
    /// What happened this turn, where a card asks for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub this_turn: Vec<(Tally, u16)>,
}

/// One card or spawn. Its index in the list is its number on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Full id of what is printed.
    pub card: String,
    /// Full id of the anomaly it was converted to.
    pub face: Option<String>,
    /// Whose card.
    pub owner: Seat,
    /// Who controls it.
    pub controller: Seat,
    /// Where.
    pub zone: ZoneId,
    /// How it stands.
    pub state: State,
    /// What it is attached to, by index of the piece.
    pub host: Option<u16>,
    /// Increases and decreases: attack, defense, how long.
    pub buffs: Vec<(i32, i32, Duration)>,
    /// Keywords gained, how long.
    pub gains: Vec<(Keyword, Duration)>,
    /// What it became, the last one in force: the full id of the card, and how long.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub becomes: Vec<(String, Duration)>,
    /// Control goes back to the owner at the end of the turn.
    pub returns: bool,
    /// Counters on it: the full id of the kind and how many.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<(String, u16)>,
    /// Abilities limited by round or game that were used, and how often others triggered this turn: number, time,
    /// times.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<(u8, Span, u16)>,
}

impl Piece {
    /// A card as it comes there, with nothing to be said of it.
    #[must_use]
    pub fn bare(card: &str, zone: ZoneId) -> Self {
        let side = place(zone).0;
        Self {
            card: card.to_owned(),
            face: None,
            owner: side,
            controller: side,
            zone,
            state: State::default(),
            host: None,
            buffs: Vec::new(),
            gains: Vec::new(),
            becomes: Vec::new(),
            returns: false,
            uses: Vec::new(),
            counters: Vec::new(),
        }
    }
}

/// How a card stands.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Locked.
    pub locked: bool,
    /// Stays locked at the next Refresh.
    pub stasis: bool,
    /// Deleted at its controller's Reset.
    pub hologram: bool,
    /// Reach flipped.
    pub shifted: bool,
    /// Arrived on the planet this turn.
    pub arrived: bool,
    /// Increase markers.
    pub markers: u8,
    /// Damage marked.
    pub damage: i32,
    /// Damage to it that is prevented this turn.
    #[serde(default, skip_serializing_if = "Shield::is_none")]
    pub shield: Shield,
    /// Bit n: ability n was used this turn.
    pub used: u8,
    /// Speed added until end of turn.
    pub overclock: u8,
    /// How it came into the cache this turn, where a card asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cached: Option<Cached>,
}
