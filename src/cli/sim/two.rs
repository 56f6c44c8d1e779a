//! Games of two seats with a deck each, for `sim`.

use crate::bots::roster::Roster;
use crate::cli::args::Sim;
use crate::cli::{game, say};
use crate::tools::Outcome;
use crate::tools::passing::PassingGame;

use super::{Entrants, play, sits};

/// The decks of a game's packs, and what was found wrong with the packs.
pub(crate) struct Decks<'a> {
    /// Full id and name of each.
    pub known: Vec<(&'a str, &'a str)>,
    /// Ready to print.
    pub problems: &'a str,
}

/// Plays the games; `setup` deals decks by seat.
pub(crate) fn run<G: Roster + PassingGame>(
    wish: &Sim,
    decks: &Decks<'_>,
    setup: &(dyn Fn([u16; 2]) -> G::Setup + Sync),
) -> Result<Outcome, Outcome> {
    let bots = game::two("bot", &wish.bots)?.unwrap_or(["random"; 2]);
    let bots = vec![game::bot(bots[0])?, game::bot(bots[1])?];
    if !decks.problems.is_empty() {
        say::error(&decks.problems);
    }
    let ids: Vec<&str> = decks.known.iter().map(|(id, _)| *id).collect();
    let chosen = game::decks(&ids, &wish.decks)?;
    if ids.is_empty() {
        return Err(Outcome::wrong("error: the packs have no deck to play with"));
    }
    let brings = (0..2).map(|entrant: usize| {
        chosen.map_or("all in turn", |d| decks.known[usize::from(d[entrant])].1)
    });
    let entrants = Entrants {
        bots,
        brings: brings.collect(),
    };
    let count = ids.len() as u32;
    play::<G>(wish, &entrants, &|n| {
        setup(seated(n, chosen.unwrap_or_else(|| pair(n, count))))
    })
}

/// The entrants' decks by seat.
const fn seated(game: u32, decks: [u16; 2]) -> [u16; 2] {
    [decks[sits(game, 0, 2)], decks[sits(game, 1, 2)]]
}

/// Every pair of decks in turn, two games each: one from either seat.
const fn pair(game: u32, count: u32) -> [u16; 2] {
    let round = game / 2;
    [(round % count) as u16, (round / count % count) as u16]
}
