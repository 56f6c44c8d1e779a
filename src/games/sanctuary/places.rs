//! The zones of Sanctuary and their numbers.

use crate::table::{Seat, ZoneId};

/// A kind of place; each player has one of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Face down; order hidden from everybody.
    Deck,
    /// Hidden from the opponent.
    Hand,
    /// Where the Sanctuary stands.
    PointZero,
    /// Enhancements.
    Reserve,
    /// Characters and the Technologies they carry.
    Conflict,
    /// Discard pile, public.
    Limbo,
    /// Nowhere: cards that this game does not use; shared.
    Gone,
}

/// Zones a player.
const EACH: u8 = 6;
/// How many zones there are.
pub const ZONES: usize = 2 * EACH as usize + 1;

/// The number of `seat`'s zone.
#[must_use]
pub const fn zone(seat: Seat, place: Place) -> ZoneId {
    let offset = match place {
        Place::Deck => 0,
        Place::Hand => 1,
        Place::PointZero => 2,
        Place::Reserve => 3,
        Place::Conflict => 4,
        Place::Limbo => 5,
        Place::Gone => return ZoneId(2 * EACH),
    };
    ZoneId(seat.0 * EACH + offset)
}

/// The owner and the kind of a zone.
#[must_use]
pub const fn place(zone: ZoneId) -> (Seat, Place) {
    let place = match zone.0 % EACH {
        _ if zone.0 >= 2 * EACH => return (Seat(0), Place::Gone),
        0 => Place::Deck,
        1 => Place::Hand,
        2 => Place::PointZero,
        3 => Place::Reserve,
        4 => Place::Conflict,
        _ => Place::Limbo,
    };
    (Seat(zone.0 / EACH), place)
}

impl Place {
    /// Point Zero, Reserve and Conflict: the Territory.
    #[must_use]
    pub const fn is_play(self) -> bool {
        matches!(self, Self::PointZero | Self::Reserve | Self::Conflict)
    }
}
