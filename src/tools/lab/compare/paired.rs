//! The difference of a figure between two versions that played the same double games.

use super::super::stats::p_value;

/// Fewer changed double games than this prove nothing: the normal distribution does not hold.
const LEAST: u64 = 10;

/// A figure of both versions, summed over double games that both played with the same seed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Paired {
    units: u64,
    old: i64,
    new: i64,
    /// Of how many it is, in each version.
    of: [i64; 2],
    squares: u64,
    changed: u64,
}

/// What is known of the difference.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Found {
    pub old: f64,
    pub new: f64,
    /// The 95 % interval of `new - old`.
    pub low: f64,
    pub high: f64,
    /// How likely a difference as large is by chance alone.
    pub p: f64,
}

impl Paired {
    /// Adds a double game: the figure of the old version and of how many it is, and that of the new one.
    pub fn add(&mut self, old: (i64, i64), new: (i64, i64)) {
        let difference = new.0 - old.0;
        self.units += 1;
        self.old += old.0;
        self.new += new.0;
        self.of[0] += old.1;
        self.of[1] += new.1;
        self.squares += difference.pow(2) as u64;
        self.changed += u64::from(difference != 0);
    }

    pub fn merge(&mut self, other: &Self) {
        self.units += other.units;
        self.old += other.old;
        self.new += other.new;
        self.of[0] += other.of[0];
        self.of[1] += other.of[1];
        self.squares += other.squares;
        self.changed += other.changed;
    }

    /// What is known; nothing for a figure that one of the versions does not have.
    pub fn found(&self) -> Option<Found> {
        if self.of.contains(&0) {
            return None;
        }
        let [old_of, new_of] = self.of.map(|of| of as f64);
        let sum = (self.new - self.old) as f64;
        let spread = (self.squares as f64 - sum * sum / self.units as f64)
            .max(0.0)
            .sqrt();
        let middle = (old_of + new_of) / 2.0;
        let (old, new) = (self.old as f64 / old_of, self.new as f64 / new_of);
        let half = 1.96 * spread / middle;
        let p = match (self.changed < LEAST, sum == 0.0) {
            (true, _) | (_, true) => 1.0,
            (false, false) => p_value(sum / spread),
        };
        Some(Found {
            old,
            new,
            low: new - old - half,
            high: new - old + half,
            p,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_changes_is_no_difference() {
        let mut same = Paired::default();
        (0..1000).for_each(|n| same.add((n % 5, 4), (n % 5, 4)));
        let found = same.found().expect("a figure");
        assert_eq!((found.old, found.new, found.p), (0.5, 0.5, 1.0));
        assert_eq!(Paired::default().found(), None);
    }

    #[test]
    fn the_test_is_the_paired_one() {
        // 60 double games got better by 1, 40 worse: the sum is 20, its deviation 9.798.
        let mut better = Paired::default();
        (0..200).for_each(|n| {
            let new = match n {
                0..60 => 3,
                60..100 => 1,
                _ => 2,
            };
            better.add((2, 4), (new, 4));
        });
        let found = better.found().expect("a figure");
        assert!((found.new - found.old - 20.0 / 800.0).abs() < 1e-12);
        // z = 20 / sqrt(100 - 400 / 200) = 2.0203
        assert!((found.p - 0.04335).abs() < 1e-4, "{}", found.p);
        assert!(found.low > 0.0 && found.high > found.low);
    }

    #[test]
    fn a_handful_of_games_proves_nothing() {
        let mut few = Paired::default();
        (0..9).for_each(|_| few.add((0, 4), (4, 4)));
        assert_eq!(few.found().map(|found| found.p), Some(1.0));
    }
}
