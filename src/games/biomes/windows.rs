//! Windows: who is asked to act, passing, answering, executing the top of the queue
//! (rules page, section 3.0).

use crate::table::{Acts, AfterPass, Priority, Ref, Seat};

use super::board::Board;
use super::choices::Choice;
use super::events::Event;
use super::state::{ActionKind, Ask};
use super::turn::Opens;
use super::{Step, Topic};

impl Board<'_> {
    /// The player asked first in a window of this step with an empty queue.
    fn opening(&self) -> Priority {
        let active = self.game.active;
        let opens = match self.step_acts() {
            Acts::Window(window) => window.opens,
            _ => Opens::Active,
        };
        match opens {
            Opens::Active | Opens::Nobody => Priority::all(active, 2),
            Opens::Other => Priority::all(active.other(), 2),
            Opens::OtherAlone => Priority::only(active.other(), 2),
        }
    }

    /// The player asked first about the action just pushed (N-59, D2). After that its own controller may answer it
    /// (N-60).
    pub fn answering(&self) -> Priority {
        let Some(top) = self.game.queue.last() else {
            return self.opening();
        };
        let special = matches!(self.step, Step::Maintenance | Step::AttackStart | Step::End);
        let first = if top.kind == ActionKind::Reaction && special {
            self.game.active
        } else {
            top.controller.other()
        };
        Priority::all(first, 2)
    }

    /// Offers the running window, opening it if need be. Returns `false` once it has closed.
    pub fn run_window(&mut self) -> bool {
        let priority = match self.game.window {
            Some(priority) => priority,
            None if self.game.queue.is_empty() => self.opening(),
            // D1: after an execution with items left the active player is asked first.
            None => Priority::all(self.game.active, 2),
        };
        self.game.window = Some(priority);
        let seat = priority.holder;
        let mut offers = self.offers();
        offers.offer(Choice::Pass);
        self.actions(seat, &mut offers);
        self.game.ask = Ask::Step;
        let about = self
            .game
            .queue
            .last()
            .map_or(Ref::None, |top| Ref::Entry(top.serial));
        self.ask(seat, Topic::Act, about, offers);
        true
    }

    /// Opens the window to answer the waiting actions (N-90). With nothing on the queue the step is over.
    pub fn answer_or_go(&mut self) {
        if self.game.queue.is_empty() {
            self.goto_next();
        } else {
            self.run_window();
        }
    }

    /// The asked player passes. Returns `true` if the window closes.
    pub fn pass(&mut self, seat: Seat) -> bool {
        if self.game.window.is_none() {
            return true;
        }
        self.log(Event::Pass { player: seat });
        let waits = !self.game.queue.is_empty();
        let after = Priority::pass_in(&mut self.game.window, waits, |_| true);
        if after == AfterPass::Resolves {
            self.execute_top();
        }
        after == AfterPass::Closes
    }
}
