//! Possible worlds: everything a seat cannot see is dealt anew, so that whoever looks ahead in it learns
//! nothing the seat does not know. What the decks were made of is public; their order and the hands are not.

use bevy::prelude::*;

use crate::table::{ObjectId, Ref, Seat, TableRng};

use super::board::AnyStepParams;
use super::content::DeckKind;
use super::places::{DECK_KINDS, Place};
use super::state::Card;

/// Deals the other players' hands (for a spectator all hands) and all decks anew from the cards that `seat` does
/// not see, and the dice to come.
pub fn imagine(In((seat, rng)): In<(Option<Seat>, TableRng)>, mut tables: AnyStepParams) {
    let mut board = tables.board();
    *board.rng = rng;
    board.game.dice.clear();
    // Said apart from what views show, so that a view that shows too much is noticed.
    let open = &board.offer.decision;
    let asked = Some(open.seat) == seat;
    let seen = match open.about {
        Ref::Object(e) if asked && open.topic == "scry" => Some(e),
        _ => None,
    };
    let shown = match open.about {
        Ref::Seat(owner) if asked && open.topic == "look" => Some(owner),
        _ => None,
    };
    for kind in DECK_KINDS {
        let mut unseen: Vec<ObjectId> = board.deck(kind).to_vec();
        if kind == DeckKind::Loot {
            for owner in board.chairs() {
                if seat != Some(owner) && shown != Some(owner) {
                    unseen.extend_from_slice(board.row(Place::Hand(owner)));
                }
            }
        }
        unseen.retain(|&e| Some(e) != seen);
        let mut faces: Vec<u16> = unseen.iter().map(|&e| board.card(e).printed).collect();
        // The pool is sorted first: nothing of the true order survives.
        faces.sort_unstable();
        board.rng.shuffle(&mut faces);
        for (&e, &face) in unseen.iter().zip(&faces) {
            *board.card_mut(e) = Card {
                face,
                printed: face,
            };
            let printed = board.facts(e).stats;
            *board.stats_mut(e) = printed;
        }
    }
}
