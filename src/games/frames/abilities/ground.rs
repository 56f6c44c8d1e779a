//! What abilities change of the ground: cover and hazards that are put down (M-171 to M-173).

use super::TriggerEvent;
use crate::games::frames::board::Board;
use crate::games::frames::change_events::ChangeEvent;
use crate::games::frames::components::Segment;
use crate::games::frames::geometry::{
    Disc, FRAME_RADIUS, Point, STATION_RADIUS, UNIT, overlaps_square,
};
use crate::games::frames::ids::{SEGMENTS, segment_id};
use crate::games::frames::limits;
use crate::games::frames::refusals as no;
use crate::table::{Answer, ObjectId, Seat};

/// From the middle of a segment to its corner, thousandths of a unit.
const CORNER: i32 = 708;

impl Board<'_> {
    /// M-171: free ground for a segment of cover.
    pub(super) fn cover_answer(&self, at: Point) -> Answer {
        if !self.game.field.contains(at, CORNER) {
            return Err(&no::OFF_FIELD);
        }
        let mut frames = self.standing();
        let mut stations = self.stations().filter(|(_, s)| s.placed);
        let mut cover = self.cover();
        let taken = frames.any(|(_, f)| overlaps_square(f.at, FRAME_RADIUS, at))
            || stations.any(|(_, s)| overlaps_square(s.at, STATION_RADIUS, at))
            || cover.any(|(_, s)| (s.at.x - at.x).abs() < UNIT && (s.at.y - at.y).abs() < UNIT);
        if taken {
            return Err(&no::COVER_TAKEN);
        }
        Ok(())
    }

    /// A segment of cover stands there, if there is room for one more in the match.
    pub(super) fn build_cover(&mut self, by: Seat, at: Point, hits: u8) {
        let n = self.game.segments;
        if n >= SEGMENTS {
            return;
        }
        self.game.segments = n + 1;
        *self.segment_mut(n) = Segment { at, hits };
        self.log_change(ChangeEvent::BuildCover {
            by,
            segment: segment_id(n),
            at,
            hits,
        });
    }

    /// M-172: the ground is hazardous there from now on.
    pub(super) fn make_hazard(&mut self, by: Seat, at: Point, radius: u8) {
        if self.game.hazards.len() >= limits::HAZARDS {
            return;
        }
        let radius = i32::from(radius) * UNIT;
        self.game.hazards.push(Disc { at, radius });
        self.log_change(ChangeEvent::MakeHazard { by, at, radius });
    }

    /// M-173: a frame has come from one place to another; abilities wait for who comes onto hazardous ground.
    pub fn enters(&mut self, id: ObjectId, from: Point) {
        let at = self.frame(id).at;
        let mut hazards = self.game.hazards.iter();
        if hazards.any(|area| area.holds(at) && !area.holds(from)) {
            self.happened(TriggerEvent::EntersHazard(id));
        }
    }
}
