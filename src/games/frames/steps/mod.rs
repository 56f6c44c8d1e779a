//! What each step of the game does by itself and what may be chosen in it.

mod act;
mod bid;
mod countdown;
mod deploy;
mod designate;
mod falls;
pub mod hits;
mod hits_cover;
mod initiative;
mod moving;
mod over;
mod place;
mod tactical;
mod terrain;
mod turn;

use bevy::prelude::*;

use crate::table::{Choice, Seat, StepApp};

use super::Step;
use super::board::{Board, Columns};

pub use terrain::lay_terrain;

/// Part of a step: a plain function on the table.
type Part = fn(&mut Board<'_>);

/// What a step does by itself when it is entered.
const ENTERS: [(Step, Part); 6] = [
    (Step::Terrain, terrain::enter),
    (Step::Bid, bid::enter),
    (Step::Round, tactical::round),
    (Step::Roll, turn::roll),
    (Step::Countdown, countdown::enter),
    (Step::Over, over::enter),
];

/// What may be chosen in a step.
const fn asks(step: Step) -> Option<Part> {
    Some(match step {
        Step::Terrain => terrain::offer,
        Step::Bid => bid::offer,
        Step::DefenderStations
        | Step::FirstFrames
        | Step::PointFrame
        | Step::AttackerFrames
        | Step::AttackerStations
        | Step::LastFrames => deploy::offer,
        Step::Round => |board| board.goto(Step::Initiative),
        Step::Initiative => initiative::offer,
        Step::Tactical => tactical::offer,
        Step::Designate => designate::offer,
        Step::Roll => |board| board.goto(Step::Defense),
        Step::Defense => turn::offer_defense,
        Step::Act => act::offer,
        Step::Move => moving::offer,
        Step::Hits => hits::go_on,
        Step::Countdown => countdown::offer,
        Step::Setup | Step::Over => return None,
    })
}

/// Every step that asks something.
const ASKING: [Step; 18] = [
    Step::Terrain,
    Step::Bid,
    Step::DefenderStations,
    Step::FirstFrames,
    Step::PointFrame,
    Step::AttackerFrames,
    Step::AttackerStations,
    Step::LastFrames,
    Step::Round,
    Step::Initiative,
    Step::Tactical,
    Step::Designate,
    Step::Roll,
    Step::Defense,
    Step::Act,
    Step::Move,
    Step::Hits,
    Step::Countdown,
];

/// Registers every step.
pub fn plugin(app: &mut App) {
    app.steps(Step::Setup);
    for (step, part) in ENTERS {
        app.enter(step, move |mut columns: Columns| {
            drive(&mut columns.board(step), part);
        });
    }
    for step in ASKING {
        app.offer(step, move |mut columns: Columns| {
            drive(&mut columns.board(step), |_| {});
        });
    }
    app.on_choice::<Step, _>(choose);
}

/// Does `first` and goes on with the step until somebody is asked or the step is over.
fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    first(board);
    while !board.must_stop() {
        match asks(board.step) {
            Some(ask) => ask(board),
            None => return,
        }
    }
}

/// An accepted choice of the asked seat.
fn choose(In((step, seat, choice)): In<(Step, Seat, Choice)>, mut columns: Columns) {
    drive(&mut columns.board(step), |board| match step {
        Step::Terrain => terrain::choose(board, seat, choice),
        Step::Bid => bid::choose(board, seat, choice),
        Step::DefenderStations
        | Step::FirstFrames
        | Step::PointFrame
        | Step::AttackerFrames
        | Step::AttackerStations
        | Step::LastFrames => deploy::choose(board, choice),
        Step::Initiative => initiative::choose(board, choice),
        Step::Tactical => tactical::choose(board, seat, choice),
        Step::Designate => designate::choose(board, choice),
        Step::Defense => turn::choose_defense(board, choice),
        Step::Act => act::choose(board, choice),
        Step::Move => moving::choose(board, choice),
        Step::Hits => hits::choose(board, choice),
        Step::Countdown => countdown::choose(board, seat, choice),
        Step::Setup | Step::Round | Step::Roll | Step::Over => {}
    });
}
