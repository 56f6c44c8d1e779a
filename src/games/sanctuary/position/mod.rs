//! Any position of a game, written down: for scenarios, replays, puzzles and the position editor.
//!
//! [`Position`] is the resolved form that goes into replay headers; [`PositionDef`] is how a RON file spells
//! it, and [`resolve`](crate::cards::position::CardPosition::resolve) turns one into the other, with an error for everything that is wrong.

mod apply;
mod card_spot;
mod check;
mod delayed;
mod extract;
mod order;
mod reach;
mod resolve;
mod spelling;
mod write;

use serde::{Deserialize, Serialize};

use super::content::{Duration, Grant};
use super::{Step, place};
use crate::cards::chance::NextChance;
use crate::cards::position::DelayedEntry;
use crate::cards::shield::Shield;
use crate::cards::tally::Tally;
use crate::cards::uses::Span;
use crate::table::{Seat, ZoneId};

pub use apply::apply_position;
pub use spelling::{PositionDef, Side};

/// A card of a position as a file spells it.
pub type CardSpot = crate::cards::position::CardSpot<Position>;

/// A game at the beginning of one of its steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The step that begins.
    pub step: Step,
    /// Turns begun, this one included.
    pub turn: u16,
    /// Whose turn.
    pub active: Seat,
    /// Who takes the first turn, where opening hands come first; `None` leaves it to chance (H-07).
    pub first: Option<Seat>,
    /// By seat.
    pub players: [PlayerState; 2],
    /// All cards, Sanctuaries too; those of one zone in their order, the top of a deck first.
    pub cards: Vec<Piece>,
    /// Challenger and challenged of the running duel, by index of the piece.
    pub duel: Option<(u16, u16)>,
    /// Declared attackers, by index of the piece.
    pub attackers: Vec<u16>,
    /// Declared blockers with their attackers, by index of the piece.
    pub blockers: Vec<(u16, u16)>,
    /// Delayed effects that wait, the oldest first (C59).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub delayed: Vec<DelayedEntry>,
    /// What the next dice and coins show; after them chance decides.
    #[serde(default, skip_serializing_if = "NextChance::is_open")]
    pub chance: NextChance,
}

/// What a player has beside cards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerState {
    /// What is left of the Sanctuary.
    pub structure: i32,
    /// In store.
    pub volition: i32,
    /// Enhancements played this turn (H-26).
    pub enhanced: u8,
    /// Duels begun this turn (H-47).
    pub duels: u8,
    /// Duels that effects allow on top this turn.
    pub more_duels: u8,
    /// Duel phases to skip (C133).
    #[serde(default, skip_serializing_if = "is_none")]
    pub skip_duels: u8,
    /// Combat phases to skip.
    #[serde(default, skip_serializing_if = "is_none")]
    pub skip_combats: u8,
    /// What happened this turn, where a card asks for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub this_turn: Vec<(Tally, u16)>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_none(n: &u8) -> bool {
    *n == 0
}

/// One card. Its index in the list is its number on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Full id.
    pub card: String,
    /// Whose card.
    pub owner: Seat,
    /// Where; in play this is the side of its controller.
    pub zone: ZoneId,
    /// How it stands.
    pub state: State,
    /// Of a Technology: who carries it, by index of the piece.
    pub carrier: Option<u16>,
    /// What effects gave it, and how long.
    pub gives: Vec<(Grant, Duration)>,
    /// What it became, the last one in force: the full id of the card, and how long.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub becomes: Vec<(String, Duration)>,
    /// Control goes back to the owner when the turn ends.
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
        Self {
            card: card.to_owned(),
            owner: place(zone).0,
            zone,
            state: State::default(),
            carrier: None,
            gives: Vec::new(),
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
    /// Turned sideways.
    pub tapped: bool,
    /// Entered play this turn.
    pub entered: bool,
    /// Could have attacked when this turn began, for Entropy (H-90b).
    pub able: bool,
    /// Has attacked this turn.
    pub attacked: bool,
    /// Damage marked.
    pub damage: i32,
    /// Durability left, if not what is printed.
    pub durability: Option<u8>,
    /// Damage to it that is prevented this turn.
    #[serde(default, skip_serializing_if = "Shield::is_none")]
    pub shield: Shield,
    /// Bit n: ability n was used this turn.
    pub used: u8,
}
