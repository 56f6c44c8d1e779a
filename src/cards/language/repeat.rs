//! Doing something several times, until a time does nothing (D112, C146, R138, M-201).

use super::{CarriesOut, Effect, Language, Work};

/// Most times that `Repeat` repeats.
pub const REPEATS: i32 = 99;

/// Does it once more, until a time does nothing. `before` is how much had happened before the last time.
pub(super) fn again<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    effects: &'static [Effect<L>],
    left: u8,
    before: Option<u64>,
) {
    let did = before.is_none_or(|mark| board.done_so_far() != mark);
    if before.is_some() && board.repeat_later(entry, effects, left, did) {
        return;
    }
    if let Some(left) = left.checked_sub(1).filter(|_| did) {
        let before = Some(board.done_so_far());
        board.then_flow(Work::Repeat {
            entry,
            effects,
            left,
            before,
        });
        board.carry_out(entry, effects);
    }
}
