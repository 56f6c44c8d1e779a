//! What games of cards edit alike: who attacks and who meets whom, what effects gave and for how long.

use std::fmt::Debug;

use super::field::{nth, place_in};

/// Lets the n-th piece attack or not; whoever met it then meets nobody.
pub fn attack(attackers: &mut Vec<u16>, met: &mut Vec<(u16, u16)>, n: usize, attacks: bool) {
    let n = n as u16;
    attackers.retain(|&other| other != n);
    if attacks {
        attackers.push(n);
    } else {
        met.retain(|&(_, attacker)| attacker != n);
    }
}

/// The attacker that the n-th piece meets, or -1.
pub fn met_by(met: &[(u16, u16)], n: usize) -> i32 {
    let mine = met.iter().find(|(by, _)| usize::from(*by) == n);
    mine.map_or(-1, |(_, attacker)| i32::from(*attacker))
}

/// Lets the n-th piece meet that attacker, or nobody.
pub fn meet(met: &mut Vec<(u16, u16)>, n: usize, attacker: i32) {
    met.retain(|(by, _)| usize::from(*by) != n);
    if let Ok(attacker) = u16::try_from(attacker) {
        met.push((n as u16, attacker));
    }
}

/// What something may be given for: not at all, or for one of these durations.
pub fn lasting<D: Debug>(durations: &[D]) -> Vec<String> {
    let words = durations.iter().map(|until| format!("{until:?}"));
    std::iter::once("-".to_owned()).chain(words).collect()
}

/// For how long that was given, as its place in [`lasting`].
pub fn given<T: PartialEq, D: PartialEq>(gives: &[(T, D)], what: &T, durations: &[D]) -> i32 {
    let mine = gives.iter().find(|(other, _)| other == what);
    mine.map_or(0, |(_, until)| 1 + place_in(durations, until))
}

/// Gives that for so long, as its place in [`lasting`], and no longer as it was.
pub fn give<T: PartialEq, D: Copy>(gives: &mut Vec<(T, D)>, what: T, durations: &[D], at: i32) {
    gives.retain(|(other, _)| *other != what);
    gives.extend(nth(durations, at - 1).map(|until| (what, until)));
}
