//! Sets up the table: entities of the match world, companies, clock.

use bevy::prelude::World;

use crate::table::{ObjectId, Seat, Seats};

use super::abilities::state::Abilities;
use super::board::Board;
use super::components::{Company, Frame, Id, Segment, Station};
use super::content::Systems;
use super::geometry::{Field, Point};
use super::ids::{FRAMES, SEATS, SEGMENTS, STATIONS, company_id, frame_id, segment_id, station_id};
use super::match_state::{COLOURS, MatchState};
use super::{Event, Setup, Step};

/// A frame that is not in the match.
pub const NO_FRAME: Frame = Frame {
    kind: 0,
    owner: Seat(0),
    systems: Systems::NONE,
    whites: 0,
    armour: 0,
    ward: 0,
    extra: [0; COLOURS.len()],
    rockets: 0,
    at: Point { x: 0, y: 0 },
    placed: false,
    alive: false,
    acted: false,
    again: false,
    defense: None,
    spot: 0,
    initiative: None,
};
/// A station that is not in the match.
pub const NO_STATION: Station = Station {
    brought: None,
    controller: None,
    at: Point { x: 0, y: 0 },
    placed: false,
};
const NO_SEGMENT: Segment = Segment {
    at: Point { x: 0, y: 0 },
    hits: 0,
};

/// Spawns as many things as a match may need.
pub fn spawn(world: &mut World) {
    let id = |id: ObjectId| Id(id);
    world.spawn_batch((0..SEATS).map(move |n| (id(company_id(Seat(n as u8))), Company::default())));
    world.spawn_batch((0..STATIONS).map(move |n| (id(station_id(n)), NO_STATION)));
    world.spawn_batch((0..FRAMES).map(move |n| (id(frame_id(n)), NO_FRAME)));
    world.spawn_batch((0..SEGMENTS).map(move |n| (id(segment_id(n)), NO_SEGMENT)));
}

/// The state before the first step.
pub fn fresh(setup: &Setup) -> MatchState {
    let clock = if setup.content.rules.demo {
        5
    } else {
        setup.content.rules.clock
    };
    MatchState {
        content: setup.content,
        seats: setup.table.players,
        table: setup.table,
        field: Field::Square(0),
        terrain: setup.field,
        hazards: Vec::new(),
        roofs: Vec::new(),
        frames: 0,
        stations: 0,
        segments: 0,
        clock,
        round: 0,
        turns: 0,
        last: None,
        passed: Seats::NONE,
        counted: Seats::NONE,
        begun: false,
        agreed: Seats::NONE,
        chooser: None,
        changes: 0,
        loose_rockets: 0,
        placing: None,
        placed_last: None,
        current: None,
        pending: None,
        strike: None,
        loss: None,
        falls: Vec::new(),
        extended: false,
        scripted: Vec::new(),
        misfit: None,
        laid: None,
        objectives: false,
        objectives_done: 0,
        abilities: Abilities::default(),
    }
}

/// Companies are on the table; the terrain comes first.
pub fn open(board: &mut Board<'_>, setup: &Setup) {
    board.clear();
    // M-21: the ranking that breaks all ties.
    let mut ranking: Vec<u8> = (0..board.game.seats).collect();
    board.rng.shuffle(&mut ranking);
    for seat in board.seats() {
        let rank = ranking[seat.index()];
        let (name, units) = &setup.companies[seat.index()];
        *board.company_mut(seat) = Company {
            seated: true,
            rank,
            brought: board.content().company_of(name, units),
            ..Company::default()
        };
        let company = company_id(seat);
        board.log(Event::Rank {
            seat,
            company,
            rank,
        });
        for unit in units {
            board.add_frame(seat, unit.frame, unit.rockets);
        }
    }
    board.find_abilities();
    board.bring_stations();
    board.goto(Step::Terrain);
}

impl Board<'_> {
    /// Takes everything of an earlier match off the table.
    pub fn clear(&mut self) {
        for n in 0..SEATS {
            *self.company_mut(Seat(n as u8)) = Company::default();
        }
        for n in 0..FRAMES {
            *self.frame_mut(frame_id(n)) = NO_FRAME;
        }
        for n in 0..STATIONS {
            *self.station_mut(n) = NO_STATION;
        }
        self.game.frames = 0;
        self.game.stations = 0;
        self.game.segments = 0;
    }

    /// M-42, M-73: as many stations each as the table says, its own company's at first. The demo has one,
    /// nobody's, in the middle.
    fn bring_stations(&mut self) {
        let each = usize::from(self.rules().limits(self.game.table).stations);
        for seat in self.seats() {
            for _ in 0..each {
                let n = self.game.stations;
                self.game.stations += 1;
                *self.station_mut(n) = Station {
                    brought: Some(seat),
                    controller: Some(seat),
                    ..NO_STATION
                };
            }
        }
        if self.rules().demo {
            let middle = self.content().fields[self.game.terrain as usize].width / 2;
            self.game.stations = 1;
            *self.station_mut(0) = Station {
                at: Point {
                    x: middle,
                    y: middle,
                },
                placed: true,
                ..NO_STATION
            };
        }
    }
}
