//! The systems of a game whose rules work on a [`Board`]: each gathers the components and calls plain
//! functions.

use bevy::prelude::*;

use super::{
    Acts, Answer, Board, Choice, Fault, GameSystems, Match, Offers, Refusal, Rules, RulesParams,
    Seat, StepApp, TableRng, Zones,
};

/// Registers the steps of a game and its systems outside of them.
pub fn plugin<R: Rules>(app: &mut App) {
    app.steps(R::Step::default());
    for row in R::TURN.rows {
        app.enter(row.step, enter_step::<R>);
        if !matches!(row.acts, Acts::None) {
            app.offer(row.step, ask::<R>);
        }
    }
    app.on_choice::<R::Step, _>(choose::<R>);
    app.shorten::<R::Step, _, _>(run_steps::<R>, choose_and_run_steps::<R>);
    let world = app.world_mut();
    let systems = GameSystems::<R> {
        open: world.register_system(open::<R>),
        explain: world.register_system(explain::<R>),
        refuse: world.register_system(refuse::<R>),
        view: world.register_system(view::<R>),
        save: world.register_system(save::<R>),
        load: world.register_system(load::<R>),
        concede: world.register_system(concede::<R>),
        imagine: world.register_system(imagine::<R>),
        audit: world.register_system(audit::<R>),
        admit: Some(world.register_system(admit::<R>)),
    };
    world.insert_resource(systems);
}

/// Everything that changes during a match.
pub struct Snapshot<R: Rules> {
    things: R::Saved,
    zones: Zones,
    game: Option<R::State>,
    rng: Option<TableRng>,
}

impl<R: Rules> Default for Snapshot<R> {
    fn default() -> Self {
        Self {
            things: R::Saved::default(),
            zones: Zones::default(),
            game: None,
            rng: None,
        }
    }
}

fn save<R: Rules>(InMut(into): InMut<Snapshot<R>>, mut params: RulesParams<R>) {
    let board = params.board();
    R::save(&board, &mut into.things);
    into.zones.copy_from(board.zones);
    match &mut into.game {
        Some(game) => game.clone_from(board.game),
        none => *none = Some(board.game.clone()),
    }
    into.rng = Some(board.rng.clone());
}

fn load<R: Rules>(InRef(from): InRef<Snapshot<R>>, mut params: RulesParams<R>) {
    let mut board = params.board();
    if let Some(game) = &from.game {
        board.game.clone_from(game);
    }
    R::load(&mut board, &from.things);
    board.zones.copy_from(&from.zones);
    if let Some(rng) = &from.rng {
        *board.rng = rng.clone();
    }
}

fn open<R: Rules>(In(setup): In<R::Setup>, mut params: RulesParams<R>) {
    let (mut board, step) = params.board_and_step();
    if let Some(under_way) = R::open(&mut board, &setup) {
        *step = State::new(under_way);
    }
}

/// The systems of the step that has been entered, as its row in the turn table says: in `OnEnter` of every step.
pub fn enter_step<R: Rules>(mut params: RulesParams<R>) {
    params.board().run_row();
}

/// Asks whoever may act in the step that the match is in, or goes on.
fn ask<R: Rules>(mut params: RulesParams<R>) {
    R::drive(&mut params.board(), |_| {});
}

/// Does what was chosen.
fn choose<R: Rules>(In((seat, choice)): In<(Seat, Choice)>, mut params: RulesParams<R>) {
    let mut board = params.board();
    R::drive(&mut board, |board| R::choose(board, seat, &choice));
}

/// Does what was chosen and goes from step to step until somebody is asked.
fn choose_and_run_steps<R: Rules>(
    In((seat, choice)): In<(Seat, Choice)>,
    mut params: RulesParams<R>,
) {
    let (mut board, step) = params.board_and_step();
    R::drive(&mut board, |board| R::choose(board, seat, &choice));
    while board.enter_next(step) {}
}

/// Goes from step to step until somebody is asked. Returns `false` if the match is in a step that neither leads on
/// nor asks.
fn run_steps<R: Rules>(mut params: RulesParams<R>) -> bool {
    let (mut board, step) = params.board_and_step();
    if !board.enter_next(step) {
        if matches!(board.step_acts(), Acts::None) {
            return false;
        }
        R::drive(&mut board, |_| {});
    }
    while board.enter_next(step) {}
    true
}

fn explain<R: Rules>(
    In((seat, mut offers)): In<(Seat, Offers)>,
    mut params: RulesParams<R>,
) -> Offers {
    R::explain(&params.board(), seat, &mut offers);
    offers
}

fn refuse<R: Rules>(
    In((seat, choice)): In<(Seat, Choice)>,
    mut params: RulesParams<R>,
) -> &'static Refusal {
    R::refuse(&params.board(), seat, choice)
}

fn view<R: Rules>(In(seat): In<Option<Seat>>, mut params: RulesParams<R>) -> R::View {
    R::view(&params.board(), seat)
}

fn concede<R: Rules>(In((seat, whole)): In<(Seat, bool)>, mut params: RulesParams<R>) {
    R::concede(&mut params.board(), seat, whole);
}

fn imagine<R: Rules>(In((seat, rng)): In<(Option<Seat>, TableRng)>, mut params: RulesParams<R>) {
    let mut board = params.board();
    *board.rng = rng;
    R::imagine(&mut board, seat);
}

fn audit<R: Rules>(mut params: RulesParams<R>) -> Result<(), Fault> {
    R::audit(&mut params.board())
}

fn admit<R: Rules>(In(choice): In<Choice>, mut params: RulesParams<R>) -> Answer {
    R::admit(&params.board(), choice)
}

/// What the board of a running match answers.
///
/// # Panics
/// Never: a match has every parameter of its rules.
pub fn ask_board<R: Rules, I: 'static, T: 'static>(
    game: &mut Match<R>,
    question: for<'a, 'b> fn(&'a mut Board<'b, R>, I) -> T,
    input: I,
) -> T {
    let answer = (game.world_mut()).run_system_cached_with(answer::<R, I, T>, (question, input));
    answer.expect("a match has every parameter of its rules")
}

/// A question to the board, with its input.
type Question<R, I, T> = (for<'a, 'b> fn(&'a mut Board<'b, R>, I) -> T, I);

fn answer<R: Rules, I: 'static, T: 'static>(
    In((question, input)): In<Question<R, I, T>>,
    mut params: RulesParams<R>,
) -> T {
    question(&mut params.board(), input)
}
