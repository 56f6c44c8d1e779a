//! Object ids. The ids of players, biomes and sectors are fixed; cards and spawns come after them.

use crate::table::{ObjectId, Ref, Seat, Slot};

use super::places::{Place, place, zone};

/// Ids below this are players, biomes and sectors.
pub const FIRST_CARD: ObjectId = ObjectId(11);

/// The id of a player.
#[must_use]
pub const fn player_id(seat: Seat) -> ObjectId {
    ObjectId(seat.0 as u16)
}

/// The id of a biome, 0 to 2.
#[must_use]
pub const fn lane_id(biome: u8) -> ObjectId {
    ObjectId(2 + biome as u16)
}

/// The id of a player's side of a biome.
#[must_use]
pub const fn sector_id(biome: u8, seat: Seat) -> ObjectId {
    ObjectId(5 + biome as u16 * 2 + seat.0 as u16)
}

/// The player with that id.
#[must_use]
pub const fn player_of(id: ObjectId) -> Option<Seat> {
    if id.0 < 2 {
        Some(Seat(id.0 as u8))
    } else {
        None
    }
}

/// The biome with that id.
#[must_use]
pub const fn lane_of(id: ObjectId) -> Option<u8> {
    if id.0 >= 2 && id.0 < 5 {
        Some(id.0 as u8 - 2)
    } else {
        None
    }
}

/// The sector with that id: biome and whose side.
#[must_use]
pub const fn sector_of(id: ObjectId) -> Option<(u8, Seat)> {
    if id.0 >= 5 && id.0 < FIRST_CARD.0 {
        let n = id.0 as u8 - 5;
        Some((n / 2, Seat(n % 2)))
    } else {
        None
    }
}

/// One of the three biomes of a match, 0 to 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaneId(pub u8);

impl Slot<Ref> for LaneId {
    fn write(self) -> Ref {
        Ref::Object(lane_id(self.0))
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Object(id) => lane_of(id).map(Self),
            _ => None,
        }
    }
}

/// Where an agent can arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// In the staging area of that seat.
    Staging(Seat),
    /// In a biome.
    Biome(LaneId),
}

impl Arrival {
    /// The kind of place.
    #[must_use]
    pub const fn place(self) -> Place {
        match self {
            Self::Staging(_) => Place::Staging,
            Self::Biome(biome) => Place::Sector(biome.0),
        }
    }
}

impl Slot<Ref> for Arrival {
    fn write(self) -> Ref {
        match self {
            Self::Staging(seat) => Ref::Zone(zone(seat, Place::Staging)),
            Self::Biome(biome) => biome.write(),
        }
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Zone(zone) => {
                let (seat, at) = place(zone);
                (at == Place::Staging).then_some(Self::Staging(seat))
            }
            biome => LaneId::read(biome).map(Self::Biome),
        }
    }
}
