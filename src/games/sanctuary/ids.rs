//! Object ids. The ids of the two players are fixed; cards come after them.

use crate::table::{ObjectId, Seat};

/// Ids below this are players.
pub const FIRST_CARD: ObjectId = ObjectId(2);

/// The id of a player.
#[must_use]
pub const fn player_id(seat: Seat) -> ObjectId {
    ObjectId(seat.0 as u16)
}
