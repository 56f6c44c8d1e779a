//! Games of Biomes for `sim`.

use crate::cli::args::Sim;
use crate::cli::{game, say};
use crate::games::biomes::content::Content;
use crate::games::biomes::{Biomes, Setup};
use crate::tools::{Outcome, content};

use super::{Entrants, play, sits};

pub(super) fn run(wish: &Sim) -> Result<Outcome, Outcome> {
    let bots = game::two("bot", &wish.bots)?.unwrap_or(["random"; 2]);
    let bots = vec![game::bot(bots[0])?, game::bot(bots[1])?];
    let loaded = content::biomes(&wish.packs)?;
    if !loaded.problems.is_empty() {
        say::error(&loaded.problems);
    }
    let content = loaded.content;
    let decks = game::decks(content, &wish.decks)?;
    if content.decks.is_empty() {
        return Err(Outcome::wrong("error: the packs have no deck to play with"));
    }
    let brings = (0..2).map(|entrant: usize| {
        decks.map_or("all in turn", |d| {
            content.decks[usize::from(d[entrant])].name.as_str()
        })
    });
    let entrants: Entrants<'_, Biomes> = Entrants {
        bots,
        brings: brings.collect(),
    };
    play(wish, &entrants, &|n| Setup {
        content,
        decks: seated(n, decks.unwrap_or_else(|| pair(n, content))),
        best_of: 1,
        position: None,
    })
}

/// The entrants' decks by seat.
const fn seated(game: u32, decks: [u16; 2]) -> [u16; 2] {
    [decks[sits(game, 0, 2)], decks[sits(game, 1, 2)]]
}

/// Every pair of decks in turn, two games each: one from either seat.
fn pair(game: u32, content: &Content) -> [u16; 2] {
    let (round, count) = (game / 2, content.decks.len().max(1) as u32);
    [(round % count) as u16, (round / count % count) as u16]
}
