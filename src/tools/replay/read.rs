//! Reading a replay: size, text, format, game, packs, decks, seats.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::games;
use crate::packs::read::{ReadProblem, read_text};
use crate::packs::{PackStamp, shown_path};
use crate::table::{NO_REPLAY, Replay, ReplayError};

/// No match comes near this size.
const MOST_BYTES: u64 = 4 << 20;
/// Nor near so many choices.
const MOST_CHOICES: usize = 200_000;

/// The beginning of a replay in every format.
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
pub(in crate::tools) fn text(file: &Path) -> Result<(String, String), ReplayError> {
    let path = shown_path(file);
    match read_text(file, MOST_BYTES) {
        Ok(text) => Ok((path, text)),
        Err(why) => Err(unread(path, why)),
    }
}

/// Why a file was not read, as an error of replays and saves.
pub(in crate::tools) fn unread(path: String, why: ReadProblem) -> ReplayError {
    let message = why.to_string();
    match why {
        ReadProblem::TooBig(_) => ReplayError::TooBig { path, message },
        ReadProblem::NotText { line, column } => ReplayError::Syntax {
            path,
            line,
            column,
            message: NO_REPLAY.to_owned(),
        },
        _ => ReplayError::Unreadable { path, message },
    }
}

/// Reads the header first, so that a replay of another game or format is called just that.
pub(in crate::tools) fn replay<R: Serialize + DeserializeOwned>(
    path: &str,
    text: &str,
) -> Result<Replay<R>, ReplayError> {
    let known = Replay::<R>::FORMAT;
    if let Ok(Any { header }) = ron::from_str::<Any>(text)
        && header.format != known
    {
        let message = format!(
            "its format is {}, this program reads {known}; it was written by version {}",
            header.format, header.program
        );
        return Err(foreign(path, message));
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

/// The game that a broken file names: its reader says what is wrong with the file.
fn named(text: &str) -> Option<&'static str> {
    let (_, after) = text.split_once("game:")?;
    let (_, quoted) = after.split_once('"')?;
    let (name, _) = quoted.split_once('"')?;
    games::find(name).map(|game| game.name)
}

/// The game the header names, if there is a header.
pub(in crate::tools) fn game(path: &str, text: &str) -> Result<Option<&'static str>, ReplayError> {
    let Ok(Any { header }) = ron::from_str::<Any>(text) else {
        return Ok(named(text));
    };
    let found = games::find(&header.game);
    found.map(|game| Some(game.name)).ok_or_else(|| {
        let message = format!(
            "it is for the game `{}`; known games: {}",
            header.game,
            games::names().join(", ")
        );
        foreign(path, message)
    })
}

/// Every choice is one of a seat at the table.
pub(in crate::tools) fn seats<R>(
    path: &str,
    replay: &Replay<R>,
    seats: usize,
) -> Result<(), ReplayError> {
    let mut picks = replay.journal.picks.iter();
    match picks.position(|(seat, _)| seat.index() >= seats) {
        None => Ok(()),
        Some(at) => Err(ReplayError::Broken {
            path: path.to_owned(),
            at: at + 1,
        }),
    }
}

/// Whether these are the packs it was played with.
///
/// # Errors
/// [`ReplayError::Foreign`] with the first difference.
pub fn packs(path: &str, wanted: &[PackStamp], here: &[PackStamp]) -> Result<(), ReplayError> {
    if wanted == here {
        return Ok(());
    }
    Err(foreign(path, packs_differ(wanted, here)))
}

/// Index among `ids` of the thing of that full id: a deck, a field.
pub(crate) fn index<'a>(
    path: &str,
    thing: &str,
    wanted: &str,
    ids: impl IntoIterator<Item = &'a str>,
) -> Result<u16, ReplayError> {
    let found = ids.into_iter().position(|id| id == wanted);
    let message = || format!("there is no {thing} `{wanted}` in its packs");
    found
        .map(|at| at as u16)
        .ok_or_else(|| foreign(path, message()))
}

/// Indices of the decks of these full ids.
pub(crate) fn decks<'a>(
    path: &str,
    wanted: &[String; 2],
    ids: impl Iterator<Item = &'a str> + Clone,
) -> Result<[u16; 2], ReplayError> {
    let deck = |n: usize| index(path, "deck", &wanted[n], ids.clone());
    Ok([deck(0)?, deck(1)?])
}

/// The position that a match begins with, if it has one. `problem` says why it cannot be.
pub(crate) fn position<P: Clone>(
    path: &str,
    position: Option<&P>,
    problem: impl FnOnce(&P) -> Option<String>,
) -> Result<Option<Arc<P>>, ReplayError> {
    let Some(position) = position else {
        return Ok(None);
    };
    match problem(position) {
        None => Ok(Some(Arc::new(position.clone()))),
        Some(problem) => {
            let message = format!("it begins with an impossible position: {problem}");
            Err(foreign(path, message))
        }
    }
}

/// The error of a file that is whole and does not fit this program.
#[must_use]
pub fn foreign(path: &str, message: String) -> ReplayError {
    let path = path.to_owned();
    ReplayError::Foreign { path, message }
}

/// The first difference between the packs of a replay and those at hand.
fn packs_differ(wanted: &[PackStamp], here: &[PackStamp]) -> String {
    let short = |s: &PackStamp| -> String { s.hash.chars().take(12).collect() };
    for pack in wanted {
        let Some(own) = here.iter().find(|p| p.id == pack.id) else {
            return format!(
                "it needs pack `{}` {}, which is missing; name its folder with --packs",
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
