//! Decks as effects that reveal cards see them: the number of a deck is its player's seat.

use crate::cards::CardEvent;
use crate::cards::language::{Decks, Rest};
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::{Filter, PlayerSelector};
use crate::games::sanctuary::filters::EvalContext;
use crate::games::sanctuary::places::{Place, zone};
use crate::games::sanctuary::state::Action;
use crate::table::{ObjectId, Seat};

impl Decks<Sanctuary> for Board<'_> {
    fn decks(&self, deck: &PlayerSelector, action: &Action) -> Vec<u8> {
        let seats = self.seats(deck, action).into_iter();
        seats.map(|seat| seat.0).collect()
    }

    fn deck_cards(&self, deck: u8) -> Vec<ObjectId> {
        self.row(Seat(deck), Place::Deck).to_vec()
    }

    fn fits(&self, filter: &Filter, e: ObjectId, action: &Action) -> bool {
        self.matches(filter, EvalContext::of(action), e)
    }

    fn show(&mut self, _: u8, e: ObjectId, action: &Action) {
        self.tell(CardEvent::Reveal {
            player: action.controller,
            card: e,
        });
    }

    fn look_at(&mut self, e: ObjectId, seat: Seat) {
        self.tell(CardEvent::look(seat, e));
    }

    fn put_rest(&mut self, deck: u8, e: ObjectId, rest: Rest) {
        let seat = Seat(deck);
        match rest {
            Rest::Pile => self.move_card(e, zone(seat, Place::Limbo)),
            Rest::Top => {}
            Rest::Bottom => {
                let row = self.zones.get_mut(zone(seat, Place::Deck));
                row.retain(|&other| other != e);
                row.push(e);
            }
        }
    }

    fn shuffle_cards(&mut self, cards: &mut [ObjectId]) {
        self.rng.shuffle(cards);
    }
}
