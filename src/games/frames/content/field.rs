//! Fields: shape, size and cover, laid out by hand or drawn anew for every game (rules page, 1.4 and 1.5).

use ron2::FromRon;

use super::Symmetry;

/// One unit of length. The middle of a field is (0, 0); x grows to the right, y upward.
pub const UNIT: i32 = 1_000;

/// Outline of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, FromRon)]
pub enum Shape {
    /// Sides parallel to the axes.
    Square,
    /// Around the middle.
    Circle,
}

/// One field, ready for play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldDef {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: String,
    /// Outline.
    pub shape: Shape,
    /// Side of the square or diameter of the circle in thousandths of a unit, 16 to 48 units.
    pub width: i32,
    /// Cover laid out by hand: wholly inside the field, no two segments overlap.
    pub cover: Vec<Piece>,
    /// How cover is drawn at the start of a game instead; `cover` is empty then.
    pub generated: Option<Generator>,
    /// One sentence.
    pub flavor: String,
}

/// One piece of cover.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its segments; never empty.
    pub segments: Vec<Segment>,
}

/// A square of cover, 1 unit wide, sides parallel to the axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Segment {
    /// Centre, thousandths of a unit from the middle of the field.
    pub x: i32,
    /// Centre, thousandths of a unit from the middle of the field.
    pub y: i32,
    /// Hits until it is gone, 1 to 3.
    pub hits: u8,
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
    /// How the parts of the field repeat each other.
    pub symmetry: Symmetry,
}
