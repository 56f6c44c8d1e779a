//! The geometry of Frames: points in whole thousandths of a unit, distances, covers of the field, and ways across it.
//!
//! Nothing here knows of turns, dice or players, and no answer depends on how floats are rounded: two machines with the same
//! points get the same answers.
//! Coordinates and lengths are thousandths of a unit ([`UNIT`]), counted from a corner of the field. Answers are exact for
//! coordinates up to 128 units either way and radii up to 8 units, which is several times the largest field.

mod angles;
mod between;
mod field;
mod line;
mod outline;
mod sweep;
mod walk;

pub use angles::{at_angle, direction, nearest_at_gap, toward};
pub use between::{between_disc, between_square};
pub use field::{Field, free_share};
pub use sweep::{Obstacles, straight_is_free};
pub use walk::{Walk, walk, walk_on};

use line::Rounded;
use serde::Serialize;

/// One unit: an eighth of a ruler.
pub const UNIT: i32 = 1_000;
/// Radius of a frame.
pub const FRAME_RADIUS: i32 = 500;
/// Radius of a station.
pub const STATION_RADIUS: i32 = 400;
/// The tolerance: differences up to this count in favour of the player who acts (section 9, Q43).
pub const EPSILON: i32 = 10;
/// Half the side of a segment of cover.
const HALF_SEGMENT: i32 = UNIT / 2;

/// A place on the field, in thousandths of a unit from its corner.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Away from the corner at a right angle to `x`.
    pub y: i32,
}

/// A round part of the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Disc {
    /// Its middle.
    pub at: Point,
    /// From there to its edge, which belongs to it.
    pub radius: i32,
}

impl Disc {
    /// Whether a point lies on it.
    #[must_use]
    pub fn holds(&self, p: Point) -> bool {
        within(p, 0, self.at, self.radius, 0)
    }
}

/// The distance between two points, rounded down.
#[must_use]
pub fn distance(a: Point, b: Point) -> i32 {
    narrow(root(squared(a, b)))
}

/// The distance between the nearest points of two discs, rounded down; 0 if they touch or overlap (1.3).
#[must_use]
pub fn gap(a: Point, ra: i32, b: Point, rb: i32) -> i32 {
    (distance(a, b) - ra - rb).max(0)
}

/// Whether two discs overlap. Touching is not overlapping.
#[must_use]
#[inline]
pub fn overlap(a: Point, ra: i32, b: Point, rb: i32) -> bool {
    let reach = i64::from(ra) + i64::from(rb);
    squared(a, b) < reach * reach
}

/// The distance between the nearest points of a disc and a segment of cover, rounded down; 0 if they touch or overlap.
#[must_use]
pub fn gap_to_square(p: Point, r: i32, square: Point) -> i32 {
    let (dx, dy) = beyond_square(p, square);
    (narrow(root(dx * dx + dy * dy)) - r).max(0)
}

/// Whether [`gap`] is at most `most` (0 or more), without a square root.
#[must_use]
#[inline]
pub fn within(a: Point, ra: i32, b: Point, rb: i32, most: i32) -> bool {
    let reach = i64::from(most) + i64::from(ra) + i64::from(rb) + 1;
    squared(a, b) < reach * reach
}

/// Whether [`gap_to_square`] is at most `most` (0 or more), without a square root.
#[must_use]
#[inline]
pub fn within_square(p: Point, r: i32, square: Point, most: i32) -> bool {
    let (dx, dy) = beyond_square(p, square);
    let reach = i64::from(most) + i64::from(r) + 1;
    dx * dx + dy * dy < reach * reach
}

/// Whether a disc overlaps a segment of cover. Touching is not overlapping.
#[must_use]
#[inline]
pub fn overlaps_square(p: Point, r: i32, square: Point) -> bool {
    Rounded::square(square, r).holds(p)
}

/// How far a point lies beyond the sides of a segment, along each axis.
#[inline]
fn beyond_square(p: Point, square: Point) -> (i64, i64) {
    let beyond = |a: i32, b: i32| (i64::from(a) - i64::from(b)).abs() - i64::from(HALF_SEGMENT);
    (beyond(p.x, square.x).max(0), beyond(p.y, square.y).max(0))
}

/// The square of the distance between two points.
#[inline]
fn squared(a: Point, b: Point) -> i64 {
    let (dx, dy) = a.to(b);
    dx * dx + dy * dy
}

/// The square root, rounded down.
fn root(square: i64) -> i64 {
    // Below 2^52 a float holds the square, and its root rounded to the nearest float never reaches the next whole number.
    if square < 1 << 52 {
        (square as f64).sqrt() as i64
    } else {
        square.isqrt()
    }
}

/// Back to the width of a coordinate; what does not fit has left every field anyway.
fn narrow(value: i64) -> i32 {
    value.clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

impl Point {
    /// The vector from here to `other`.
    #[inline]
    fn to(self, other: Point) -> (i64, i64) {
        (
            i64::from(other.x) - i64::from(self.x),
            i64::from(other.y) - i64::from(self.y),
        )
    }

    /// This point moved by `(dx, dy)`.
    fn moved(self, (dx, dy): (i64, i64)) -> Point {
        Point {
            x: narrow(i64::from(self.x) + dx),
            y: narrow(i64::from(self.y) + dy),
        }
    }
}

#[cfg(test)]
mod tests;
