//! Cover: the frames that are in cover from each other, and the frames that may be spotted (rules page, sections 5.3
//! and 6.3).

use crate::table::{Answer, ObjectId};

use super::board::Board;
use super::components::Segment;
use super::content::{Ranges, System};
use super::cover_by_place::CoverByPlace;
use super::elevation::{Footing, SightLine, carries, height};
use super::geometry::{
    EPSILON, FRAME_RADIUS, Point, UNIT, between_disc, between_square, gap, gap_to_square, within,
    within_square,
};
use super::match_state::Range;
use super::refusals as no;

/// The distance from its target within which cover counts. When it is close the defender counts as in cover (section
/// 9).
const NEAR: i32 = UNIT + EPSILON;

/// Whether a distance lies in a range, given where the ranges of the attacker end (M-137). Only the upper end is widened (Q43); ranges exclude each other
/// (M-101).
#[must_use]
pub const fn in_range(range: Range, distance: i32, ends: &Ranges) -> bool {
    match range {
        Range::HandToHand => distance <= ends.melee + EPSILON,
        Range::DirectFire => distance > ends.melee && distance <= ends.direct + EPSILON,
        Range::Artillery => distance > ends.direct,
    }
}

/// Whether a segment of cover covers a frame at `target` from one at `from` (M-116, M-121, Q50). Of a higher
/// target it is what it stands on, of a lower one nothing, and otherwise it must be higher than the target
/// stands (Q66).
#[must_use]
pub fn segment_covers(from: &Footing, target: &Footing, segment: &Segment) -> bool {
    match target.seen_from(from) {
        SightLine::FromBelow => segment.hits == target.height && carries(segment, target.at),
        SightLine::FromAbove => false,
        SightLine::Level => {
            segment.hits > target.height
                && within_square(target.at, FRAME_RADIUS, segment.at, NEAR)
                && between_square(from.at, target.at, FRAME_RADIUS, segment.at)
        }
    }
}

/// Whether a third frame does (M-117, M-126), which must stand at least as high as the target (Q66).
#[must_use]
pub fn frame_covers(from: &Footing, target: &Footing, third: &Footing) -> bool {
    target.seen_from(from) == SightLine::Level
        && third.height >= target.height
        && within(target.at, FRAME_RADIUS, third.at, FRAME_RADIUS, NEAR)
        && between_disc(from.at, target.at, FRAME_RADIUS, third.at, FRAME_RADIUS)
}

impl Board<'_> {
    /// Distance between the nearest points of two frames, in thousandths of a unit.
    #[must_use]
    pub fn frame_gap(&self, a: ObjectId, b: ObjectId) -> i32 {
        let (a, b) = (self.frame(a).at, self.frame(b).at);
        gap(a, FRAME_RADIUS, b, FRAME_RADIUS)
    }

    /// Distance from a frame to what it aims at, a frame or a segment.
    #[must_use]
    pub fn gap_to_target(&self, frame: ObjectId, target: ObjectId) -> i32 {
        match super::ids::thing(target) {
            super::ids::Thing::Segment(n) => {
                gap_to_square(self.frame(frame).at, FRAME_RADIUS, self.segment_at(n).at)
            }
            _ => self.frame_gap(frame, target),
        }
    }

    /// Where a frame at that point stands.
    #[must_use]
    pub fn stand(&self, at: Point) -> Footing {
        if !self.rules().climbing {
            return Footing::ground(at);
        }
        Footing {
            at,
            height: height(at, self.cover().map(|(_, s)| s)),
            roofed: self.game.roofs.iter().any(|roof| roof.holds(at)),
        }
    }

    /// Segments that cover a frame at `target` from one at `from` (M-116, M-121, Q50).
    pub fn covering_segments(
        &self,
        from: Point,
        target: Point,
    ) -> impl Iterator<Item = ObjectId> + '_ {
        let (from, target) = (self.stand(from), self.stand(target));
        self.cover()
            .filter(move |(_, segment)| segment_covers(&from, &target, segment))
            .map(|(id, _)| id)
    }

    /// Third frames that cover it (M-117, M-126).
    pub fn covering_frames(
        &self,
        attacker: ObjectId,
        target: ObjectId,
    ) -> impl Iterator<Item = ObjectId> + '_ {
        let from = self.stand(self.frame(attacker).at);
        let to = self.stand(self.frame(target).at);
        self.standing()
            .filter(move |&(id, frame)| {
                id != attacker && id != target && frame_covers(&from, &to, &self.stand(frame.at))
            })
            .map(|(id, _)| id)
    }

    /// Whether a frame at `target` would be in cover from one at `from` (M-81, M-85, Q25, Q27): behind a
    /// segment, or behind one of the third frames, which stand at `thirds`.
    #[must_use]
    pub fn shielded(
        &self,
        cover: &CoverByPlace,
        from: Point,
        target: Point,
        mut thirds: impl Iterator<Item = Point>,
    ) -> bool {
        let (stand, to) = (self.stand(from), self.stand(target));
        cover
            .near(target, FRAME_RADIUS + NEAR)
            .any(|segment| segment_covers(&stand, &to, segment))
            || thirds.any(|third| frame_covers(&stand, &to, &self.stand(third)))
    }

    /// Whether `target` is in cover from `from`.
    #[must_use]
    pub fn in_cover(&self, from: ObjectId, target: ObjectId) -> bool {
        let (a, b) = (self.frame(from).at, self.frame(target).at);
        self.covering_segments(a, b).next().is_some()
            || self.covering_frames(from, target).next().is_some()
    }

    /// M-103 to M-105, M-108: whether `frame`, rolled with that many spotting systems, may spot `target`.
    pub fn spot_answer(&self, frame: ObjectId, systems: u8, target: ObjectId) -> Answer {
        let hostile = self.is_frame(target)
            && self.frame(target).owner != self.frame(frame).owner
            && self.frame(target).stands();
        if !hostile {
            return Err(&no::CANNOT_SPOT);
        }
        if systems >= 2 {
            return Ok(());
        }
        let (from, to) = (self.frame(frame).at, self.frame(target).at);
        let reach = self.ranges(frame).spotting + EPSILON;
        if !within(from, FRAME_RADIUS, to, FRAME_RADIUS, reach) {
            return Err(&no::SPOT_TOO_FAR);
        }
        if systems == 0 && self.in_cover(frame, target) {
            return Err(&no::SPOT_IN_COVER);
        }
        Ok(())
    }

    /// Whether a frame works a system of that sort.
    #[must_use]
    pub fn works(&self, frame: ObjectId, system: System) -> u8 {
        self.frame(frame).systems.get(system)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_exclude_each_other() {
        let ruler = 8 * UNIT;
        let ends = Ranges {
            melee: UNIT,
            direct: ruler,
            spotting: ruler,
        };
        for gap in [0, 1_000, 1_001, 1_500, 8_000, 8_011, 20_000] {
            let fits = [Range::HandToHand, Range::DirectFire, Range::Artillery]
                .map(|range| in_range(range, gap, &ends));
            assert!(fits.contains(&true), "{gap}");
        }
        assert!(!in_range(Range::DirectFire, UNIT, &ends));
        assert!(!in_range(Range::Artillery, ruler, &ends));
        assert!(in_range(Range::DirectFire, ruler + EPSILON, &ends));
    }
}
