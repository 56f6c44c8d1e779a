//! The table as the rules of a game see it: systems gather the components into a [`Board`], plain functions read
//! and change it.
//!
//! A game says in [`Rules`] which components its things have and what its systems do; [`plugin`](super::plugin) registers them.
//! All is resolved by the compiler: a board of one game is one type.

use bevy::ecs::system::{StaticSystemParam, SystemParam, SystemParamItem};
use bevy::prelude::*;

use super::board_systems::Snapshot;
use super::{
    Acts, Answer, Choice, Event, EventLog, Fault, Game, Offer, Offers, Outcome, Ref, Refusal, Seat,
    TableRng, TableState, Turn, TurnStep, Zones, refusals,
};

/// A system of a step, on the board.
pub type BoardSystem<R> = for<'a, 'b> fn(&'a mut Board<'b, R>);

/// The turn table of a game whose systems work on the board.
pub type TurnTable<R> =
    Turn<<R as Game>::Step, <R as Rules>::Phase, BoardSystem<R>, <R as Rules>::Window>;

/// A game whose rules work on a [`Board`]: its data, and what the systems outside its steps do.
pub trait Rules: Game<Step: TurnStep + Default, Snapshot = Snapshot<Self>> {
    /// The phases of a turn.
    type Phase: Copy + Send + Sync + 'static;
    /// How a window of the turn table opens.
    type Window: Copy + Send + Sync + 'static;
    /// The queries for the components of the things on the table.
    type Params: SystemParam + 'static;
    /// The same components as dense columns.
    type Columns<'b>;
    /// A copy of the columns, for snapshots.
    type Saved: Default + Send + Sync + 'static;
    /// What is true of the match and of no thing on the table.
    type State: Clone + Send + Sync + 'static;
    /// What was worked out of the content, and buffers.
    type Index: Default + Send + Sync + 'static;
    /// The order of play. A match holds a reference to it, so that a test can play with another one.
    const TURN: &'static TurnTable<Self>;
    /// How many zones there are.
    const ZONES: usize;

