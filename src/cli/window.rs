//! The two sub-commands that need the desktop. Names are checked first, with and without it.

use crate::tools::{Outcome, content};

use super::args::{Play, Shot};
use super::game;

/// A window, if this program has one.
pub(super) fn play(wish: &Play) -> Result<Outcome, Outcome> {
    game::game(&wish.game)?;
    for name in game::two("bot", &wish.bots)?.into_iter().flatten() {
        game::sitter(name)?;
    }
    let loaded = content::biomes(&wish.packs)?;
    game::decks(loaded.content, &wish.decks)?;
    Err(without_desktop("play"))
}

/// A picture of one screen.
pub(super) fn shot(_: &Shot) -> Result<Outcome, Outcome> {
    Err(without_desktop("shot"))
}

fn without_desktop(what: &str) -> Outcome {
    Outcome::wrong(format!(
        "error: `fourfold {what}` needs the desktop, which this program was built without; \
         build it with `cargo build --release`"
    ))
}
