//! Frames as a game of the table: setup, and what its rules are made of.

use std::sync::Arc;

use bevy::ecs::system::SystemParamItem;
use bevy::prelude::World;
use serde::{Deserialize, Serialize};

use crate::packs::PackStamp;
use crate::table::{
    Answer, Choice, Fault, Game, Match, MatchData, Offers, Ref, Refusal, Rules, Seat, Seats,
    ask_board, column, game_of_rules, refusals,
};

use super::board::{Board, Columns, Params, point_of};
use super::components::{Company, Frame, Segment, Station};
use super::content::{Content, Table, Unit};
use super::geometry::{Point, Walk};
use super::match_state::{MatchState, Turn};
use super::position::{self, Position};
use super::turn::{TURN, TurnTable};
use super::viewing::view;
use super::{Event, Phase, Step, View, dealing, steps};

/// The game of Frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

impl Setup {
    /// That table with the companies that fit it: the n-th of them, from 0, and those after it, going round.
    #[must_use]
    pub fn in_turn(content: &'static Content, table: Table, n: usize) -> Self {
        let fits = content
            .companies
            .iter()
            .filter(|c| c.tables.contains(&table));
        let companies = fits.cycle().skip(n).take(usize::from(table.players));
        Self {
            content,
            table,
            companies: companies
                .map(|c| (c.name.english.clone(), c.units.clone()))
                .collect(),
            field: 0,
            position: None,
        }
    }
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

impl Game for Frames {
    const NAME: &'static str = "frames";
    type Choices = super::choices::ChoiceWord;
    type Events = super::events::EventWord;
    type Topics = super::Topic;
    game_of_rules!();

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
}

impl Frames {
    /// The way that the frame which is about to move would go to `at`; nothing if no frame is, or it may not go
    /// there. Nothing changes.
    #[must_use]
    pub fn way(game: &mut Match<Self>, at: Point) -> Option<Walk> {
        ask_board::<Self, _, _>(
            game,
            |board, at| (board.step == Step::Move).then(|| board.move_way(at))?,
            at,
        )
    }

    /// These dice fall next, in this order, before chance goes on: for scenarios.
    pub fn let_fall(game: &mut Match<Self>, dice: &[u8]) {
        let mut data = game.world_mut().resource_mut::<MatchData<Self>>();
        data.game.scripted.extend_from_slice(dice);
    }

    /// How many of those dice have not fallen yet.
    #[must_use]
    pub fn still_to_fall(game: &mut Match<Self>) -> usize {
        game.world_mut()
            .resource::<MatchData<Self>>()
            .game
            .scripted
            .len()
    }

    /// The first die of [`Frames::let_fall`] or of a position that its die cannot show, with the sides of that die.
    #[must_use]
    pub fn misfit(game: &mut Match<Self>) -> Option<(u8, u8)> {
        game.world_mut().resource::<MatchData<Self>>().game.misfit
    }
}

impl Rules for Frames {
    type Phase = Phase;
    type Window = ();
    type Params = Params;
    type Columns<'b> = Columns<'b>;
    type Saved = Saved;
    type State = MatchState;
    type Index = ();
    const TURN: &'static TurnTable = &TURN;
    const ZONES: usize = 0;

