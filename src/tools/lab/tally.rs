//! All that a lab counts: whole numbers only, so that neither the order of the games nor the threads matter, and memory
//! does not grow with the number of games.

use serde::{Deserialize, Serialize};

use super::cards::{CardTally, Games};
use super::lengths::Lengths;
use super::matrix::{PairTally, halves};
use super::notes::{Notes, SEATS};
use super::play::{Counts, Unit};
use crate::table::Seat;

/// A seat leads if the judgement of the bots gives it a chance of 60 % or more: this many scales better.
const LEADS: f64 = 0.405_465;
/// A seat is behind if it gives it a chance of 25 % or less.
const BEHIND: f64 = 1.098_612;

/// All that was counted.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    /// By pair of decks.
    pub pairs: Vec<PairTally>,
    /// By card.
    pub cards: Vec<CardTally>,
    /// By word of an event: games in which it happened, and how often in all.
    pub events: Vec<[u64; 2]>,
    /// Turns of a game that ended.
    pub turns: Lengths,
    /// Choices of a game, both seats together.
    pub choices: Lengths,
    /// Options of a choice.
    pub options: Lengths,
    /// How often the lead changed in a game.
    pub lead_changes: Lengths,
    /// How much of a game was over when its winner took the lead for good, in thousandths.
    pub decided: Lengths,
    /// Games with a winner and with turns that were judged.
    pub judged: u64,
    /// Those that the winner won from far behind.
    pub comebacks: u64,
    /// Those in which nobody was far behind as the last turn began.
    pub close: u64,
    /// Choices that were refused; there must be none.
    pub refused: u64,
    /// A sum over double games that covers every event and every choice.
    #[serde(with = "hexadecimal")]
    pub digest: u64,
    /// The worth of a view at which the chance to win is 73 %.
    #[serde(skip)]
    scale: f64,
}

impl Tally {
    /// Nothing counted yet, for so many pairs, cards and words of events.
    pub(super) fn new(pairs: usize, cards: usize, words: usize, scale: f64) -> Self {
        Self {
            pairs: vec![PairTally::default(); pairs],
            cards: vec![CardTally::default(); cards],
            events: vec![[0; 2]; words],
            scale,
            ..Self::default()
        }
    }

    /// The games of the seats that took the first turn.
    #[must_use]
    pub fn first(&self) -> Games {
        self.pairs.iter().fold(Games::default(), |mut all, pair| {
            all.merge(pair.first);
            all
        })
    }

    /// Games that ended.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.pairs.iter().map(PairTally::games).sum()
    }

    /// Games that did not.
    #[must_use]
    pub fn unfinished(&self) -> u64 {
        self.pairs.iter().map(|pair| pair.unfinished).sum()
    }

    fn count_game(&mut self, notes: &Notes) {
        self.refused += u64::from(notes.refused);
        let Some(winners) = notes.winners else { return };
        self.turns.add(notes.turns.into());
        self.choices.add(notes.options.len() as u64);
        for options in &notes.options {
            self.options.add((*options).into());
        }
        for (sum, times) in self.events.iter_mut().zip(&notes.events) {
            sum[0] += u64::from(*times > 0);
            sum[1] += u64::from(*times);
        }
        for (seat, ways) in (0..).map(Seat).zip(&notes.ways) {
            let halves = halves(winners, seat);
            let came_up = self
                .cards
                .iter_mut()
                .zip(ways)
                .filter(|(_, ways)| **ways != 0);
            came_up.for_each(|(card, ways)| card.count(*ways, halves));
        }
        for (card, damage) in self.cards.iter_mut().zip(&notes.damage) {
            card.damage += u64::from(*damage);
        }
        if let (Some(winner), false) = (winners.only(), notes.leads.is_empty()) {
            self.count_drama(&Tension::new(&notes.leads, winner, self.scale));
        }
    }

    fn count_drama(&mut self, drama: &Tension) {
        self.judged += 1;
        self.lead_changes.add(drama.changes);
        self.decided.add(drama.decided);
        self.comebacks += u64::from(drama.comeback);
        self.close += u64::from(drama.close);
    }
}

/// How exciting a game was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tension {
    /// How often another seat took the lead.
    pub changes: u64,
    /// How much was over when the winner led for good, in thousandths.
    pub decided: u64,
    /// Whether the winner had been far behind.
    pub comeback: bool,
    /// Whether nobody was far behind as the last turn began.
    pub close: bool,
}

