//! Possible worlds: all hidden cards are dealt again at random, so a bot that looks ahead learns nothing that the seat
//! does not know. What the decks were made of is public; their order and the hands are not.

use crate::table::{ObjectId, Ref, Seat};

use super::Topic;
use super::board::Board;
use super::content::DeckKind;
use super::places::{DECK_KINDS, Place};

impl Board<'_> {
    /// Deals the other players' hands (for a spectator all hands) and all decks again from the cards that `seat` does
    /// not see, and the dice and coins to come.
    pub fn imagine(&mut self, seat: Option<Seat>) {
        self.game.chance.clear();
        // Said apart from what views show, so that a view that shows too much is noticed.
        let seen = self.asked_about(seat, Topic::Scry);
        let shown = self.asked_about(seat, Topic::Look);
        for kind in DECK_KINDS {
            let mut unseen: Vec<ObjectId> = self.deck(kind).to_vec();
            if kind == DeckKind::Loot {
                for owner in self.seats_at_table() {
                    if seat != Some(owner) && shown != Ref::Seat(owner) {
                        unseen.extend_from_slice(self.row(Place::Hand(owner)));
                    }
                }
            }
            unseen.retain(|&e| {
                let card = Ref::Object(e);
                !self.game.memory.is_revealed(e)
                    && card != seen
                    && !self.is_offered(seat, Topic::Choose, card)
            });
            self.deal_anew(&unseen);
        }
    }
}
