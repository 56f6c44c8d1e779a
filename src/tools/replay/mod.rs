//! Replay files: checked while they are read, played again, printed in words, and compared.
//!
//! | code | meaning |
//! | --- | --- |
//! | R001 | not a replay: broken, cut off, not text |
//! | R002 | cannot be read from disk |
//! | R003 | of another format, game or pack |
//! | R004 | a choice that is not possible at that point |
//! | R005 | everything was possible, but something else happened |
//! | R006 | far larger than any match |
//! | R007 | a save that was changed or spoilt |

pub mod read;
mod transcript;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use serde::{Serialize, de::DeserializeOwned};

use super::Outcome;
use super::content::{self, FromPacks};
use super::save::is_save;
use crate::games;
use crate::packs::shown_path;
use crate::table::{Choice, ChoiceWords, Game, Journal, Match, Replay, ReplayError};
pub use transcript::Replayable;
use transcript::Transcript;
pub(crate) use transcript::{NAMES, all_views, pack_words};

/// The arguments of the sub-command `replay`.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// The file.
    pub file: PathBuf,
    /// Play all of it and compare the digest.
    pub verify: bool,
    /// Tell only what happened up to that many choices.
    pub to: Option<usize>,
    /// Folders with more packs.
    pub packs: Vec<PathBuf>,
}

/// Plays a replay file and says what happened, or what is wrong with it.
#[must_use]
pub fn run(request: &Request) -> Outcome {
    if is_save(&request.file) {
        let file = shown_path(&request.file);
        return Outcome::found(format!(
            "{file}: it is a saved match and no replay; `fourfold replay {file} --watch` shows it, and from its menu \
             it can be written as a replay"
        ));
    }
    let (path, text) = match read::text(&request.file) {
        Ok(read) => read,
        Err(error) => return failed(&error),
    };
    let told = match read::game(&path, &text) {
        Err(error) => Err(failed(&error)),
        // The reader of the first game reports what is wrong with files that name none.
        Ok(game) => (games::find_or_first(game).replay)(request, &path, &text),
    };
    told.unwrap_or_else(|wrong| wrong)
}

/// Plays a replay of the game that its file names.
pub(crate) fn run_as<G: FromPacks>(
    request: &Request,
    path: &str,
    text: &str,
) -> Result<Outcome, Outcome> {
    let replay = read::replay::<G::Recipe>(path, text).map_err(|e| failed(&e))?;
    let recipe = &replay.header.recipe;
    let loaded = content::fitting::<G>(G::packs_of(recipe), &request.packs)?;
    let setup = G::deal_of(path, recipe, loaded.content).map_err(|e| failed(&e))?;
    let seats = usize::from(G::seats(&setup));
    read::seats(path, &replay, seats).map_err(|e| failed(&e))?;
    play::<G>(request, path, &replay, setup).map_err(|e| failed(&e))
}

pub(crate) fn failed(error: &ReplayError) -> Outcome {
    match error.is_unreadable() {
        true => Outcome::wrong(error.to_string()),
        false => Outcome::found(error.to_string()),
    }
}

/// Writes a replay file.
///
/// # Errors
/// [`ReplayError::Unreadable`] with what the system says.
pub fn save<R: Serialize + DeserializeOwned>(
    path: &Path,
    replay: &Replay<R>,
) -> Result<(), ReplayError> {
    let failed = |message: String| ReplayError::Unreadable {
        path: shown_path(path),
        message,
    };
    let text = replay.to_text().map_err(|e| failed(e.to_string()))?;
    std::fs::write(path, text).map_err(|e| failed(e.to_string()))
}

fn play<G: Replayable>(
    request: &Request,
    path: &str,
    replay: &Replay<G::Recipe>,
    setup: G::Setup,
) -> Result<Outcome, ReplayError> {
    let picks = &replay.journal.picks;
    let told = request.to.unwrap_or(picks.len()).min(picks.len());
    let silent = request.verify && request.to.is_none();
    let mut output = String::new();
    let mut game = Match::<G>::new(setup, replay.header.seed);
    let mut transcript = Transcript::default();
    if !silent {
        output = Transcript::heading::<G>(path, replay);
        transcript.write_events(&mut game, &mut output);
    }
    for at in 0..picks.len() {
        if at >= told && !request.verify {
            break;
        }
        take(&mut game, &replay.journal, at).ok_or_else(|| ReplayError::Broken {
            path: path.to_owned(),
            at: at + 1,
        })?;
        if !silent && at < told {
            transcript.write_events(&mut game, &mut output);
        }
        if !silent && at + 1 == told {
            Transcript::ending(&game, told, picks.len(), &mut output);
        }
    }
    if !silent && told == 0 {
        Transcript::ending(&game, 0, picks.len(), &mut output);
    }
    if request.verify {
        let (found, expected) = (game.digest(), replay.header.digest);
        if found != expected {
            let path = path.to_owned();
            return Err(ReplayError::Differs {
                path,
                found,
                expected,
            });
        }
        let _ = writeln!(
            output,
            "{path}: verified, {} choices, digest {found:016x}",
            picks.len()
        );
    }
    Ok(Outcome::fine(output))
}

/// Makes choice number `at` of the journal; `None` if it is not possible now.
fn take<G: Game>(game: &mut Match<G>, journal: &Journal, at: usize) -> Option<()> {
    let (seat, pick) = *journal.picks.get(at)?;
    let choice = match pick {
        Journal::CONCEDE => Choice::plain(G::Choices::CONCEDE),
        Journal::CONCEDE_GAME => Choice::plain(G::Choices::CONCEDE).by(1),
        _ => journal.choice(at, game.decision()?)?,
    };
    game.choose(seat, choice).ok()
}
