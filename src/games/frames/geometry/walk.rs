//! The shortest way round obstacles (M-97, M-98).
//!
//! A shortest way turns only at corners of obstacles, and only at those where the obstacle stays on one side. The search goes from
//! corner to corner, the most promising first, and takes notice of an obstacle when a line runs into it: whatever is not in the way
//! costs nothing. Since fewer obstacles never make a way longer, a corner once reached was reached in the shortest way.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::line::{Line, Rounded};
use super::outline::{MOST_CORNERS, corners};
use super::sweep::{Obstacles, straight_is_free};
use super::{EPSILON, Field, Point, UNIT, distance};

/// A way a frame can go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walk {
    /// The distances from point to point together, in thousandths of a unit.
    pub length: i32,
    /// Where it goes straight to in turn, both ends included.
    pub path: Vec<Point>,
}

/// The shortest way of a disc of radius `r` from `from` to `to` that is no longer than `most` (M-97) and runs into nothing (M-98).
///
/// Both are judged in the mover's favour by [`EPSILON`] (section 9). A way may turn only clear of obstacles and must end clear of
/// them, except a straight one, for which [`straight_is_free`] decides. Nothing keeps it on a field, see [`walk_on`].
#[must_use]
pub fn walk(from: Point, to: Point, r: i32, in_the_way: &Obstacles, most: i32) -> Option<Walk> {
    search(None, from, to, r, in_the_way, most)
}

/// The same on a field, which no part of the disc leaves on the way (Q73), judged in the mover's favour by [`EPSILON`] too.
///
/// Both ends must lie on the field. A field bulges outward everywhere, so a way whose corners lie on it does so throughout.
#[must_use]
pub fn walk_on(
    field: Field,
    from: Point,
    to: Point,
    r: i32,
    in_the_way: &Obstacles,
    most: i32,
) -> Option<Walk> {
    search(Some(field), from, to, r, in_the_way, most)
}

fn search(
    field: Option<Field>,
    from: Point,
    to: Point,
    r: i32,
    in_the_way: &Obstacles,
    most: i32,
) -> Option<Walk> {
    let most = most.saturating_add(EPSILON);
    let length = distance(from, to);
    if length > most {
        return None;
    }
    if straight_is_free(from, to, r, in_the_way) {
        let path = vec![from, to];
        return Some(Walk { length, path });
    }
    let mut search = Search::new(from, to, r, in_the_way, most)?;
    search.field = field;
    search.run()
}

const START: usize = 0;
const GOAL: usize = 1;
/// Lines up to this long are tried even if they seem to cut a corner: a point between an edge and the lines around it sees only the
/// nearest corners, and lies on the wrong side of them.
const SHORT: i64 = 2 * UNIT as i64 / 5;

/// A way of many lines may seem this much shorter than one line, since each is rounded down.
const ROUNDED_OFF: i32 = 16;

/// A point the way may turn at.
struct Corner {
    at: Point,
    /// At least this far to go.
    left: i32,
    /// How long the way here is, once settled.
    cost: i32,
    before: usize,
    settled: bool,
    /// Its neighbours on the outline it belongs to; twice the same for both ends of the way.
    outline: (usize, usize),
}

struct Search<'a> {
    /// The field that the way must not leave.
    field: Option<Field>,
    r: i32,
    most: i32,
    in_the_way: &'a Obstacles<'a>,
    /// The shapes near the way, and whether their corners are among the corners.
    shapes: Vec<(Rounded, bool)>,
    /// The start overlaps something, so lines from there have their own rule.
    starts_within: bool,
    corners: Vec<Corner>,
    settled: Vec<usize>,
    /// Lines to try: length of the way if nothing else came in between, where to, where from.
    open: BinaryHeap<Reverse<(i32, usize, usize)>>,
}

impl<'a> Search<'a> {
    /// Nothing if the end is blocked.
    fn new(
        from: Point,
        to: Point,
        r: i32,
        in_the_way: &'a Obstacles<'a>,
        most: i32,
    ) -> Option<Self> {
        let near = |shape: &Rounded| {
            // The farthest corner of an outline: less than 1.5 half sides and a radius away, and a little for standing outside.
            let extent = shape.half + shape.half / 2 + shape.radius + shape.radius / 64 + 2;
            let there = distance(from, shape.centre);
            there - 2 * extent <= most
                && there + distance(shape.centre, to) - 2 * extent <= most.saturating_add(2)
        };
        let shapes: Vec<_> = in_the_way
            .shapes(r)
            .filter(near)
            .map(|s| (s, false))
            .collect();
        if shapes.iter().any(|(shape, _)| shape.holds(to)) {
            return None;
        }
        let starts_within = shapes.iter().any(|(shape, _)| shape.holds(from));
        let end = |at, left| Corner {
            at,
            left,
            cost: 0,
            before: START,
            settled: false,
            outline: (0, 0),
        };
        let mut ends = Vec::with_capacity(2 + 4 * MOST_CORNERS);
        ends.extend([end(from, distance(from, to)), end(to, 0)]);
        Some(Self {
            field: None,
            r,
            most,
            in_the_way,
            shapes,
            starts_within,
            corners: ends,
            settled: Vec::new(),
            open: BinaryHeap::new(),
        })
    }

