//! Possible worlds: all hidden cards are dealt again at random, so a bot that looks ahead learns nothing that the seat
//! does not know. Deck lists are public; their order and the hands are not.

use crate::table::{ObjectId, Ref, Seat};

use super::Topic;
use super::board::Board;
use super::places::Place;

impl Board<'_> {
    /// Deals the opponent's hand (for a spectator both hands) and both decks again from the cards that `seat` does not
    /// see, and what the others answered in a round of redraws.
    pub fn imagine(&mut self, seat: Option<Seat>) {
        self.game.chance.clear();
        // Said apart from what views show, so that a view that shows too much is noticed.
        let foreseen = self.asked_about(seat, Topic::Foresee);
        for owner in [Seat(0), Seat(1)] {
            let mut unseen: Vec<ObjectId> = self.row(owner, Place::Deck).to_vec();
            if seat != Some(owner) {
                unseen.extend_from_slice(self.row(owner, Place::Hand));
                if self.player(owner).answer.is_some() {
                    let anew = self.redraw_answer(owner).is_ok() && self.rng.below(2) == 1;
                    self.player_mut(owner).answer = Some(anew);
                }
            }
            unseen.retain(|&e| {
                let card = Ref::Object(e);
                !self.game.memory.is_revealed(e)
                    && card != foreseen
                    && !self.is_offered(seat, Topic::Choose, card)
            });
            self.deal_anew(&unseen);
        }
    }
}
