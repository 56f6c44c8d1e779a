//! What each step of the game does by itself and what may be chosen in it.

pub(super) mod act;
pub(super) mod bid;
pub(super) mod countdown;
pub(super) mod deploy;
pub(super) mod designate;
mod falls;
pub mod hits;
mod hits_cover;
pub(super) mod initiative;
pub(super) mod moving;
pub(super) mod over;
mod place;
pub(super) mod tactical;
pub(super) mod terrain;
pub(super) mod turn;

use bevy::prelude::*;

use crate::table::{Acts, register_steps, Choice, Seat, StepApp};

use super::Step;
use super::board::{Board, RulesParams};
use super::turn::TURN;

pub use terrain::lay_terrain;

/// Registers every step of the game.
pub fn plugin(app: &mut App) {
    app.steps(Step::Setup);
    register_steps!(app, TURN, RulesParams, drive);
    app.on_choice::<Step, _>(choose);
}

/// Does `first` and goes on with the step until somebody is asked or the step is over.
fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    first(board);
    while !board.must_stop() {
        match board.game.turn_table.row(board.step).acts {
            Acts::None => return,
            Acts::Nobody | Acts::Answers | Acts::Window(()) => board.goto_next(),
            Acts::NobodyBut(system) | Acts::Asks(system) => system(board),
        }
    }
}

/// An accepted choice of the asked seat.
fn choose(In((step, seat, choice)): In<(Step, Seat, Choice)>, mut columns: RulesParams) {
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
