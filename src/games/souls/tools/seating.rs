//! What the command line says about a match of Souls.

use super::packs;
use super::table_options::{TableOptions, table_options};
use crate::cli::{Play, game};
use crate::games::souls::Souls;
use crate::games::souls::content::Content;
use crate::games::{SeatedGame, Seating};
use crate::tools::Outcome;

impl SeatedGame for Souls {
    /// None where the setup form is to show what it usually shows.
    type TableOptions = Option<TableOptions>;

    fn seating(
        wish: &Play,
        content: &'static Content,
    ) -> Result<Seating<Option<TableOptions>>, Outcome> {
        let controllers = game::controllers(&wish.bots)?;
        let named = controllers.len().max(wish.decks.len());
        let table = table_options(&wish.table, wish.seats, named, content)?;
        let decks = packs::characters(content, &wish.decks)?;
        let all = controllers.iter().copied().cycle();
        Ok(Seating {
            begins: !controllers.is_empty(),
            controllers: all.take(usize::from(table.seats)).collect(),
            decks,
            table: Some(table),
        })
    }
}
