//! Cards whose stats hang on conditions.

use proptest::test_runner::TestCaseError;

use super::{Walk, choices};

/// What `with` makes of each of the conditions alone, and last of all of them.
pub fn with_each_and_all<C, T>(conditions: &[C], with: impl Fn(&[C]) -> T) -> Vec<T> {
    let alone = conditions.iter().map(std::slice::from_ref);
    alone.chain([conditions]).map(with).collect()
}

/// Walks with cards whose stats hang on one condition, for each of `conditions`, and with cards of which each hangs on
/// one of all conditions. The audit works all stats out from the printed ones whenever somebody is asked. The first
/// argument of `walk` is the number of the condition, `conditions` for all of them; the second is what everything else
/// about the walk follows from.
pub fn stats_are_right<W: Walk + 'static>(conditions: usize, walk: fn(usize, u64) -> W) {
    const ALONE: u64 = 2;
    const MIXED: u64 = 72;
    const LENGTH: usize = 600;
    let sound = move |condition, seed| match choices::sound(walk(condition, seed), LENGTH) {
        Ok(_) => None,
        Err(TestCaseError::Fail(wrong) | TestCaseError::Reject(wrong)) => {
            Some(format!("condition {condition}, seed {seed}: {wrong}"))
        }
    };
    let alone = (0..conditions).flat_map(|condition| (0..ALONE).map(move |seed| (condition, seed)));
    let mixed = (0..MIXED).map(|seed| (conditions, seed));
    let all: Vec<_> = alone.chain(mixed).collect();
    let threads: Vec<_> = all
        .chunks(all.len().div_ceil(4))
        .map(|some| {
            let some = some.to_vec();
            std::thread::spawn(move || {
                let wrong = some.iter().filter_map(|&(n, seed)| sound(n, seed));
                wrong.collect::<Vec<_>>()
            })
        })
        .collect();
    let wrong = threads.into_iter().map(|thread| thread.join());
    let wrong: Vec<_> = wrong
        .flat_map(|found| found.expect("the walk ends"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
