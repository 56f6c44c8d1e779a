//! What the command line says about a match of Sanctuary.

use crate::cli::{Play, game};
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::content::Content;
use crate::games::{SeatedGame, Seating};
use crate::tools::Outcome;

impl SeatedGame for Sanctuary {
    type TableOptions = ();

    fn seating(wish: &Play, content: &'static Content) -> Result<Seating<()>, Outcome> {
        let ids: Vec<&str> = content.decks.iter().map(|deck| deck.id.as_str()).collect();
        game::two_seats::<Self>(wish, &ids)
    }
}
