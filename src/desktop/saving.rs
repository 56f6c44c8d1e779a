//! Writing replay files.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use super::editor::store;
use super::words::MenuWords;
use crate::packs::shown_path;

/// Writes the replay of a match of that game; says where, or what went wrong.
#[must_use]
pub fn save(game: &str, replay: Result<String, String>, words: &MenuWords) -> String {
    export(game, "ron", replay, words)
}

/// Writes a text about a match of that game to a file that ends so; says where, or what went wrong.
#[must_use]
pub fn export(game: &str, ending: &str, text: Result<String, String>, words: &MenuWords) -> String {
    match text.and_then(|text| write(game, ending, &text)) {
        Ok(path) => words.saved(&shown_path(&path)),
        Err(why) => words.not_saved(&why),
    }
}

fn write(game: &str, ending: &str, text: &str) -> Result<PathBuf, String> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let stamp = now.map_or(0, |d| d.as_secs());
    store::store(
        &store::folder("replays"),
        &format!("{game}-{stamp}"),
        ending,
        text,
    )
}
