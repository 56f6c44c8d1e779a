//! The setup: everything that decides a game except the choices, and the part of it that a replay stores.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::position::Position;
use crate::packs::PackStamp;

/// Against each other or together (rules page, sections 2 and 9).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ron2::FromRon,
)]
pub enum Mode {
    /// First to the goal wins.
    #[default]
    Competitive,
    /// Two characters, played by two people or by one, against the timer (F-171 to F-173).
    Together {
        /// Soul value that both need together: 4, 6 hard, 8 ultra hard.
        goal: u8,
        /// At most 4 of it may be one character's.
        capped: bool,
    },
}

/// Optional parts of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ron2::FromRon)]
pub struct Modules {
    /// Rooms (F-34).
    pub rooms: bool,
    /// Bonus souls (F-53); never in a game together.
    pub bonus_souls: bool,
    /// Mini-draft of treasures (F-55).
    pub draft: bool,
    /// Bartering of ¢ (F-174); never in a game together.
    pub barter: bool,
}

impl Default for Modules {
    fn default() -> Self {
        Self {
            rooms: true,
            bonus_souls: true,
            draft: false,
            barter: true,
        }
    }
}

/// Everything that decides a game except the choices.
#[derive(Clone)]
pub struct Setup {
    /// Cards, sets, rule parameters.
    pub content: &'static Content,
    /// Index of the set.
    pub set: u16,
    /// Players, 2 to 4; 2 in a game together.
    pub seats: u8,
    /// Against each other or together.
    pub mode: Mode,
    /// Optional parts.
    pub modules: Modules,
    /// Index of each seat's character, if it was chosen and is not dealt.
    pub characters: [Option<u16>; 4],
    /// Starts from here instead of from a fresh table.
    pub position: Option<Arc<Position>>,
}

impl Setup {
    /// So many players against each other with the first set and the usual optional parts.
    #[must_use]
    pub fn plain(content: &'static Content, seats: u8) -> Self {
        Self {
            content,
            set: 0,
            seats,
            mode: Mode::Competitive,
            modules: Modules::default(),
            characters: [None; 4],
            position: None,
        }
    }
}

/// The part of a [`Setup`] that a replay stores.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// Packs with versions and hashes.
    pub packs: Vec<PackStamp>,
    /// Full id of the set.
    pub set: String,
    /// Players.
    pub seats: u8,
    /// Against each other or together.
    pub mode: Mode,
    /// Optional parts.
    pub modules: Modules,
    /// Full ids of the chosen characters.
    pub characters: Vec<Option<String>>,
    /// Where it starts, if not with a fresh table.
    #[serde(default)]
    pub position: Option<Position>,
}