    fn columns<'b>(
        (frames, stations, segments, companies): &'b mut SystemParamItem<'_, '_, Params>,
    ) -> Columns<'b> {
        Columns {
            frames: column!(frames),
            stations: column!(stations),
            segments: column!(segments),
            companies: column!(companies),
        }
    }

    fn spawn(world: &mut World) {
        dealing::spawn(world);
    }

    fn fresh(setup: &Setup) -> MatchState {
        dealing::fresh(setup)
    }

    fn open(board: &mut Board<'_>, setup: &Setup) -> Option<Step> {
        match &setup.position {
            Some(position) => position::apply_position(board, position),
            None => dealing::open(board, setup),
        }
        None
    }

    fn before_step(board: &mut Board<'_>, step: Step) {
        let owner = board.acting();
        board.log(Event::Step { owner, step });
    }

    fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
        steps::drive(board, first);
    }

    fn choose(board: &mut Board<'_>, seat: Seat, choice: &Choice) {
        steps::apply(board, seat, choice);
    }

    fn explain(board: &Board<'_>, seat: Seat, offers: &mut Offers) {
        board.explain(seat, offers);
    }

    fn refuse(board: &Board<'_>, seat: Seat, choice: Choice) -> &'static Refusal {
        board.refuse(seat, choice)
    }

    fn view(board: &Board<'_>, seat: Option<Seat>) -> View {
        view(board, seat)
    }

    fn concede(board: &mut Board<'_>, seat: Seat, _: bool) {
        board.concede(seat);
    }

    /// Everything on the board is public; only what chance will do is not.
    fn imagine(_: &mut Board<'_>, _: Option<Seat>) {}

    fn audit(board: &mut Board<'_>) -> Result<(), Fault> {
        board.audit()
    }

    fn admit(board: &Board<'_>, choice: Choice) -> Answer {
        let (Some(at), Ref::Object(id)) = (point_of(choice.target), choice.subject) else {
            return Err(&refusals::ANSWER_FIRST);
        };
        match board.step {
            _ if board.leaping() == Some(id) => board.leap_answer(at),
            Step::Move => board.move_answer(at),
            _ if board.game.placing == Some(id) => board.place_answer(id, at),
            _ => Err(&refusals::ANSWER_FIRST),
        }
    }

    fn save(board: &Board<'_>, into: &mut Saved) {
        let (game, columns) = (&board.game, &board.columns);
        into.frames.clear();
        into.frames
            .extend_from_slice(&columns.frames[..game.frames]);
        into.stations.clear();
        into.stations
            .extend_from_slice(&columns.stations[..game.stations]);
        into.segments.clear();
        into.segments
            .extend_from_slice(&columns.segments[..game.segments]);
        into.companies.clear();
        into.companies.extend_from_slice(&columns.companies);
    }

    fn load(board: &mut Board<'_>, from: &Saved) {
        let columns = &mut board.columns;
        columns.frames.bypass_change_detection()[..from.frames.len()].copy_from_slice(&from.frames);
        columns.stations.bypass_change_detection()[..from.stations.len()]
            .copy_from_slice(&from.stations);
        columns.segments.bypass_change_detection()[..from.segments.len()]
            .copy_from_slice(&from.segments);
        columns
            .companies
            .bypass_change_detection()
            .copy_from_slice(&from.companies);
    }
}

/// A copy of what lies on the board.
#[derive(Default)]
pub struct Saved {
    frames: Vec<Frame>,
    stations: Vec<Station>,
    segments: Vec<Segment>,
    companies: Vec<Company>,
}

impl Board<'_> {
    /// Giving up: the company leaves the board, the others go on. Who is left alone has won.
    fn concede(&mut self, seat: Seat) {
        if self.company(seat).conceded {
            return;
        }
        self.log(Event::Concede { by: seat });
        self.company_mut(seat).conceded = true;
        let left: Seats = self
            .seats()
            .filter(|&s| !self.company(s).conceded)
            .collect();
        if left.count() <= 1 {
            self.decide(left);
            return;
        }
        self.withdraw(seat);
    }

    /// Takes a company off the board and closes what it was in the middle of.
    fn withdraw(&mut self, seat: Seat) {
        let own: Vec<_> = self.living(seat).collect();
        let in_turn =
            |turn: &Option<Turn>| turn.as_ref().is_some_and(|turn| own.contains(&turn.frame));
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
        self.forget_abilities(seat);
        self.check_stations();
        if ends {
            self.end_turn();
        } else if strike_ends && self.step == Step::Hits {
            self.goto(Step::Act);
        }
    }
}
