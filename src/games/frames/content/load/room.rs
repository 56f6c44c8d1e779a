//! The ground of a field: whether frames and stations find room on it, and whether all of it hangs together.

use super::super::{FieldDef, Shape, UNIT};

/// Distance of the points that are looked at, thousandths of a unit.
const STEP: i32 = 250;
/// A frame stands on a point if no cover is nearer: its radius, less what may lie between two points. A gap is rather
/// taken for too wide than for too narrow.
const NEAR: i64 = 500 - 180;

/// Points of the ground on which the middle of a frame can stand.
pub(super) struct Ground {
    side: usize,
    free: Vec<bool>,
}

impl Ground {
    /// The ground of a field with its fixed cover.
    pub(super) fn of(field: &FieldDef) -> Self {
        let half = field.width / 2;
        let side = usize::try_from(field.width / STEP).unwrap_or_default() + 1;
        let mut free = vec![false; side * side];
        let at = |n: usize| i32::try_from(n).unwrap_or_default() * STEP - half;
        for (n, free) in free.iter_mut().enumerate() {
            *free = on_field(field, (at(n % side), at(n / side)));
        }
        for segment in field.cover.iter().flat_map(|piece| &piece.segments) {
            for n in near(segment.x, half, side) {
                for m in near(segment.y, half, side) {
                    let (x, y) = (at(n) - segment.x, at(m) - segment.y);
                    let beyond = |d: i32| i64::from((d.abs() - UNIT / 2).max(0));
                    let (x, y) = (beyond(x), beyond(y));
                    if x * x + y * y < NEAR * NEAR {
                        free[m * side + n] = false;
                    }
                }
            }
        }
        Self { side, free }
    }

    /// How many frames find room beside each other; counting ends at `enough`.
    pub(super) fn room(&self, enough: usize) -> usize {
        let apart = 1000 / STEP as usize;
        let mut taken: Vec<(usize, usize)> = Vec::new();
        for n in (0..self.free.len()).filter(|&n| self.free[n]) {
            let (x, y) = (n % self.side, n / self.side);
            let far = |&(a, b): &(usize, usize)| {
                let (dx, dy) = (x.abs_diff(a), y.abs_diff(b));
                dx * dx + dy * dy >= apart * apart
            };
            if taken.iter().all(far) {
                taken.push((x, y));
                if taken.len() == enough {
                    break;
                }
            }
        }
        taken.len()
    }

    /// How many parts of the ground are cut off from the largest one.
    pub(super) fn pockets(&self) -> usize {
        let mut seen = vec![false; self.free.len()];
        let mut parts = 0_usize;
        for start in 0..self.free.len() {
            if seen[start] || !self.free[start] {
                continue;
            }
            parts += 1;
            let mut queue = vec![start];
            seen[start] = true;
            while let Some(n) = queue.pop() {
                for next in self.beside(n) {
                    if self.free[next] && !seen[next] {
                        seen[next] = true;
                        queue.push(next);
                    }
                }
            }
        }
        parts.saturating_sub(1)
    }

    /// The points around one, across corners too.
    fn beside(&self, n: usize) -> impl Iterator<Item = usize> + use<> {
        let (side, x, y) = (self.side, n % self.side, n / self.side);
        let around = move |at: usize| at.saturating_sub(1)..(at + 2).min(side);
        around(y).flat_map(move |y| around(x).map(move |x| y * side + x))
    }
}

/// Points near a segment, by number.
fn near(middle: i32, half: i32, side: usize) -> std::ops::Range<usize> {
    let number = |at: i32| usize::try_from((at + half) / STEP).unwrap_or_default();
    let from = number((middle - UNIT).max(-half));
    from..(number(middle + UNIT) + 2).min(side)
}

/// Whether a frame with that middle lies on the field.
fn on_field(field: &FieldDef, (x, y): (i32, i32)) -> bool {
    let (x, y) = (i64::from(x.abs()), i64::from(y.abs()));
    let edge = i64::from(field.width / 2 - UNIT / 2);
    match field.shape {
        Shape::Square => x.max(y) <= edge,
        Shape::Circle => x * x + y * y <= edge * edge,
    }
}
