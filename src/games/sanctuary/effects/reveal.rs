//! Decks as effects that reveal cards see them.

use crate::cards::language::SeatDecks;
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::content::Filter;
use crate::games::sanctuary::filters::EvalContext;
use crate::games::sanctuary::places::{Place, zone};
use crate::games::sanctuary::state::Action;
use crate::table::{ObjectId, Seat, ZoneId};

impl SeatDecks<Sanctuary> for Board<'_> {
    fn deck_zone(seat: Seat) -> ZoneId {
        zone(seat, Place::Deck)
    }

    fn matches_filter(&self, filter: &Filter, e: ObjectId, action: &Action) -> bool {
        self.matches(filter, EvalContext::of(action), e)
    }

    fn put_on_pile(&mut self, e: ObjectId, seat: Seat) {
        self.move_card(e, zone(seat, Place::Limbo));
    }
}
