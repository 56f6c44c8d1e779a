//! Whether something lies between two frames, completely or in part (6.3 b).
//!
//! Three lines decide: from centre to centre, and the two that touch both discs from outside. When it is close the defender is in
//! cover (section 9, Q43), so a line that misses by less than [`EPSILON`] crosses.

use super::angles::stretched;
use super::line::{Line, Rounded};
use super::{EPSILON, HALF_SEGMENT, Point};

/// Whether the segment of cover centred at `square` lies between two discs of radius `r` (M-116, Q50).
///
/// The same whichever of the two is the attacker. That it is near enough to the target is another question ([`gap_to_square`]).
///
/// [`gap_to_square`]: super::gap_to_square
#[must_use]
pub fn between_square(from: Point, to: Point, r: i32, square: Point) -> bool {
    let half = HALF_SEGMENT + EPSILON;
    any_line(from, to, r, square, half, |line| {
        line.enters_box(square, half, half)
    })
}

/// Whether the disc of radius `rc` at `centre` lies between two discs of radius `r` (M-117).
#[must_use]
pub fn between_disc(from: Point, to: Point, r: i32, centre: Point, rc: i32) -> bool {
    let disc = Rounded::disc(centre, rc + EPSILON);
    any_line(from, to, r, centre, disc.radius, |line| line.enters(&disc))
}

/// Whether one of the three lines passes the test; `extent` is how far the thing tested reaches along either axis.
fn any_line(
    from: Point,
    to: Point,
    r: i32,
    centre: Point,
    extent: i32,
    crosses: impl Fn(&Line) -> bool,
) -> bool {
    // Most things are nowhere near, and a root costs more than this.
    let reach = extent + r;
    let beside = |a: i32, b: i32, c: i32| a.min(b) > c + reach || a.max(b) < c - reach;
    if beside(from.x, to.x, centre.x) || beside(from.y, to.y, centre.y) {
        return false;
    }
    if crosses(&Line::new(from, to)) {
        return true;
    }
    let (dx, dy) = from.to(to);
    let side = stretched((-dy, dx), r);
    let other = (-side.0, -side.1);
    crosses(&Line::new(from.moved(side), to.moved(side)))
        || crosses(&Line::new(from.moved(other), to.moved(other)))
}
