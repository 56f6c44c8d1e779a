//! Snaps the place under the pointer: to the end of the reach, or to the ring if only a ring is allowed, because
//! nobody points that exactly.

use crate::games::frames::components::Role;
use crate::games::frames::geometry::{
    FRAME_RADIUS, Point, UNIT, distance, gap, nearest_at_gap, toward,
};
use crate::games::frames::{Step, Topic, View};
use crate::table::{Decision, Ref};

/// How far beyond its reach the pointer may be.
const BEYOND: i32 = 3 * UNIT / 2;

/// The place meant by pointing at `at`.
#[must_use]
pub fn snap(view: &View, decision: &Decision, at: Point) -> Point {
    match (Topic::of(decision.topic), view.step) {
        (Some(Topic::To), _) => reach(view, at),
        (_, Step::PointFrame) => ring(view, at),
        _ => at,
    }
}

/// The frame in its turn and how far its die takes it, in thousandths of a unit.
#[must_use]
pub fn way(view: &View, decision: &Decision) -> Option<(Point, i32)> {
    let turn = view.current.as_ref()?;
    let Ref::Object(id) = decision.region?.subject else {
        return None;
    };
    let from = view.place(id).filter(|_| Topic::To.is_of(decision))?;
    Some((from, i32::from(turn.moving) * UNIT))
}

fn reach(view: &View, at: Point) -> Point {
    let Some(turn) = &view.current else {
        return at;
    };
    let Some(from) = view.place(turn.frame) else {
        return at;
    };
    let most = i32::from(turn.moving) * UNIT;
    let far = distance(from, at);
    if far > most && far <= most + BEYOND {
        toward(from, at, most)
    } else {
        at
    }
}

fn ring(view: &View, at: Point) -> Point {
    let defends = |seat: crate::table::Seat| view.companies[seat.index()].role == Role::Defender;
    let frames = view.frames.iter();
    let theirs = frames.filter(|(_, f)| f.stands() && defends(f.owner));
    let off = |of: Point| (gap(at, FRAME_RADIUS, of, FRAME_RADIUS) - view.ruler()).abs();
    let nearest = theirs.map(|(_, f)| f.at).min_by_key(|&of| off(of));
    match nearest {
        Some(of) if off(of) <= BEYOND => {
            nearest_at_gap(at, FRAME_RADIUS, of, FRAME_RADIUS, view.ruler())
        }
        _ => at,
    }
}
