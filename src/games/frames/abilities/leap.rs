//! Frames that an ability moves to a place of a player's choice (M-168).

use super::Happened;
use super::state::Leap;
use crate::games::frames::board::Board;
use crate::games::frames::geometry::{
    EPSILON, FRAME_RADIUS, Point, STATION_RADIUS, UNIT, at_angle, distance, nearest_at_gap,
    overlaps_square,
};
use crate::games::frames::refusals as no;
use crate::games::frames::{Choice, Event, Topic};
use crate::table::{Answer, ObjectId};

/// End points offered besides any other legal one, in three rings.
const DIRECTIONS: usize = 64;

/// The frame goes there, or stays.
pub fn end_leap(board: &mut Board<'_>, at: Option<Point>) {
    let Some(Leap { frame: id, .. }) = board.game.abilities.leaps.pop() else {
        return;
    };
    let Some(at) = at else {
        return;
    };
    let length = distance(board.frame(id).at, at);
    board.game.abilities.moved.length += length;
    board.relocate(id, at, |owner, from| Event::Move {
        owner,
        frame: id,
        from,
        to: at,
        length,
    });
    board.happened(Happened::Moves(id));
}

impl Board<'_> {
    /// Frames that a player moves within so many units.
    pub(super) fn leap_later(
        &mut self,
        frames: Vec<ObjectId>,
        units: u8,
        chooser: crate::table::Seat,
    ) {
        let most = i32::from(units) * UNIT;
        let leap = |frame| Leap {
            frame,
            most,
            chooser,
        };
        let all = frames.into_iter().rev().map(leap);
        self.game.abilities.leaps.extend(all);
    }

    /// Asks where a frame goes; it may stay.
    pub(super) fn ask_leap(&mut self, leap: Leap) {
        let frame = leap.frame;
        if !self.frame(frame).stands() || leap.most == 0 {
            self.game.abilities.leaps.pop();
            return;
        }
        let to = |at| Choice::To { frame, at };
        let mut offers = self.offers();
        offers.offer(Choice::Stay { mover: Some(frame) });
        for at in self.leap_samples(leap) {
            offers.offer(to(Some(at)));
        }
        self.ask_point(leap.chooser, Topic::To, to(None), offers);
    }

    /// The frame whose place is asked for.
    #[must_use]
    pub fn leaping(&self) -> Option<ObjectId> {
        self.game.abilities.leaps.last().map(|leap| leap.frame)
    }

    /// Whether the frame whose place is asked for may go there: within reach, on free ground.
    pub fn leap_answer(&self, at: Point) -> Answer {
        let Some(leap) = self.game.abilities.leaps.last() else {
            return Err(&no::NOT_NOW);
        };
        let from = self.frame(leap.frame).at;
        if distance(from, at) > leap.most + EPSILON {
            return Err(&no::LEAP_TOO_FAR);
        }
        if at != from {
            self.stand_answer(leap.frame, at)?;
        }
        let mut cover = self.cover();
        if cover.any(|(_, s)| overlaps_square(at, FRAME_RADIUS, s.at)) {
            return Err(&no::LEAP_ON_COVER);
        }
        Ok(())
    }

    /// Three rings of points, and the nearest ones that contest a station.
    fn leap_samples(&self, leap: Leap) -> Vec<Point> {
        let from = self.frame(leap.frame).at;
        let ring = |n: usize| at_angle(from, n, leap.most * (3 - (n % 3) as i32) / 3);
        let stations = self.stations().filter(|(_, s)| s.placed);
        let contests = stations
            .map(|(_, s)| nearest_at_gap(from, FRAME_RADIUS, s.at, STATION_RADIUS, self.contest()));
        let all = (0..DIRECTIONS).map(ring).chain(contests);
        all.filter(|&at| at != from && self.leap_answer(at).is_ok())
            .collect()
    }
}
