//! The outline of the field (1.4) and how much of it lies outside a perimeter (Q36).

use serde::Serialize;

use super::{Point, STATION_RADIUS, UNIT, squared};

/// The step of the grid that stands for the area of the field (Q36).
const GRID: i32 = UNIT / 2;

/// The field and its extent in thousandths of a unit; the box around it has a corner at the origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Field {
    /// A square of that side.
    Square(i32),
    /// A circle of that diameter.
    Circle(i32),
}

impl Field {
    /// Whether a disc is completely on the field. It may touch the edge.
    #[must_use]
    pub fn contains(self, p: Point, r: i32) -> bool {
        match self {
            Self::Square(side) => {
                let on = |c: i32| c >= r && c <= side - r;
                on(p.x) && on(p.y)
            }
            Self::Circle(diameter) => {
                // Everything doubled, so that an odd diameter has a whole middle.
                let d = i64::from(diameter);
                let (x, y) = (2 * i64::from(p.x) - d, 2 * i64::from(p.y) - d);
                let room = d - 2 * i64::from(r);
                room >= 0 && x * x + y * y <= room * room
            }
        }
    }

    /// The widest extent: side or diameter.
    #[must_use]
    pub fn width(self) -> i32 {
        match self {
            Self::Square(width) | Self::Circle(width) => width,
        }
    }
}

/// How many points of the field lie farther than `reach` from the edge of every station, and how many points there are (M-79, Q36).
///
/// The points are the middles of cells half a unit wide, so each stands for the same area, at the edge too.
#[must_use]
pub fn free_share(field: Field, stations: &[Point], reach: i32) -> (usize, usize) {
    let far = i64::from(reach) + i64::from(STATION_RADIUS);
    let steps = || (GRID / 2..field.width()).step_by(GRID as usize);
    let (mut free, mut all) = (0, 0);
    for x in steps() {
        for y in steps() {
            let p = Point { x, y };
            if field.contains(p, 0) {
                all += 1;
                free += usize::from(stations.iter().all(|&s| squared(p, s) > far * far));
            }
        }
    }
    (free, all)
}
