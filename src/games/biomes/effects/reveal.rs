//! Decks as effects that reveal cards see them.

use crate::cards::language::SeatDecks;
use crate::games::biomes::Biomes;
use crate::games::biomes::board::Board;
use crate::games::biomes::content::Filter;
use crate::games::biomes::filters::EvalContext;
use crate::games::biomes::places::{Place, zone};
use crate::games::biomes::state::Action;
use crate::table::{ObjectId, Seat, ZoneId};

impl SeatDecks<Biomes> for Board<'_> {
    fn deck_zone(seat: Seat) -> ZoneId {
        zone(seat, Place::Deck)
    }

    fn matches_filter(&self, filter: &Filter, e: ObjectId, action: &Action) -> bool {
        self.matches(filter, EvalContext::of(action), e)
    }

    fn put_on_pile(&mut self, e: ObjectId, seat: Seat) {
        self.move_card(e, zone(seat, Place::Cache));
    }
}
