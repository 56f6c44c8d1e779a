//! Taking back, dropping and giving up.

use super::{FramesSession, Held};
use crate::desktop::session::think::After;
use crate::table::{Choice, Seat};

impl FramesSession {
    /// How many choices undo would take back now: back to before the last one a person made.
    #[must_use]
    pub fn can_undo(&self) -> usize {
        let Some(at) = self.past.iter().rposition(|p| !p.automatic) else {
            return 0;
        };
        let count = self.past.len() - at;
        if count > self.undoable { 0 } else { count }
    }

    /// Takes the last choice of a person back, with everything that followed by itself.
    pub fn undo(&mut self) {
        if self.thinking.is_some() {
            self.after = Some(After::Undo);
            return;
        }
        self.take_back(self.can_undo());
    }

    pub(super) fn take_back(&mut self, count: usize) {
        let Some(game) = self.game.as_mut().filter(|_| count > 0) else {
            return;
        };
        game.undo(count);
        self.past.truncate(game.journal().picks.len());
        let left = game.events(0).len();
        self.record.forget(left);
        self.seen = left;
        self.epoch += 1;
        self.hover = None;
        self.refresh();
        self.fresh.clear();
    }

    /// Drops what is in hand. Returns whether there was anything.
    pub fn cancel(&mut self) -> bool {
        let something = self.held != Held::default() || self.selected.is_some();
        self.held = Held::default();
        self.selected = None;
        something
    }

    /// The person who is asked, or else the first one who still plays, gives up.
    pub fn concede(&mut self) {
        if self.viewing {
            return;
        }
        if self.thinking.is_some() {
            self.after = Some(After::Concede(true));
            return;
        }
        let plays = |seat: &Seat| {
            self.players[seat.index()].is_human() && !self.view.companies[seat.index()].conceded
        };
        let first = (0..self.players.len() as u8).map(Seat).find(plays);
        let Some(seat) = self.asked.filter(plays).or(first) else {
            return;
        };
        if let Some(game) = &mut self.game
            && game.choose(seat, Choice::new("concede")).is_ok()
        {
            self.note(false);
        }
    }
}
