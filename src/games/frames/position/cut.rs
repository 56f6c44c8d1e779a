//! A position out of a running match: the other way round than [`lay`](fn@super::lay).

use super::{AreaAt, At, CompanyAt, FieldAt, FrameAt, Position, SegmentAt, StationAt};
use crate::games::frames::board::{Board, Tables};
use crate::games::frames::content::{Length, Shape};
use crate::games::frames::geometry::{Disc, Field, Point};
use crate::games::frames::{Frames, Step, ids};
use crate::table::{Busy, Cut, Match, Seats};

impl Frames {
    /// The position that the match is in, at the beginning of the step that runs.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn cut(game: &mut Match<Self>) -> Result<Cut<Position>, Busy> {
        let cut = game.world_mut().run_system_cached(cut);
        cut.expect("a position can always be looked for")
    }
}

fn cut(mut tables: Tables) -> Result<Cut<Position>, Busy> {
    let board = tables.board();
    let war = &*board.war;
    match board.step {
        _ if board.outcome.is_some() => return Err(Busy::Over),
        Step::Over => return Err(Busy::Over),
        Step::Setup | Step::Terrain => return Err(Busy::Opening),
        _ => {}
    }
    let turn = war.current.is_some() || war.pending.is_some() || war.strike.is_some();
    if turn || war.loss.is_some() || !war.falls.is_empty() || board.step == Step::Initiative {
        return Err(Busy::Midway);
    }
    let passes = war.passed != Seats::NONE || war.counted != Seats::NONE;
    if passes || war.placing.is_some() || war.loose_rockets > 0 {
        return Err(Busy::Midway);
    }
    let conceded = board.seats().any(|seat| board.company(seat).conceded);
    let whole = !conceded && !war.extended && war.initiative.is_empty();
    let (shape, width) = match war.field {
        Field::Square(width) => (Shape::Square, width),
        Field::Circle(width) => (Shape::Circle, width),
    };
    let position = Position {
        step: board.step,
        table: Some(war.table),
        field: FieldAt {
            shape,
            width: Length(width),
        },
        companies: board.seats().map(|seat| board.cut_company(seat)).collect(),
        frames: (0..war.frames).map(|n| board.cut_frame(n)).collect(),
        stations: (0..war.stations).map(|n| board.cut_station(n)).collect(),
        // Razed segments lie there no more.
        cover: (0..war.segments)
            .filter(|&n| board.segment_at(n).hits > 0)
            .map(|n| board.cut_segment(n))
            .collect(),
        hazards: war.hazards.iter().map(area).collect(),
        roofs: war.roofs.iter().map(area).collect(),
        clock: Some(war.clock),
        round: Some(war.round),
        last: war.last.map(|seat| seat.0),
        dice: war.scripted.clone(),
    };
    Ok(Cut { position, whole })
}

const fn at(point: Point) -> At {
    At(Length(point.x), Length(point.y))
}

fn area(disc: &Disc) -> AreaAt {
    AreaAt {
        at: at(disc.at),
        radius: Length(disc.radius),
    }
}

impl Board<'_> {
    fn cut_company(&self, seat: crate::table::Seat) -> CompanyAt {
        let company = self.company(seat);
        CompanyAt {
            ppa: Some(company.ppa),
            rank: Some(company.rank),
            role: company.role,
        }
    }

    /// Frames are called a1, a2, b1: by seat and number.
    fn cut_frame(&self, n: usize) -> FrameAt {
        let frame = self.frame(ids::frame_id(n));
        let own = (0..=n).filter(|&m| self.frame(ids::frame_id(m)).owner == frame.owner);
        let systems = frame.systems.iter();
        let systems = systems.flat_map(|(s, n)| std::iter::repeat_n(s, n.into()));
        FrameAt {
            name: format!("{}{}", letter(b'a', frame.owner.0), own.count()),
            seat: frame.owner.0,
            kind: Some(self.kind(ids::frame_id(n)).id.clone()),
            systems: Some(systems.collect()),
            whites: Some(frame.whites),
            rockets: frame.rockets,
            at: frame.placed.then(|| at(frame.at)),
            acted: frame.acted,
            defense: frame.defense,
            spot: frame.spot,
            destroyed: !frame.alive,
        }
    }

    /// Stations are called A1, B1, and the one of nobody middle.
    fn cut_station(&self, n: usize) -> StationAt {
        let station = self.station_at(n);
        let same = |m: &usize| self.station_at(*m).brought == station.brought;
        let count = (0..=n).filter(same).count();
        let name = match station.brought {
            Some(seat) => format!("{}{count}", letter(b'A', seat.0)),
            None if count == 1 => "middle".to_owned(),
            None => format!("middle{count}"),
        };
        StationAt {
            name,
            brought: station.brought.map(|seat| seat.0),
            held: station.controller.map(|seat| seat.0),
            at: station.placed.then(|| at(station.at)),
        }
    }

    fn cut_segment(&self, n: usize) -> SegmentAt {
        let segment = self.segment_at(n);
        SegmentAt {
            name: format!("s{}", n + 1),
            at: at(segment.at),
            hits: segment.hits,
        }
    }
}

fn letter(first: u8, seat: u8) -> char {
    char::from(first + seat.min(25))
}
