//! The outline of the field (1.4) and how much of it lies outside a perimeter (Q36).

use std::ops::Range;

use serde::Serialize;

use super::{Point, STATION_RADIUS, UNIT, root};

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

    /// The lowest and the highest `y` of the field at `x`, both included; `None` where it has none.
    fn column(self, x: i32) -> Option<(i64, i64)> {
        let last = i64::from(self.width()) - 1;
        match self {
            Self::Square(_) => Some((0, last)),
            Self::Circle(diameter) => {
                let d = i64::from(diameter);
                let aside = 2 * i64::from(x) - d;
                let rest = d * d - aside * aside;
                let half = (rest >= 0).then(|| root(rest))?;
                Some(((d - half + 1) / 2, ((d + half) / 2).min(last)))
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
/// The points are the middles of cells half a unit wide, so each stands for the same area, at the edge too. They are
/// counted by columns: a column of a field or of a station's surroundings is one run of points.
#[must_use]
pub fn free_share(field: Field, stations: &[Point], reach: i32) -> (usize, usize) {
    let far = i64::from(reach) + i64::from(STATION_RADIUS);
    let (mut free, mut all) = (0, 0);
    let mut covered = Vec::with_capacity(stations.len());
    for x in (GRID / 2..field.width()).step_by(GRID as usize) {
        let Some(rows) = field.column(x) else {
            continue;
        };
        let rows = rows_between(rows.0, rows.1);
        let in_column = (rows.end - rows.start) as usize;
        all += in_column;
        covered.clear();
        covered.extend(stations.iter().filter_map(|station| {
            let aside = i64::from(x - station.x);
            let half = far * far - aside * aside;
            (half >= 0).then(|| {
                let half = root(half);
                rows_between(i64::from(station.y) - half, i64::from(station.y) + half)
            })
        }));
        covered.sort_unstable_by_key(|run| run.start);
        free += in_column;
        let mut from = rows.start;
        for run in &covered {
            let until = run.end.min(rows.end);
            free -= (until - run.start.max(from)).max(0) as usize;
            from = from.max(until);
        }
    }
    (free, all)
}

/// The numbers of the rows whose middles lie from `low` to `high`, both included.
fn rows_between(low: i64, high: i64) -> Range<i64> {
    let (step, middle) = (i64::from(GRID), i64::from(GRID / 2));
    let first = (low - middle + step - 1).div_euclid(step);
    let after = (high - middle).div_euclid(step) + 1;
    first..after.max(first)
}
