//! Seeded randomness whose results never depend on a library version: our own `below` and shuffle
//! on the raw output of Xoshiro256++.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// The only source of chance in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRng(Xoshiro256PlusPlus);

impl Default for TableRng {
    fn default() -> Self {
        Self::new(0)
    }
}

impl TableRng {
    /// The stream of that seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A seed for the `index`-th of many matches, far from its neighbours.
    #[must_use]
    pub fn derive(seed: u64, index: u64) -> u64 {
        let mut z = seed ^ index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number in `0..n`, every one equally likely; 0 if `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        // Lemire's method: the rare biased low products are drawn again.
        let threshold = n.wrapping_neg() % n;
        loop {
            let product = u64::from((self.0.next_u64() >> 32) as u32) * u64::from(n);
            if (product as u32) >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// Fisher-Yates, from the back.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let pick = self.below(last as u32 + 1) as usize;
            items.swap(last, pick);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut rng = TableRng::new(7);
        let mut cards: Vec<u32> = (0..10).collect();
        rng.shuffle(&mut cards);
        let rolls: Vec<u32> = (0..8).map(|_| rng.below(6)).collect();
        assert_eq!(
            (cards, rolls),
            golden(),
            "a changed stream breaks every replay"
        );
    }

    /// Computed independently of this program: `SplitMix64` seeding, `Xoshiro256++`, Lemire's method, Fisher-Yates.
    fn golden() -> (Vec<u32>, Vec<u32>) {
        (
            vec![3, 8, 9, 4, 6, 7, 2, 5, 1, 0],
            vec![0, 0, 1, 4, 0, 2, 0, 0],
        )
    }

    #[test]
    fn below_reaches_every_number_about_equally() {
        let mut rng = TableRng::new(1);
        let mut seen = [0_u32; 6];
        (0..60_000).for_each(|_| seen[rng.below(6) as usize] += 1);
        assert!(
            seen.iter().all(|&n| (9_500..10_500).contains(&n)),
            "{seen:?}"
        );
    }
}
