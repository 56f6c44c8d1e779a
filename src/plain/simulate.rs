//! Bot matches of a plain game for `sim`.

use super::PlainTable;
use crate::cli::args::Sim;
use crate::cli::sim::{Entrants, play};
use crate::cli::{game, say};
use crate::tools::{Outcome, content};

/// Bot matches as the command line asks for them, for [`Playable::simulate`](crate::games::Playable::simulate).
/// The entrants change seats after every match.
///
/// # Errors
/// What to print if they cannot be played.
pub fn simulate<G: PlainTable>(wish: &Sim) -> Result<Outcome, Outcome> {
    let decks = (!wish.decks.is_empty()).then_some("--decks");
    game::check_own_options::<G>(decks.as_slice())?;
    let loaded = content::of::<G>(&wish.packs)?;
    if !loaded.problems.is_empty() {
        say::error(&loaded.problems);
    }
    let seats = usize::from(G::seats(&G::fresh(loaded.content)));
    if wish.bots.len() > seats {
        let message = format!("error: {} bots named for {seats} seats", wish.bots.len());
        return Err(Outcome::wrong(message));
    }
    let bots = wish.bots.iter().cycle().take(seats);
    let bots = bots.map(|name| game::bot(name)).collect::<Result<_, _>>()?;
    let entrants = Entrants {
        bots,
        brings: vec!["-"; seats],
    };
    play::<G>(wish, &entrants, &|_| G::fresh(loaded.content))
}
