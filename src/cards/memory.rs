//! What a match of a card game remembers beside its table: effects that wait, changed prices, what happened this turn,
//! how often abilities were used.

use super::language::{
    Delayed, Due, FlowEntry, Language, ObjectSelector, Priced, Replacing, Until, Values,
};
use super::last_known::{LastKnown, Stats};
use super::paid::{Payment, Payments};
use super::tally::Tallies;
use super::uses::Uses;
use crate::table::{ObjectId, Seat};

/// Most delayed effects that wait, and most changes of prices in force; no more are made.
const MOST: usize = 1000;

/// Takes out the changes that are over, each with how many are kept before it.
pub fn take_over<T>(changes: &mut Vec<T>, is_over: impl Fn(&T) -> bool) -> Vec<(usize, T)> {
    let mut over = Vec::new();
    if changes.iter().any(&is_over) {
        let mut kept = Vec::new();
        for change in std::mem::take(changes) {
            match is_over(&change) {
                true => over.push((kept.len(), change)),
                false => kept.push(change),
            }
        }
        *changes = kept;
    }
    over
}

/// What a match remembers; `E` is what is on its stack or queue.
#[derive(Debug)]
pub struct Memory<L: Language, E> {
    /// Delayed effects that wait, the oldest first.
    pub delayed: Vec<Delayed<L, E>>,
    /// Changes of prices in force.
    pub prices: Vec<Priced<L, E>>,
    /// What happened this turn.
    pub tallies: Tallies,
    /// How often abilities were used in a round or a game, and how often some triggered this turn.
    pub uses: Uses,
    /// Numbers of the cards that left play this turn.
    pub last_known: LastKnown,
    /// What costs were paid with this turn.
    pub paid: Payments,
    /// Cards of decks that an effect has revealed and not yet put away, for each such effect.
    pub revealed: Vec<Vec<ObjectId>>,
    /// Replacements that must not be applied again for now.
    pub replacing: Replacing,
    /// How much was logged that changed nothing: coins and dice, questions, answers.
    pub idle: u64,
}

impl<L: Language, E: Copy> Clone for Memory<L, E> {
    fn clone(&self) -> Self {
        Self {
            delayed: self.delayed.clone(),
            prices: self.prices.clone(),
            tallies: self.tallies,
            uses: self.uses.clone(),
            last_known: self.last_known.clone(),
            paid: self.paid.clone(),
            revealed: self.revealed.clone(),
            replacing: self.replacing.clone(),
            idle: self.idle,
        }
    }
}

impl<L: Language, E> Default for Memory<L, E> {
    fn default() -> Self {
        Self {
            delayed: Vec::new(),
            prices: Vec::new(),
            tallies: Tallies::default(),
            uses: Uses::default(),
            last_known: LastKnown::default(),
            paid: Payments::default(),
            revealed: Vec::new(),
            replacing: Replacing::default(),
            idle: 0,
        }
    }
}

impl<L: Language, E> Memory<L, E> {
    /// A turn of that player begins.
    pub fn turn_begins(&mut self, seat: Seat)
    where
        E: FlowEntry,
    {
        self.tallies = Tallies::default();
        self.last_known.clear();
        self.uses.turn_begins(seat);
        self.keep(|until| !until.ends_with_turn_of(seat));
        let waiting = &self.delayed;
        self.paid
            .keep(|paid| waiting.iter().any(|delayed| delayed.entry.paid() == paid));
    }

    /// A card becomes another object.
    pub fn forget(&mut self, e: ObjectId) {
        self.uses.forget(e);
        self.end_without(e);
    }

    /// What was to last as long as a card stays in play is over.
    pub fn end_without(&mut self, e: ObjectId) {
        self.keep(|until| !until.ends_without(e));
    }

    /// Whether an effect has revealed that card and not yet put it away.
    #[must_use]
    pub fn is_revealed(&self, e: ObjectId) -> bool {
        self.revealed.iter().flatten().any(|&other| other == e)
    }

