//! The steps of the turn: what each does by itself, and its choices.

pub(super) mod advance;
pub(super) mod attack;
pub(super) mod damage;
pub(super) mod defend;
pub(super) mod end;
pub(super) mod mulligan;
pub(super) mod over;
pub(super) mod start;

use crate::table::Acts;

use super::board::Board;
use super::events::Event;
use super::stats::heed;
use super::turn::Opens;
use super::{Phase, Step};

/// Does `first`, settles what follows from it, and goes on with the step's question until somebody is
/// asked or the step is over.
pub fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    board.stats_heed(heed::PHASE);
    first(board);
    loop {
        board.settle();
        if board.must_stop() {
            return;
        }
        match board.step_acts() {
            Acts::None => return,
            // The reactions in it have resolved (D6).
            Acts::Nobody if board.step == Step::DamageRetreat && board.game.more_fights > 0 => {
                // D27: another battle phase.
                board.game.more_fights -= 1;
                board.goto(Step::AdvanceSelect);
            }
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

impl Board<'_> {
    /// Logs a new phase and the step; energy stores empty with the phase (N-53).
    pub fn leave_step(&mut self, to: Step) {
        let (player, phase) = (self.game.active, to.phase());
        if self.step.phase() != phase || to == Step::Refresh {
            self.empty_stores();
            if phase != Phase::Setup {
                self.log(Event::Phase { player, phase });
            }
        }
        self.game.window = None;
        self.log(Event::Step { player, step: to });
    }
}
