//! Destroyed frames that come back at the edge of the field (M-193).

use super::state::{Leap, PlacedThing};
use crate::games::frames::board::Board;
use crate::games::frames::change_events::ChangeEvent;
use crate::games::frames::components::Frame;
use crate::games::frames::dealing::NO_FRAME;
use crate::games::frames::geometry::{
    EPSILON, FRAME_RADIUS, Field, Point, UNIT, at_angle, overlaps_square,
};
use crate::games::frames::refusals as no;
use crate::table::{Answer, ObjectId};

/// How far from the edge a frame comes back at most, thousandths of a unit.
const EDGE: i32 = UNIT;

/// Places offered besides any other legal one.
const PLACES: usize = 64;

impl Board<'_> {
    /// Whether a destroyed frame may come back: its company plays.
    pub(super) fn may_return(&self, id: ObjectId) -> bool {
        let frame = self.frame(id);
        frame.is_destroyed() && !self.company(frame.owner).conceded
    }

    /// Destroyed frames that come back, each where its owner chooses.
    pub(super) fn return_later(&mut self, mut frames: Vec<ObjectId>) {
        frames.retain(|&id| self.may_return(id));
        for frame in frames.into_iter().rev() {
            let chooser = self.frame(frame).owner;
            self.game.abilities.leaps.push(Leap {
                frame,
                puts: PlacedThing::Returning,
                most: EDGE,
                chooser,
            });
        }
    }

    /// M-193: one white die and nothing else, and no turn in this round.
    pub(super) fn come_back(&mut self, id: ObjectId, at: Point) {
        let frame = self.frame_mut(id);
        *frame = Frame {
            kind: frame.kind,
            owner: frame.owner,
            whites: 1,
            at,
            placed: true,
            alive: true,
            acted: true,
            ..NO_FRAME
        };
        let owner = frame.owner;
        self.log_change(ChangeEvent::Revive {
            owner,
            frame: id,
            at,
        });
        self.check_stations();
    }

    /// M-193: free ground at the edge of the field.
    pub(super) fn edge_answer(&self, id: ObjectId, at: Point) -> Answer {
        self.stand_answer(id, at)?;
        let far = FRAME_RADIUS + EDGE + EPSILON;
        let mut cover = self.cover();
        if self.game.field.contains(at, far) {
            Err(&no::NOT_AT_EDGE)
        } else if cover.any(|(_, s)| overlaps_square(at, FRAME_RADIUS, s.at)) {
            Err(&no::LEAP_ON_COVER)
        } else {
            Ok(())
        }
    }

    /// Places all along the edge.
    pub(super) fn edge_samples(&self, id: ObjectId) -> Vec<Point> {
        let place = |n: usize| match self.game.field {
            Field::Square(side) => {
                let (low, high) = (FRAME_RADIUS, side - FRAME_RADIUS);
                let each = (PLACES / 4) as i32;
                let on = low + (high - low) * (n as i32 % each) / each;
                let back = high + low - on;
                match n as i32 / each {
                    0 => Point { x: on, y: low },
                    1 => Point { x: high, y: on },
                    2 => Point { x: back, y: high },
                    _ => Point { x: low, y: back },
                }
            }
            Field::Circle(width) => {
                let middle = Point {
                    x: width / 2,
                    y: width / 2,
                };
                // A little less, so that rounding leads nowhere off the field.
                at_angle(middle, n, width / 2 - FRAME_RADIUS - EPSILON)
            }
        };
        let all = (0..PLACES).map(place);
        all.filter(|&at| self.edge_answer(id, at).is_ok()).collect()
    }
}
