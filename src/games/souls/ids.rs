//! Who is who: the ids of the players are fixed; cards come after them.

use super::limits;
use crate::table::{ObjectId, Seat};

/// Most players of a game.
pub const MOST_SEATS: usize = limits::MOST_SEATS as usize;
/// Ids below this are players; as things with hit points they stand in the same columns as cards.
pub const FIRST_CARD: ObjectId = ObjectId(MOST_SEATS as u16);

/// The id of a player.
#[must_use]
pub const fn player_id(seat: Seat) -> ObjectId {
    ObjectId(seat.0 as u16)
}

/// The seat, if the id is a player's.
#[must_use]
pub const fn seat_of(e: ObjectId) -> Option<Seat> {
    if e.0 < FIRST_CARD.0 {
        Some(Seat(e.0 as u8))
    } else {
        None
    }
}
