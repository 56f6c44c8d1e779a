//! Which mutants are tried.

use std::collections::BTreeMap;

use crate::mutant::Mutant;
use crate::point::Kind;

/// Indices of `most` of them, evenly over kinds and, in a kind, over files; what a kind has too few of the
/// others get.
pub fn sample(mutants: &[Mutant], most: usize, seed: u64) -> Vec<usize> {
    let mut kinds: BTreeMap<Kind, BTreeMap<&str, Vec<usize>>> = BTreeMap::new();
    for (n, mutant) in mutants.iter().enumerate() {
        let files = kinds.entry(mutant.kind).or_default();
        files.entry(&mutant.file).or_default().push(n);
    }
    let mut state = seed;
    let mut rows: Vec<Vec<usize>> = kinds
        .into_values()
        .map(|files| in_turn(files, &mut state))
        .collect();
    let mut chosen = Vec::new();
    while chosen.len() < most && !rows.is_empty() {
        let room = most - chosen.len();
        chosen.extend(rows.iter_mut().filter_map(Vec::pop).take(room));
        rows.retain(|row| !row.is_empty());
    }
    chosen.sort_unstable();
    chosen
}

/// One of every file in turn, the files and what is in them shuffled; the first to be taken lies last.
fn in_turn(files: BTreeMap<&str, Vec<usize>>, state: &mut u64) -> Vec<usize> {
    let mut heaps: Vec<Vec<usize>> = files.into_values().collect();
    for heap in &mut heaps {
        shuffle(heap, state);
    }
    let mut row = Vec::new();
    while !heaps.is_empty() {
        shuffle(&mut heaps, state);
        row.extend(heaps.iter_mut().filter_map(Vec::pop));
        heaps.retain(|heap| !heap.is_empty());
    }
    row.reverse();
    row
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
