//! A game of Frames written down, gone through, and taken back past a roll.

use std::io::Result;
use std::path::Path;

use super::{FramesSession, only_human};
use crate::desktop::session::kept::{Book, Eyes, Far, Kept, gathering};
use crate::desktop::session::record::text;
use crate::table::{Journal, Language, Seat};
use crate::tools::save::{Beginning, Writer};

impl Kept for FramesSession {
    fn book(&mut self) -> &mut Book {
        &mut self.book
    }

    fn begin(&self, folder: &Path, now: u64) -> Option<Result<Writer>> {
        let beginning = Beginning {
            header: self.game.as_ref()?.replay().header,
            table: gathering(&self.players, false, now),
        };
        Some(Writer::create(folder, &beginning))
    }

    fn keep(&mut self) -> Result<()> {
        let (Book::Open(writer), Some(game)) = (&mut self.book, &self.game) else {
            return Ok(());
        };
        let (journal, digest) = (game.journal(), game.digest());
        if writer.is_current(journal.picks.len(), digest) {
            return Ok(());
        }
        let over = game.outcome().is_some();
        writer.write(journal, digest, u32::from(self.view.round), over)
    }

    fn picks(&self) -> usize {
        let game = self.game.as_ref();
        game.map_or(self.past.len(), |game| game.journal().picks.len())
    }

    fn turn(&self) -> u32 {
        u32::from(self.view.round)
    }

    fn catch_up(&mut self, journal: &Journal, count: usize) {
        for at in self.picks()..count {
            let Some(game) = &mut self.game else { break };
            let open = game.decision().cloned().unwrap_or_default();
            if game.follow(journal, at + 1) <= at {
                break;
            }
            let person = self.players[open.seat.index()].is_human();
            self.note(!person || self.answer(&open).is_some());
        }
        self.look_anew();
    }

    fn turns(&mut self, journal: &Journal) -> Vec<(usize, u32)> {
        let mut turns = Vec::new();
        let mut last = 0;
        for at in 0..=journal.picks.len() {
            let Some(game) = &mut self.game else { break };
            if game.follow(journal, at) < at {
                break;
            }
            self.refresh();
            if self.turn() > last {
                last = self.turn();
                turns.push((at, last));
            }
        }
        self.look_anew();
        turns
    }

    /// Nothing is hidden, so all eyes see the same.
    fn watch(&mut self, _: Eyes) {
        self.viewing = true;
        self.book = Book::Closed;
        self.past.clear();
        self.look_anew();
    }

    fn seek(&mut self, journal: &Journal, to: usize) {
        let (now, to) = (self.picks(), to.min(journal.picks.len()));
        if !self.viewing || to == now {
            return;
        }
        if to < now {
            self.take_back(now - to);
            return;
        }
        for at in now + 1..=to {
            if let Some(game) = &mut self.game {
                game.follow(journal, at);
            }
            self.refresh();
        }
        if to > now + 1 {
            self.look_anew();
        }
    }

    fn far(&self) -> Option<Far> {
        if self.viewing || self.thinking.is_some() || self.can_undo() > 0 {
            return None;
        }
        let at = self.past.iter().rposition(|p| !p.automatic)?;
        let me = only_human(&self.players).or(self.asked);
        let seats = (0..).map(Seat).zip(&self.players);
        let others = seats.filter(|(seat, p)| p.is_human() && Some(*seat) != me);
        Some(Far {
            count: self.past.len() - at,
            others: others.map(|(_, p)| p.name.clone()).collect(),
        })
    }

    fn undo_far(&mut self) {
        if let Some(far) = self.far() {
            self.take_back(far.count);
        }
    }

    fn written(&self, language: Language) -> Vec<String> {
        text(self.log(language))
    }

    fn epoch(&mut self) -> &mut u32 {
        &mut self.epoch
    }
}

impl FramesSession {
    /// The view is one that no events lead to.
    fn look_anew(&mut self) {
        self.epoch += 1;
        self.hover = None;
        self.selected = None;
        self.refresh();
        self.fresh.clear();
    }
}
