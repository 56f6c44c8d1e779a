//! The steps of the turn: what each does by itself, and its choices.

pub(super) mod attack;
pub(super) mod draft;
pub(super) mod ending;
pub(super) mod purchase;
pub(super) mod starting;

use crate::table::{Acts, Seats};

use super::board::Board;
use super::choosing::MOST_WORK;
use super::events::Event;
use super::{Phase, Step};

pub use attack::may_attack;
pub use starting::begin_turn;

/// Does `first`, settles what follows from it, and goes on until somebody is asked or the step is over. What goes
/// on for ever is a draw.
pub fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    board.refresh_stats();
    first(board);
    for _ in 0..MOST_WORK {
        board.settle();
        if board.must_stop() {
            return;
        }
        board.go_on();
    }
    board.decide(Seats::NONE);
}

impl Board<'_> {
    /// Logs a new phase and the step; the window of the old one is over.
    pub fn leave_step(&mut self, to: Step) {
        let (player, phase) = (self.game.active, to.phase());
        if self.step.phase() != phase && phase != Phase::Setup {
            self.log(Event::Phase { player, phase });
        }
        self.game.window = None;
        self.log(Event::Step { player, step: to });
    }

    /// The next thing once all work is done: the checkpoint, then a sequence, then the step itself.
    fn go_on(&mut self) {
        if self.step.has_priority() {
            if self.checkpoint() || self.advance() {
                return;
            }
            if !self.game.sequences.is_empty() {
                self.run_window();
                return;
            }
            if self.game.dying && self.step.phase() != Phase::End {
                // F-129, R38: as soon as the stack is empty, outside an attack after a last window over it (R54).
                let last = self.game.farewell && self.game.window.is_some();
                if self.game.stack.is_empty() && !last {
                    self.goto(Step::TurnEnd);
                } else {
                    self.run_window();
                }
                return;
            }
        }
        match self.step_acts() {
            Acts::None => {}
            Acts::Nobody | Acts::Answers => self.goto_next(),
            Acts::Window(window) => (window.system)(self),
            Acts::NobodyBut(system) | Acts::Asks(system) => system(self),
        }
    }

    /// All have passed on an empty stack: where the turn goes from the window of its step.
    pub fn after_window(&mut self) {
        if self.game.dying && self.step.phase() != Phase::End {
            return;
        }
        if let Acts::Window(window) = self.step_acts()
            && window.ends
        {
            self.goto_next();
        }
    }
}
