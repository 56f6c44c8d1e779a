//! The table as the rules see it: systems gather the components into a [`Board`], plain functions read
//! and change it.

use bevy::ecs::change_detection::ContiguousMut;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::{
    self, EventLog, ObjectId, Offer, Offers, Outcome, Ref, Seat, TableRng, TableState, column,
};

use super::components::{Company, Frame, Segment, Station};
use super::content::{Content, FrameType, Rules};
use super::geometry::Point;
use super::ids::{Thing, frame_id, segment_id, station_id, thing};
use super::match_state::{MatchState, Turn};
use super::{Event, Step};

/// The match.
#[derive(Debug, Resource)]
pub struct MatchData(pub MatchState);

/// Everything a rules system may touch.
#[derive(SystemParam)]
pub struct AnyStepParams<'w, 's> {
    columns: RulesParams<'w, 's>,
    step: Res<'w, State<Step>>,
}

/// The same for systems that belong to a step and so know it.
#[derive(SystemParam)]
pub struct RulesParams<'w, 's> {
    frames: Query<'w, 's, &'static mut Frame>,
    stations: Query<'w, 's, &'static mut Station>,
    segments: Query<'w, 's, &'static mut Segment>,
    companies: Query<'w, 's, &'static mut Company>,
    data: ResMut<'w, MatchData>,
    top: ResMut<'w, TableState>,
    next: ResMut<'w, NextState<Step>>,
}

/// The table in the hands of one system.
pub struct Board<'b> {
    frames: ContiguousMut<'b, Frame>,
    stations: ContiguousMut<'b, Station>,
    segments: ContiguousMut<'b, Segment>,
    companies: ContiguousMut<'b, Company>,
    /// The match.
    pub game: &'b mut MatchState,
    /// The log.
    pub log: &'b mut EventLog,
    /// Chance.
    pub rng: &'b mut TableRng,
    /// The open question.
    pub offer: &'b mut Offer,
    /// How the game ended.
    pub outcome: &'b mut Option<Outcome>,
    next: &'b mut NextState<Step>,
    /// Where the game is.
    pub step: Step,
}

impl AnyStepParams<'_, '_> {
    /// Gathers the components.
    pub fn board(&mut self) -> Board<'_> {
        self.columns.board(*self.step.get())
    }
}

impl RulesParams<'_, '_> {
    /// Gathers the components. The match is in `step`.
    pub fn board(&mut self, step: Step) -> Board<'_> {
        let TableState {
            log,
            rng,
            offer,
            outcome,
            ..
        } = &mut *self.top;
        Board {
            frames: column!(self.frames),
            stations: column!(self.stations),
            segments: column!(self.segments),
            companies: column!(self.companies),
            game: &mut self.data.0,
            log,
            rng,
            offer,
            outcome,
            next: &mut self.next,
            step,
        }
    }
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
        &self.frames[n]
    }

    /// A frame.
    #[must_use]
    pub fn frame(&self, id: ObjectId) -> &Frame {
        match thing(id) {
            Thing::Frame(n) => &self.frames[n],
            _ => &self.frames[0],
        }
    }

    /// A frame, to change it.
    pub fn frame_mut(&mut self, id: ObjectId) -> &mut Frame {
        let n = match thing(id) {
            Thing::Frame(n) => n,
            _ => 0,
        };
        &mut self.frames.bypass_change_detection()[n]
    }

    /// Every frame of the match, destroyed ones too.
    pub fn frames(&self) -> impl Iterator<Item = (ObjectId, &Frame)> {
        let frames = &self.frames[..self.game.frames];
        frames.iter().enumerate().map(|(n, f)| (frame_id(n), f))
    }

    /// Frames on the board.
    pub fn standing(&self) -> impl Iterator<Item = (ObjectId, &Frame)> {
        self.frames().filter(|(_, frame)| frame.stands())
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

    /// Every station of the match.
    pub fn stations(&self) -> impl Iterator<Item = (ObjectId, &Station)> {
        let stations = &self.stations[..self.game.stations];
        stations.iter().enumerate().map(|(n, s)| (station_id(n), s))
    }

    /// A station by number.
    #[must_use]
    pub fn station_at(&self, n: usize) -> &Station {
        &self.stations[n]
    }

    /// A station by number, to change it.
    pub fn station_mut(&mut self, n: usize) -> &mut Station {
        &mut self.stations.bypass_change_detection()[n]
    }

    /// Segments that still stand.
    pub fn cover(&self) -> impl Iterator<Item = (ObjectId, &Segment)> {
        let segments = self.segments[..self.game.segments].iter().enumerate();
        segments
            .filter(|(_, s)| s.hits > 0)
            .map(|(n, s)| (segment_id(n), s))
    }

    /// A segment by number.
    #[must_use]
    pub fn segment_at(&self, n: usize) -> &Segment {
        &self.segments[n]
    }

    /// A segment by number, to change it.
    pub fn segment_mut(&mut self, n: usize) -> &mut Segment {
        &mut self.segments.bypass_change_detection()[n]
    }

    /// A company.
    #[must_use]
    pub fn company(&self, seat: Seat) -> &Company {
        &self.companies[seat.index()]
    }

    /// A company, to change it.
    pub fn company_mut(&mut self, seat: Seat) -> &mut Company {
        &mut self.companies.bypass_change_detection()[seat.index()]
    }

    /// The open turn that goes on.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        self.game.current.as_ref()
    }

    /// Writes an event.
    pub fn tell(&mut self, event: Event) {
        self.log.push(event.into());
    }

    /// Goes on to the step after this one.
    pub fn goto_next(&mut self) {
        self.goto(self.game.turn_table.after(self.step));
    }

    /// Goes on to `step`.
    pub fn goto(&mut self, step: Step) {
        let owner = self.acting();
        self.tell(Event::Step { owner, step });
        self.next.set(step);
    }

    /// Whose frame is in its turn, for the log; seat 0 outside turns.
    fn acting(&self) -> Seat {
        let turn = self.game.current.as_ref();
        turn.map_or(Seat(0), |turn| self.frame(turn.frame).owner)
    }

    /// Whether nothing more can happen before a question is answered or the step changes.
    #[must_use]
    pub fn must_stop(&self) -> bool {
        self.offer.is_open()
            || self.outcome.is_some()
            || !matches!(*self.next, NextState::Unchanged)
    }

    /// An empty collector that reuses the buffer of the last question.
    pub fn offers(&mut self) -> Offers {
        self.offer.collector()
    }

    /// Asks `seat`. Without options nothing is asked.
    pub fn ask(&mut self, seat: Seat, topic: &'static str, about: Ref, offers: Offers) {
        self.offer.ask(seat, topic, about, offers);
    }

    /// The same for a point of the board: `region` with any point the rules admit.
    pub fn ask_point(
        &mut self,
        seat: Seat,
        topic: &'static str,
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
