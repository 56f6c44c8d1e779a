//! Possible worlds: everything a seat cannot see is dealt anew, so that whoever looks ahead in it learns
//! nothing the seat does not know. Deck lists are public; their order and the hands are not.

use bevy::prelude::*;

use crate::table::{ObjectId, Ref, Seat, TableRng};

use super::board::AnyStepParams;
use super::places::Place;

/// Deals the opponent's hand (for a spectator both hands) and both decks anew from the cards that `seat` does
/// not see, and what the others answered in a round of redraws.
pub fn imagine(In((seat, rng)): In<(Option<Seat>, TableRng)>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    *board.rng = rng;
    // Said apart from what views show, so that a view that shows too much is noticed.
    let open = &board.offer.decision;
    let foreseen = match open.about {
        Ref::Object(e) if open.topic == "foresee" && Some(open.seat) == seat => Some(e),
        _ => None,
    };
    for owner in [Seat(0), Seat(1)] {
        let mut unseen: Vec<ObjectId> = board.row(owner, Place::Deck).to_vec();
        if seat != Some(owner) {
            unseen.extend_from_slice(board.row(owner, Place::Hand));
            if board.player(owner).answer.is_some() {
                let anew = board.redraw_answer(owner).is_ok() && board.rng.below(2) == 1;
                board.player_mut(owner).answer = Some(anew);
            }
        }
        unseen.retain(|&e| Some(e) != foreseen);
        let mut faces: Vec<u16> = unseen.iter().map(|&e| board.card(e).face).collect();
        // The pool is sorted first: nothing of the true order survives.
        faces.sort_unstable();
        board.rng.shuffle(&mut faces);
        for (&e, &face) in unseen.iter().zip(&faces) {
            board.card_mut(e).face = face;
            let printed = board.facts(e).stats;
            *board.stats_mut(e) = printed;
        }
    }
}
