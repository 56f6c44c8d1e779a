//! Decks as effects that reveal cards see them: the number of a deck is its player's seat.

use crate::cards::CardEvent;
use crate::cards::language::{Decks, Rest};
use crate::games::biomes::Biomes;
use crate::games::biomes::board::Board;
use crate::games::biomes::content::{Filter, PlayerSelector};
use crate::games::biomes::filters::EvalContext;
use crate::games::biomes::places::{Place, zone};
use crate::games::biomes::state::Action;
use crate::table::{ObjectId, Seat};

impl Decks<Biomes> for Board<'_> {
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
            Rest::Pile => self.move_card(e, zone(seat, Place::Cache)),
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
