//! The corners a way round an obstacle may turn at.
//!
//! The shortest way hugs a rounded edge; a chain of straight lines that touch the edge from outside stands in for it, at most a few
//! thousandths longer. The lines, not the corners, have to keep off, so the corners stand a little farther out.

use super::Point;
use super::line::Rounded;

/// Corners a quarter turn has, one unit from its middle in millionths: at 15, 45 and 75 degrees, farther out by 1/cos 15.
const AROUND_SQUARE: [(i64, i64); 3] = [
    (1_000_000, 267_949),
    (732_051, 732_051),
    (267_949, 1_000_000),
];
/// The same for a disc, every 18 degrees from 9: coarser ones would not fit a gap exactly as wide as the mover between two of them.
const AROUND_DISC: [(i64, i64); 5] = [
    (1_000_000, 158_384),
    (902_113, 459_650),
    (715_921, 715_921),
    (459_650, 902_113),
    (158_384, 1_000_000),
];

/// The most corners an outline has.
pub(super) const MOST_CORNERS: usize = 4 * AROUND_DISC.len();

/// Calls `corner` for each corner of the outline of `shape`, in one sense all the way round.
pub(super) fn corners(shape: &Rounded, mut corner: impl FnMut(Point)) {
    let quarter: &[(i64, i64)] = if shape.half == 0 {
        &AROUND_DISC
    } else {
        &AROUND_SQUARE
    };
    let half = i64::from(shape.half);
    // This is one thousandth more than needed, since corners are rounded to whole ones.
    let out = i64::from(shape.radius.max(0)) + 1;
    let part = |c: i64| half + (c * out + 500_000) / 1_000_000;
    for turn in 0..4 {
        for &(x, y) in quarter {
            let (x, y) = (part(x), part(y));
            corner(shape.centre.moved(match turn {
                0 => (x, y),
                1 => (-y, x),
                2 => (-x, -y),
                _ => (y, -x),
            }));
        }
    }
}
