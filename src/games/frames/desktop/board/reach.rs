//! The area where a thing may go, asked of the rules point by point over a few frames.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::snap::way;
use crate::desktop::session::Session;
use crate::games::frames::Frames;
use crate::games::frames::geometry::{Point, UNIT, distance};
use crate::games::frames::point_ref;
use crate::table::Choice;

/// Points asked about in a frame at least.
const STRIDE: usize = 160;
/// So long a frame may take for more of them.
const SLICE: Duration = Duration::from_millis(12);

/// The places found so far.
#[derive(Debug, Default, Resource)]
pub struct ReachablePlaces {
    about: Option<(u32, usize, Choice)>,
    waiting: VecDeque<Point>,
    /// Places that are legal.
    pub legal: Vec<Point>,
    /// How far they lie apart, in thousandths of a unit.
    pub step: i32,
}

impl ReachablePlaces {
    /// Whether some places are not asked about yet.
    #[must_use]
    pub fn is_exploring(&self) -> bool {
        !self.waiting.is_empty()
    }
}

/// Asks about some more points.
pub fn explore(
    mut session: ResMut<Session<Frames>>,
    mut reach: ResMut<ReachablePlaces>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let region = session.shown.decision.as_ref().and_then(|d| d.region);
    let about = region.map(|region| (session.shown.epoch, session.shown.events_seen(), region));
    if about != reach.about {
        reach.about = about;
        reach.legal.clear();
        reach.waiting.clear();
        if region.is_some() {
            begin(&session, &mut reach);
        }
    }
    let Some(region) = region else {
        return;
    };
    if reach.waiting.is_empty() {
        return;
    }
    let session = session.bypass_change_detection();
    let begun = Instant::now();
    let mut asked = 0;
    while asked < STRIDE || begun.elapsed() < SLICE {
        asked += 1;
        let Some(at) = reach.waiting.pop_front() else {
            break;
        };
        if session.permits(region.to(point_ref(at))).is_ok() {
            reach.legal.push(at);
        }
    }
    ask.write(RequestRedraw);
}

/// The points of a grid: within the reach of a die, or all over the field.
fn begin(session: &Session<Frames>, reach: &mut ReachablePlaces) {
    let Some(decision) = &session.shown.decision else {
        return;
    };
    let field = session.shown.view.field;
    let way = way(&session.shown.view, decision);
    reach.step = if way.is_some() {
        UNIT / 2
    } else {
        UNIT * 3 / 4
    };
    let step = reach.step;
    let width = field.width();
    let lines = |from: i32, to: i32| {
        let first = (from.max(0) / step) * step;
        (first..=to.min(width)).step_by(step as usize)
    };
    let (from, most) = match way {
        Some((from, most)) => (from, most),
        None => {
            let middle = width / 2;
            (
                Point {
                    x: middle,
                    y: middle,
                },
                width,
            )
        }
    };
    for x in lines(from.x - most, from.x + most) {
        for y in lines(from.y - most, from.y + most) {
            let at = Point { x, y };
            if distance(from, at) <= most && field.contains(at, 0) {
                reach.waiting.push_back(at);
            }
        }
    }
}
