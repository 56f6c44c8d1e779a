//! The places of the seats round the table, and their areas.

use bevy::math::{Rect, Vec2, vec2};

use crate::desktop::art::card::Face;
use crate::desktop::scene::spot::Spot;
use crate::games::souls::desktop::art::tokens::PLATE;
use crate::table::Seat;

/// The table between the panels, without the near player's hand.
pub const TABLE: Rect = Rect {
    min: Vec2::new(214.0, 54.0),
    max: Vec2::new(1042.0, 562.0),
};
/// The place where dice fall: beside the near hand, where no card is ever placed.
pub const TRAY: Rect = Rect {
    min: Vec2::new(890.0, 569.0),
    max: Vec2::new(1014.0, 693.0),
};
/// The middle of the lowest row between the players: bonus souls.
pub const BONUS: Vec2 = Vec2::new(628.0, 416.0);
/// Left and right of this sit those beside the near player.
const INNER: (f32, f32) = (388.0, 868.0);
/// Where the far player's things end, and where the near player's begin.
const ROWS: (f32, f32) = (158.0, 438.0);
/// The places of souls if no player sits at the left: those of the far player end at the first, those of the near
/// player begin at the second.
const HALVES: (f32, f32) = (281.0, 289.0);
/// Between things.
pub const GAP: f32 = 4.0;

/// A side of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The lower edge.
    Near,
    /// On the near player's left: the next to act.
    Left,
    /// Opposite.
    Far,
    /// On the near player's right.
    Right,
}

/// Where `seat` sits when `near` sits at the lower edge, of so many.
#[must_use]
pub const fn side(seat: Seat, near: Seat, seats: usize) -> Side {
    let seats = if seats == 0 { 1 } else { seats };
    let after = (seat.0 as usize + seats - near.0 as usize % seats) % seats;
    match (after, seats) {
        (0, _) => Side::Near,
        (1, 2) | (2, 4) => Side::Far,
        (1, _) => Side::Left,
        _ => Side::Right,
    }
}

/// The places of a player on the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeatPlaces {
    /// Name and numbers.
    pub plate: Spot,
    /// The character.
    pub character: Spot,
    /// For souls.
    pub souls: Rect,
    /// For items and curses.
    pub items: Rect,
}

/// A plate whose left upper corner is there.
fn plate(left: f32, top: f32) -> Spot {
    let mut spot = Spot::small(
        vec2(left + PLATE.0 * 0.5, top + PLATE.1 * 0.5),
        PLATE.0,
        10.0,
    );
    spot.face = Face::Plate;
    spot
}

/// A card of that width whose left upper corner is there.
fn card(left: f32, top: f32, width: f32) -> Spot {
    let high = width * Face::Table.aspect();
    Spot::small(vec2(left + width * 0.5, top + high * 0.5), width, 11.0)
}

/// Where a player's things lie.
#[must_use]
pub fn home(side: Side, seats: usize) -> SeatPlaces {
    let (inner, rows) = (INNER, ROWS);
    match side {
        Side::Near => {
            let (left, top) = (TABLE.min.x, rows.1 + GAP);
            let souls = if seats == 2 {
                (HALVES.1, rows.1 - GAP)
            } else {
                (top + PLATE.1 + GAP, TABLE.max.y)
            };
            SeatPlaces {
                plate: plate(left, top),
                souls: Rect::new(left, souls.0, left + PLATE.0, souls.1),
                character: card(left + PLATE.0 + 6.0, top, 84.0),
                items: Rect::new(left + PLATE.0 + 98.0, top, TABLE.max.x, TABLE.max.y),
            }
        }
        Side::Far => {
            let (left, right) = if seats == 2 {
                (TABLE.min.x, TABLE.max.x)
            } else {
                inner
            };
            let top = TABLE.min.y;
            let souls = if seats == 2 { HALVES.0 } else { rows.0 };
            SeatPlaces {
                plate: plate(left, top),
                souls: Rect::new(left, top + PLATE.1 + GAP, left + PLATE.0, souls),
                character: card(left + PLATE.0 + 6.0, top, 72.0),
                items: Rect::new(left + PLATE.0 + 84.0, top, right, rows.0),
            }
        }
        Side::Left | Side::Right => {
            let left = if side == Side::Left {
                TABLE.min.x
            } else {
                TABLE.max.x - PLATE.0
            };
            let top = TABLE.min.y;
            let under = top + PLATE.1 + GAP;
            let items = under + 102.0;
            SeatPlaces {
                plate: plate(left, top),
                character: card(left, under, 70.0),
                souls: Rect::new(left + 75.0, under, left + PLATE.0, under + 98.0),
                items: Rect::new(left, items, left + PLATE.0, rows.1 - GAP),
            }
        }
    }
}

/// The area between the players.
#[must_use]
pub fn centre(seats: usize) -> Rect {
    let (left, right) = INNER;
    let top = if seats == 3 {
        TABLE.min.y
    } else {
        ROWS.0 + GAP
    };
    Rect::new(left, top, right, ROWS.1 - GAP)
}
