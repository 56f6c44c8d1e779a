//! What costs were paid with: cards that were discarded and things that were given up, for effects that ask for their numbers.

use super::last_known::Stats;
use crate::table::{ObjectId, Ref};

/// A card or a thing with which a cost was paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// What it was paid for.
    by: u16,
    /// The card, with its stamp where it went; `None` if it has moved on since.
    pub card: Option<(ObjectId, u16)>,
    /// Its stats then.
    pub stats: Stats,
    /// The counters on it then.
    counters: Vec<(u8, i32)>,
}

impl Payment {
    /// How many counters of that kind were on it.
    #[must_use]
    pub fn counters(&self, kind: u8) -> i32 {
        let found = self.counters.iter().find(|&&(of, _)| of == kind);
        found.map_or(0, |&(_, n)| n)
    }

    /// The counters that were on it, and how many of each kind.
    #[must_use]
    pub fn all_counters(&self) -> &[(u8, i32)] {
        &self.counters
    }
}

/// All that costs were paid with in a turn. What is paid for has a number from 1; 0 is for what nothing was given up for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Payments {
    last: u16,
    all: Vec<Payment>,
}

impl Payments {
    /// Something else is about to be paid for: its number.
    pub fn begin(&mut self) -> u16 {
        self.last = self.last.checked_add(1).unwrap_or(1);
        self.last
    }

    /// A card pays for that.
    pub fn add(
        &mut self,
        by: u16,
        card: Option<(ObjectId, u16)>,
        stats: Stats,
        counters: Vec<(u8, i32)>,
    ) {
        self.all.push(Payment {
            by,
            card,
            stats,
            counters,
        });
    }

    /// What that was paid with, in order.
    pub fn of(&self, by: u16) -> impl Iterator<Item = &Payment> {
        self.all.iter().filter(move |paid| by != 0 && paid.by == by)
    }

    /// Another turn: only what still waits means them.
    pub fn keep(&mut self, waits: impl Fn(u16) -> bool) {
        self.all.retain(|paid| waits(paid.by));
    }
}

/// Why cards are discarded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cause {
    /// What asks for it.
    pub of: Ref,
    /// The number of what they pay for; 0 where they pay for nothing.
    pub paid: u16,
}

impl From<Ref> for Cause {
    fn from(of: Ref) -> Self {
        Self { of, paid: 0 }
    }
}