    /// The effects that replace the next such event, the oldest first, each with its place among them.
    pub fn next_replacements(&self) -> impl Iterator<Item = (u8, E, &'static L::Replaced)>
    where
        E: Copy,
    {
        let waiting = self.delayed.iter();
        let next = waiting.filter_map(|delayed| match delayed.due {
            Due::Replace(event) => Some((delayed.entry, event)),
            Due::NextTime(_) | Due::EndOfTurn(_) | Due::StartOfTurn(_) => None,
        });
        (0..=u8::MAX)
            .zip(next)
            .map(|(n, (entry, event))| (n, entry, event))
    }

    /// Uses one of them up.
    pub fn take_next(&mut self, n: u8) -> Option<E> {
        let waiting = self.delayed.iter().enumerate();
        let mut next = waiting.filter(|(_, delayed)| matches!(delayed.due, Due::Replace(_)));
        let (at, _) = next.nth(usize::from(n))?;
        Some(self.delayed.remove(at).entry)
    }

    fn keep(&mut self, lasts: impl Fn(Until) -> bool) {
        self.delayed.retain(|delayed| lasts(delayed.until));
        self.prices.retain(|priced| lasts(priced.until));
    }
}

/// All of some numbers together, within bounds.
fn sum(most: i32, all: impl Iterator<Item = i32>) -> i32 {
    all.fold(0, |sum, n| sum.saturating_add(n).clamp(-most, most))
}

/// A board with a memory.
pub trait Remembers<L: Language>: Values<L, Entry: FlowEntry> + Sized {
    /// The memory of the match.
    fn memory(&mut self) -> &mut Memory<L, Self::Entry>;
    /// The same, to read it.
    fn memory_ref(&self) -> &Memory<L, Self::Entry>;
    /// Whether a card is in play.
    fn is_there(&self, e: ObjectId) -> bool;
    /// The same entry, meaning the objects as they are now: one that leaves later is gone.
    fn meaning_present(&self, entry: Self::Entry) -> Self::Entry;
    /// Logs that an effect of that entry waits.
    fn log_delayed(&mut self, entry: &Self::Entry);
    /// Logs that an effect of that entry changes prices.
    fn log_priced(&mut self, entry: &Self::Entry);
    /// Whether a change of prices is about that card now.
    fn is_priced(&self, priced: &Priced<L, Self::Entry>, e: ObjectId) -> bool;

    /// The stamp of a card, which changes as it becomes another object.
    fn stamp_now(&self, e: ObjectId) -> u16;
    /// The numbers of a card that texts can ask for, as it is now.
    fn stats_now(&self, e: ObjectId) -> Stats;
    /// The counters on a card now, and how many of each kind.
    fn counters_now(&self, e: ObjectId) -> Vec<(u8, i32)>;
    /// The cards that a text means, those too that have left play.
    fn meant(&self, who: &ObjectSelector<L>, entry: &Self::Entry) -> Vec<ObjectId>;

    /// A number of the cards that a text means together, as they are, or as they were when they left.
    fn sum_of_stats(&self, at: usize, who: &ObjectSelector<L>, entry: &Self::Entry) -> i32 {
        if *who == ObjectSelector::Paid {
            return sum(Self::MOST, self.paid_for(entry).map(|paid| paid.stats[at]));
        }
        let of = |e| self.stats_or_last(e)[at];
        sum(Self::MOST, self.meant(who, entry).into_iter().map(of))
    }

    /// The numbers of a card, as they are, or as they were when it left.
    fn stats_or_last(&self, e: ObjectId) -> Stats {
        let last = self.memory_ref().last_known.stats(e);
        let last = last.filter(|_| !self.is_there(e));
        last.unwrap_or_else(|| self.stats_now(e))
    }

    /// How many counters of a kind are on a card, or were as it left.
    fn counters_or_last(&self, e: ObjectId, kind: u8) -> i32 {
        match self.is_there(e) {
            true => {
                let all = self.counters_now(e).into_iter();
                all.filter(|&(of, _)| of == kind).map(|(_, n)| n).sum()
            }
            false => self.memory_ref().last_known.counters(e, kind),
        }
    }

