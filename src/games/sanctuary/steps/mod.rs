//! The steps of the turn: what each does by itself, and its choices.

pub(super) mod attack;
pub(super) mod block;
pub(super) mod combat_damage;
pub(super) mod communion;
pub(super) mod contemplation;
pub(super) mod duel;
pub(super) mod meditation;
pub(super) mod redraw;

use crate::table::Acts;

use super::board::Board;
use super::events::Event;
use super::{Phase, Step};

pub use combat_damage::pair_view;
pub use duel::deals as duel_deals;

/// Does `first`, settles what follows from it, and goes on with the step's question until somebody is
/// asked or the step is over. Then whoever looks sees stats that are right, in the middle of effects too.
pub fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
    board.renew_stats();
    first(board);
    loop {
        board.settle();
        if board.must_stop() {
            break;
        }
        match board.step_acts() {
            Acts::None => break,
            Acts::Nobody => board.resolve_or_go(),
            Acts::Answers => board.only_answers(),
            Acts::Window(_) => board.run_window(),
            Acts::NobodyBut(system) | Acts::Asks(system) => system(board),
        }
    }
    board.renew_stats();
}

impl Board<'_> {
    /// Logs a new phase and the step; what belongs to one step ends.
    pub fn leave_step(&mut self, to: Step) {
        let (player, phase) = (self.game.active, to.phase());
        if self.step.phase() != phase && phase != Phase::Setup {
            self.log(Event::Phase { player, phase });
        }
        self.game.window = None;
        self.game.dealt = false;
        self.game.answers = false;
        self.log(Event::Step { player, step: to });
    }

    /// A step in which nobody acts: what triggered resolves without being answered, then the next step begins
    /// (H-15, C36).
    fn resolve_or_go(&mut self) {
        if self.game.stack.is_empty() {
            self.goto_next();
        } else {
            self.resolve_top();
        }
    }

    /// A step without a window of its own: what triggered in it can be answered (C36), then the next one
    /// begins.
    fn only_answers(&mut self) {
        if self.ask_answers() {
            return;
        }
        if self.step == Step::SanctuaryDamage && self.game.more_fights > 0 {
            // C64: another Combat.
            self.game.more_fights -= 1;
            self.game.attackers.clear();
            self.game.blockers.clear();
            self.game.dirty = true;
            self.goto(Step::Attackers);
            return;
        }
        self.goto_next();
    }

    /// Asks both players about what triggered in a step of Duel or Combat, until both pass over an empty Stack
    /// (C57). Where nothing triggered nobody is asked. Returns whether somebody is.
    fn ask_answers(&mut self) -> bool {
        self.game.answers |= !self.game.stack.is_empty();
        if self.game.answers {
            self.run_window();
        }
        self.game.answers
    }
}
