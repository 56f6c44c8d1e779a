//! Numbers of the things on the board, the same in every match.

use crate::table::{ObjectId, Seat};

/// Most seats at one table.
pub const SEATS: usize = 5;
/// Most stations: two each for four players.
pub const STATIONS: usize = 8;
/// Most frames at one table: five companies of eight.
pub const FRAMES: usize = 40;
/// Most segments of cover on a field.
pub const SEGMENTS: usize = 300;

const FIRST_STATION: u16 = 8;
const FIRST_FRAME: u16 = 16;
const FIRST_SEGMENT: u16 = 64;

/// A company, as choices and events name it.
#[must_use]
pub const fn company_id(seat: Seat) -> ObjectId {
    ObjectId(seat.0 as u16)
}

/// The n-th station.
#[must_use]
#[inline]
pub const fn station_id(n: usize) -> ObjectId {
    ObjectId(FIRST_STATION + n as u16)
}

/// The n-th frame.
#[must_use]
#[inline]
pub const fn frame_id(n: usize) -> ObjectId {
    ObjectId(FIRST_FRAME + n as u16)
}

/// The n-th segment of cover.
#[must_use]
#[inline]
pub const fn segment_id(n: usize) -> ObjectId {
    ObjectId(FIRST_SEGMENT + n as u16)
}

/// The thing that an id names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// A company.
    Company(Seat),
    /// A station, by number.
    Station(usize),
    /// A frame, by number.
    Frame(usize),
    /// A segment of cover, by number.
    Segment(usize),
}

/// The thing that `id` names.
#[must_use]
#[inline]
pub const fn thing(id: ObjectId) -> Thing {
    let n = id.0;
    if n < FIRST_STATION {
        Thing::Company(Seat(n as u8))
    } else if n < FIRST_FRAME {
        Thing::Station((n - FIRST_STATION) as usize)
    } else if n < FIRST_SEGMENT {
        Thing::Frame((n - FIRST_FRAME) as usize)
    } else {
        Thing::Segment((n - FIRST_SEGMENT) as usize)
    }
}
