//! Whether a frame that slides along a straight line bumps into something (M-98).

use super::line::{Line, Rounded};
use super::{EPSILON, Point, UNIT};

/// The number of parts into which a stretch of a line is divided for measuring.
const WHOLE: i64 = 1 << 20;

/// The things that a frame cannot move through: other frames and stations as discs, and segments of cover.
#[derive(Debug, Clone, Copy, Default)]
pub struct Obstacles<'a> {
    /// Middle and radius of each disc.
    pub discs: &'a [(Point, i32)],
    /// Middle of each segment of cover.
    pub squares: &'a [Point],
}

impl<'a> Obstacles<'a> {
    /// Where the middle of a disc of radius `r` may not be. Close moves are allowed (section 9), so it may dip in by [`EPSILON`].
    pub(super) fn shapes(self, r: i32) -> impl Iterator<Item = Rounded> + 'a {
        self.grown_discs(r).chain(self.grown_squares(r))
    }

    fn grown_discs(self, r: i32) -> impl Iterator<Item = Rounded> + 'a {
        let grow = move |&(p, rc): &(Point, i32)| Rounded::disc(p, (r + rc - EPSILON).max(0));
        self.discs.iter().map(grow)
    }

    fn grown_squares(self, r: i32) -> impl Iterator<Item = Rounded> + 'a {
        let grow = move |&p: &Point| Rounded::square(p, (r - EPSILON).max(0));
        self.squares.iter().map(grow)
    }
}

/// Whether a disc of radius `r` can slide straight from `from` to `to` (M-98). Touching is free, and so is a clip of up to [`EPSILON`].
///
/// A disc it overlaps at the start is free as long as the move leads away from its middle. A frame that stands on cover may leave
/// that cover over any side (Q53): the line may pass over it, and over the segments joined to it, as long as it does not come back and
/// ends clear of all cover. A line that ends on cover may touch only segments under the frame, and leads away from their middles.
#[must_use]
pub fn straight_is_free(from: Point, to: Point, r: i32, in_the_way: &Obstacles) -> bool {
    let line = Line::new(from, to);
    in_the_way
        .grown_discs(r)
        .all(|disc| !line.enters(&disc) || leads_away(&line, &disc))
        && (in_the_way
            .grown_squares(r)
            .all(|cover| !line.enters(&cover))
            || leaves_cover(&line, r, in_the_way))
}

/// Whether the line begins inside and leads away from the middle.
fn leads_away(line: &Line, shape: &Rounded) -> bool {
    let (x, y) = shape.centre.to(line.from);
    shape.holds(line.from) && x * line.dx + y * line.dy >= 0
}

/// Whether the line begins on cover and passes over nothing but that cover, in one piece (Q53).
fn leaves_cover(line: &Line, r: i32, in_the_way: &Obstacles) -> bool {
    let crossed: Vec<_> = in_the_way
        .grown_squares(r)
        .filter(|cover| line.enters(cover))
        .map(|cover| (stretch(line, &cover), cover))
        .collect();
    if crossed.iter().any(|(_, cover)| cover.holds(line.to)) {
        return crossed.iter().all(|(_, cover)| leads_away(line, cover));
    }
    // It goes from the segment it stands on to the joined ones, as long as the line has not left all of those in
    // between.
    let (mut over, mut rest): (Vec<_>, Vec<_>) = crossed
        .into_iter()
        .partition(|(_, cover)| cover.holds(line.from));
    let mut left = over.iter().map(|((_, leave), _)| *leave).max();
    while let Some(next) = rest.iter().position(|((enter, _), cover)| {
        Some(*enter) <= left && over.iter().any(|(_, o)| joined(o.centre, cover.centre))
    }) {
        let (stretch, cover) = rest.swap_remove(next);
        left = left.max(Some(stretch.1));
        over.push((stretch, cover));
    }
    rest.is_empty()
}

/// Whether two segments of cover touch, at a corner at least.
fn joined(a: Point, b: Point) -> bool {
    let (dx, dy) = a.to(b);
    dx.abs().max(dy.abs()) <= i64::from(UNIT + EPSILON)
}

/// The points where the line enters and leaves the box around `cover`, in parts of its length.
fn stretch(line: &Line, cover: &Rounded) -> (i64, i64) {
    let reach = i64::from(cover.half) + i64::from(cover.radius);
    let (cx, cy) = line.from.to(cover.centre);
    let (mut enter, mut leave) = (0, WHOLE);
    for (centre, way) in [(cx, line.dx), (cy, line.dy)] {
        if way != 0 {
            let (a, b) = (
                (centre - reach) * WHOLE / way,
                (centre + reach) * WHOLE / way,
            );
            enter = enter.max(a.min(b));
            leave = leave.min(a.max(b));
        }
    }
    (enter, leave)
}