impl Tension {
    /// `leads`: how much better seat 0 stood at the beginning of each turn.
    pub(super) fn new(leads: &[i32], winner: Seat, scale: f64) -> Self {
        let (ahead, far) = ((LEADS * scale) as i32, (BEHIND * scale) as i32);
        let own = |lead: &i32| match winner.0 {
            0 => *lead,
            _ => lead.saturating_neg(),
        };
        let mut leader = 0;
        let mut changes = 0;
        for lead in leads.iter().filter(|lead| lead.saturating_abs() >= ahead) {
            changes += u64::from(leader == -lead.signum());
            leader = lead.signum();
        }
        let last = leads.iter().rposition(|lead| own(lead) < ahead);
        let turns = leads.len().max(1) as u64;
        Self {
            changes,
            decided: last.map_or(0, |last| (last as u64 + 1) * 1000 / turns),
            comeback: leads.iter().any(|lead| own(lead) <= -far),
            close: leads.last().is_some_and(|lead| lead.saturating_abs() < far),
        }
    }
}

impl Tally {
    /// Counts a double game: with the decks as the pair names them, and with the seats swapped.
    pub(super) fn count(&mut self, unit: Unit, notes: &[Notes; SEATS]) {
        self.pairs[unit.pair].count(notes);
        notes.iter().for_each(|game| self.count_game(game));
        self.digest = self.digest.wrapping_add(mixed(unit, notes));
    }
}

impl Counts for Tally {
    fn merge(&mut self, other: Self) {
        let pairs = self.pairs.iter_mut().zip(&other.pairs);
        pairs.for_each(|(own, more)| own.merge(more));
        let cards = self.cards.iter_mut().zip(&other.cards);
        cards.for_each(|(own, more)| own.merge(more));
        for (own, more) in self.events.iter_mut().zip(&other.events) {
            (own[0], own[1]) = (own[0] + more[0], own[1] + more[1]);
        }
        self.turns.merge(&other.turns);
        self.choices.merge(&other.choices);
        self.options.merge(&other.options);
        self.lead_changes.merge(&other.lead_changes);
        self.decided.merge(&other.decided);
        self.judged += other.judged;
        self.comebacks += other.comebacks;
        self.close += other.close;
        self.refused += other.refused;
        self.digest = self.digest.wrapping_add(other.digest);
    }
}

/// The part of a double game in the digest.
fn mixed(unit: Unit, notes: &[Notes; SEATS]) -> u64 {
    let words = [
        unit.round,
        unit.pair as u64,
        notes[0].digest,
        notes[1].digest,
    ];
    // Every bit of each word reaches every bit of the sum.
    words.into_iter().fold(0, |word, next| {
        let word = (word ^ next).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    })
}

/// A number as sixteen hexadecimal digits: JSON of other programs loses large numbers.
mod hexadecimal {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&format!("{number:016x}"))
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<u64, D::Error> {
        let text = String::deserialize(from)?;
        u64::from_str_radix(&text, 16).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_from_far_behind_comes_back() {
        let drama = |leads: &[i32], winner| Tension::new(leads, Seat(winner), 100.0);
        let swings = [10, 50, -30, -120, 60, 50];
        let found = drama(&swings, 0);
        assert_eq!(
            (found.changes, found.comeback, found.close),
            (2, true, true)
        );
        // The fifth of six turns begins with the lead that stays.
        assert_eq!(found.decided, 4 * 1000 / 6);
        assert!(!drama(&swings, 1).comeback);
        let plain = drama(&[50, 90, 200], 0);
        assert_eq!((plain.changes, plain.decided), (0, 0));
        assert!(!plain.comeback && !plain.close);
        assert_eq!(drama(&[0, 0], 1).decided, 1000);
    }

    #[test]
    fn a_tally_is_read_as_it_is_written() {
        let mut tally = Tally::new(1, 2, 3, 0.0);
        tally.turns.add(70);
        tally.digest = u64::MAX - 1;
        let text = serde_json::to_string(&tally).expect("JSON");
        assert_eq!(
            serde_json::from_str::<Tally>(&text).expect("a tally"),
            tally
        );
    }
}
