//! Where stations may stand on a field (M-150, M-151).

use ron2::{FromRon, Spanned};

use super::{Length, Symmetry};

/// Where stations may stand; without it, anywhere.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StationPlaces {
    /// The middle of a station lies in one of these; with none, anywhere.
    pub areas: Vec<Rectangle>,
    /// Least space between two stations, thousandths of a unit.
    pub apart: i32,
    /// Least space between a station and the edge of the field, thousandths of a unit.
    pub edge: i32,
}

/// A part of a field with sides along the axes, thousandths of a unit from its middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rectangle {
    /// Left and bottom.
    pub low: (i32, i32),
    /// Right and top.
    pub high: (i32, i32),
}

impl Rectangle {
    /// Whether a point is in it, its edge included.
    #[must_use]
    pub fn holds(self, (x, y): (i32, i32)) -> bool {
        (self.low.0..=self.high.0).contains(&x) && (self.low.1..=self.high.1).contains(&y)
    }

    /// All copies of it; one that is its own copy is there once. Thirds and fifths of a turn move it and leave its sides
    /// along the axes.
    #[must_use]
    pub fn copies(self, symmetry: Symmetry) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for part in 0..symmetry.parts() {
            let copy = if symmetry.keeps_squares() {
                let (a, b) = (
                    symmetry.turn(part, self.low),
                    symmetry.turn(part, self.high),
                );
                Self {
                    low: (a.0.min(b.0), a.1.min(b.1)),
                    high: (a.0.max(b.0), a.1.max(b.1)),
                }
            } else {
                let middle = (
                    (self.low.0 + self.high.0) / 2,
                    (self.low.1 + self.high.1) / 2,
                );
                let moved = symmetry.turn(part, middle);
                let by = |(x, y): (i32, i32)| (x + moved.0 - middle.0, y + moved.1 - middle.1);
                Self {
                    low: by(self.low),
                    high: by(self.high),
                }
            };
            if !all.contains(&copy) {
                all.push(copy);
            }
        }
        all
    }
}

/// Where stations may stand, as RON spells it.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields, rename = "Stations")]
pub struct StationsDef {
    /// Parts of the field, two opposite corners each, from the middle of the field: to the right and upward.
    #[ron(default)]
    pub areas: Vec<Spanned<((Length, Length), (Length, Length))>>,
    /// Least space between two stations.
    #[ron(default = "nothing")]
    pub apart: Length,
    /// Least space between a station and the edge of the field.
    #[ron(default = "nothing")]
    pub edge: Length,
}

const fn nothing() -> Length {
    Length(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_of_a_turn_lays_a_rectangle_on_its_side() {
        let area = Rectangle {
            low: (4_000, -1_000),
            high: (8_000, 1_000),
        };
        let turned = area.copies(Symmetry::Rotate4);
        assert_eq!(turned.len(), 4);
        assert_eq!(turned[1].low, (-1_000, 4_000));
        assert_eq!(turned[1].high, (1_000, 8_000));
        assert_eq!(area.copies(Symmetry::Mirror)[1].low, (-8_000, -1_000));
        assert!(area.holds((8_000, 0)) && !area.holds((8_001, 0)));
    }
}
