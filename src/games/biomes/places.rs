//! The zones of Biomes and their numbers.

use crate::table::{Seat, ZoneId};

/// A kind of place; each player has one of each, and one sector a biome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Face down; order hidden from everybody.
    Deck,
    /// Hidden from the opponent.
    Hand,
    /// Where constants arrive.
    Staging,
    /// Discard pile, public.
    Cache,
    /// Removed from the match, public.
    Archive,
    /// The player's side of that biome, 0 to 2.
    Sector(u8),
    /// Cards whose action is on the queue; shared.
    Queue,
    /// Nowhere: spawns that ceased to exist; shared.
    Gone,
}

/// Zones a player.
const EACH: u8 = 8;
/// How many zones there are.
pub const ZONES: usize = 2 * EACH as usize + 2;

/// The number of `seat`'s zone.
#[must_use]
pub const fn zone(seat: Seat, place: Place) -> ZoneId {
    let offset = match place {
        Place::Deck => 0,
        Place::Hand => 1,
        Place::Staging => 2,
        Place::Cache => 3,
        Place::Archive => 4,
        Place::Sector(biome) => 5 + biome,
        Place::Queue => return ZoneId(2 * EACH),
        Place::Gone => return ZoneId(2 * EACH + 1),
    };
    ZoneId(seat.0 * EACH + offset)
}

/// The owner and the kind of a zone.
#[must_use]
pub const fn place(zone: ZoneId) -> (Seat, Place) {
    let seat = Seat(zone.0 / EACH);
    let place = match zone.0 % EACH {
        _ if zone.0 == 2 * EACH => return (Seat(0), Place::Queue),
        _ if zone.0 > 2 * EACH => return (Seat(0), Place::Gone),
        0 => Place::Deck,
        1 => Place::Hand,
        2 => Place::Staging,
        3 => Place::Cache,
        4 => Place::Archive,
        n => Place::Sector(n - 5),
    };
    (seat, place)
}

impl Place {
    /// Staging areas and sectors.
    #[must_use]
    pub const fn is_planet(self) -> bool {
        matches!(self, Self::Staging | Self::Sector(_))
    }
}
