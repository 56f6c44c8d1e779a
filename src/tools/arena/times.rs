//! How long choices take: counted in classes, so that a billion take no more room than one.

use std::time::Duration;

/// Classes of a doubling: a class is at most 4.5 % wide.
const FINE: f64 = 16.0;
/// Doublings of a microsecond: up to more than an hour.
const DOUBLINGS: usize = 32;

/// How long choices took.
#[derive(Debug, Clone)]
pub struct Times {
    classes: Vec<u64>,
    most: Duration,
}

impl Default for Times {
    fn default() -> Self {
        Self {
            classes: vec![0; FINE as usize * DOUBLINGS],
            most: Duration::ZERO,
        }
    }
}

impl Times {
    /// Adds one.
    pub fn add(&mut self, time: Duration) {
        let micros = (time.as_nanos() as f64 / 1000.0).max(1.0);
        let class = (micros.log2() * FINE).ceil() as usize;
        let class = class.min(self.classes.len() - 1);
        self.classes[class] += 1;
        self.most = self.most.max(time);
    }

    /// Adds all of another.
    pub fn merge(&mut self, other: &Self) {
        for (count, more) in self.classes.iter_mut().zip(&other.classes) {
            *count += more;
        }
        self.most = self.most.max(other.most);
    }

    /// The longest, in milliseconds.
    #[must_use]
    pub fn most(&self) -> f64 {
        self.most.as_secs_f64() * 1000.0
    }

    /// What that share of them took at most, in milliseconds: the upper end of its class.
    #[must_use]
    pub fn quantile(&self, share: f64) -> f64 {
        let all: u64 = self.classes.iter().sum();
        let wanted = (all as f64 * share).ceil() as u64;
        let mut below = 0;
        for (class, count) in self.classes.iter().enumerate() {
            below += count;
            if *count > 0 && below >= wanted {
                let micros = (class as f64 / FINE).exp2();
                return (micros / 1000.0).min(self.most());
            }
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_as_exact_as_its_class() {
        let mut times = Times::default();
        (1..=1000).for_each(|n| times.add(Duration::from_micros(n * 10)));
        for (share, true_ms) in [(0.5, 5.0), (0.95, 9.5), (0.1, 1.0)] {
            let found = times.quantile(share);
            assert!(
                (true_ms..true_ms * 1.05).contains(&found),
                "{share}: {found}"
            );
        }
        assert_eq!((times.quantile(1.0), times.most()), (10.0, 10.0));
    }

    #[test]
    fn parts_that_are_merged_are_the_whole() {
        let (mut whole, mut parts) = (Times::default(), [Times::default(), Times::default()]);
        for n in 0..100_u64 {
            let time = Duration::from_micros(n * n);
            whole.add(time);
            parts[n as usize % 2].add(time);
        }
        let [mut first, second] = parts;
        first.merge(&second);
        assert_eq!(first.classes, whole.classes);
        assert_eq!(first.most, whole.most);
        assert_eq!(Times::default().quantile(0.95), 0.0);
    }
}
