//! What the command line says about a match of Biomes.

use crate::cli::{Play, game};
use crate::games::biomes::Biomes;
use crate::games::biomes::content::Content;
use crate::games::{SeatedGame, Seating};
use crate::tools::Outcome;

/// How many matches decide a game.
#[derive(Debug, Clone, Copy)]
pub struct TableOptions {
    /// 1 or 3.
    pub best_of: u8,
}

impl Default for TableOptions {
    fn default() -> Self {
        Self { best_of: 1 }
    }
}

impl SeatedGame for Biomes {
    type TableOptions = TableOptions;

    fn seating(wish: &Play, content: &'static Content) -> Result<Seating<TableOptions>, Outcome> {
        let ids: Vec<&str> = content.decks.iter().map(|deck| deck.id.as_str()).collect();
        let mut seating = game::two_seats::<Self>(wish, &ids)?;
        if let Some(best_of) = &wish.best_of {
            seating.begins = true;
            seating.table.best_of = if best_of == "3" { 3 } else { 1 };
        }
        Ok(seating)
    }
}
