//! The board of Frames: columns of frames, stations, segments of cover and companies.

use bevy::ecs::change_detection::ContiguousMut;
use bevy::prelude::*;

use crate::table::{self, ObjectId, Offers, Ref, Seat};

use super::components::{Company, Frame, Segment, Station};
use super::content::{Content, FrameType, Numbers, Ranges, Rules, own_armed};
use super::geometry::{FRAME_RADIUS, Point};
use super::ids::{Thing, frame_id, segment_id, station_id, thing};
use super::match_state::{Range, Turn};
use super::{Frames, Topic};

/// The board of one system run.
pub type Board<'b> = table::Board<'b, Frames, Columns<'b>>;

/// The queries for the things on the board.
pub type Params = (
    Query<'static, 'static, &'static mut Frame>,
    Query<'static, 'static, &'static mut Station>,
    Query<'static, 'static, &'static mut Segment>,
    Query<'static, 'static, &'static mut Company>,
);

/// The components of the things on the board.
pub struct Columns<'b> {
    /// Frames, by number.
    pub frames: ContiguousMut<'b, Frame>,
    /// Stations, by number.
    pub stations: ContiguousMut<'b, Station>,
    /// Segments of cover, by number.
    pub segments: ContiguousMut<'b, Segment>,
    /// Companies, by seat.
    pub companies: ContiguousMut<'b, Company>,
}

impl Board<'_> {
    /// The content of this match.
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.game.content
    }

    /// Rule parameters.
    #[must_use]
    pub fn rules(&self) -> &'static Rules {
        &self.game.content.rules
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.game.seats).map(Seat)
    }

    /// A frame by number.
    #[must_use]
    pub fn frame_at(&self, n: usize) -> &Frame {
        &self.columns.frames[n]
    }

    /// A frame.
    #[must_use]
    pub fn frame(&self, id: ObjectId) -> &Frame {
        match thing(id) {
            Thing::Frame(n) => &self.columns.frames[n],
            _ => &self.columns.frames[0],
        }
    }

    /// A frame, to change it.
    pub fn frame_mut(&mut self, id: ObjectId) -> &mut Frame {
        let n = match thing(id) {
            Thing::Frame(n) => n,
            _ => 0,
        };
        &mut self.columns.frames.bypass_change_detection()[n]
    }

    /// Every frame of the match, destroyed ones too.
    pub fn frames(&self) -> impl Iterator<Item = (ObjectId, &Frame)> {
        let frames = &self.columns.frames[..self.game.frames];
        frames.iter().enumerate().map(|(n, f)| (frame_id(n), f))
    }

    /// Frames on the board.
    pub fn standing(&self) -> impl Iterator<Item = (ObjectId, &Frame)> {
        self.frames().filter(|(_, frame)| frame.stands())
    }

    /// What is in the way of a frame: the middle and radius of every other frame, the middle of every segment.
    #[must_use]
    pub fn obstacles_of(&self, id: ObjectId) -> (Vec<(Point, i32)>, Vec<Point>) {
        let others = self.standing().filter(|&(other, _)| other != id);
        let discs = others.map(|(_, frame)| (frame.at, FRAME_RADIUS)).collect();
        (discs, self.cover().map(|(_, s)| s.at).collect())
    }

    /// Whether the id is that of a frame of this match.
    #[must_use]
    pub fn is_frame(&self, id: ObjectId) -> bool {
        matches!(thing(id), Thing::Frame(n) if n < self.game.frames)
    }

    /// Type of a frame.
    #[must_use]
    pub fn kind(&self, id: ObjectId) -> &'static FrameType {
        &self.game.content.frames[self.frame(id).kind as usize]
    }

    /// The numbers of a frame that differ from the rules (M-135 to M-139).
    #[must_use]
    pub fn numbers(&self, id: ObjectId) -> &'static Numbers {
        &self.kind(id).numbers
    }

    /// Whether a frame has a weapon of that range, of the rules or of a pack (M-95, M-152).
    #[must_use]
    pub fn armed(&self, id: ObjectId, range: Range) -> bool {
        let systems = self.frame(id).systems;
        systems.armed(range.system()) || own_armed(&self.content().systems, systems, range)
    }

    /// Where the ranges of a frame end (M-137).
    #[must_use]
    pub fn ranges(&self, id: ObjectId) -> Ranges {
        self.numbers(id).ranges(self.rules())
    }

    /// Every station of the match.
    pub fn stations(&self) -> impl Iterator<Item = (ObjectId, &Station)> {
        let stations = &self.columns.stations[..self.game.stations];
        stations.iter().enumerate().map(|(n, s)| (station_id(n), s))
    }

    /// A station by number.
    #[must_use]
    pub fn station_at(&self, n: usize) -> &Station {
        &self.columns.stations[n]
    }

    /// A station by number, to change it.
    pub fn station_mut(&mut self, n: usize) -> &mut Station {
        &mut self.columns.stations.bypass_change_detection()[n]
    }

    /// Segments that still stand.
    pub fn cover(&self) -> impl Iterator<Item = (ObjectId, &Segment)> {
        let segments = self.columns.segments[..self.game.segments]
            .iter()
            .enumerate();
        segments
            .filter(|(_, s)| s.hits > 0)
            .map(|(n, s)| (segment_id(n), s))
    }

    /// A segment by number.
    #[must_use]
    pub fn segment_at(&self, n: usize) -> &Segment {
        &self.columns.segments[n]
    }

    /// A segment by number, to change it.
    pub fn segment_mut(&mut self, n: usize) -> &mut Segment {
        &mut self.columns.segments.bypass_change_detection()[n]
    }

    /// A company.
    #[must_use]
    pub fn company(&self, seat: Seat) -> &Company {
        &self.columns.companies[seat.index()]
    }

    /// A company, to change it.
    pub fn company_mut(&mut self, seat: Seat) -> &mut Company {
        &mut self.columns.companies.bypass_change_detection()[seat.index()]
    }

    /// The open turn that goes on.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        self.game.current.as_ref()
    }

    /// The seat whose frame is in its turn, for the log; seat 0 outside turns.
    pub fn acting(&self) -> Seat {
        let turn = self.game.current.as_ref();
        turn.map_or(Seat(0), |turn| self.frame(turn.frame).owner)
    }

    /// Asks `seat` for a point of the board: `region` with any point the rules admit.
    pub fn ask_point(
        &mut self,
        seat: Seat,
        topic: Topic,
        region: impl Into<table::Choice>,
        offers: Offers,
    ) {
        let region = region.into();
        let about = region.subject;
        self.ask(seat, topic, about, offers);
        self.offer.decision.region = Some(region);
    }

    /// Rolls a die: what a scenario wants, else chance.
    pub fn roll(&mut self, sides: u8) -> u8 {
        if self.game.scripted.is_empty() {
            self.rng.below(u32::from(sides)) as u8 + 1
        } else {
            let wanted = self.game.scripted.remove(0);
            if !(1..=sides).contains(&wanted) {
                self.game.misfit.get_or_insert((wanted, sides));
            }
            wanted.clamp(1, sides)
        }
    }
}

/// A point as choices and events name it.
#[must_use]
pub fn point_ref(at: Point) -> Ref {
    let word = |n: i32| u16::try_from(n.max(0)).unwrap_or(u16::MAX);
    Ref::Point(word(at.x), word(at.y))
}

/// The point a reference names.
#[must_use]
pub fn point_of(r: Ref) -> Option<Point> {
    match r {
        Ref::Point(x, y) => Some(Point {
            x: i32::from(x),
            y: i32::from(y),
        }),
        _ => None,
    }
}
