//! Cover by place: the segments near a point, found without looking at all of them.

use super::components::Segment;
use super::geometry::{Point, UNIT, overlaps_square};

/// Width of a column, in thousandths of a unit.
const COLUMN: i32 = 2 * UNIT;
/// Columns: those at both ends hold what lies beyond them too.
const COLUMNS: usize = 24;

/// Segments of cover by columns of the field, for questions about many points in a row.
pub struct CoverByPlace {
    segments: Vec<Segment>,
    /// Where each column begins in the list, and where the last one ends.
    begins: [usize; COLUMNS + 1],
}

fn column(x: i32) -> usize {
    usize::try_from(x / COLUMN).unwrap_or(0).min(COLUMNS - 1)
}

impl CoverByPlace {
    /// These segments, by columns.
    #[must_use]
    pub fn new<'a>(segments: impl Iterator<Item = &'a Segment>) -> Self {
        let unsorted: Vec<Segment> = segments.copied().collect();
        let mut begins = [0; COLUMNS + 1];
        for segment in &unsorted {
            begins[column(segment.at.x) + 1] += 1;
        }
        for n in 1..=COLUMNS {
            begins[n] += begins[n - 1];
        }
        let (mut segments, mut next) = (unsorted.clone(), begins);
        for segment in unsorted {
            let at = &mut next[column(segment.at.x)];
            segments[*at] = segment;
            *at += 1;
        }
        Self { segments, begins }
    }

    /// All segments that reach within `reach` (thousandths of a unit) of the point, and perhaps some a little farther
    /// away.
    pub fn near(&self, p: Point, reach: i32) -> impl Iterator<Item = &Segment> {
        let far = reach + UNIT / 2;
        let from = self.begins[column(p.x - far)];
        let to = self.begins[column(p.x + far) + 1];
        self.segments[from..to]
            .iter()
            .filter(move |s| (s.at.x - p.x).abs() <= far && (s.at.y - p.y).abs() <= far)
    }

    /// Whether a disc of radius `r` overlaps one of them. Touching is not overlapping.
    #[must_use]
    pub fn overlaps(&self, p: Point, r: i32) -> bool {
        self.near(p, r).any(|s| overlaps_square(p, r, s.at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::geometry::within_square;

    /// Segments all over a field of 24 units, some of them side by side.
    fn segments() -> Vec<Segment> {
        (0..60)
            .map(|n| Segment {
                at: Point {
                    x: n * 7_300 % 24_000,
                    y: n * 4_700 % 24_000,
                },
                hits: 1,
            })
            .collect()
    }

    #[test]
    fn what_is_near_is_found_as_by_looking_at_all() {
        let all = segments();
        let sorted = CoverByPlace::new(all.iter());
        let mut overlapped = 0;
        for n in 0..2_000 {
            let at = Point {
                x: n * 3_571 % 24_000,
                y: n * 2_909 % 24_000,
            };
            for reach in [1, 400, 500, 1_510] {
                let overlaps = |s: &Segment| overlaps_square(at, reach, s.at);
                assert_eq!(sorted.overlaps(at, reach), all.iter().any(overlaps));
                let near = |s: &&Segment| within_square(at, 0, s.at, reach);
                let found = sorted.near(at, reach).filter(near).count();
                assert_eq!(found, all.iter().filter(near).count());
                overlapped += found;
            }
        }
        assert!(overlapped > 1_000, "the points lie beside all cover");
    }
}
