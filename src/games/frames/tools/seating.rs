//! What the command line says about a match of Frames.

use super::packs;
use crate::cli::{Play, game};
use crate::games::frames::content::{Content, Table};
use crate::games::frames::{Frames, SEATS};
use crate::games::{SeatedGame, Seating};
use crate::tools::Outcome;

/// What is played, and where.
#[derive(Debug, Clone, Copy, Default)]
pub struct TableOptions {
    /// Skirmish or battle, of how many players.
    pub table: Option<Table>,
    /// Index of the first field.
    pub field: Option<u16>,
}

impl SeatedGame for Frames {
    type TableOptions = TableOptions;

    fn seating(wish: &Play, content: &'static Content) -> Result<Seating<TableOptions>, Outcome> {
        let controllers = game::controllers(&wish.bots)?;
        if !matches!(controllers.len(), 0 | 2..=SEATS) {
            let named = match controllers.len() {
                1 => "one seat".to_owned(),
                count => format!("{count} seats"),
            };
            return Err(Outcome::wrong(format!(
                "error: {named} named; two to five play Frames"
            )));
        }
        let companies = wish.decks.iter().map(|id| packs::company(content, id));
        let companies = companies.collect::<Result<Vec<u16>, Outcome>>()?;
        let players = match controllers.len() {
            0 => companies.len().clamp(2, SEATS),
            named => named,
        };
        if companies.len() > players {
            let count = companies.len();
            return Err(Outcome::wrong(format!(
                "error: {count} companies named for {players} seats"
            )));
        }
        let table = Table {
            players: players as u8,
            battle: wish.table.battle,
        };
        let field = wish.field.as_deref();
        let field = field.map(|id| packs::field(content, id)).transpose()?;
        check_companies(content, &companies, table)?;
        Ok(Seating {
            begins: !controllers.is_empty(),
            controllers,
            decks: companies,
            table: TableOptions {
                table: Some(table),
                field,
            },
        })
    }
}

/// Wrong use if one of these companies is not for that table.
fn check_companies(content: &Content, companies: &[u16], table: Table) -> Result<(), Outcome> {
    let unfit = |at: &&u16| {
        let company = content.companies.get(usize::from(**at));
        company.is_none_or(|c| !c.tables.contains(&table))
    };
    let Some(at) = companies.iter().find(unfit) else {
        return Ok(());
    };
    let id = &content.companies[usize::from(*at)].id;
    let fits = content.companies.iter();
    let fits = fits.filter(|c| c.tables.contains(&table));
    let fits: Vec<&str> = fits.map(|c| c.id.as_str()).collect();
    Err(Outcome::wrong(format!(
        "error: the company `{id}` is not for {table}\ncompanies for it: {}",
        fits.join(", ")
    )))
}
