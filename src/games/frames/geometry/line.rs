//! Exact tests of a straight line against discs and squares with rounded corners.

use super::{HALF_SEGMENT, Point, squared};

/// A square of half side `half` grown by `radius` on all sides, which rounds its corners; with half side 0 a disc.
///
/// A disc of radius r keeps off an obstacle if its middle keeps off the obstacle grown by r.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rounded {
    pub centre: Point,
    pub half: i32,
    pub radius: i32,
}

impl Rounded {
    /// A segment of cover grown by `radius`.
    pub(super) fn square(centre: Point, radius: i32) -> Self {
        Self {
            centre,
            half: HALF_SEGMENT,
            radius,
        }
    }

    /// A disc of that radius.
    pub(super) fn disc(centre: Point, radius: i32) -> Self {
        Self {
            centre,
            half: 0,
            radius,
        }
    }

    /// Whether a point lies inside; on the edge is not inside.
    pub(super) fn holds(&self, p: Point) -> bool {
        let (dx, dy) = self.centre.to(p);
        let (half, radius) = (i64::from(self.half), i64::from(self.radius));
        let (dx, dy) = (dx.abs() - half, dy.abs() - half);
        if dx < 0 && dy < 0 {
            // A mover whose middle is on a square is never clear of it, even if shrunk.
            return true;
        }
        let (dx, dy) = (dx.max(0), dy.max(0));
        dx * dx + dy * dy < radius * radius
    }
}

/// The straight line between two points, both included.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line {
    pub from: Point,
    pub to: Point,
    pub dx: i64,
    pub dy: i64,
    squared: i64,
}

impl Line {
    pub(super) fn new(from: Point, to: Point) -> Self {
        let (dx, dy) = from.to(to);
        Self {
            from,
            to,
            dx,
            dy,
            squared: dx * dx + dy * dy,
        }
    }

    /// Whether the line passes through the inside of `shape`; along its edge is not inside.
    pub(super) fn enters(&self, shape: &Rounded) -> bool {
        let &Rounded {
            centre,
            half,
            radius,
        } = shape;
        if !self.spans(centre, half + radius, half + radius) {
            return false;
        }
        if half == 0 {
            return self.nears(centre, radius);
        }
        // The shape is a cross of two boxes and a disc at each corner.
        let half = half as i64;
        let corner = |sx, sy| self.nears(centre.moved((sx * half, sy * half)), radius);
        self.enters_box(centre, shape.half + radius, shape.half)
            || self.enters_box(centre, shape.half, shape.half + radius)
            || corner(1, 1)
            || corner(1, -1)
            || corner(-1, 1)
            || corner(-1, -1)
    }

    /// Whether the line passes through the inside of a box of these half sides.
    pub(super) fn enters_box(&self, centre: Point, half_x: i32, half_y: i32) -> bool {
        if !self.spans(centre, half_x, half_y) {
            return false;
        }
        // The last axis that could part the two stands at a right angle to the line; a single point has none.
        let (cx, cy) = self.from.to(centre);
        let aside = (self.dx * cy - self.dy * cx).abs();
        self.squared == 0
            || aside < i64::from(half_x) * self.dy.abs() + i64::from(half_y) * self.dx.abs()
    }

    /// Whether the box around the line and the one around `centre` share more than an edge.
    fn spans(&self, centre: Point, half_x: i32, half_y: i32) -> bool {
        let apart =
            |a: i32, b: i32, c: i32, half: i32| a.min(b) >= c + half || a.max(b) <= c - half;
        !apart(self.from.x, self.to.x, centre.x, half_x)
            && !apart(self.from.y, self.to.y, centre.y, half_y)
    }

    /// Whether some point of the line is nearer to `p` than `radius`.
    fn nears(&self, p: Point, radius: i32) -> bool {
        if radius <= 0 {
            return false;
        }
        let reach = i64::from(radius) * i64::from(radius);
        let (px, py) = self.from.to(p);
        let along = px * self.dx + py * self.dy;
        if along <= 0 {
            px * px + py * py < reach
        } else if along >= self.squared {
            squared(self.to, p) < reach
        } else {
            let aside = px * self.dy - py * self.dx;
            // A product too large for 64 bits is far larger than the right side can be.
            aside
                .checked_mul(aside)
                .is_some_and(|aside| aside < reach.saturating_mul(self.squared))
        }
    }
}