    fn run(mut self) -> Option<Walk> {
        self.settle(START, START, 0);
        if self.starts_within {
            // The first line may cross what it starts on, and then turn at a corner of it that it does not graze.
            (0..self.shapes.len()).for_each(|i| self.notice(i));
        }
        while let Some(Reverse((_, to, from))) = self.open.pop() {
            if self.corners[to].settled || self.is_blocked(from, to) {
                continue;
            }
            let leg = distance(self.corners[from].at, self.corners[to].at);
            self.settle(to, from, self.corners[from].cost + leg);
            if to == GOAL {
                return Some(self.way());
            }
        }
        None
    }

    fn settle(&mut self, corner: usize, before: usize, cost: i32) {
        let here = &mut self.corners[corner];
        (here.settled, here.before, here.cost) = (true, before, cost);
        self.settled.push(corner);
        for to in GOAL..self.corners.len() {
            self.offer(corner, to);
        }
    }

    /// Puts the line among those to try, if a shortest way could use it.
    fn offer(&mut self, from: usize, to: usize) {
        let (a, b) = (&self.corners[from], &self.corners[to]);
        if b.settled || a.cost + b.left > self.most {
            return;
        }
        let any_side = from == START && self.starts_within;
        if !(any_side || self.grazes(a.at, b) && self.grazes(b.at, a)) {
            return;
        }
        let length = a.cost + distance(a.at, b.at) + b.left;
        if length <= self.most {
            self.open.push(Reverse((length, to, from)));
        }
    }

    /// Whether the line from `p` leaves the whole outline of `corner` on one side.
    fn grazes(&self, p: Point, corner: &Corner) -> bool {
        let (one, other) = corner.outline;
        let (dx, dy) = p.to(corner.at);
        if one == other || dx.abs().max(dy.abs()) <= SHORT {
            return true;
        }
        let side = |neighbour: usize| {
            let (x, y) = corner.at.to(self.corners[neighbour].at);
            (dx * y - dy * x).signum()
        };
        side(one) * side(other) >= 0
    }

    /// Whether something is in the way of a line; takes notice of it if that is new.
    fn is_blocked(&mut self, from: usize, to: usize) -> bool {
        let line = Line::new(self.corners[from].at, self.corners[to].at);
        if from == START && self.starts_within {
            // Were this to end on something, no line would lead on from there.
            return !straight_is_free(line.from, line.to, self.r, self.in_the_way);
        }
        let mut new = Vec::new();
        for (i, (shape, noticed)) in self.shapes.iter().enumerate() {
            if line.enters(shape) {
                if *noticed {
                    return true;
                }
                new.push(i);
            }
        }
        for &i in &new {
            self.notice(i);
        }
        !new.is_empty()
    }

    /// Adds the corners of an obstacle and the lines to them.
    fn notice(&mut self, obstacle: usize) {
        let (shape, noticed) = &mut self.shapes[obstacle];
        *noticed = true;
        let first = self.corners.len();
        let goal = self.corners[GOAL].at;
        let (field, room) = (self.field, self.r - EPSILON);
        let all = &mut self.corners;
        corners(shape, |at| {
            let off = field.is_some_and(|field| !field.contains(at, room));
            all.push(Corner {
                at,
                left: (distance(at, goal) - ROUNDED_OFF).max(0),
                cost: 0,
                before: START,
                // No line is tried to a corner that is settled already.
                settled: off,
                outline: (0, 0),
            });
        });
        let end = all.len();
        for (i, corner) in (first..end).zip(&mut all[first..]) {
            let before = if i == first { end - 1 } else { i - 1 };
            let after = if i + 1 == end { first } else { i + 1 };
            corner.outline = (before, after);
        }
        for settled in 0..self.settled.len() {
            for to in first..end {
                self.offer(self.settled[settled], to);
            }
        }
    }

    /// The way found to the goal.
    fn way(&self) -> Walk {
        let mut path = vec![self.corners[GOAL].at];
        let mut corner = GOAL;
        while corner != START {
            corner = self.corners[corner].before;
            path.push(self.corners[corner].at);
        }
        path.reverse();
        let length = self.corners[GOAL].cost;
        Walk { length, path }
    }
}
