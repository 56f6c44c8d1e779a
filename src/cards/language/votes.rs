//! Carrying out `Vote`: everybody votes, and the way with most votes happens.

use super::{Answers, CarriesOut, Effect, Language, Question, Reader, WAYS};

/// The next vote, or what the votes decide.
pub(super) fn next<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    ways: &'static [Vec<Effect<L>>],
    left: u8,
    counts: [u8; WAYS],
) {
    let all = 0..ways.len().min(WAYS) as u8;
    let next = board.next_player(&entry, left);
    let (seat, left, answers) = match next {
        Some((seat, left)) => (seat, left, all.collect::<Vec<u8>>()),
        None => {
            let most = counts.into_iter().max().unwrap_or(0);
            let leading: Vec<u8> = all
                .filter(|&way| counts[usize::from(way)] == most)
                .collect();
            if let [only] = leading[..] {
                board.carry_out(entry, &ways[usize::from(only)]);
                return;
            }
            (entry.controller(), 0, leading)
        }
    };
    let vote = Question::Vote {
        entry,
        ways,
        left,
        counts,
        tie: next.is_none(),
    };
    board.question(seat, vote, Answers::Ways(answers));
}
