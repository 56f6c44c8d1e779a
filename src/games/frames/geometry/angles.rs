//! Points at a given distance or in a given direction.

use super::{Point, distance, narrow, root};

/// Sines from 0 to 90 degrees in steps of a 64th of a turn, in millionths.
const SINES: [i32; 17] = [
    0, 98_017, 195_090, 290_285, 382_683, 471_397, 555_570, 634_393, 707_107, 773_010, 831_470,
    881_921, 923_880, 956_940, 980_785, 995_185, 1_000_000,
];
/// The unit of the table.
const MILLION: i64 = 1_000_000;

/// Cosine and sine of every 64th of a turn, in millionths.
const TURN: [(i32, i32); 64] = {
    let mut turn = [(0, 0); 64];
    let mut n = 0;
    while n < 16 {
        let (cos, sin) = (SINES[16 - n], SINES[n]);
        turn[n] = (cos, sin);
        turn[n + 16] = (-sin, cos);
        turn[n + 32] = (-cos, -sin);
        turn[n + 48] = (sin, -cos);
        n += 1;
    }
    turn
};

/// Cosine and sine of direction `n` of 64, in thousandths: 0 along `x`, 16 along `y`, and round again after 63 (Q40).
#[must_use]
pub fn direction(n: usize) -> (i32, i32) {
    let (cos, sin) = TURN[n % 64];
    let thousandths = |c: i32| narrow(rounded(c.into(), 1_000));
    (thousandths(cos), thousandths(sin))
}

/// The point `length` away from `from` in direction `n` of 64 (Q40); up to 30 units it is off by less than a thousandth of a unit.
#[must_use]
pub fn at_angle(from: Point, n: usize, length: i32) -> Point {
    let (cos, sin) = TURN[n % 64];
    let part = |c: i32| rounded(i64::from(c) * i64::from(length), MILLION);
    from.moved((part(cos), part(sin)))
}

/// The point `length` away from `from` in the direction of `to`, beyond it if that is farther; `from` itself if the two are one.
#[must_use]
pub fn toward(from: Point, to: Point, length: i32) -> Point {
    from.moved(stretched(from.to(to), length))
}

/// The point on the line from `mover` to `of` where the gap between the two discs is `gap` (Q40).
///
/// It is off that line by a thousandth of a unit at most, so that [`gap`](super::gap()) is exactly the one asked for. If both stand on
/// one point, the place lies along `x`.
#[must_use]
pub fn nearest_at_gap(mover: Point, mover_r: i32, of: Point, of_r: i32, gap: i32) -> Point {
    let (dx, dy) = of.to(mover);
    let way = if (dx, dy) == (0, 0) { (1, 0) } else { (dx, dy) };
    let apart = gap.saturating_add(mover_r).saturating_add(of_r);
    let near = of.moved(stretched(way, apart));
    // Rounding may have left it short by a part of a thousandth; then one step outward, or one along each axis, makes up for it.
    let (sx, sy) = (way.0.signum(), way.1.signum());
    [(0, 0), (sx, 0), (sx, sy)]
        .into_iter()
        .map(|step| near.moved(step))
        .find(|&p| distance(p, of) == apart)
        .unwrap_or(near)
}

/// `way` made `length` long, to the nearest whole numbers; nothing if it leads nowhere.
pub(super) fn stretched((dx, dy): (i64, i64), length: i32) -> (i64, i64) {
    let widest = dx.abs().max(dy.abs());
    if widest == 0 {
        return (0, 0);
    }
    // Roots are rounded down: the longer the way, the less that matters. 28 bits squared twice still fit.
    let shift = (widest.leading_zeros() as i32 - 36).max(0);
    let (dx, dy) = (dx << shift, dy << shift);
    let long = root(dx * dx + dy * dy);
    let part = |d: i64| rounded(d * i64::from(length), long);
    (part(dx), part(dy))
}

/// `value / by` to the nearest whole number; halves away from zero, so that opposite directions stay opposite.
fn rounded(value: i64, by: i64) -> i64 {
    (value + value.signum() * (by / 2)) / by
}
