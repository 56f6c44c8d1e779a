//! Frames as a game of the table: setup, plugin, outcome, snapshots.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::packs::PackStamp;
use crate::table::{
    Answer, Choice, Event, Game, GameSystems, Match, Seat, Seats, TableRng, refusals,
};

use super::board::{AnyStepParams, Board, MatchData, point_of};
use super::components::{Company, Frame, Segment, Station};
use super::content::{Content, Table, Unit};
use super::geometry::{Point, Walk};
use super::ids::{FRAMES, SEATS, SEGMENTS, STATIONS, frame_id};
use super::match_state::MatchState;
use super::position::{self, Position};
use super::viewing::look;
use super::{Step, View, audit, dealing, explaining, steps};

/// The game of Frames.
pub struct Frames;

/// Everything but the choices that decides a game.
#[derive(Clone)]
pub struct Setup {
    /// Frames, companies, fields, rule parameters.
    pub content: &'static Content,
    /// Players, skirmish or battle.
    pub table: Table,
    /// Name and frames of each seat's company.
    pub companies: Vec<(String, Vec<Unit>)>,
    /// Index of the first field proposed.
    pub field: u16,
    /// Starts from here instead of from the beginning.
    pub position: Option<Arc<Position>>,
}

/// What a replay writes down of a [`Setup`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// Packs with versions and hashes.
    pub packs: Vec<PackStamp>,
    /// Players, skirmish or battle.
    pub table: Table,
    /// Each seat's company: its name, and its frames with their rockets.
    pub companies: Vec<(String, Vec<(String, u8)>)>,
    /// Full id of the first field.
    pub field: String,
    /// Where it starts, if not at the beginning.
    #[serde(default)]
    pub position: Option<Position>,
}

/// Everything that changes during a game.
#[derive(Default)]
pub struct Snapshot {
    frames: Vec<Frame>,
    stations: Vec<Station>,
    segments: Vec<Segment>,
    companies: Vec<Company>,
    game: Option<MatchState>,
    rng: Option<TableRng>,
}

impl Game for Frames {
    const NAME: &'static str = "frames";
    type Step = Step;
    type Setup = Setup;
    type Recipe = Recipe;
    type View = View;
    type Snapshot = Snapshot;

    fn plugin(app: &mut App) {
        app.add_plugins(steps::plugin);
        let world = app.world_mut();
        let referee = GameSystems::<Self> {
            open: world.register_system(open),
            explain: world.register_system(explaining::explain),
            refuse: world.register_system(explaining::refuse),
            view: world.register_system(look),
            save: world.register_system(save),
            load: world.register_system(load),
            concede: world.register_system(concede),
            imagine: world.register_system(imagine),
            audit: world.register_system(audit::audit),
            admit: Some(world.register_system(admit)),
        };
        world.insert_resource(referee);
    }

    fn seats(setup: &Setup) -> u8 {
        setup.table.players
    }

    fn recipe(setup: &Setup) -> Recipe {
        let content = setup.content;
        let unit = |unit: &Unit| {
            let kind = &content.frames[usize::from(unit.frame)];
            (kind.id.clone(), unit.rockets)
        };
        Recipe {
            packs: content.packs.clone(),
            table: setup.table,
            companies: setup
                .companies
                .iter()
                .map(|(name, units)| (name.clone(), units.iter().map(unit).collect()))
                .collect(),
            field: content.fields[usize::from(setup.field)].id.clone(),
            position: setup.position.as_deref().cloned(),
        }
    }

    fn deal(world: &mut World, setup: &Setup, rng: TableRng) {
        dealing::deal(world, setup, rng);
    }

    fn reveals(event: &Event) -> bool {
        super::Event::read(event).is_some_and(super::Event::reveals)
    }
}

impl Frames {
    /// The way that the frame which is about to move would go to `at`; nothing if no frame is, or it may not go
    /// there. Nothing changes.
    #[must_use]
    pub fn way(game: &mut Match<Self>, at: Point) -> Option<Walk> {
        let found = game.world_mut().run_system_cached_with(way, at);
        found.ok().flatten()
    }

    /// These dice fall next, in this order, before chance goes on: for scenarios.
    pub fn let_fall(game: &mut Match<Self>, dice: &[u8]) {
        let mut data = game.world_mut().resource_mut::<MatchData>();
        data.0.scripted.extend_from_slice(dice);
    }

    /// How many of those dice have not fallen yet.
    #[must_use]
    pub fn still_to_fall(game: &mut Match<Self>) -> usize {
        game.world_mut().resource::<MatchData>().0.scripted.len()
    }

    /// The first die of [`Frames::let_fall`] or of a position that its die cannot show, with the sides of that die.
    #[must_use]
    pub fn misfit(game: &mut Match<Self>) -> Option<(u8, u8)> {
        game.world_mut().resource::<MatchData>().0.misfit
    }
}

