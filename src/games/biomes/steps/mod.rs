//! What each step of the turn does by itself and what may be chosen in it.

pub(super) mod advance;
pub(super) mod attack;
pub(super) mod damage;
pub(super) mod defend;
pub(super) mod end;
pub(super) mod mulligan;
pub(super) mod over;
pub(super) mod start;

use bevy::prelude::*;

use crate::table::{Acts, StepApp, register_steps};

use super::Step;
use super::board::{Board, RulesParams};
use super::turn::{Opens, TURN};

/// Registers every step of the turn.
pub fn plugin(app: &mut App) {
    app.steps(Step::Setup);
    register_steps!(app, TURN, RulesParams, drive);
}

/// Does `first`, settles what follows from it, and goes on with the step's question until somebody is
/// asked or the step is over.
pub fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    first(board);
    loop {
        board.settle();
        if board.must_stop() {
            return;
        }
        match board.game.turn_table.row(board.step).acts {
            Acts::None => return,
            // What reacted in it is settled (D6).
            Acts::Nobody => board.goto_next(),
            Acts::Answers => board.answer_or_go(),
            Acts::Window(window) if window.opens == Opens::Nobody => board.answer_or_go(),
            Acts::Window(_) => {
                board.run_window();
            }
            Acts::NobodyBut(system) | Acts::Asks(system) => system(board),
        }
    }
}
