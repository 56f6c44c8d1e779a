//! Which mutants are tried.

use std::collections::BTreeMap;

use crate::mutant::Mutant;
use crate::point::Kind;

/// Indices of those to try: every negation and bound, and `most` of the rest, evenly over files and kinds.
pub fn sample(mutants: &[Mutant], most: usize, seed: u64) -> Vec<usize> {
    let mut rest: BTreeMap<(&str, Kind), Vec<usize>> = BTreeMap::new();
    let mut chosen = Vec::new();
    for (n, mutant) in mutants.iter().enumerate() {
        match mutant.kind {
            Kind::Negation | Kind::Bound => chosen.push(n),
            kind => rest.entry((&mutant.file, kind)).or_default().push(n),
        }
    }
    let mut state = seed;
    let mut heaps: Vec<Vec<usize>> = rest.into_values().collect();
    for heap in &mut heaps {
        shuffle(heap, &mut state);
    }
    let end = chosen.len() + most;
    while chosen.len() < end && !heaps.is_empty() {
        shuffle(&mut heaps, &mut state);
        chosen.extend(
            heaps
                .iter_mut()
                .filter_map(Vec::pop)
                .take(end - chosen.len()),
        );
        heaps.retain(|heap| !heap.is_empty());
    }
    chosen.sort_unstable();
    chosen
}

fn shuffle<T>(items: &mut [T], state: &mut u64) {
    for n in (1..items.len()).rev() {
        let with = random(state) % (n as u64 + 1);
        items.swap(n, usize::try_from(with).unwrap_or(n));
    }
}

/// `SplitMix64`: the same numbers everywhere.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
