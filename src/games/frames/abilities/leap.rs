//! Places of a player's choice: where a frame goes or comes back, or what it puts down near it (M-168, M-171, M-172, M-193).

use super::TriggerEvent;
use super::state::{Entry, Leap, PlacedThing};
use crate::games::frames::board::Board;
use crate::games::frames::geometry::{
    EPSILON, FRAME_RADIUS, Point, STATION_RADIUS, UNIT, at_angle, distance, nearest_at_gap,
    overlaps_square,
};
use crate::games::frames::refusals as no;
use crate::games::frames::{Choice, Event, Topic};
use crate::table::{Answer, ObjectId, Seat};

/// End points offered besides any other legal one, in three rings.
const DIRECTIONS: usize = 64;

/// It comes there, or nothing happens.
pub fn end_leap(board: &mut Board<'_>, at: Option<Point>) {
    let Some(leap) = board.game.abilities.leaps.pop() else {
        return;
    };
    let Some(at) = at else {
        return;
    };
    match leap.puts {
        PlacedThing::Itself => board.leap(leap.frame, at),
        PlacedThing::Cover(hits) => board.build_cover(leap.chooser, at, hits),
        PlacedThing::Hazard(radius) => board.make_hazard(leap.chooser, at, radius),
        PlacedThing::Returning => board.come_back(leap.frame, at),
    }
}

impl Board<'_> {
    /// M-168: the frame goes there.
    fn leap(&mut self, id: ObjectId, at: Point) {
        let length = distance(self.frame(id).at, at);
        self.game.abilities.moved.length += length;
        self.relocate(id, at, |owner, from| Event::Move {
            owner,
            frame: id,
            from,
            to: at,
            length,
        });
        self.happened(TriggerEvent::Moves(id));
    }

    /// Something that a player puts down within so many units of the source of an ability.
    pub(super) fn put_later(&mut self, entry: &Entry, puts: PlacedThing, within: u8) {
        if self.is_frame(entry.source) {
            self.game.abilities.leaps.push(Leap {
                frame: entry.source,
                puts,
                most: i32::from(within) * UNIT,
                chooser: entry.controller,
            });
        }
    }

    /// Frames that a player moves within so many units.
    pub(super) fn leap_later(&mut self, frames: Vec<ObjectId>, units: u8, chooser: Seat) {
        let most = i32::from(units) * UNIT;
        let leap = |frame| Leap {
            frame,
            puts: PlacedThing::Itself,
            most,
            chooser,
        };
        let all = frames.into_iter().rev().map(leap);
        self.game.abilities.leaps.extend(all);
    }

    /// Asks where a frame goes; it may stay.
    pub(super) fn ask_leap(&mut self, leap: Leap) {
        let frame = leap.frame;
        let returns = leap.puts == PlacedThing::Returning;
        let can = match returns {
            true => self.may_return(frame),
            false => self.frame(frame).stands(),
        };
        if !can || leap.most == 0 {
            self.game.abilities.leaps.pop();
            return;
        }
        let to = |at| Choice::To { frame, at };
        let mut offers = self.offers();
        offers.offer(Choice::Stay { mover: Some(frame) });
        let samples = match returns {
            true => self.edge_samples(frame),
            false => self.leap_samples(leap),
        };
        for at in samples {
            offers.offer(to(Some(at)));
        }
        self.ask_point(leap.chooser, Topic::To, to(None), offers);
    }

    /// The frame whose place is asked for.
    #[must_use]
    pub fn leaping(&self) -> Option<ObjectId> {
        self.game.abilities.leaps.last().map(|leap| leap.frame)
    }

    /// What comes to the place that is asked for.
    #[must_use]
    pub fn puts(&self) -> Option<PlacedThing> {
        self.game.abilities.leaps.last().map(|leap| leap.puts)
    }

    /// Whether the frame whose place is asked for may go there: within reach, on free ground.
    pub fn leap_answer(&self, at: Point) -> Answer {
        let Some(leap) = self.game.abilities.leaps.last() else {
            return Err(&no::NOT_NOW);
        };
        let from = self.frame(leap.frame).at;
        let returns = leap.puts == PlacedThing::Returning;
        if !returns && distance(from, at) > leap.most + EPSILON {
            return Err(&no::LEAP_TOO_FAR);
        }
        match leap.puts {
            PlacedThing::Returning => self.edge_answer(leap.frame, at),
            PlacedThing::Itself => self.landing_answer(leap.frame, at),
            PlacedThing::Cover(_) => self.cover_answer(at),
            PlacedThing::Hazard(_) if self.game.field.contains(at, 0) => Ok(()),
            PlacedThing::Hazard(_) => Err(&no::OFF_FIELD),
        }
    }

    /// Free ground for a frame.
    fn landing_answer(&self, id: ObjectId, at: Point) -> Answer {
        if at != self.frame(id).at {
            self.stand_answer(id, at)?;
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
        let stays = |at| leap.puts == PlacedThing::Itself && at == from;
        all.filter(|&at| !stays(at) && self.leap_answer(at).is_ok())
            .collect()
    }
}
