//! Any position of a game, written down: for scenarios, replays, puzzles and the position editor.
//!
//! [`Position`] is the resolved form that goes into replay headers; [`PositionDef`] is how a RON file spells
//! it, and [`resolve()`] turns one into the other, with an error for everything that is wrong.

mod apply;
mod builder;
mod card_spot;
mod check;
mod death;
mod delayed;
mod extract;
mod order;
mod plain;
mod resolve;
mod spelling;
mod stack;
mod stack_apply;
mod stack_check;
mod stack_extract;
mod stack_spot;
mod write;

use serde::{Deserialize, Serialize};

use super::Step;
use super::content::{Duration, Grant};
use crate::cards::chance::Coin;
use crate::cards::tally::Tally;
use crate::cards::uses::Span;
use crate::table::{Seat, ZoneId};

use crate::cards::position::DelayedEntry;
pub use apply::apply_position;
pub use card_spot::SlotSpot;
pub use death::{Death, DeathSpot, DeathStep, Died};
pub use plain::Plain;
pub use resolve::{ResolvedPosition, resolve};
pub use spelling::{PositionDef, RunningDef, SeatSpec, Side};
pub use stack::{Aim, EntryKind, Stack, StackEntry};
pub use stack_spot::{AimSpot, EntrySpot};

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
    /// Who took the first turn of the game.
    pub starting: Seat,
    /// By seat.
    pub players: Vec<PlayerNumbers>,
    /// All cards; those of one zone in their order: of a deck the top first, of slots and discards the top last.
    pub cards: Vec<Piece>,
    /// Shop, monster and room slots.
    pub slots: [u8; 3],
    /// Timer of a game together.
    pub timer: u8,
    /// A monster died this turn.
    pub monster_died: bool,
    /// What the next dice show, in order; after them chance decides.
    pub dice: Vec<u8>,
    /// What the next coins show, in order; after them chance decides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flips: Vec<Coin>,
    /// What the active player must attack this turn: index of the piece and whether in an additional attack.
    pub musts: Vec<(u16, bool)>,
    /// The attack of the active player that runs: with it a position begins in `AttackRolls`, and nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<Running>,
    /// An attack is declared and has no target yet (F-90): whether it is an additional one. With it a position begins in
    /// `AttackDeclared` or `AttackTarget`, and nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declared: Option<bool>,
    /// What waits on the stack. With it the step is under way: what it does by itself is done.
    #[serde(default, skip_serializing_if = "Stack::says_nothing")]
    pub stack: Stack,
    /// Delayed effects that wait, the oldest first (R61).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub delayed: Vec<DelayedEntry>,
    /// Deaths that are being carried out, the one that began last at the end. With one the step is under way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deaths: Vec<Death>,
    /// The active player died: their turn ends as soon as the stack is empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub died: Option<Died>,
}

/// An attack between two of its rolls: once all pass the next roll is made, and the first one at once (F-101).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// What is attacked: index of a piece in play that has hit points (F-91).
    pub target: u16,
    /// It was declared as an additional attack, beyond those of the turn (R46).
    pub additional: bool,
    /// Bits of the seats that roll too, the active one never among them (F-107).
    pub helpers: u8,
    /// Bits of those of them that still roll before the active player rolls again.
    pub rolling: u8,
    /// Rolls made so far, at most as many as the pack's `rolls` (R60).
    pub rolls: u8,
}

/// What a player has beside cards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerNumbers {
    /// ¢.
    pub coins: i32,
    /// Marked damage.
    pub damage: i32,
    /// Counters.
    pub counters: i32,
    /// Loot plays left.
    pub loot_plays: u8,
    /// Attacks declared this turn.
    pub attacked: u8,
    /// Purchases declared this turn.
    pub purchased: u8,
    /// Has died this turn.
    pub dead: bool,
    /// Monsters that died in their turns.
    pub kills: u8,
    /// Times they died.
    pub deaths: u8,
    /// Turns to be skipped.
    pub skips: u8,
    /// What effects gave the player, and how long.
    pub gives: Vec<(Grant, Duration)>,
    /// What happened this turn, where a card asks for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub this_turn: Vec<(Tally, u16)>,
}

/// A card of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Full id.
    pub card: String,
    /// Where.
    pub zone: ZoneId,
    /// How it stands.
    pub state: State,
    /// What effects gave it, and how long.
    pub gives: Vec<(Grant, Duration)>,
    /// What it became, the last one in force: the full id of the card, and how long.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub becomes: Vec<(String, Duration)>,
    /// To which seat it goes back, and how long it is lent; the last one in force.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lent: Vec<(u8, Duration)>,
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
            zone,
            state: State::default(),
            uses: Vec::new(),
            gives: Vec::new(),
            becomes: Vec::new(),
            lent: Vec::new(),
        }
    }
}

/// How a card stands.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Deactivated.
    pub deactivated: bool,
    /// Marked damage.
    pub damage: i32,
    /// Counters.
    pub counters: i32,
    /// Bit n: ability n was used this turn.
    pub used: u8,
}
