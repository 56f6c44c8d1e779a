//! Stable names for things, the same on every machine and in every run.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a two-player game.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(1 - self.0)
    }

    /// The next seat clockwise among `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }
}

/// One thing on the table: a card, a player, a lane, a die. Never reused within a match.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub struct ObjectId(pub u16);

/// One zone of the game that is played; the game names them.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub struct ZoneId(pub u8);

/// What a choice or an event points at.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub enum Ref {
    /// Nothing.
    #[default]
    None,
    /// A thing.
    Object(ObjectId),
    /// A player.
    Seat(Seat),
    /// A zone.
    Zone(ZoneId),
    /// An entry of the stack or queue, by serial number.
    Entry(u16),
    /// One of the game's own kinds (an energy, a die colour).
    Kind(u8),
    /// A point of a board in fixed-point units, for games with positions.
    Point(i16, i16),
}
