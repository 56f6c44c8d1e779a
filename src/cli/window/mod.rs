//! The two sub-commands that need the desktop. Names are checked first, with and without it.

#[cfg(not(feature = "desktop"))]
mod absent;
#[cfg(feature = "desktop")]
mod present;

#[cfg(not(feature = "desktop"))]
use absent as desktop;
#[cfg(feature = "desktop")]
use present as desktop;

use crate::games::biomes::content::Content;
use crate::packs::Picture;
use crate::tools::{Outcome, content};

use super::args::{Play, Shot};
use super::{game, say};

/// What a window opens with.
#[cfg_attr(not(feature = "desktop"), expect(dead_code, reason = "nothing opens"))]
struct Opening {
    content: &'static Content,
    pictures: Vec<(u16, Picture)>,
    /// `human` or bots by seat, if named.
    sitters: Option<[&'static str; 2]>,
    decks: Option<[u16; 2]>,
    best_of: u8,
    seed: Option<u64>,
    /// Goes to the match at once, since something about it was said.
    straight: bool,
    /// So many matches of bots one after the other.
    matches: Option<u32>,
}

/// A window, if this program has one.
pub(super) fn play(wish: &Play) -> Result<Outcome, Outcome> {
    game::game(&wish.game)?;
    let sitters = match game::two("bot", &wish.bots)? {
        Some([first, second]) => Some([game::sitter(first)?, game::sitter(second)?]),
        None => None,
    };
    if wish.matches.is_some() && sitters.is_some_and(|who| who.contains(&game::HUMAN)) {
        return Err(Outcome::wrong(
            "error: --matches goes on by itself, so both seats must be bots",
        ));
    }
    let loaded = content::biomes(&wish.packs)?;
    let decks = game::decks(loaded.content, &wish.decks)?;
    if !loaded.problems.is_empty() {
        say::error(&loaded.problems);
    }
    desktop::play(Opening {
        content: loaded.content,
        pictures: loaded.pictures,
        sitters,
        decks,
        best_of: if wish.best_of.as_deref() == Some("3") {
            3
        } else {
            1
        },
        seed: wish.seed,
        straight: sitters.is_some()
            || decks.is_some()
            || wish.best_of.is_some()
            || wish.seed.is_some(),
        matches: wish.matches,
    })
}

/// A picture of one screen.
pub(super) fn shot(wish: &Shot) -> Result<Outcome, Outcome> {
    desktop::shot(wish)
}
