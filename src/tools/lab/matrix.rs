//! What is counted of a pair of decks, and how sure it is.

use serde::{Deserialize, Serialize};

use super::cards::Games;
use super::notes::{Notes, SEATS};
use crate::table::{Seat, Seats};
use crate::tools::arena::{Interval, interval};

/// Half wins of a double game.
const HALVES: usize = 4;

/// What was counted of a pair of decks. The first one is `a`, the other `b`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairTally {
    /// How many double games came to so many half wins of `a`, from 0 to 4. Those with an unfinished game are missing.
    pub scores: [u64; HALVES + 1],
    /// Games that `a` won.
    pub wins_a: u64,
    /// Games that `b` won.
    pub wins_b: u64,
    /// Games that both won or nobody.
    pub draws: u64,
    /// Games that were given up because they did not end.
    pub unfinished: u64,
    /// The games of the seats that took the first turn.
    pub first: Games,
    /// Turns of all games that ended.
    pub turns: u64,
}

/// What a game is worth to a seat, in half wins.
pub(super) fn halves(winners: Seats, seat: Seat) -> u8 {
    match (winners.only(), winners.contains(seat)) {
        (Some(_), true) => 2,
        (Some(_), false) => 0,
        // Both seats won, or neither.
        (None, _) => 1,
    }
}

impl PairTally {
    /// Counts a double game.
    pub(super) fn count(&mut self, notes: &[Notes; SEATS]) {
        let mut score = Some(0);
        for (swapped, notes) in (0_u8..).zip(notes) {
            let Some(winners) = notes.winners else {
                self.unfinished += 1;
                score = None;
                continue;
            };
            let own = halves(winners, Seat(swapped));
            score = score.map(|score| score + usize::from(own));
            match own {
                2 => self.wins_a += 1,
                0 => self.wins_b += 1,
                _ => self.draws += 1,
            }
            if let Some(first) = notes.first {
                self.first.add(halves(winners, first));
            }
            self.turns += u64::from(notes.turns);
        }
        if let Some(score) = score {
            self.scores[score] += 1;
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for (count, more) in self.scores.iter_mut().zip(&other.scores) {
            *count += more;
        }
        self.wins_a += other.wins_a;
        self.wins_b += other.wins_b;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.first.merge(other.first);
        self.turns += other.turns;
    }

    /// Games that ended.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins_a + self.wins_b + self.draws
    }

    /// The share of the wins that `a` took in its double games, and its 95 % interval by bootstrap of double games.
    #[must_use]
    pub fn share(&self, seed: u64) -> (f64, Interval) {
        shares(&self.scores, seed)
    }
}

/// The mean score of double games from 0 to 1, and its 95 % interval by bootstrap.
pub(super) fn shares(scores: &[u64; HALVES + 1], seed: u64) -> (f64, Interval) {
    let units: u64 = scores.iter().sum();
    let sum: u64 = (0..).zip(scores).map(|(score, count)| score * count).sum();
    let share = match units {
        0 => 0.5,
        units => sum as f64 / (units * HALVES as u64) as f64,
    };
    (share, interval(scores, seed))
}

/// The same scores as the other deck sees them.
pub(super) fn turned(scores: &[u64; HALVES + 1]) -> [u64; HALVES + 1] {
    let mut turned = *scores;
    turned.reverse();
    turned
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(winners: &[u8]) -> Notes {
        Notes {
            winners: Some(winners.iter().map(|seat| Seat(*seat)).collect()),
            first: Some(Seat(0)),
            turns: 7,
            ..Notes::default()
        }
    }

    #[test]
    fn a_double_game_is_worth_four_half_wins() {
        let mut tally = PairTally::default();
        // `a` sits in seat 0, then in seat 1.
        tally.count(&[game(&[0]), game(&[1])]);
        tally.count(&[game(&[0]), game(&[0])]);
        tally.count(&[game(&[]), game(&[0, 1])]);
        tally.count(&[game(&[1]), Notes::default()]);
        assert_eq!(tally.scores, [0, 0, 2, 0, 1]);
        assert_eq!((tally.wins_a, tally.wins_b, tally.draws), (3, 2, 2));
        assert_eq!((tally.unfinished, tally.games(), tally.turns), (1, 7, 49));
        assert_eq!((tally.first.games, tally.first.halves), (7, 8));
        let (share, found) = tally.share(1);
        assert!((share - 8.0 / 12.0).abs() < 1e-9 && found.low <= share && share <= found.high);
        assert_eq!(turned(&tally.scores), [1, 0, 2, 0, 0]);
    }
}
