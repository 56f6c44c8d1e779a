//! The view of a seat or a spectator of a game of Frames: everything on the board. Only chance is hidden.

use serde::{Serialize, Serializer};

use crate::table::{ObjectId, Outcome, Seat, Seats};

use super::abilities::state::{Entry, PlacedThing};
use super::abilities::{Bearer, Given, abilities_in_force, numbered_ability};
use super::components::{Company, Frame, Segment, Station};
use super::content::{Ability, Content, Numbers, Objective, Ranges, Table};
use super::cover::{frame_covers, in_range, segment_covers};
use super::elevation::{Footing, HeightChange, climb, height};
use super::geometry::{
    Disc, FRAME_RADIUS, Field, Point, STATION_RADIUS, UNIT, distance, gap, gap_to_square,
};
use super::ids::{Thing, thing};
use super::match_state::{RANGES, Range, Strike, Turn};
use super::pools::suffers;
use super::slots::ObjectiveNumber;
use super::{Frames, Step};
use crate::cards::language::Question;

/// The table as a seat sees it.
#[derive(Debug, Clone, Serialize)]
pub struct View {
    /// The seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Types of frames, companies, rule parameters.
    #[serde(skip)]
    pub content: &'static Content,
    /// Players and size.
    pub table: Table,
    /// Outline of the field.
    pub field: Field,
    /// Where the game is.
    pub step: Step,
    /// Rounds begun.
    pub round: u16,
    /// The doomsday clock.
    pub clock: u8,
    /// One for each seat.
    pub companies: Vec<Company>,
    /// Players by score, as tactical order asks them now (M-09).
    pub order: Vec<Seat>,
    /// The seats that have passed since the last turn.
    pub passed: Vec<Seat>,
    /// Every frame, destroyed ones too.
    pub frames: Vec<(ObjectId, Frame)>,
    /// Every station.
    pub stations: Vec<(ObjectId, Station)>,
    /// Cover that stands.
    pub segments: Vec<(ObjectId, Segment)>,
    /// Hazardous ground; none without the optional rule (Q60).
    pub hazards: Vec<Disc>,
    /// The areas under roofs; none without the optional rule of climbing (Q67).
    pub roofs: Vec<Disc>,
    /// The turn that goes on.
    pub current: Option<Turn>,
    /// The paused turn of the chain.
    pub pending: Option<Turn>,
    /// The attack being resolved.
    pub strike: Option<Strike>,
    /// What is worth points beside assets.
    pub objectives: Vec<SeenObjective>,
    /// What an ability puts at the place that is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puts: Option<PlacedThing>,
    /// Named counters on frames: the frame, the index of the kind, how many.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<(ObjectId, u8, i32)>,
    /// What frames have of abilities that hold, besides what is theirs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<(ObjectId, Given)>,
    /// Where stations may stand on this field.
    pub station_areas: Vec<(Point, Point)>,
    /// What an ability asks.
    #[serde(skip)]
    pub asked: Option<Question<Frames, Entry>>,
    /// The thing that is being placed.
    pub placing: Option<ObjectId>,
    /// The outcome.
    pub outcome: Option<Outcome>,
}

/// An objective as everybody sees it.
#[derive(Debug, Clone, Serialize)]
pub struct SeenObjective {
    /// Its number in the match.
    pub number: ObjectiveNumber,
    /// The player whose it is; nobody's are everybody's.
    pub owner: Option<Seat>,
    /// What it says.
    #[serde(rename = "worth", serialize_with = "write_worth")]
    pub objective: &'static Objective,
    /// The part of the field that it is about.
    pub area: Option<Disc>,
    /// The players who reach it now.
    pub reached: Seats,
    /// It is not scored again.
    pub done: bool,
}

/// Writes the points of an objective.
fn write_worth<S: Serializer>(objective: &Objective, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(objective.worth)
}

impl View {
    /// A frame.
    #[must_use]
    pub fn frame(&self, id: ObjectId) -> Option<&Frame> {
        self.frames.iter().find(|(f, _)| *f == id).map(|(_, f)| f)
    }

    /// A station.
    #[must_use]
    pub fn station(&self, id: ObjectId) -> Option<&Station> {
        self.stations.iter().find(|(s, _)| *s == id).map(|(_, s)| s)
    }

    /// Where a frame, station or segment is, if it is on the board.
    #[must_use]
    pub fn place(&self, id: ObjectId) -> Option<Point> {
        let frame = self.frame(id).filter(|f| f.stands()).map(|f| f.at);
        let station = || self.station(id).filter(|s| s.placed).map(|s| s.at);
        let segment = || self.segments.iter().find(|(s, _)| *s == id);
        frame
            .or_else(station)
            .or_else(|| segment().map(|(_, s)| s.at))
    }

    /// The ruler in thousandths of a unit.
    #[must_use]
    pub fn ruler(&self) -> i32 {
        i32::from(self.content.rules.ruler) * UNIT
    }

    /// Distance from a frame to any thing on the board, nearest points.
    #[must_use]
    pub fn gap(&self, frame: ObjectId, to: ObjectId) -> Option<i32> {
        self.gap_from(self.place(frame)?, to)
    }

    /// The same for a frame that would stand at `from`.
    #[must_use]
    pub fn gap_from(&self, from: Point, to: ObjectId) -> Option<i32> {
        let at = self.place(to)?;
        Some(match thing(to) {
            Thing::Segment(_) => gap_to_square(from, FRAME_RADIUS, at),
            Thing::Station(_) => gap(from, FRAME_RADIUS, at, STATION_RADIUS),
            _ => gap(from, FRAME_RADIUS, at, FRAME_RADIUS),
        })
    }

