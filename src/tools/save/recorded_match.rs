//! A recorded match, read from a save or a replay.

use std::io::Read;
use std::path::Path;

use serde::{Serialize, de::DeserializeOwned};

use super::{MAGIC, Note, Participants, SaveText};
use crate::games;
use crate::packs::read::open_plain;
use crate::table::{Journal, Replay, ReplayError};
use crate::tools::replay::read;

/// A match on paper.
#[derive(Debug, Clone)]
pub struct RecordedMatch<R> {
    /// The setup and the choices.
    pub replay: Replay<R>,
    /// The digest that playing all of it must come to, if it is known.
    pub digest: Option<u64>,
    /// The players. A replay names none.
    pub table: Participants,
    /// The notes.
    pub notes: Vec<Note>,
}

/// The game that a save or replay is of.
///
/// # Errors
/// A sentence that names the file: unreadable, of another game or program.
pub fn game_of(file: &Path) -> Result<&'static str, ReplayError> {
    if is_save(file) {
        return Ok(SaveText::read(file)?.game);
    }
    let (path, text) = read::text(file)?;
    // The reader of the first game reports what is wrong with files that name none.
    Ok(read::game(&path, &text)?.unwrap_or_else(|| games::find_or_first(None).name))
}

/// Reads a save or a replay of a known game.
///
/// # Errors
/// A sentence that names the file.
pub fn tape<R: Serialize + DeserializeOwned>(file: &Path) -> Result<RecordedMatch<R>, ReplayError> {
    if is_save(file) {
        return SaveText::read(file)?.tape();
    }
    let (path, text) = read::text(file)?;
    let replay = read::replay::<R>(&path, &text)?;
    Ok(RecordedMatch {
        digest: Some(replay.header.digest),
        table: Participants::default(),
        notes: Vec::new(),
        replay,
    })
}

impl SaveText {
    /// The match on paper.
    ///
    /// # Errors
    /// As [`SaveText::beginning`].
    pub fn tape<R: DeserializeOwned>(&self) -> Result<RecordedMatch<R>, ReplayError> {
        let beginning = self.beginning::<R>()?;
        Ok(RecordedMatch {
            replay: Replay {
                header: beginning.header,
                journal: self.journal().clone(),
            },
            digest: self.digest(),
            table: beginning.table,
            notes: self.notes().to_vec(),
        })
    }
}

impl<R> RecordedMatch<R> {
    /// The choices.
    pub const fn journal(&self) -> &Journal {
        &self.replay.journal
    }
}

/// Whether a file begins like a save.
#[must_use]
pub fn is_save(file: &Path) -> bool {
    let mut start = [0; MAGIC.len()];
    let read = open_plain(file).is_ok_and(|mut file| file.read_exact(&mut start).is_ok());
    read && start == *MAGIC.as_bytes()
}
