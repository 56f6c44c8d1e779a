//! Who is who: the ids of the players are fixed; cards come after them.

use crate::table::{ObjectId, Seat};

/// Most players of a game.
pub const MOST_SEATS: usize = 4;
/// Ids below this are players; as things with hit points they stand in the same columns as cards.
pub const FIRST_CARD: ObjectId = ObjectId(MOST_SEATS as u16);
/// Card entities of a match world: three decks of a hundred, rooms, souls, characters, and room for positions.
pub const CARDS: u16 = 480;

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
