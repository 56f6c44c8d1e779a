//! Saves the running match after every choice.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use crate::desktop::apply_intents::Saved;
use crate::desktop::screen::{Overlay, Settings};
use crate::desktop::series::Series;
use crate::desktop::session::SaveFile;
use crate::desktop::words;
use crate::games::window::Running;
use crate::packs::shown_path;
use crate::tools::save::{KEPT, prune};

/// The folder of saves. Pictures and tests have none.
#[derive(Debug, Clone, Default, Resource)]
pub struct SaveFolder {
    /// The folder of saves.
    pub folder: Option<PathBuf>,
}

impl SaveFolder {
    /// In the user's data folder.
    #[must_use]
    pub fn of_user() -> Self {
        let own = directories::ProjectDirs::from("", "", "fourfold");
        Self {
            folder: own.map(|own| own.data_dir().join("saves")),
        }
    }
}

/// Writes down what is new. A match is begun with its first choice.
pub(super) fn keep(
    shelf: Res<SaveFolder>,
    mut running: Running,
    settings: Res<Settings>,
    series: Option<Res<Series>>,
    mut saved: ResMut<Saved>,
    mut overlay: ResMut<Overlay>,
) {
    let (Some(folder), Some(table)) = (&shelf.folder, running.quietly()) else {
        return;
    };
    let begins = matches!(table.book(), SaveFile::Blank) && table.picks() > 0;
    if begins && series.is_none() {
        let Some(begun) = table.begin(folder, now()) else {
            return;
        };
        match begun {
            Ok(writer) => {
                *table.book() = SaveFile::Open(writer);
                prune(folder, KEPT);
            }
            Err(why) => {
                *table.book() = SaveFile::Closed;
                let why = format!("{}: {why}", shown_path(folder));
                saved.0 = Some(words::of(settings.language).saves.unsaved(&why));
                *overlay = Overlay::Saved;
            }
        }
    }
    if let Err(why) = table.keep() {
        *table.book() = SaveFile::Closed;
        saved.0 = Some(words::of(settings.language).saves.unsaved(&why.to_string()));
        *overlay = Overlay::Saved;
    }
}

/// Seconds since 1970.
pub(super) fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |since| since.as_secs())
}
