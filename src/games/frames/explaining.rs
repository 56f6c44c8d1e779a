//! Why something cannot be chosen now: the same candidates as in offers, each with the rule that stops it.

use bevy::prelude::*;

use crate::table::{Choice, Offers, Refusal, Seat, refusals};

use super::Step;
use super::board::Tables;

/// Every candidate of `seat` that is not allowed now.
pub fn explain(In((seat, mut offers)): In<(Seat, Offers)>, mut tables: Tables) -> Offers {
    let board = tables.board();
    board.activations(seat, &mut offers);
    board.designations(seat, &mut offers);
    if board.turn().is_some() {
        board.defenses(seat, &mut offers);
        board.acts(seat, &mut offers);
    }
    board.counts(seat, &mut offers);
    if board.step == Step::Terrain {
        board.terrain_answers(seat, &mut offers);
    }
    if board.step == Step::Bid {
        board.tie_changes(seat, &mut offers);
    }
    offers
}

/// Why `seat`, which is asked, cannot make a choice that no candidate is about.
pub fn refuse(In((_, _)): In<(Seat, Choice)>) -> &'static Refusal {
    &refusals::ANSWER_FIRST
}
