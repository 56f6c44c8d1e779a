//! Possible worlds: everything a seat cannot see is dealt anew, so that whoever looks ahead in it
//! learns nothing the seat does not know. Deck lists are public; their order and the hands are not.

use bevy::prelude::*;

use crate::table::{ObjectId, Ref, Seat, TableRng};

use super::board::AnyStepParams;
use super::places::Place;
use super::state::Card;

/// Deals the opponent's hand (for a spectator both hands) and both decks anew from the cards `seat`
/// does not see.
pub fn imagine(In((seat, rng)): In<(Option<Seat>, TableRng)>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    *board.rng = rng;
    // Said apart from what views show, so that a view that shows too much is noticed.
    let open = &board.offer.decision;
    let scanned = match open.about {
        Ref::Object(e) if open.topic == "scan" && Some(open.seat) == seat => Some(e),
        _ => None,
    };
    for owner in [Seat(0), Seat(1)] {
        let mut unseen: Vec<ObjectId> = board.row(owner, Place::Deck).to_vec();
        if seat != Some(owner) {
            unseen.extend_from_slice(board.row(owner, Place::Hand));
        }
        unseen.retain(|&e| Some(e) != scanned);
        let mut cards: Vec<u16> = unseen.iter().map(|&e| board.card(e).printed).collect();
        // The pool is sorted first: nothing of the true order survives.
        cards.sort_unstable();
        board.rng.shuffle(&mut cards);
        for (&e, &printed) in unseen.iter().zip(&cards) {
            *board.card_mut(e) = Card {
                printed,
                face: printed,
                owner,
            };
            let def = &board.content().cards[printed as usize];
            *board.agent_mut(e) = super::stats::printed(def, 0, false);
        }
    }
}
