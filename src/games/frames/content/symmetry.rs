//! The symmetry of a field: its parts repeat each other, so that no side is better.

use ron2::FromRon;

use super::{Area, Piece, Segment};

/// The copies of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, FromRon)]
pub enum Symmetry {
    /// Left and right.
    Mirror,
    /// Left and right, top and bottom: four copies.
    Cross,
    /// Half a turn about the middle.
    Rotate2,
    /// Three copies a third of a turn apart.
    Rotate3,
    /// Four copies a quarter of a turn apart.
    Rotate4,
    /// Five copies a fifth of a turn apart.
    Rotate5,
}

/// Sine and cosine are in millionths.
const MILLION: i64 = 1_000_000;

impl Symmetry {
    /// How many copies of everything there are, 2 to 5.
    #[must_use]
    pub const fn parts(self) -> u8 {
        match self {
            Self::Mirror | Self::Rotate2 => 2,
            Self::Rotate3 => 3,
            Self::Cross | Self::Rotate4 => 4,
            Self::Rotate5 => 5,
        }
    }

    /// Where a place is in the copy of that number, from 0, which is the place itself.
    #[must_use]
    pub const fn turn(self, part: u8, (x, y): (i32, i32)) -> (i32, i32) {
        match (self, part) {
            (Self::Mirror, 1) | (Self::Cross, 1) => (-x, y),
            (Self::Cross, 2) => (x, -y),
            (Self::Cross, 3) | (Self::Rotate2, 1) | (Self::Rotate4, 2) => (-x, -y),
            (Self::Rotate4, 1) => (-y, x),
            (Self::Rotate4, 3) => (y, -x),
            (Self::Rotate3, 1) => by((x, y), -500_000, 866_025),
            (Self::Rotate3, 2) => by((x, y), -500_000, -866_025),
            (Self::Rotate5, 1) => by((x, y), 309_017, 951_057),
            (Self::Rotate5, 2) => by((x, y), -809_017, 587_785),
            (Self::Rotate5, 3) => by((x, y), -809_017, -587_785),
            (Self::Rotate5, 4) => by((x, y), 309_017, -951_057),
            _ => (x, y),
        }
    }

    /// All copies of an area; one that is its own copy is there once.
    #[must_use]
    pub fn areas(self, area: Area) -> Vec<Area> {
        let mut all: Vec<Area> = Vec::new();
        for part in 0..self.parts() {
            let (x, y) = self.turn(part, (area.x, area.y));
            let copy = Area { x, y, ..area };
            if !all.contains(&copy) {
                all.push(copy);
            }
        }
        all
    }

    /// Whether squares fall on squares. Thirds and fifths of a turn move a piece and leave its shape.
    #[must_use]
    pub const fn keeps_squares(self) -> bool {
        !matches!(self, Self::Rotate3 | Self::Rotate5)
    }

    /// All copies of a piece about a place; a piece that is its own copy is there once. The segments
    /// are given from the place on, and each copy has them sorted.
    #[must_use]
    pub fn copies(self, at: (i32, i32), segments: &[Segment]) -> Vec<Piece> {
        let mut all: Vec<Piece> = Vec::new();
        for part in 0..self.parts() {
            let centre = self.turn(part, at);
            let moved = segments.iter().map(|segment| {
                let mut offset = (segment.x, segment.y);
                if self.keeps_squares() {
                    offset = self.turn(part, offset);
                }
                Segment {
                    x: centre.0 + offset.0,
                    y: centre.1 + offset.1,
                    hits: segment.hits,
                }
            });
            let piece = Piece::new(moved);
            if !all.contains(&piece) {
                all.push(piece);
            }
        }
        all
    }
}

/// Turned about the middle by an angle of which cosine and sine are given in millionths, rounded to the
/// nearest thousandth of a unit.
const fn by((x, y): (i32, i32), cos: i64, sin: i64) -> (i32, i32) {
    let (x, y) = (x as i64, y as i64);
    (
        rounded(x * cos - y * sin) as i32,
        rounded(x * sin + y * cos) as i32,
    )
}

const fn rounded(millionths: i64) -> i64 {
    (millionths + MILLION / 2).div_euclid(MILLION)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Symmetry; 6] = [
        Symmetry::Mirror,
        Symmetry::Cross,
        Symmetry::Rotate2,
        Symmetry::Rotate3,
        Symmetry::Rotate4,
        Symmetry::Rotate5,
    ];

    #[test]
    fn every_part_is_as_far_from_the_middle_and_none_is_twice() {
        for symmetry in ALL {
            let copies: Vec<_> = (0..symmetry.parts())
                .map(|part| symmetry.turn(part, (7_000, 2_500)))
                .collect();
            for (n, &(x, y)) in copies.iter().enumerate() {
                let far = f64::from(x).hypot(f64::from(y));
                assert!((far - 7_433.0).abs() < 2.0, "{symmetry:?}: {copies:?}");
                assert!(!copies[..n].contains(&(x, y)), "{symmetry:?}: {copies:?}");
            }
        }
    }

    #[test]
    fn a_piece_that_is_its_own_copy_is_there_once() {
        let square = |x, y| Segment { x, y, hits: 2 };
        let block = [square(-500, 0), square(500, 0)];
        assert_eq!(Symmetry::Mirror.copies((0, 4_000), &block).len(), 1);
        assert_eq!(Symmetry::Cross.copies((0, 4_000), &block).len(), 2);
        assert_eq!(Symmetry::Rotate4.copies((0, 0), &block).len(), 2);
        assert_eq!(Symmetry::Rotate3.copies((0, 4_000), &block).len(), 3);
    }
}
