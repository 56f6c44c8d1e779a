//! Going on after the answer to a question of an effect.

use super::several::{carry_out_picked, pick};
use super::{Answers, CarriesOut, Effect, FlowEntry, Language, Question, Reply, WAYS, Work};
use super::{reveal, top_cards};
use crate::table::{Ref, Seat};

/// Asks whether it is done, unless all of it is a choice among things of which everybody sees that there are none.
pub(super) fn ask_may<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    seat: Seat,
    effects: &'static [Effect<L>],
) {
    let is_in_vain = |effect: &'static Effect<L>| match effect {
        Effect::Choose(player, filter, _) => {
            let mut seats = board.players(player, &entry).into_iter();
            !B::is_hidden(filter)
                && seats.all(|seat| board.pickable(filter, seat, &entry).is_empty())
        }
        _ => false,
    };
    if effects.is_empty() || !effects.iter().all(is_in_vain) {
        let may = Question::May { entry, effects };
        board.question(seat, may, Answers::YesOrNo);
    }
}

/// Asks which of these things it is; one alone is taken.
pub(super) fn ask_among<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    seat: Seat,
    filter: &'static L::Filter,
    (effects, pays): (&'static [Effect<L>], bool),
    found: Vec<Ref>,
) {
    match found[..] {
        [] => {}
        [only] => board.carry_out(board.picking(entry, only), effects),
        _ => {
            let which = Question::Choose {
                entry,
                filter,
                effects,
                pays,
            };
            board.question(seat, which, Answers::Things(found));
        }
    }
}

/// Goes on after the answer. What is paid is paid before the effects.
pub(super) fn answered<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    question: Question<L, B::Entry>,
    answer: Reply,
) {
    match (question, answer) {
        (Question::May { entry, effects }, Reply::Yes) => board.carry_out(entry, effects),
        (
            Question::Pay {
                entry,
                costs,
                effects,
            },
            Reply::Yes,
        ) => {
            let entry = board.begin_payment(entry, costs.iter().any(L::gives_up));
            board.carry_out(entry, effects);
            let payer = entry.under(entry.asked());
            costs.iter().for_each(|cost| board.pay_cost(cost, &payer));
        }
        (Question::Unless { entry, costs, .. }, Reply::Yes) => {
            let payer = entry.under(entry.asked()).paid_by(0);
            costs.iter().for_each(|cost| board.pay_cost(cost, &payer));
        }
        (Question::Unless { entry, effects, .. }, Reply::No) => {
            board.carry_out(entry, effects);
        }
        (Question::Take { entry, top, taken }, Reply::Thing(what)) => {
            top_cards::take_one(board, entry, top, taken, what);
        }
        (Question::Order { entry, deck, rest }, Reply::Thing(what)) => {
            reveal::put_next(board, entry, (deck, rest), what);
        }
        (Question::Choose { entry, effects, .. }, Reply::Thing(to)) => {
            board.carry_out(board.picking(entry, to), effects);
        }
        (Question::Pick { entry, ways }, Reply::Way(way)) => {
            if let Some(effects) = ways.get(usize::from(way)) {
                board.carry_out(entry, effects);
            }
        }
        (
            Question::Vote {
                entry,
                ways,
                left,
                mut counts,
                ..
            },
            Reply::Way(way),
        ) => {
            let count = &mut counts[usize::from(way).min(WAYS - 1)];
            *count = count.saturating_add(1);
            board.then_flow(Work::Votes {
                entry,
                ways,
                left,
                counts,
            });
        }
        (
            Question::PickSome {
                entry,
                seat,
                several,
            },
            Reply::Way(way),
        ) => pick(board, entry, seat, several, way),
        (Question::PickSome { entry, several, .. }, Reply::Done) => {
            carry_out_picked(board, entry, several);
        }
        // What is declined does not happen; only answers that were offered arrive.
        (
            Question::May { .. } | Question::Pay { .. },
            Reply::No | Reply::Thing(_) | Reply::Way(_) | Reply::Done,
        )
        | (Question::Unless { .. }, Reply::Thing(_) | Reply::Way(_) | Reply::Done)
        | (
            Question::Take { .. } | Question::Order { .. } | Question::Choose { .. },
            Reply::Yes | Reply::No | Reply::Way(_) | Reply::Done,
        )
        | (
            Question::Pick { .. } | Question::Vote { .. },
            Reply::Yes | Reply::No | Reply::Thing(_) | Reply::Done,
        )
        | (Question::PickSome { .. }, Reply::Yes | Reply::No | Reply::Thing(_)) => {}
    }
}
