//! From bytes to a replay that may be played: size, text, format, game, packs, decks, seats.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::games::biomes::content::{Content, PackStamp};
use crate::games::biomes::{Recipe, Setup};
use crate::table::{Replay, ReplayError};
use crate::tools::packs::GAMES;

/// No match comes near this size.
const MOST_BYTES: u64 = 4 << 20;
/// Nor near so many choices.
const MOST_CHOICES: usize = 200_000;

/// What every format of a replay begins with.
#[derive(Deserialize)]
struct Any {
    header: AnyHeader,
}

/// Enough to tell whether this program can read the rest.
#[derive(Deserialize)]
struct AnyHeader {
    format: u32,
    game: String,
    program: String,
}

/// The path as messages show it, and the text.
pub(super) fn text(file: &Path) -> Result<(String, String), ReplayError> {
    let path = file.display().to_string();
    let unreadable = |message: String| ReplayError::Unreadable {
        path: path.clone(),
        message,
    };
    if file.is_dir() {
        return Err(unreadable("it is a folder".to_owned()));
    }
    let opened = File::open(file).map_err(|e| unreadable(e.to_string()))?;
    let mut bytes = Vec::new();
    let mut limited = opened.take(MOST_BYTES + 1);
    limited
        .read_to_end(&mut bytes)
        .map_err(|e| unreadable(e.to_string()))?;
    if bytes.len() as u64 > MOST_BYTES {
        let message = format!("it is larger than {} MiB", MOST_BYTES >> 20);
        return Err(ReplayError::TooBig { path, message });
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok((path, text)),
        Err(error) => {
            let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = good.iter().filter(|b| **b == b'\n').count() + 1;
            let column = good.iter().rev().take_while(|b| **b != b'\n').count() + 1;
            let message = "it is not UTF-8 text".to_owned();
            Err(ReplayError::Syntax {
                path,
                line,
                column,
                message,
            })
        }
    }
}

/// Reads the header first, so that a replay of another game or format is called just that.
pub(super) fn replay<R: Serialize + DeserializeOwned>(
    path: &str,
    text: &str,
) -> Result<Replay<R>, ReplayError> {
    let known = Replay::<R>::FORMAT;
    if let Ok(Any { header }) = ron::from_str::<Any>(text) {
        if header.format != known {
            let message = format!(
                "its format is {}, this program reads {known}; it was written by version {}",
                header.format, header.program
            );
            return Err(foreign(path, message));
        }
        if !GAMES.contains(&header.game.as_str()) {
            let message = format!(
                "it is of the game `{}`; known games: {}",
                header.game,
                GAMES.join(", ")
            );
            return Err(foreign(path, message));
        }
    }
    let replay = Replay::<R>::from_text(path, text)?;
    let choices = replay.journal.picks.len();
    if choices > MOST_CHOICES {
        let message = format!("it has {choices} choices; at most {MOST_CHOICES} are played");
        let path = path.to_owned();
        return Err(ReplayError::TooBig { path, message });
    }
    Ok(replay)
}

/// What to deal, if these are the packs it was played with.
pub(super) fn setup(
    path: &str,
    replay: &Replay<Recipe>,
    content: &'static Content,
) -> Result<Setup, ReplayError> {
    let recipe = &replay.header.recipe;
    if recipe.packs != content.packs {
        return Err(foreign(path, packs_differ(&recipe.packs, &content.packs)));
    }
    if !matches!(recipe.best_of, 1 | 3) {
        let message = format!("it is a best of {}; there are 1 and 3", recipe.best_of);
        return Err(foreign(path, message));
    }
    let mut decks = [0; 2];
    for (index, id) in decks.iter_mut().zip(&recipe.decks) {
        let found = content.decks.iter().position(|d| d.id == *id);
        let message = || format!("there is no deck `{id}` in its packs");
        *index = found.ok_or_else(|| foreign(path, message()))? as u16;
    }
    let problem = recipe.position.as_ref().and_then(|p| p.problem(content));
    if let Some(problem) = problem {
        let message = format!("the position it begins with cannot be: {problem}");
        return Err(foreign(path, message));
    }
    let seats = replay.journal.picks.iter();
    if let Some(at) = seats.clone().position(|(seat, _)| seat.index() >= 2) {
        let path = path.to_owned();
        return Err(ReplayError::Broken { path, at: at + 1 });
    }
    Ok(Setup {
        content,
        decks,
        best_of: recipe.best_of,
        position: recipe.position.clone().map(Arc::new),
    })
}

fn foreign(path: &str, message: String) -> ReplayError {
    let path = path.to_owned();
    ReplayError::Foreign { path, message }
}

/// The first difference between the packs of a replay and those at hand.
fn packs_differ(wanted: &[PackStamp], here: &[PackStamp]) -> String {
    let short = |s: &PackStamp| -> String { s.hash.chars().take(12).collect() };
    for pack in wanted {
        let Some(own) = here.iter().find(|p| p.id == pack.id) else {
            return format!(
                "it needs pack `{}` {}, which is not there; name its folder with --packs",
                pack.id, pack.version
            );
        };
        if own != pack {
            return format!(
                "it was played with pack `{}` {} ({}); here it is {} ({})",
                pack.id,
                pack.version,
                short(pack),
                own.version,
                short(own)
            );
        }
    }
    let more = here.iter().find(|p| wanted.iter().all(|w| w.id != p.id));
    match more {
        Some(more) => format!("it was played without pack `{}`", more.id),
        None => "its packs were loaded in another order".to_owned(),
    }
}