    /// The columns of a query. The table is laid before any rules system runs.
    fn columns<'b>(params: &'b mut SystemParamItem<'_, '_, Self::Params>) -> Self::Columns<'b>;
    /// Spawns every thing that a match may need.
    fn spawn(world: &mut World);
    /// The state before the first step.
    fn fresh(setup: &Self::Setup) -> Self::State;
    /// Works out what is asked most often of the content.
    fn load_content(_index: &mut Self::Index, _setup: &Self::Setup) {}
    /// Lays out what the setup says. Returns a step that is under way: the match is in it and does not enter it.
    fn open(board: &mut Board<'_, Self>, setup: &Self::Setup) -> Option<Self::Step>;
    /// What happens before the match leaves its step for `to`.
    fn before_step(board: &mut Board<'_, Self>, to: Self::Step);
    /// Does `first`, settles what follows from it, and goes on until somebody is asked or the step is over.
    fn drive(board: &mut Board<'_, Self>, first: impl FnOnce(&mut Board<'_, Self>));
    /// Does what the asked seat chose. It was offered.
    fn choose(board: &mut Board<'_, Self>, seat: Seat, choice: &Choice);
    /// Collects every candidate of a seat that is not allowed now.
    fn explain(board: &Board<'_, Self>, seat: Seat, offers: &mut Offers);
    /// Why the asked seat cannot make a choice that is neither offered nor explained.
    fn refuse(board: &Board<'_, Self>, seat: Seat, choice: Choice) -> &'static Refusal;
    /// What a seat or a spectator may know.
    fn view(board: &Board<'_, Self>, seat: Option<Seat>) -> Self::View;
    /// A seat gives up; `whole`: all matches of the game.
    fn concede(board: &mut Board<'_, Self>, seat: Seat, whole: bool);
    /// Deals everything that a seat or a spectator cannot see anew. Later chance is new already.
    fn imagine(board: &mut Board<'_, Self>, seat: Option<Seat>);
    /// Looks for anything that no rule could have led to.
    ///
    /// # Errors
    /// The first thing found wrong.
    fn audit(board: &mut Board<'_, Self>) -> Result<(), Fault>;
    /// Whether the asked seat may choose that point of the region its decision names.
    ///
    /// # Errors
    /// The rule that forbids it; in games without a board, that there are no points.
    fn admit(_board: &Board<'_, Self>, _choice: Choice) -> Answer {
        Err(&refusals::NO_REGION)
    }
    /// Copies the columns.
    fn save(board: &Board<'_, Self>, into: &mut Self::Saved);
    /// Puts the columns back as they were.
    fn load(board: &mut Board<'_, Self>, from: &Self::Saved);
}

/// `game_of_rules!();` in an `impl Game`: what a game whose rules work on a [`Board`] has like any other. Its types are
/// called `Step`, `Setup`, `Recipe` and `View`, its events `Event`.
macro_rules! game_of_rules {
    () => {
        type Step = Step;
        type Setup = Setup;
        type Recipe = Recipe;
        type View = View;
        type Snapshot = $crate::table::Snapshot<Self>;

        fn plugin(app: &mut bevy::prelude::App) {
            $crate::table::plugin::<Self>(app);
        }

        fn deal(world: &mut bevy::prelude::World, setup: &Setup, rng: $crate::table::TableRng) {
            $crate::table::deal::<Self>(world, setup, rng);
        }

        /// What a player has seen, and everything decided by chance, must not be taken back.
        fn reveals(event: &$crate::table::Event) -> bool {
            Event::read(event).is_some_and(Event::reveals)
        }
    };
}

pub(crate) use game_of_rules;

/// The match and what is known of its things.
#[derive(Resource)]
pub struct MatchData<R: Rules> {
    /// The match.
    pub game: R::State,
    /// What is known of its things.
    pub index: R::Index,
    /// The order of play of this match.
    pub turn_table: &'static TurnTable<R>,
}

/// Everything a rules system may touch.
#[derive(SystemParam)]
pub struct RulesParams<'w, 's, R: Rules> {
    columns: StaticSystemParam<'w, 's, <R as Rules>::Params>,
    data: ResMut<'w, MatchData<R>>,
    top: ResMut<'w, TableState>,
    next: ResMut<'w, NextState<<R as Game>::Step>>,
    step: ResMut<'w, State<<R as Game>::Step>>,
}

/// The table in the hands of one system.
pub struct Board<'b, R: Rules, C = <R as Rules>::Columns<'b>> {
    /// The components of all things.
    pub columns: C,
    /// What is known of the things.
    pub index: &'b mut R::Index,
    /// Piles and rows.
    pub zones: &'b mut Zones,
    /// The match.
    pub game: &'b mut R::State,
    /// The log.
    pub log: &'b mut EventLog,
    /// Chance.
    pub rng: &'b mut TableRng,
    /// The open question.
    pub offer: &'b mut Offer,
    /// How the game ended.
    pub outcome: &'b mut Option<Outcome>,
    next: &'b mut NextState<R::Step>,
    /// The order of play.
    pub turn_table: &'static TurnTable<R>,
    /// Where the turn is.
    pub step: R::Step,
}

impl<R: Rules> RulesParams<'_, '_, R> {
    /// Gathers the components.
    #[inline]
    pub fn board(&mut self) -> Board<'_, R> {
        self.board_and_step().0
    }

    /// The same, with the state that says in which step the match is.
    #[inline]
    pub(super) fn board_and_step(&mut self) -> (Board<'_, R>, &mut State<R::Step>) {
        let MatchData {
            game,
            index,
            turn_table,
        } = &mut *self.data;
        let TableState {
            zones,
            log,
            rng,
            offer,
            outcome,
        } = &mut *self.top;
        let step = &mut *self.step;
        let board = Board {
            columns: R::columns(&mut self.columns),
            index,
            game,
            zones,
            log,
            rng,
            offer,
            outcome,
            next: &mut self.next,
            turn_table: *turn_table,
            step: *step.get(),
        };
        (board, step)
    }
}

impl<R: Rules, C> Board<'_, R, C> {
    /// Writes an event.
    #[inline]
    pub fn log(&mut self, event: impl Into<Event>) {
        self.log.push(event.into());
    }

    /// An empty collector that reuses the buffer of the last question.
    pub fn offers(&mut self) -> Offers {
        self.offer.collector()
    }

    /// Asks `seat`. Without options nothing is asked.
    pub fn ask(&mut self, seat: Seat, topic: impl Into<&'static str>, about: Ref, offers: Offers) {
        self.offer.ask(seat, topic, about, offers);
    }

    /// What the open question is about, if it is asked of `seat` and is about that topic.
    #[must_use]
    pub fn asked_about(&self, seat: Option<Seat>, topic: impl Into<&'static str>) -> Ref {
        self.open_question(seat, topic.into())
            .map_or(Ref::None, |open| open.about)
    }

    /// Whether the open question is asked of `seat`, is about that topic, and offers that thing.
    #[must_use]
    pub fn is_offered(
        &self,
        seat: Option<Seat>,
        topic: impl Into<&'static str>,
        thing: Ref,
    ) -> bool {
        self.open_question(seat, topic.into())
            .is_some_and(|open| open.options.iter().any(|option| option.subject == thing))
    }

    fn open_question(&self, seat: Option<Seat>, topic: &'static str) -> Option<&super::Decision> {
        let open = &self.offer.decision;
        let asked = self.offer.is_open() && Some(open.seat) == seat && open.topic == topic;
        asked.then_some(open)
    }

    /// Whether nothing more can happen before a question is answered or the step changes.
    #[must_use]
    pub fn must_stop(&self) -> bool {
        self.offer.is_open() || self.outcome.is_some() || self.moves_on()
    }

    /// Whether another step has been gone to.
    #[must_use]
    pub fn moves_on(&self) -> bool {
        !matches!(*self.next, NextState::Unchanged)
    }

    /// Who may act in the step that the match is in, and how.
    #[must_use]
    pub fn step_acts(&self) -> Acts<BoardSystem<R>, R::Window> {
        self.turn_table.row(self.step).acts
    }

    /// The step after this one in the order of play.
    #[must_use]
    pub fn step_after(&self) -> R::Step {
        self.turn_table.after(self.step)
    }
}

impl<'b, R: Rules> Board<'b, R> {
    /// Goes on to `step`.
    pub fn goto(&mut self, step: R::Step) {
        R::before_step(self, step);
        self.next.set(step);
    }

    /// Whether that step comes next.
    #[must_use]
    pub fn goes_to(&self, step: R::Step) -> bool {
        matches!(&*self.next, NextState::Pending(next) if *next == step)
    }

    /// Goes on to the step after this one.
    pub fn goto_next(&mut self) {
        let next = self.step_after();
        self.goto(next);
    }

    /// Enters the step that comes next, if nothing is asked before: runs its systems in order, and goes on with it
    /// until somebody is asked or it is over. Returns whether there was one.
    pub(super) fn enter_next(&mut self, state: &mut State<R::Step>) -> bool {
        let (NextState::Pending(step) | NextState::PendingIfNeq(step)) = *self.next else {
            return false;
        };
        if self.offer.is_open() || self.outcome.is_some() {
            return false;
        }
        *self.next = NextState::Unchanged;
        *state = State::new(step);
        self.step = step;
        self.run_row();
        true
    }

    /// Runs the systems of the step that the match is in, in order, and goes on with it until somebody is asked or it is
    /// over.
    pub(super) fn run_row(&mut self) {
        let row = self.turn_table.row(self.step);
        if !(row.systems.is_empty() && matches!(row.acts, Acts::None)) {
            R::drive(self, |board| {
                row.systems.iter().for_each(|system| system(board));
            });
        }
    }
}

/// Spawns the things of the first match in this world, and puts the resources as they are before the first step.
pub fn deal<R: Rules>(world: &mut World, setup: &R::Setup, rng: TableRng) {
    if world.get_resource::<MatchData<R>>().is_none() {
        R::spawn(world);
        world.insert_resource(MatchData::<R> {
            game: R::fresh(setup),
            index: R::Index::default(),
            turn_table: R::TURN,
        });
    }
    let mut data = world.resource_mut::<MatchData<R>>();
    data.game = R::fresh(setup);
    data.turn_table = R::TURN;
    R::load_content(&mut data.index, setup);
    let mut top = world.resource_mut::<TableState>();
    top.zones.reset(R::ZONES);
    top.rng = rng;
    top.offer.close();
    top.outcome = None;
    *world.resource_mut::<State<R::Step>>() = State::new(R::Step::default());
    world.resource_mut::<NextState<R::Step>>().reset();
}
