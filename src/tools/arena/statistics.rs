//! How sure a win share is, and what it is in Elo.

use crate::table::TableRng;

/// Samples that the interval is made from.
const SAMPLES: usize = 2000;
/// How many of 1,000 samples lie outside on each side.
const OUTSIDE: usize = 25;
/// Up to so many expected hits a binomial number is drawn hit by hit.
const FEW: f64 = 30.0;

/// The ends of an interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The 95 % interval of the mean score of a pair, from 0 to 1, by bootstrap. `scores[n]` says how many pairs came to the
/// score `n` out of the last one. The same seed gives the same interval.
#[must_use]
pub fn interval(scores: &[u64], seed: u64) -> Interval {
    let pairs: u64 = scores.iter().sum();
    let most = scores.len().saturating_sub(1);
    if pairs == 0 || most == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let mut chance = TableRng::new(seed);
    let mut means: Vec<f64> = (0..SAMPLES)
        .map(|_| sample(scores, pairs, &mut chance) / (pairs as f64 * most as f64))
        .collect();
    means.sort_by(f64::total_cmp);
    let cut = SAMPLES * OUTSIDE / 1000;
    Interval {
        low: means[cut],
        high: means[SAMPLES - 1 - cut],
    }
}

/// The sum of the scores of as many pairs, drawn from those that were played.
fn sample(scores: &[u64], pairs: u64, chance: &mut TableRng) -> f64 {
    let (mut left, mut rest, mut sum) = (pairs, pairs, 0.0);
    for (score, &count) in scores.iter().enumerate().filter(|(_, count)| **count > 0) {
        let drawn = binomial(left, count as f64 / rest as f64, chance);
        sum += drawn as f64 * score as f64;
        left -= drawn;
        rest -= count;
    }
    sum
}

/// How many of `n` hit, if each does with that chance.
fn binomial(n: u64, hit: f64, chance: &mut TableRng) -> u64 {
    if hit >= 1.0 {
        return n;
    }
    if hit > 0.5 {
        return n - binomial(n, 1.0 - hit, chance);
    }
    let mean = n as f64 * hit;
    if mean <= 0.0 {
        return 0;
    }
    if mean < FEW {
        let (mut hits, mut at) = (0, 0.0);
        loop {
            // The gap to the next hit.
            at += (unit(chance).ln() / (-hit).ln_1p()).floor() + 1.0;
            if at > n as f64 {
                return hits;
            }
            hits += 1;
        }
    }
    let deviation = (mean * (1.0 - hit)).sqrt();
    // The sum of twelve even numbers is nearly normal.
    let normal = (0..12).map(|_| unit(chance)).sum::<f64>() - 6.0;
    (mean + normal * deviation).round().clamp(0.0, n as f64) as u64
}

/// A number above 0 and up to 1.
fn unit(chance: &mut TableRng) -> f64 {
    f64::from(chance.below(u32::MAX) + 1) / f64::from(u32::MAX)
}

/// How much stronger in Elo somebody is who wins that share of games among so many equal opponents. A share of all or
/// none counts as if half a game had ended the other way.
#[must_use]
pub fn elo(share: f64, seats: usize, games: u64) -> f64 {
    let edge = 0.5 / games.max(1) as f64;
    let share = share.clamp(edge.min(0.5), 1.0 - edge.min(0.5));
    let others = seats.saturating_sub(1).max(1) as f64;
    400.0 * (share * others / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of two games: lost both, one each, won both.
    const fn pairs(lost: u64, one: u64, won: u64) -> [u64; 3] {
        [lost, one, won]
    }

    #[test]
    fn the_interval_is_that_of_the_normal_law_where_there_are_many_pairs() {
        // Mean 0.5, variance of a pair 1/8: 1.96 * sqrt(0.125 / n).
        for n in [400, 40_000, 4_000_000] {
            let found = interval(&pairs(n / 4, n / 2, n / 4), 7);
            let wanted = 1.96 * (0.125 / n as f64).sqrt();
            for half in [0.5 - found.low, found.high - 0.5] {
                assert!((half / wanted - 1.0).abs() < 0.1, "{n}: {half} {wanted}");
            }
        }
    }

    #[test]
    fn it_holds_the_truth_in_19_of_20_runs() {
        let mut chance = TableRng::new(11);
        let mut held = 0;
        for run in 0..400 {
            let mut scores = pairs(0, 0, 0);
            for _ in 0..60 {
                // Each game is won with a chance of 0.6.
                let won = (0..2).filter(|_| chance.below(10) < 6).count();
                scores[won] += 1;
            }
            let found = interval(&scores, run);
            held += usize::from(found.low <= 0.6 && 0.6 <= found.high);
        }
        assert!((364..=396).contains(&held), "{held} of 400");
    }

    #[test]
    fn pairs_that_always_come_to_one_game_each_leave_no_doubt() {
        let found = interval(&pairs(0, 50, 0), 1);
        assert_eq!((found.low, found.high), (0.5, 0.5));
        let nothing = interval(&pairs(0, 0, 0), 1);
        assert_eq!((nothing.low, nothing.high), (0.0, 1.0));
    }

    #[test]
    fn the_same_seed_gives_the_same_interval() {
        let scores = pairs(13, 40, 31);
        assert_eq!(interval(&scores, 5), interval(&scores, 5));
        assert_ne!(interval(&scores, 5), interval(&scores, 6));
    }

    #[test]
    fn binomial_numbers_have_mean_and_variance() {
        let mut chance = TableRng::new(3);
        for (n, hit) in [
            (20, 0.3),
            (20, 0.9),
            (1000, 0.002),
            (1000, 0.4),
            (90_000, 0.999),
        ] {
            let drawn: Vec<f64> = (0..4000)
                .map(|_| binomial(n, hit, &mut chance) as f64)
                .collect();
            let mean = drawn.iter().sum::<f64>() / 4000.0;
            let variance = drawn.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / 4000.0;
            let (m, v) = (n as f64 * hit, n as f64 * hit * (1.0 - hit));
            assert!(
                (mean - m).abs() < 4.0 * (v / 4000.0).sqrt() + 0.01,
                "{n} {hit}: {mean}"
            );
            assert!(
                (variance / v - 1.0).abs() < 0.12,
                "{n} {hit}: {variance} {v}"
            );
        }
    }

    #[test]
    fn elo_is_zero_at_the_fair_share_and_finite_at_the_ends() {
        assert!(elo(0.5, 2, 100).abs() < 1e-9);
        assert!(elo(0.25, 4, 100).abs() < 1e-9);
        assert!((elo(0.76, 2, 100) - 200.0).abs() < 1.0);
        assert!(elo(1.0, 2, 100) > elo(0.99, 2, 100));
        assert!((elo(1.0, 2, 100) + elo(0.0, 2, 100)).abs() < 1e-9);
        assert!(elo(1.0, 2, 0).is_finite());
    }
}
