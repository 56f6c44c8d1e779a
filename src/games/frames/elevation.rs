//! Optional rule of climbing: how high frames stand, what going up and down means (rules page, section 9;
//! Q63 to Q66).

use super::components::Segment;
use super::geometry::{EPSILON, FRAME_RADIUS, Point, UNIT, distance, overlaps_square};
use super::match_state::Turn;
use super::refusals as no;
use crate::table::Refusal;

/// Where a frame stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Footing {
    /// Its middle.
    pub at: Point,
    /// The height in units; 0 on the ground and always without the optional rule.
    pub height: u8,
    /// It is under a roof (Q67).
    pub roofed: bool,
}

/// The line of sight from an attacker to a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SightLine {
    /// It stands higher.
    FromBelow,
    /// It stands lower, and under no roof.
    FromAbove,
    /// Height does not matter.
    Level,
}

impl Footing {
    /// On the ground, under no roof.
    #[must_use]
    pub const fn ground(at: Point) -> Self {
        Self {
            at,
            height: 0,
            roofed: false,
        }
    }

    /// The line of sight to this target from an attacker who stands there. Under a roof, height does not matter (Q67).
    #[must_use]
    pub const fn seen_from(&self, attacker: &Self) -> SightLine {
        if self.height > attacker.height {
            SightLine::FromBelow
        } else if self.height < attacker.height && !self.roofed {
            SightLine::FromAbove
        } else {
            SightLine::Level
        }
    }
}

/// Whether a segment is under a frame at that point. A clip of up to [`EPSILON`] is none.
#[must_use]
pub fn carries(segment: &Segment, at: Point) -> bool {
    overlaps_square(at, FRAME_RADIUS - EPSILON, segment.at)
}

/// How high a frame at that point stands, in units: on the highest segment under it, each a unit high for
/// every hit it still takes (Q63).
#[must_use]
pub fn height<'a>(at: Point, standing: impl Iterator<Item = &'a Segment>) -> u8 {
    let under = standing.filter(|segment| carries(segment, at));
    under.map(|segment| segment.hits).max().unwrap_or(0)
}

/// The change of height of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeightChange {
    /// Nothing.
    Level,
    /// So many units up, or down if negative, paid like a way of that length.
    Climbs(i32),
    /// So many units down without paying for them.
    Falls(u8),
}

/// The change of height for the frame in its turn when it goes from one place to another with the die of its movement
/// (Q64, Q65).
///
/// # Errors
/// The rule against going up there.
pub fn climb(turn: &Turn, from: &Footing, to: &Footing) -> Result<HeightChange, &'static Refusal> {
    let rise = i32::from(to.height) - i32::from(from.height);
    if rise == 0 {
        return Ok(HeightChange::Level);
    }
    let length = distance(from.at, to.at) + rise.abs() * UNIT;
    let paid = length <= i32::from(turn.moving) * UNIT + EPSILON;
    match rise {
        _ if turn.climbs() && paid => Ok(HeightChange::Climbs(rise)),
        ..0 => Ok(HeightChange::Falls(rise.unsigned_abs() as u8)),
        _ if turn.climbs() => Err(&no::CLIMB_TOO_FAR),
        _ => Err(&no::CANNOT_CLIMB),
    }
}
