//! Carrying out `PickSome`: several ways are picked, each at most once, and happen in the order in which they are written.

use super::{Answers, CarriesOut, Effect, HowMany, Language, Question, WAYS};
use crate::table::Seat;

/// Several of some ways, as they are picked.
#[derive(Debug, PartialEq)]
pub struct Several<L: Language> {
    /// How many are picked.
    pub count: HowMany,
    /// The ways.
    pub ways: &'static [Vec<Effect<L>>],
    /// Those that are picked so far, as bits.
    pub picked: u8,
}

impl<L: Language> Copy for Several<L> {}

impl<L: Language> Clone for Several<L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Language> Several<L> {
    /// None of them yet.
    #[must_use]
    pub const fn of(count: HowMany, ways: &'static [Vec<Effect<L>>]) -> Self {
        Self {
            count,
            ways,
            picked: 0,
        }
    }

    /// Those that are picked, or those that are not.
    fn numbers(self, picked: bool) -> Vec<u8> {
        let all = 0..self.ways.len().min(WAYS) as u8;
        all.filter(|way| (self.picked & 1 << way != 0) == picked)
            .collect()
    }

    /// With that way too.
    #[must_use]
    pub fn with(self, way: u8) -> Self {
        let picked = self.picked | 1 << usize::from(way).min(WAYS - 1);
        Self { picked, ..self }
    }

    /// Whether as many are picked as it needs.
    #[must_use]
    pub fn is_enough(self) -> bool {
        self.numbers(true).len() >= self.count.least()
    }
}

/// Asks which way is picked next. With as many as there can be they happen.
pub fn pick_next<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    seat: Seat,
    several: Several<L>,
) {
    let (open, picked) = (several.numbers(false), several.numbers(true));
    if open.is_empty() || picked.len() >= several.count.most() {
        carry_out_picked(board, entry, several);
        return;
    }
    let answers = match several.is_enough() {
        true => Answers::WaysOrDone(open),
        false => Answers::Ways(open),
    };
    let question = Question::PickSome {
        entry,
        seat,
        several,
    };
    board.question(seat, question, answers);
}

/// The picked ways happen, the first one first.
pub(super) fn carry_out_picked<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    several: Several<L>,
) {
    for way in several.numbers(true).into_iter().rev() {
        board.carry_out(entry, &several.ways[usize::from(way)]);
    }
}
