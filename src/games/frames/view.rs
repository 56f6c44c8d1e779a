//! What a seat or a spectator may know of a game of Frames: all that is on the board. Only chance is hidden.

use crate::table::{ObjectId, Outcome, Seat};

use super::Step;
use super::content::{Content, Table};
use super::geometry::{Field, Point};
use super::state::{Company, Frame, Segment, Station};
use super::war::{Strike, Turn};

/// The table as a seat sees it.
#[derive(Debug, Clone)]
pub struct View {
    /// Whose view; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Types of frames, companies, rule parameters.
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
    /// Who has passed since the last turn.
    pub passed: Vec<Seat>,
    /// Every frame, destroyed ones too.
    pub frames: Vec<(ObjectId, Frame)>,
    /// Every station.
    pub stations: Vec<(ObjectId, Station)>,
    /// Cover that stands.
    pub segments: Vec<(ObjectId, Segment)>,
    /// The turn that goes on.
    pub current: Option<Turn>,
    /// The paused turn of the chain.
    pub pending: Option<Turn>,
    /// The attack being resolved.
    pub strike: Option<Strike>,
    /// What is being placed.
    pub placing: Option<ObjectId>,
    /// How it ended.
    pub outcome: Option<Outcome>,
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
}
