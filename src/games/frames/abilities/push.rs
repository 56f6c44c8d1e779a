//! Pushing and pulling frames along a straight line (M-144), and what is known of it afterwards (M-167).

use super::state::{Entry, Moved};
use crate::games::frames::Event;
use crate::games::frames::board::Board;
use crate::games::frames::content::{Amount, ObjectSelector};
use crate::games::frames::geometry::{
    FRAME_RADIUS, Obstacles, Point, UNIT, distance, gap, straight_is_free, toward,
};
use crate::table::ObjectId;

/// How finely a blocked way is tried, in thousandths of a unit.
const STEP: i32 = 20;

/// Away from the source of the ability or towards it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Away,
    Towards,
}

impl Board<'_> {
    /// Frames go straight away from the source of the ability, or towards it, as far as the way is free (M-144).
    pub(super) fn shift(&mut self, n: &Amount, who: &ObjectSelector, entry: &Entry, way: Way) {
        let most = i32::from(self.small(n, entry)) * UNIT;
        if !self.is_frame(entry.source) {
            return;
        }
        let source = self.frame(entry.source).at;
        for id in self.who(who, entry) {
            let from = self.frame(id).at;
            if id == entry.source || from == source {
                continue;
            }
            let (towards, most) = match way {
                Way::Away => {
                    let away = Point {
                        x: 2 * from.x - source.x,
                        y: 2 * from.y - source.y,
                    };
                    (away, most)
                }
                // It stops at the frame that pulls it.
                Way::Towards => {
                    let room = gap(from, FRAME_RADIUS, source, FRAME_RADIUS);
                    (source, most.min(room.max(0)))
                }
            };
            let at = self.free_way(id, towards, most);
            let length = at.map_or(0, |at| distance(from, at));
            let moved = &mut self.game.abilities.moved;
            *moved = Moved {
                length: moved.length + length,
                blocked: length + STEP < most,
            };
            let Some(at) = at else {
                continue;
            };
            let height = self.stand(from).height;
            self.relocate(id, at, |owner, from| Event::Shift {
                owner,
                frame: id,
                from,
                to: at,
                length,
            });
            self.lose_footing(vec![(id, height)]);
        }
    }

    /// The farthest point on a straight line where a frame can stand, with nothing in its way.
    fn free_way(&self, id: ObjectId, towards: Point, most: i32) -> Option<Point> {
        let from = self.frame(id).at;
        let (discs, squares) = self.obstacles_of(id);
        let way = Obstacles {
            discs: &discs,
            squares: &squares,
        };
        let mut length = most;
        while length > 0 {
            let at = toward(from, towards, length);
            let rises = self.stand(at).height > self.stand(from).height;
            if !rises
                && self.stand_answer(id, at).is_ok()
                && straight_is_free(from, at, FRAME_RADIUS, &way)
            {
                return Some(at);
            }
            length -= STEP;
        }
        None
    }
}
