//! What is noted of a game while it is played, in buffers that the next game uses again.

use super::cards::Way;
use super::game::{LabEventKind, LabGame, LabPiece};
use crate::table::{Match, ObjectId, Seat, Seats};

/// Seats of a game in the lab.
pub(super) const SEATS: usize = 2;

/// What is known of a thing by its id.
#[derive(Debug, Clone, Copy)]
struct Known {
    kind: u16,
    owner: Option<Seat>,
}

/// What is noted of a game.
#[derive(Debug, Default)]
pub(super) struct Notes {
    /// Covers every event and the place of every choice.
    pub digest: u64,
    /// The winners; none while unfinished.
    pub winners: Option<Seats>,
    /// The seat that took the first turn.
    pub first: Option<Seat>,
    /// Turns played.
    pub turns: u32,
    /// Choices that were refused.
    pub refused: u32,
    /// The number of options of each choice.
    pub options: Vec<u32>,
    /// How much better seat 0 stood at the beginning of each turn, as bots judge it.
    pub leads: Vec<i32>,
    /// By seat and card: the ways in which it came up.
    pub ways: [Vec<u8>; SEATS],
    /// By card: the damage that it did.
    pub damage: Vec<u32>,
    /// By word: how often it happened.
    pub events: Vec<u32>,
    things: Vec<Option<Known>>,
}

impl Notes {
    /// Those of a game that these seats won, in which seat 0 took the first turn.
    #[cfg(test)]
    pub fn of(winners: &[u8], turns: u32) -> Self {
        Self {
            winners: Some(winners.iter().map(|seat| Seat(*seat)).collect()),
            first: Some(Seat(0)),
            turns,
            ..Self::default()
        }
    }

    /// Empties it for a game with so many cards and words of events.
    pub fn clear(&mut self, cards: usize, words: usize) {
        (self.digest, self.winners, self.first) = (0, None, None);
        (self.turns, self.refused) = (0, 0);
        self.options.clear();
        self.leads.clear();
        self.things.clear();
        for list in &mut self.ways {
            list.clear();
            list.resize(cards, 0);
        }
        self.damage.clear();
        self.damage.resize(cards, 0);
        self.events.clear();
        self.events.resize(words, 0);
    }

    /// Adds what is counted of groups of cards after the cards: a group came up as any of its cards did.
    pub fn add_groups(&mut self, groups: &[Vec<u16>]) {
        for ways in &mut self.ways {
            for group in groups {
                let all = group.iter().filter_map(|card| ways.get(usize::from(*card)));
                let all = all.fold(0, |all, ways| all | ways);
                ways.push(all);
            }
        }
    }

    /// Takes down what there is before the first choice.
    pub fn begin<G: LabGame>(&mut self, game: &mut Match<G>) {
        G::things(game, &mut |thing| {
            self.know(thing);
            self.mark(thing.owner, thing.kind, Way::Had.bit());
        });
    }

    /// Takes down all that happened, and what there is at the end.
    pub fn finish<G: LabGame>(&mut self, game: &mut Match<G>, words: &[&str]) {
        G::things(game, &mut |thing| {
            self.know(thing);
            if thing.hand.is_some() {
                self.mark(thing.hand, thing.kind, Way::Kept.bit());
            }
        });
        for event in game.events(0) {
            if let Ok(word) = words.binary_search(&event.verb) {
                self.events[word] += 1;
            }
            if let Some(moment) = G::moment(event) {
                self.happened(moment.what, moment.seat, moment.thing);
            }
            if let Some((source, amount)) = G::damage(event) {
                self.did_damage(source, amount);
            }
        }
    }

    /// The first that is said of an id holds: what is made later may use it again.
    fn know(&mut self, thing: LabPiece) {
        let at = usize::from(thing.id.0);
        if at >= self.things.len() {
            self.things.resize(at + 1, None);
        }
        let LabPiece { kind, owner, .. } = thing;
        self.things[at].get_or_insert(Known { kind, owner });
    }

    fn happened(&mut self, what: LabEventKind, seat: Option<Seat>, thing: ObjectId) {
        let known = self.things.get(usize::from(thing.0)).copied().flatten();
        if let Some(Known { kind, owner }) = known {
            self.mark(seat.or(owner), kind, what.bits());
        }
    }

    fn did_damage(&mut self, source: ObjectId, amount: u32) {
        let known = self.things.get(usize::from(source.0)).copied().flatten();
        let sum = known.and_then(|known| self.damage.get_mut(usize::from(known.kind)));
        if let Some(sum) = sum {
            *sum = sum.saturating_add(amount);
        }
    }

    /// Marks it for a seat, or for all.
    fn mark(&mut self, seat: Option<Seat>, kind: u16, bits: u8) {
        for (at, ways) in self.ways.iter_mut().enumerate() {
            if seat.is_none_or(|seat| seat.index() == at)
                && let Some(way) = ways.get_mut(usize::from(kind))
            {
                *way |= bits;
            }
        }
    }
}
