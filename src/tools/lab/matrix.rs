//! What is counted of a pair of decks, and how sure it is.

use serde::{Deserialize, Serialize};

use super::cards::Games;
use super::notes::{Notes, SEATS};
use super::stats::{p_value, wilson_of};
use crate::table::{Seat, Seats};
use crate::tools::arena::Interval;

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

    /// The share of the wins that `a` took in its double games.
    #[must_use]
    pub fn share(&self) -> WinShare {
        WinShare::of(&self.scores)
    }
}

/// A share of the wins in double games. The two games of a double game are alike, so they say less than two games, or
/// more: where luck was the same for both, it is gone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WinShare {
    /// The share, from 0 to 1.
    pub share: f64,
    /// Its 95 % interval: Wilson's for as many independent games as would be as certain.
    pub range: Interval,
    /// How likely a share as far from a half is by chance alone.
    pub p: f64,
    /// Independent games that would be as certain.
    pub independent: f64,
}

impl WinShare {
    /// Of double games that came to so many half wins, from 0 to 4.
    #[must_use]
    pub fn of(scores: &[u64; HALVES + 1]) -> Self {
        let units = scores.iter().sum::<u64>() as f64;
        let each = || scores.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let sum: f64 = each().map(|(count, score)| *count as f64 * score).sum();
        let share = if units == 0.0 { 0.5 } else { sum / units };
        let square = each().map(|(count, score)| *count as f64 * (score - share).powi(2));
        // One double game in which all is open is added: few games that came out alike prove little.
        let spread = (square.sum::<f64>() + 0.25) / (units + 1.0);
        let middle = (sum + 0.5) / (units + 1.0);
        let independent = units * middle * (1.0 - middle) / spread;
        let z = (share - 0.5) * 2.0 * independent.sqrt();
        Self {
            share,
            range: wilson_of(share, independent),
            p: p_value(z),
            independent,
        }
    }
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
    use crate::tools::arena::interval;

    fn game(winners: &[u8]) -> Notes {
        Notes::of(winners, 7)
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
        let found = tally.share();
        assert!((found.share - 8.0 / 12.0).abs() < 1e-9);
        assert!(found.range.low < found.share && found.share < found.range.high);
        assert_eq!(turned(&tally.scores), [1, 0, 2, 0, 0]);
    }

    #[test]
    fn the_interval_is_that_of_the_bootstrap_where_there_are_many_games() {
        for scores in [
            [100, 0, 300, 0, 200],
            [10, 0, 600, 0, 40],
            [300, 0, 10, 0, 300],
            [5, 40, 200, 40, 90],
        ] {
            let (found, other) = (WinShare::of(&scores).range, interval(&scores, 7));
            for (own, other) in [(found.low, other.low), (found.high, other.high)] {
                assert!((own - other).abs() < 0.004, "{scores:?}: {own} {other}");
            }
        }
    }

    #[test]
    fn one_double_game_proves_nothing() {
        let one = WinShare::of(&[0, 0, 0, 0, 1]);
        assert!(one.range.low < 0.5 && one.p > 0.05, "{one:?}");
        let ten = WinShare::of(&[0, 0, 0, 0, 10]);
        assert!(ten.range.low > 0.6 && ten.p < 0.01, "{ten:?}");
        assert_eq!(WinShare::of(&[0; 5]).p, 1.0);
    }
}