fn open(In(setup): In<Setup>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    match &setup.position {
        Some(position) => position::apply_position(&mut board, position),
        None => dealing::open(&mut board, &setup),
    }
}

/// Everything on the board is public; only what chance will do is not.
fn imagine(In((_, rng)): In<(Option<Seat>, TableRng)>, mut tables: AnyStepParams) {
    *tables.board().rng = rng;
}

/// Whether the asked seat may choose that point.
fn admit(In(choice): In<Choice>, mut tables: AnyStepParams) -> Answer {
    let board = tables.board();
    let (Some(at), crate::table::Ref::Object(id)) = (point_of(choice.target), choice.subject)
    else {
        return Err(&refusals::ANSWER_FIRST);
    };
    match board.step {
        Step::Move => board.move_answer(at),
        _ if board.game.placing == Some(id) => board.place_answer(id, at),
        _ => Err(&refusals::ANSWER_FIRST),
    }
}

fn way(In(at): In<Point>, mut tables: AnyStepParams) -> Option<Walk> {
    let board = tables.board();
    (board.step == Step::Move).then(|| board.move_way(at))?
}

/// Giving up: the company leaves the board, the others go on. Who is left alone has won.
fn concede(In((seat, _)): In<(Seat, bool)>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    if board.company(seat).conceded {
        return;
    }
    board.tell(super::Event::Concede { by: seat });
    board.company_mut(seat).conceded = true;
    let left: Seats = board
        .seats()
        .filter(|&s| !board.company(s).conceded)
        .collect();
    if left.count() <= 1 {
        board.decide(left);
        return;
    }
    board.withdraw(seat);
}

impl Board<'_> {
    /// Takes a company off the board and closes what it was in the middle of.
    fn withdraw(&mut self, seat: Seat) {
        let own: Vec<_> = self.living(seat).collect();
        let in_turn = |turn: &Option<super::match_state::Turn>| {
            turn.as_ref().is_some_and(|turn| own.contains(&turn.frame))
        };
        let touches = |id| own.contains(&id);
        let strike_ends = self
            .game
            .strike
            .as_ref()
            .is_some_and(|s| touches(s.by) || touches(s.target));
        let ends = in_turn(&self.game.current);
        self.game.loss.take_if(|loss| own.contains(&loss.frame));
        for &id in &own {
            self.destroy(id);
        }
        for n in 0..self.game.stations {
            if self.station_at(n).controller == Some(seat) {
                self.station_mut(n).controller = None;
            }
        }
        if strike_ends {
            self.game.strike = None;
        }
        if strike_ends || ends {
            // Nobody falls for what is broken off, and what is not taken off yet is not taken off later (M-29).
            self.game.falls.clear();
            self.game.loss = None;
        }
        self.game.agreed = self.game.agreed.and(seat);
        if self.game.chooser == Some(seat) {
            // Nobody is left to hand out the rockets of a removed frame.
            (self.game.chooser, self.game.loose_rockets) = (None, 0);
        }
        self.game.placing.take_if(|id| own.contains(id));
        self.check_stations();
        if ends {
            self.end_turn();
        } else if strike_ends && self.step == Step::Hits {
            self.goto(Step::Act);
        }
    }
}

fn save(InMut(into): InMut<Snapshot>, mut tables: AnyStepParams) {
    let board = tables.board();
    into.frames.clear();
    into.frames
        .extend((0..board.game.frames).map(|n| *board.frame_at(n)));
    into.stations.clear();
    into.stations
        .extend((0..board.game.stations).map(|n| *board.station_at(n)));
    into.segments.clear();
    into.segments
        .extend((0..board.game.segments).map(|n| *board.segment_at(n)));
    into.companies.clear();
    into.companies
        .extend(board.seats().map(|seat| *board.company(seat)));
    match &mut into.game {
        Some(game) => game.clone_from(board.game),
        none => *none = Some(board.game.clone()),
    }
    into.rng = Some(board.rng.clone());
}

fn load(InRef(from): InRef<Snapshot>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    for (n, frame) in from.frames.iter().take(FRAMES).enumerate() {
        *board.frame_mut(frame_id(n)) = *frame;
    }
    for (n, station) in from.stations.iter().take(STATIONS).enumerate() {
        *board.station_mut(n) = *station;
    }
    for (n, segment) in from.segments.iter().take(SEGMENTS).enumerate() {
        *board.segment_mut(n) = *segment;
    }
    for (n, company) in from.companies.iter().take(SEATS).enumerate() {
        *board.company_mut(Seat(n as u8)) = *company;
    }
    if let Some(game) = &from.game {
        board.game.clone_from(game);
    }
    if let Some(rng) = &from.rng {
        *board.rng = rng.clone();
    }
}
