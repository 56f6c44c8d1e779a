//! Decks as effects that reveal cards see them: the number of a deck is that of its kind.

use crate::cards::CardEvent;
use crate::cards::language::{Decks, Rest};
use crate::games::souls::Souls;
use crate::games::souls::board::Board;
use crate::games::souls::content::{DeckKind, Filter};
use crate::games::souls::filters::EvalContext;
use crate::games::souls::places::DECK_KINDS;
use crate::games::souls::state::Entry;
use crate::table::{ObjectId, Seat};

impl Decks<Souls> for Board<'_> {
    fn decks(&self, deck: &DeckKind, _: &Entry) -> Vec<u8> {
        vec![*deck as u8]
    }

    fn deck_cards(&self, deck: u8) -> Vec<ObjectId> {
        let mut kinds = DECK_KINDS.into_iter();
        let kind = kinds.find(|kind| *kind as u8 == deck);
        kind.map_or_else(Vec::new, |kind| self.deck(kind).to_vec())
    }

    fn fits(&self, filter: &Filter, e: ObjectId, entry: &Entry) -> bool {
        self.matches(filter, EvalContext::of(entry), e)
    }

    fn show(&mut self, _: u8, e: ObjectId, entry: &Entry) {
        self.game.happened = true;
        self.log(CardEvent::Reveal {
            player: entry.controller,
            card: e,
        });
    }

    fn look_at(&mut self, e: ObjectId, seat: Seat) {
        self.log(CardEvent::look(seat, e));
    }

    fn put_rest(&mut self, _: u8, e: ObjectId, rest: Rest) {
        match rest {
            Rest::Top => {}
            Rest::Pile => self.put_in_discard(e),
            Rest::Bottom | Rest::BottomInOrder | Rest::TopInOrder => {
                self.put_in_deck(e, rest == Rest::TopInOrder);
            }
        }
    }

    fn shuffle_cards(&mut self, cards: &mut [ObjectId]) {
        self.rng.shuffle(cards);
    }
}
