//! Windows: who is asked to act, passing, resolving the top of the Stack (rules page, section 4).

use crate::table::{Acts, AfterPass, Priority, Ref, Seat};

use super::board::Board;
use super::choices::Choice;
use super::events::Event;
use super::state::{ActionKind, Ask};
use super::turn::Opens;
use super::{Step, Topic};

impl Board<'_> {
    /// The player asked first while nothing has just been pushed: the active player (H-80, C32). In a Harvest with an
    /// empty Stack no other player is asked (H-34).
    fn opening(&self) -> Priority {
        let active = self.game.active;
        match self.step_acts() {
            Acts::Window(Opens::ActiveAlone) if self.game.stack.is_empty() => {
                Priority::only(active, 2)
            }
            _ => Priority::all(active, 2),
        }
    }

    /// The player asked first about the entry just pushed: the opponent of its controller, after a triggered ability
    /// the active one (C33).
    #[must_use]
    pub fn answering(&self) -> Priority {
        match self.game.stack.last() {
            Some(top) if top.kind != ActionKind::Trigger => {
                Priority::all(top.controller.other(), 2)
            }
            _ => self.opening(),
        }
    }

    /// Offers the running window, opening it if need be.
    pub fn run_window(&mut self) {
        let priority = match self.game.window {
            Some(priority) => priority,
            None => self.opening(),
        };
        self.game.window = Some(priority);
        let seat = priority.holder;
        let mut offers = self.offers();
        offers.offer(self.passing());
        self.actions(seat, &mut offers);
        self.game.ask = Ask::Step;
        let top = self.game.stack.last();
        let about = top.map_or(Ref::None, |top| Ref::Entry(top.serial));
        self.ask(seat, Topic::Act, about, offers);
    }

    /// The choice of doing nothing more: the Harvest is *ended*, everything else *passed*.
    #[must_use]
    pub fn passing(&self) -> Choice {
        if self.ends_harvest() {
            Choice::End
        } else {
            Choice::Pass
        }
    }

    /// Whether doing nothing more ends the Harvest.
    fn ends_harvest(&self) -> bool {
        self.step == Step::Harvest && self.game.stack.is_empty()
    }

    /// The asked player does nothing more. Returns `true` if the window closes.
    pub fn pass(&mut self, seat: Seat) -> bool {
        if self.game.window.is_none() {
            return true;
        }
        self.log(if self.ends_harvest() {
            Event::End { player: seat }
        } else {
            Event::Pass { player: seat }
        });
        let waits = !self.game.stack.is_empty();
        let after = Priority::pass_in(&mut self.game.window, waits, |_| true);
        if after == AfterPass::Resolves {
            self.resolve_top();
        }
        after == AfterPass::Closes
    }
}
