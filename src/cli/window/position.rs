//! `--position FILE`: a match that begins with a position of a scenario.

use std::path::Path;

use super::super::args::Play;
use super::super::game;
use super::Opening;
use crate::bots::roster::Roster;
use crate::games::biomes::Biomes;
use crate::games::frames::Frames;
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;
use crate::table::Game;
use crate::tools::Outcome;
use crate::tools::editing::{self, Bench, EditableGame, open};

/// The game of the first scenario in that file.
pub(super) fn game(path: &Path) -> Result<&'static str, Outcome> {
    let shown = path.display().to_string();
    let text = editing::text(path).map_err(|why| Outcome::wrong(format!("error: {why}")))?;
    editing::game_of(&shown, &text).map_err(Outcome::found)
}

/// Reads the position before a window opens; what is wrong with the file is said with line and column.
pub(super) fn open_position(wish: &Play, path: &Path) -> Result<Opening, Outcome> {
    let shown = path.display().to_string();
    let text = editing::text(path).map_err(|why| Outcome::wrong(format!("error: {why}")))?;
    let game = editing::game_of(&shown, &text).map_err(Outcome::found)?;
    let every = super::every::every(&wish.packs)?;
    let (mut bench, controllers) = match game {
        Frames::NAME => seats::<Frames>(every.frames.content, wish),
        Sanctuary::NAME => seats::<Sanctuary>(every.sanctuary.content, wish),
        Souls::NAME => seats::<Souls>(every.souls.content, wish),
        _ => seats::<Biomes>(every.biomes.content, wish),
    }?;
    bench.read(&shown, &text, 0).map_err(Outcome::found)?;
    if controllers.len() > bench.seat_count() {
        return Err(Outcome::wrong(format!(
            "error: {} seats named; {} play in this position",
            controllers.len(),
            bench.seat_count()
        )));
    }
    Ok(Opening {
        controllers,
        position: Some(bench),
        ..Opening::wished(wish, game, every)
    })
}

/// An empty position of that game, and who was said to play it.
fn seats<G: EditableGame + Roster>(
    content: &'static G::Content,
    wish: &Play,
) -> Result<(Box<dyn Bench>, Vec<&'static str>), Outcome> {
    let controllers = wish.bots.iter().map(|name| game::controller::<G>(name));
    Ok((
        open::<G>(content, None),
        controllers.collect::<Result<_, _>>()?,
    ))
}
