//! Carrying out `PickSome`: several ways are picked, each at most once, and happen in the order in which they are written.

use super::{Answers, CarriesOut, Effect, FlowEntry, HowMany, Language, Question, WAYS, Work};
use crate::table::Seat;

/// Several of some ways, as they are picked.
#[derive(Debug, PartialEq)]
pub struct Several<L: Language> {
    /// How many are picked.
    pub count: HowMany,
    /// The ways.
    pub ways: &'static [Vec<Effect<L>>],
    /// What is paid for each way after the first.
    pub price: &'static [L::Cost],
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
    pub const fn of(
        count: HowMany,
        ways: &'static [Vec<Effect<L>>],
        price: &'static [L::Cost],
    ) -> Self {
        Self {
            count,
            ways,
            price,
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

    /// Whether as many are picked as it needs. Nobody has to pay for more.
    #[must_use]
    pub fn is_enough(self) -> bool {
        self.costs_more() || self.numbers(true).len() >= self.count.least()
    }

    /// Whether the next way has a price.
    const fn costs_more(self) -> bool {
        self.picked != 0 && !self.price.is_empty()
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
    let payer = entry.under(seat);
    if open.is_empty()
        || picked.len() >= several.count.most()
        || several.costs_more() && !board.can_pay(several.price, &payer)
    {
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

/// That way is picked. Where it has a price, that is paid before the next one is asked for.
pub(super) fn pick<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    seat: Seat,
    several: Several<L>,
    way: u8,
) {
    let more = several.with(way);
    if !several.costs_more() {
        pick_next(board, entry, seat, more);
        return;
    }
    board.then_flow(Work::EachPicksSome {
        entry,
        several: more,
        left: 1 << seat.0,
    });
    let payer = entry.under(seat).paid_by(0);
    for cost in several.price {
        board.pay_cost(cost, &payer);
    }
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