    /// How many counters of a kind are on the cards that a text means, or were as they left.
    fn sum_of_counters(&self, kind: u8, who: &ObjectSelector<L>, entry: &Self::Entry) -> i32 {
        if *who == ObjectSelector::Paid {
            return sum(
                Self::MOST,
                self.paid_for(entry).map(|paid| paid.counters(kind)),
            );
        }
        let of = |e| self.counters_or_last(e, kind);
        sum(Self::MOST, self.meant(who, entry).into_iter().map(of))
    }

    /// What costs of an entry were paid with.
    fn paid_for<'a>(&'a self, entry: &Self::Entry) -> impl Iterator<Item = &'a Payment>
    where
        L: 'a,
    {
        self.memory_ref().paid.of(entry.paid())
    }

    /// That card, if it has not moved since it had that stamp.
    fn there(&self, card: Option<(ObjectId, u16)>) -> Option<ObjectId> {
        let (e, stamp) = card?;
        (self.stamp_now(e) == stamp).then_some(e)
    }

    /// The cards that costs of an entry were paid with, as far as they are still where they went.
    fn paid_cards(&self, entry: &Self::Entry) -> Vec<ObjectId> {
        let cards = self.paid_for(entry).map(|paid| paid.card);
        cards.filter_map(|card| self.there(card)).collect()
    }

    /// The cards that a text means for a number that is printed on them: those that a cost was paid with, wherever they are.
    fn printed_on(&self, who: &ObjectSelector<L>, entry: &Self::Entry) -> Vec<ObjectId> {
        match who {
            ObjectSelector::Paid => {
                let cards = self.paid_for(entry).filter_map(|paid| paid.card);
                cards.map(|(e, _)| e).collect()
            }
            _ => self.meant(who, entry),
        }
    }

    /// The same entry as it is about to be paid for; `gives_up` if with cards or things.
    fn begin_payment(&mut self, entry: Self::Entry, gives_up: bool) -> Self::Entry {
        match gives_up {
            true => entry.paid_by(self.memory().paid.begin()),
            false => entry,
        }
    }

    /// A card is about to be given up for what is paid under that number.
    fn note_paid(&mut self, number: u16, e: ObjectId) {
        if number != 0 {
            let (stats, counters) = (self.stats_now(e), self.counters_now(e));
            // It is about to move, and then another object.
            let card = (e, self.stamp_now(e).wrapping_add(1));
            self.memory().paid.add(number, Some(card), stats, counters);
        }
    }

    /// Keeps an effect that waits.
    fn delay(&mut self, delayed: Delayed<L, Self::Entry>) {
        let gone = matches!(delayed.until, Until::Leaves(e, _) if !self.is_there(e));
        if gone || self.memory().delayed.len() >= MOST {
            return;
        }
        let entry = self.meaning_present(delayed.entry);
        self.memory().delayed.push(Delayed { entry, ..delayed });
        self.log_delayed(&entry);
    }

    /// Keeps a change of prices.
    fn set_price(&mut self, priced: Priced<L, Self::Entry>) {
        if self.memory().prices.len() < MOST {
            let entry = priced.entry;
            self.memory().prices.push(priced);
            self.log_priced(&entry);
        }
    }

    /// A card is paid for: what was for the next one is used up.
    fn spend_prices(&mut self, e: ObjectId) {
        let mut all = std::mem::take(&mut self.memory().prices);
        all.retain(|priced| !(priced.next && self.is_priced(priced, e)));
        self.memory().prices = all;
    }

    /// Takes the delayed effects out that `fires` makes an entry of, the oldest first.
    fn take_due(
        &mut self,
        fires: impl Fn(&Self, &Delayed<L, Self::Entry>) -> Option<Self::Entry>,
    ) -> Vec<Self::Entry> {
        let waiting = std::mem::take(&mut self.memory().delayed);
        let mut due = Vec::new();
        for delayed in waiting {
            match fires(self, &delayed) {
                Some(entry) => due.push(entry),
                None => self.memory().delayed.push(delayed),
            }
        }
        due
    }
}
