//! How numbers are spread: turns, choices, options. Counted in classes, so that a billion take no more room than one.

use serde::{Deserialize, Serialize};

/// Up to here every number has a class of its own.
const EXACT: u64 = 64;
/// Classes of a doubling beyond.
const FINE: u32 = 16;

/// How numbers are spread.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Lengths {
    /// How many there are in each class, up to the last one that has any.
    classes: Vec<u64>,
    sum: u64,
    most: u64,
}

/// The class of a number.
const fn class_of(number: u64) -> usize {
    if number < EXACT {
        return number as usize;
    }
    let doublings = number.ilog2();
    let within = (number >> (doublings - FINE.ilog2())) as u32 - FINE;
    (EXACT as u32 + (doublings - EXACT.ilog2()) * FINE + within) as usize
}

/// The least number of a class.
const fn least_of(class: usize) -> u64 {
    let Some(beyond) = class.checked_sub(EXACT as usize) else {
        return class as u64;
    };
    let (doublings, within) = (beyond as u32 / FINE, beyond as u32 % FINE);
    ((FINE + within) as u64) << (EXACT.ilog2() + doublings - FINE.ilog2())
}

impl Lengths {
    /// Counts a number.
    pub fn add(&mut self, number: u64) {
        let class = class_of(number);
        if class >= self.classes.len() {
            self.classes.resize(class + 1, 0);
        }
        self.classes[class] += 1;
        self.sum += number;
        self.most = self.most.max(number);
    }

    /// Counts all of another.
    pub fn merge(&mut self, other: &Self) {
        if self.classes.len() < other.classes.len() {
            self.classes.resize(other.classes.len(), 0);
        }
        for (count, more) in self.classes.iter_mut().zip(&other.classes) {
            *count += more;
        }
        self.sum += other.sum;
        self.most = self.most.max(other.most);
    }

    /// How many numbers were counted.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.classes.iter().sum()
    }

    /// Their mean; 0 for none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count().max(1) as f64
    }

    /// The largest.
    #[must_use]
    pub const fn most(&self) -> u64 {
        self.most
    }

    /// The number that such a share of them does not exceed: exact up to 63, then up to 6 % too small.
    #[must_use]
    pub fn quantile(&self, share: f64) -> u64 {
        let wanted = ((self.count() as f64 * share).ceil() as u64).max(1);
        let mut below = 0;
        let found = self.classes.iter().position(|count| {
            below += count;
            below >= wanted
        });
        found.map_or(0, least_of)
    }

    /// The classes that have any: least number, and how many.
    pub fn bars(&self) -> impl Iterator<Item = (u64, u64)> {
        let all = self.classes.iter().enumerate();
        let some = all.filter(|(_, count)| **count > 0);
        some.map(|(class, count)| (least_of(class), *count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_begins_with_its_least_number() {
        for class in 0..700 {
            assert_eq!(class_of(least_of(class)), class);
        }
        for number in 1..100_000 {
            assert!(class_of(number) >= class_of(number - 1), "{number}");
            assert!(least_of(class_of(number)) <= number);
        }
    }

    #[test]
    fn parts_are_the_whole() {
        let (mut whole, mut parts) = (Lengths::default(), [Lengths::default(), Lengths::default()]);
        for n in 0..=100 {
            whole.add(n);
            parts[n as usize % 2].add(n);
        }
        let [mut first, second] = parts;
        first.merge(&second);
        assert_eq!(first, whole);
        assert_eq!(
            (whole.count(), whole.mean(), whole.most()),
            (101, 50.0, 100)
        );
        assert_eq!((whole.quantile(0.5), whole.quantile(0.0)), (50, 0));
        assert_eq!(Lengths::default().quantile(0.5), 0);
    }
}
