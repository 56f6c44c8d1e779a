//! Fields: shape, size and cover, laid out by hand or drawn anew for every game (rules page, 1.4 and 1.5).

use ron2::FromRon;

use super::{Objective, StationPlaces, Symmetry};
use crate::packs::Words;

/// One unit of length. The middle of a field is (0, 0); x grows to the right, y upward.
pub const UNIT: i32 = 1_000;

/// Outline of a field.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, FromRon,
)]
pub enum Shape {
    /// Sides parallel to the axes.
    Square,
    /// Around the middle.
    Circle,
}

/// One field, ready for play.
#[derive(Debug, Clone, PartialEq)]
pub struct FieldDef {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: Words,
    /// Outline.
    pub shape: Shape,
    /// Side of the square or diameter of the circle in thousandths of a unit, 16 to 48 units.
    pub width: i32,
    /// Cover laid out by hand: wholly inside the field, no two segments overlap.
    pub cover: Vec<Piece>,
    /// How cover is drawn at the start of a game instead; `cover` is empty then.
    pub generated: Option<Generator>,
    /// Optional rule: hazardous ground, which is there only under that rule (Q60).
    pub hazards: Vec<Area>,
    /// Optional rule: what a roof spans, which is there only under the rule of climbing (Q67).
    pub roofs: Vec<Area>,
    /// What is worth points beside assets, for everybody (M-148).
    pub objectives: Vec<Objective>,
    /// Where stations may stand (M-150).
    pub stations: StationPlaces,
    /// One sentence.
    pub flavor: Words,
}

/// A round part of a field. Its middle lies on the field, its edge perhaps beyond it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Area {
    /// Middle, thousandths of a unit from the middle of the field.
    pub x: i32,
    /// Middle, thousandths of a unit from the middle of the field.
    pub y: i32,
    /// Thousandths of a unit, half a unit to 36 units.
    pub radius: i32,
}

impl Area {
    /// Whether its middle lies inside a field, at least `margin` from its edge. Lengths in thousandths of a
    /// unit; the margin is at most half the width.
    #[must_use]
    pub fn inside(self, shape: Shape, width: i32, margin: i32) -> bool {
        let half = i64::from(width / 2 - margin);
        let (x, y) = (i64::from(self.x.abs()), i64::from(self.y.abs()));
        match shape {
            Shape::Square => x.max(y) <= half,
            Shape::Circle => x * x + y * y <= half * half,
        }
    }

    /// Whether this area and another have no point in common.
    #[must_use]
    pub fn apart(self, other: Self) -> bool {
        let (dx, dy) = (i64::from(self.x - other.x), i64::from(self.y - other.y));
        let reach = i64::from(self.radius + other.radius);
        dx * dx + dy * dy > reach * reach
    }
}

/// One piece of cover.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its segments; never empty.
    pub segments: Vec<Segment>,
}

impl Piece {
    /// A piece of these segments, which it sorts, so that equal pieces compare equal.
    #[must_use]
    pub fn new(segments: impl IntoIterator<Item = Segment>) -> Self {
        let mut segments: Vec<Segment> = segments.into_iter().collect();
        segments.sort_unstable();
        Self { segments }
    }
}

/// A square of cover, 1 unit wide, sides parallel to the axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Segment {
    /// Centre, thousandths of a unit from the middle of the field.
    pub x: i32,
    /// Centre, thousandths of a unit from the middle of the field.
    pub y: i32,
    /// Hits until it is gone, 1 to 3.
    pub hits: u8,
}

impl Segment {
    /// Whether it lies inside a field, at least `margin` from its edge. Lengths in thousandths of a unit; the
    /// margin is at most half the width.
    #[must_use]
    pub fn inside(self, shape: Shape, width: i32, margin: i32) -> bool {
        let half = i64::from(width / 2 - margin);
        // The corner farthest from the middle.
        let corner = |n: i32| i64::from(n.abs() + UNIT / 2);
        let (x, y) = (corner(self.x), corner(self.y));
        match shape {
            Shape::Square => x.max(y) <= half,
            Shape::Circle => x * x + y * y <= half * half,
        }
    }

    /// Whether less than `gap` lies between this segment and another, measured along the axes; with
    /// gap 0, whether they overlap. Side by side is no overlap.
    #[must_use]
    pub fn nearer_than(self, gap: i32, other: Self) -> bool {
        let apart = (self.x - other.x).abs().max((self.y - other.y).abs());
        apart < UNIT + gap
    }
}

/// How the cover of a field is drawn from the seed of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Generator {
    /// Pieces in each part of the field, 1 to 30; the symmetry repeats them.
    pub pieces: u8,
    /// Fewest segments of a piece, 1 to 12.
    pub smallest: u8,
    /// Most segments of a piece, `smallest` to 12.
    pub largest: u8,
    /// Fewest hits of a segment, 1 to 3. All segments of a piece have as many.
    pub weakest: u8,
    /// Most hits of a segment, `weakest` to 3.
    pub strongest: u8,
    /// Space between any two pieces, thousandths of a unit, 0 to 6 units.
    pub gap: i32,
    /// Space between any piece and the edge of the field, thousandths of a unit, 0 to 8 units.
    pub margin: i32,
    /// Optional rule: areas of hazardous ground in each part of the field, 0 to 8.
    pub hazards: u8,
    /// Least and most radius of such an area, thousandths of a unit, half a unit to 8 units.
    pub hazard_radius: (i32, i32),
    /// How the parts of the field repeat each other.
    pub symmetry: Symmetry,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_that_touch_have_a_point_in_common() {
        let area = |x, y| Area {
            x,
            y,
            radius: 2_500,
        };
        assert!(!area(0, 0).apart(area(3_000, 4_000)));
        assert!(area(0, 0).apart(area(3_000, 4_001)));
    }
}
