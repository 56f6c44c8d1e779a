//! The folder of the saves.

use std::fs::TryLockError;
use std::io::{Error, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::recorded_match::is_save;
use super::{EXTENSION, SaveText};
use crate::packs::read::open_plain;
use crate::packs::shown_path;

/// How many saves of finished matches are kept, and how many of others.
pub const KEPT: usize = 60;

/// A save that lies there, unread.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveEntry {
    /// The file.
    pub path: PathBuf,
    /// The time of the last write.
    pub written: SystemTime,
}

/// All saves of a folder, the newest first; none if there is no such folder. Only files are: opening a pipe would
/// wait for ever.
#[must_use]
pub fn list(folder: &Path) -> Vec<SaveEntry> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_save = path.extension().is_some_and(|e| e == EXTENSION);
        let about = std::fs::metadata(&path)
            .ok()
            .filter(std::fs::Metadata::is_file);
        if let (true, Some(about)) = (is_save, about) {
            let written = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            all.push(SaveEntry { path, written });
        }
    }
    all.sort_by(|a, b| (b.written, &b.path).cmp(&(a.written, &a.path)));
    all
}

/// Deletes the oldest saves, so that `kept` of finished matches and `kept` of others stay. Never one that is being
/// played, and never one that is damaged or of another program: somebody may still repair it.
pub fn prune(folder: &Path, kept: usize) {
    let mut seen = [0; 2];
    for listed in list(folder).into_iter().filter(|l| is_save(&l.path)) {
        let count = &mut seen[usize::from(is_over(&listed.path))];
        *count += 1;
        if *count > kept && SaveText::read(&listed.path).is_ok() {
            // A file that cannot be deleted stays. It does no harm.
            let _ = delete(&listed.path);
        }
    }
}

/// Deletes a save that nobody is playing.
///
/// # Errors
/// What the system says, or that it is being played.
pub fn delete(path: &Path) -> Result<(), String> {
    let shown = shown_path(path);
    if is_running(path) {
        return Err(format!("{shown}: it is being played in another window"));
    }
    std::fs::remove_file(path).map_err(|e| format!("{shown}: {e}"))
}

/// Whether some window plays that save now.
#[must_use]
pub fn is_running(path: &Path) -> bool {
    let Ok(file) = open_plain(path) else {
        return false;
    };
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

/// Whether of a save only that may be shown which a spectator of the match sees: somebody plays it now, and it is not
/// over. Whoever plays it could else look into hands and decks.
#[must_use]
pub fn is_secret(path: &Path) -> bool {
    is_running(path) && !is_over(path)
}

/// Whether the match is over: nothing but notes follows then.
fn is_over(path: &Path) -> bool {
    const TAIL: u64 = 8192;
    let tail = || -> std::io::Result<Vec<u8>> {
        let mut file = open_plain(path).map_err(|why| Error::other(why.to_string()))?;
        let length = file.metadata()?.len();
        file.seek(SeekFrom::Start(length.saturating_sub(TAIL)))?;
        let mut bytes = Vec::new();
        file.take(TAIL).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let tail = tail().unwrap_or_default();
    let mut lines = tail.split(|b| *b == b'\n').rev();
    let told = lines.find(|line| !line.is_empty() && !line.starts_with(b"Note("));
    told.is_some_and(|line| line.starts_with(b"Over "))
}
