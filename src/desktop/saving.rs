//! Writing replay files.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use super::session::Session;

/// Writes the replay of the running match; says where, or what went wrong.
#[must_use]
pub fn save(session: &Session) -> String {
    match try_save(session) {
        Ok(path) => format!("Saved to {}", path.display()),
        Err(why) => format!("The replay could not be saved: {why}"),
    }
}

fn try_save(session: &Session) -> Result<PathBuf, String> {
    let text = session.replay()?;
    let folder = directories::ProjectDirs::from("", "", "fourfold").map_or_else(
        || PathBuf::from("replays"),
        |d| d.data_dir().join("replays"),
    );
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let stamp = now.map_or(0, |d| d.as_secs());
    let path = folder.join(format!("biomes-{stamp}.ron"));
    std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(path)
}
