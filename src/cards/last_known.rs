//! Numbers of cards as they were when they left play, for abilities that still mean them.

use crate::table::{ObjectId, Seat};

/// The stats of a card that texts can ask for, in the order of its game.
pub type Stats = [i32; 3];

/// The numbers of a card that just left play.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Numbers {
    card: ObjectId,
    stats: Stats,
    counters: Vec<(u8, i32)>,
}

/// What the cards that left play this turn were like, where it was not as printed. A card that is in play again has the
/// numbers that it has now.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LastKnown {
    cards: Vec<Numbers>,
    /// Cancelled entries by serial number, and who controlled them.
    entries: Vec<(u16, Seat)>,
}

impl LastKnown {
    /// A card leaves play with these numbers.
    pub fn remember(
        &mut self,
        card: ObjectId,
        [stats, printed]: [Stats; 2],
        counters: impl Iterator<Item = (u8, i32)>,
    ) {
        self.cards.retain(|other| other.card != card);
        let counters: Vec<(u8, i32)> = counters.collect();
        if stats != printed || !counters.is_empty() {
            self.cards.push(Numbers {
                card,
                stats,
                counters,
            });
        }
    }

    fn of(&self, card: ObjectId) -> Option<&Numbers> {
        self.cards.iter().find(|numbers| numbers.card == card)
    }

    /// The stats of a card that is no longer in play; `None` if they were the printed ones.
    #[must_use]
    pub fn stats(&self, card: ObjectId) -> Option<Stats> {
        self.of(card).map(|numbers| numbers.stats)
    }

    /// How many counters of that kind a card had that is no longer in play.
    #[must_use]
    pub fn counters(&self, card: ObjectId, kind: u8) -> i32 {
        let all = self.of(card).map_or(&[][..], |numbers| &numbers.counters);
        let found = all.iter().find(|&&(of, _)| of == kind);
        found.map_or(0, |&(_, n)| n)
    }

    /// Another turn: nothing means them any more.
    pub fn clear(&mut self) {
        self.cards.clear();
        self.entries.clear();
    }

    /// An entry is cancelled.
    pub fn remember_entry(&mut self, serial: u16, controller: Seat) {
        self.entries.push((serial, controller));
    }

    /// Who controlled a cancelled entry.
    #[must_use]
    pub fn controller(&self, serial: u16) -> Option<Seat> {
        let found = self.entries.iter().find(|&&(of, _)| of == serial);
        found.map(|&(_, seat)| seat)
    }
}