    /// The numbers of a frame that differ from the rules (M-135 to M-139).
    #[must_use]
    pub fn numbers(&self, frame: ObjectId) -> Option<&'static Numbers> {
        let kind = usize::from(self.frame(frame)?.kind);
        Some(&self.content.frames.get(kind)?.numbers)
    }

    /// What a frame has of abilities that hold (M-170).
    #[must_use]
    pub fn given(&self, frame: ObjectId) -> Given {
        let mut all = self.given.iter();
        let found = all.find(|(id, _)| *id == frame);
        found.map_or_else(Given::default, |(_, given)| *given)
    }

    /// The type or company that a frame or a company is.
    fn bearer(&self, source: ObjectId) -> Bearer {
        match thing(source) {
            Thing::Frame(_) => match self.frame(source) {
                Some(frame) => Bearer::Frame(frame.kind),
                None => Bearer::Company(None),
            },
            Thing::Company(seat) => {
                let company = self.companies.get(seat.index());
                Bearer::Company(company.and_then(|company| company.brought))
            }
            Thing::Station(_) | Thing::Segment(_) => Bearer::Company(None),
        }
    }

    /// The abilities of a frame or a company that are in force, with their numbers.
    pub fn abilities(&self, source: ObjectId) -> impl Iterator<Item = (u8, &'static Ability)> {
        let systems = self.frame(source).map(|frame| frame.systems);
        abilities_in_force(self.content, self.bearer(source), systems)
    }

    /// The ability of that number of a frame or a company.
    #[must_use]
    pub fn ability(&self, source: ObjectId, n: u8) -> Option<&'static Ability> {
        numbered_ability(self.content, self.bearer(source), n)
    }

    /// Where the ranges of a frame end (M-137).
    #[must_use]
    pub fn ranges(&self, frame: ObjectId) -> Ranges {
        let numbers = self.numbers(frame).copied().unwrap_or_default();
        numbers.ranges(&self.content.rules)
    }

    /// The range that a distance from that frame is (M-101).
    #[must_use]
    pub fn range_at(&self, frame: ObjectId, gap: i32) -> Range {
        let ends = self.ranges(frame);
        let fits = |range: &Range| in_range(*range, gap, &ends);
        RANGES.into_iter().find(fits).unwrap_or(Range::Artillery)
    }

    /// Where a frame at that point stands, and how high under the optional rule of climbing (Q63).
    #[must_use]
    pub fn stand(&self, at: Point) -> Footing {
        if !self.content.rules.climbing {
            return Footing::ground(at);
        }
        Footing {
            at,
            height: height(at, self.segments.iter().map(|(_, s)| s)),
            roofed: self.roofs.iter().any(|roof| roof.holds(at)),
        }
    }

    /// The change of height for the frame in its turn if it goes to that point: whether it climbs or falls (Q64, Q65).
    /// `None` if it cannot go there or no turn is open.
    #[must_use]
    pub fn climb_to(&self, at: Point) -> Option<HeightChange> {
        let turn = self.current.as_ref()?;
        let from = self.stand(self.place(turn.frame)?);
        climb(turn, &from, &self.stand(at)).ok()
    }

    /// Whether hazardous ground takes a white die from the next roll of a frame (Q60, Q61).
    #[must_use]
    pub fn suffers(&self, frame: ObjectId) -> bool {
        let standing = self.frame(frame).filter(|f| f.stands());
        standing.is_some_and(|f| suffers(&self.hazards, f))
    }

    /// The cover of a frame from another one: segments and third frames.
    #[must_use]
    pub fn covering(&self, from: ObjectId, target: ObjectId) -> Vec<ObjectId> {
        let place = self.place(from);
        place.map_or_else(Vec::new, |at| self.covering_from(at, from, target))
    }

    /// The same if the attacker `by` stood at `from`.
    #[must_use]
    pub fn covering_from(&self, from: Point, by: ObjectId, target: ObjectId) -> Vec<ObjectId> {
        let Some(at) = self.frame(target).and(self.place(target)) else {
            return Vec::new();
        };
        let (from, at) = (self.stand(from), self.stand(at));
        let covers = |(_, s): &&(ObjectId, Segment)| segment_covers(&from, &at, s);
        let segments = self.segments.iter().filter(covers);
        let third = |(id, f): &&(ObjectId, Frame)| {
            *id != by && *id != target && f.stands() && frame_covers(&from, &at, &self.stand(f.at))
        };
        let frames = self.frames.iter().filter(third).map(|(id, _)| *id);
        segments.map(|(id, _)| *id).chain(frames).collect()
    }

    /// The thing at a point, frames before stations before cover. `slack` widens everything.
    #[must_use]
    pub fn thing_at(&self, at: Point, slack: i32) -> Option<ObjectId> {
        let near = |to: Point, radius: i32| distance(at, to) <= radius + slack;
        let frames = self
            .frames
            .iter()
            .filter(|(_, f)| f.stands() && near(f.at, FRAME_RADIUS));
        let frame = frames
            .min_by_key(|(_, f)| distance(at, f.at))
            .map(|(id, _)| *id);
        let station = || {
            let mut all = self.stations.iter();
            let found = all.find(|(_, s)| s.placed && near(s.at, STATION_RADIUS));
            found.map(|(id, _)| *id)
        };
        let cover = || {
            let mut all = self.segments.iter();
            let found = all.find(|(_, s)| gap_to_square(at, 0, s.at) == 0);
            found.map(|(id, _)| *id)
        };
        frame.or_else(station).or_else(cover)
    }

    /// Frames of a seat that may still act this round.
    pub fn fresh(&self, seat: Seat) -> usize {
        let fresh = |(_, f): &&(ObjectId, Frame)| f.owner == seat && f.fresh();
        self.frames.iter().filter(fresh).count()
    }
}
