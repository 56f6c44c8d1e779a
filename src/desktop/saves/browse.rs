//! The browser of saves, and "Continue".

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::auto::SaveFolder;
use super::reopen::{OpenMode, reopen};
use super::sketch::Sketch;
use super::viewer::{Viewer, is_live};
use crate::desktop::apply_intents::{self, Saved};
use crate::desktop::intent::Intent;
use crate::desktop::saving;
use crate::desktop::screen::{Overlay, Playing, Screen, Settings};
use crate::desktop::start::Libraries;
use crate::desktop::words;
use crate::games::window::Running;
use crate::table::{Language, ReplayError};
use crate::tools::save::{self, SaveEntry, SaveText};

/// The intents of the screen of saves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaveWish {
    /// Play the newest unfinished match on.
    Continue,
    /// Open the browser.
    Browse,
    /// Look at that row.
    Select(usize),
    /// Look at the row after, or (`false`) before.
    Step(bool),
    /// Play the row's match on, if it is not over; watch it otherwise.
    Play,
    /// Watch it.
    Watch,
    /// Watch the match that is over on the screen.
    Rewatch,
    /// Delete it.
    Delete,
    /// Write its replay, or (`true`) its log, to a file.
    Share(bool),
}

/// One save of the browser.
#[derive(Debug, Clone)]
pub struct Row {
    /// The file.
    pub path: PathBuf,
    /// The time of the last write, for people to read.
    pub when: String,
    /// The content of the file.
    pub about: SaveContent,
}

/// The state of a save as far as it has been read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveContent {
    /// Nothing yet.
    ReadProblem,
    /// It is sound.
    Fine(Summary),
    /// The error in the file.
    Damaged(String),
    /// It is sound, but another version of the program wrote it: what that says of it.
    Foreign(String),
}

/// The content of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The game.
    pub game: &'static str,
    /// The names of the players.
    pub names: Vec<String>,
    /// The turn it is.
    pub turn: u32,
    /// Choices made.
    pub picks: usize,
    /// Whether the match is over.
    pub over: bool,
    /// Whether its last line was cut off.
    pub cut: bool,
    /// Whether another window plays it.
    pub running: bool,
}

/// All saves, and the one that is looked at.
#[derive(Debug, Default, Resource)]
pub struct SaveBrowser {
    /// The newest first.
    pub rows: Vec<Row>,
    /// The selected save.
    pub at: usize,
    /// Its picture.
    pub picture: Option<Sketch>,
    /// Why it cannot be opened, though it is sound.
    pub trouble: Option<String>,
    /// The newest match that can be played on.
    pub newest: Option<Row>,
    shown: Option<PathBuf>,
}

impl SaveBrowser {
    /// The row that is looked at.
    #[must_use]
    pub fn row(&self) -> Option<&Row> {
        self.rows.get(self.at)
    }

    /// The summary, if the file is sound.
    #[must_use]
    pub fn summary(&self) -> Option<&Summary> {
        self.row()?.about.fine()
    }

    /// Whether the row's match can be played on.
    #[must_use]
    pub fn can_play(&self) -> bool {
        let open = |s: &Summary| !s.over && !s.running;
        self.trouble.is_none() && self.summary().is_some_and(open)
    }

    /// Whether it can be watched.
    #[must_use]
    pub fn can_watch(&self) -> bool {
        self.trouble.is_none() && self.summary().is_some()
    }
}

impl SaveContent {
    /// The summary, if the file is sound.
    #[must_use]
    pub const fn fine(&self) -> Option<&Summary> {
        match self {
            Self::Fine(summary) => Some(summary),
            _ => None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), find)
        .add_systems(OnEnter(Screen::Saves), fill)
        .add_systems(Update, apply_intents.after(apply_intents::apply_intents))
        .add_systems(
            Update,
            read.run_if(in_state(Screen::Saves)).after(apply_intents),
        );
}

/// A row for a file that was not read yet.
fn row(listed: SaveEntry) -> Row {
    Row {
        when: date(listed.written),
        path: listed.path,
        about: SaveContent::ReadProblem,
    }
}

/// A moment in the time of this machine.
fn date(at: SystemTime) -> String {
    let zoned = jiff::Zoned::try_from(at);
    zoned.map_or_else(
        |_| String::new(),
        |zoned| zoned.strftime("%Y-%m-%d %H:%M").to_string(),
    )
}

/// Reads a save.
fn about(path: &Path) -> SaveContent {
    match SaveText::read(path) {
        Err(error @ ReplayError::Foreign { .. }) => SaveContent::Foreign(error.to_string()),
        Err(error) => SaveContent::Damaged(error.to_string()),
        Ok(raw) => SaveContent::Fine(Summary {
            game: raw.game,
            names: raw.table.players.iter().map(|p| p.name.clone()).collect(),
            turn: raw.turn(),
            picks: raw.journal().picks.len(),
            over: raw.is_over(),
            cut: raw.cut,
            running: save::is_running(path),
        }),
    }
}

/// Finds the newest match that can be played on.
fn find(shelf: Res<SaveFolder>, mut shelves: ResMut<SaveBrowser>) {
    let all = shelf.folder.as_deref().map(save::list).unwrap_or_default();
    let read = |listed: SaveEntry| {
        let about = about(&listed.path);
        Row {
            about,
            ..row(listed)
        }
    };
    let open = |row: &Row| row.about.fine().is_some_and(|s| !s.over && !s.running);
    shelves.newest = all.into_iter().map(read).find(open);
}

/// Lists what lies in the folder.
fn fill(shelf: Res<SaveFolder>, mut shelves: ResMut<SaveBrowser>) {
    let all = shelf.folder.as_deref().map(save::list).unwrap_or_default();
    let at = shelves.at.min(all.len().saturating_sub(1));
    let newest = shelves.newest.take();
    *shelves = SaveBrowser {
        rows: all.into_iter().map(row).collect(),
        at,
        newest,
        ..SaveBrowser::default()
    };
}

/// Reads one more save a frame: the one that is looked at first, and draws that one's picture before the others.
fn read(
    mut shelves: ResMut<SaveBrowser>,
    libraries: Option<Res<Libraries>>,
    settings: Res<Settings>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let unread = |row: &Row| row.about == SaveContent::ReadProblem;
    let looked = shelves.row().is_some_and(unread);
    let drawn = shelves.shown.as_ref() == shelves.row().map(|row| &row.path);
    let next = match (looked, drawn) {
        (true, _) => Some(shelves.at),
        (false, true) => shelves.rows.iter().position(unread),
        (false, false) => None,
    };
    if let Some(at) = next {
        let row = &mut shelves.rows[at];
        row.about = about(&row.path);
        ask.write(RequestRedraw);
        return;
    }
    let Some(path) = shelves.row().map(|row| row.path.clone()) else {
        return;
    };
    if shelves.shown.as_ref() == Some(&path) {
        return;
    }
    shelves.picture = None;
    shelves.trouble = None;
    if let (Some(summary), Some(libraries)) = (shelves.summary(), libraries) {
        let end = summary.picks;
        match reopen(&path, &libraries, OpenMode::Watch) {
            Ok(mut opened) => {
                let journal = opened.journal.clone();
                opened.session.follow(&settings);
                opened.session.seek(&journal, end);
                shelves.picture = Some(opened.session.sketch());
            }
            Err(why) => shelves.trouble = Some(why),
        }
    }
    shelves.shown = Some(path);
    ask.write(RequestRedraw);
}

fn apply_intents(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    mut shelves: ResMut<SaveBrowser>,
    libraries: Option<Res<Libraries>>,
    (mut overlay, mut playing, mut saved): (ResMut<Overlay>, ResMut<Playing>, ResMut<Saved>),
    (settings, mut screen): (Res<Settings>, ResMut<NextState<Screen>>),
    mut running: Running,
) {
    for intent in intents.read() {
        let Intent::Save(wish) = intent else { continue };
        let how = match wish {
            SaveWish::Browse => {
                *overlay = Overlay::None;
                screen.set(Screen::Saves);
                continue;
            }
            SaveWish::Select(at) => {
                shelves.at = *at;
                continue;
            }
            SaveWish::Step(forward) => {
                let last = shelves.rows.len().saturating_sub(1);
                shelves.at = match forward {
                    true => (shelves.at + 1).min(last),
                    false => shelves.at.saturating_sub(1),
                };
                continue;
            }
            SaveWish::Delete => {
                *overlay = Overlay::None;
                delete(&mut shelves, &mut saved, &mut overlay);
                continue;
            }
            SaveWish::Share(log) => {
                if let (Some(row), Some(libraries)) = (shelves.row(), &libraries) {
                    saved.0 = Some(share(&row.path, libraries, settings.language, *log));
                    *overlay = Overlay::Saved;
                }
                continue;
            }
            SaveWish::Continue => OpenMode::Continue,
            SaveWish::Play if shelves.can_play() => OpenMode::Continue,
            SaveWish::Rewatch => OpenMode::Watch,
            SaveWish::Play | SaveWish::Watch if shelves.can_watch() => OpenMode::Watch,
            SaveWish::Play | SaveWish::Watch => continue,
        };
        let path = match wish {
            SaveWish::Continue => shelves.newest.as_ref().map(|row| row.path.clone()),
            SaveWish::Rewatch => running.quietly().and_then(|table| table.book().path()),
            _ => shelves.row().map(|row| row.path.clone()),
        };
        let (Some(path), Some(libraries)) = (path, &libraries) else {
            continue;
        };
        match reopen(&path, libraries, how) {
            Ok(opened) => {
                *overlay = Overlay::None;
                saved.0 = None;
                apply_intents::leave(&mut commands);
                if how == OpenMode::Watch && is_live(&path) {
                    saved.0 = Some(words::of(settings.language).saves.live.to_owned());
                    *overlay = Overlay::Saved;
                }
                if how == OpenMode::Watch {
                    let chart = *wish == SaveWish::Rewatch;
                    Viewer::open(&mut commands, &mut playing, (&path, chart), opened);
                } else {
                    *playing = Playing::of(opened.session.game());
                    opened.session.insert(&mut commands);
                }
                screen.set(Screen::Match);
            }
            Err(why) => {
                saved.0 = Some(why);
                *overlay = Overlay::Saved;
            }
        }
    }
}

/// Writes a save's replay or log to a file; says where, or what went wrong.
fn share(path: &Path, libraries: &Libraries, language: Language, log: bool) -> String {
    let words = &words::of(language).menu;
    let mut opened = match reopen(path, libraries, OpenMode::Watch) {
        Ok(opened) => opened,
        Err(why) => return words.not_saved(&why),
    };
    let journal = opened.journal.clone();
    let kept = &mut opened.session;
    kept.seek(&journal, journal.picks.len());
    let lines = kept.written(language).join("\n");
    let (ending, text) = match log {
        true => ("txt", Ok(lines)),
        false => ("ron", opened.session.replay(Language::default())),
    };
    saving::export(opened.session.game(), ending, text, words)
}

fn delete(shelves: &mut SaveBrowser, saved: &mut Saved, overlay: &mut Overlay) {
    let Some(path) = shelves.row().map(|row| row.path.clone()) else {
        return;
    };
    match save::delete(&path) {
        Ok(()) => {
            shelves.rows.retain(|row| row.path != path);
            shelves.at = shelves.at.min(shelves.rows.len().saturating_sub(1));
            shelves.newest.take_if(|row| row.path == path);
        }
        Err(why) => {
            saved.0 = Some(why);
            *overlay = Overlay::Saved;
        }
    }
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;

    /// Reads a file of one line, with the checksum that belongs to it.
    fn read_line(line: &str) -> SaveContent {
        let mut hash = Sha256::new();
        hash.update([0_u8; 4]);
        hash.update(line.as_bytes());
        let sum = hash.finalize();
        let check: String = sum[..4].iter().map(|byte| format!("{byte:02x}")).collect();
        let file = tempfile::NamedTempFile::new().expect("there is room");
        std::fs::write(file.path(), format!("{line} #{check}\n")).expect("there is room");
        about(file.path())
    }

    #[test]
    fn a_save_of_another_version_is_not_damaged() {
        assert!(
            matches!(read_line("fourfold save 2"), SaveContent::Foreign(why) if why.contains("R003"))
        );
        assert!(
            matches!(read_line("fourfold save 1"), SaveContent::Damaged(why) if why.contains("R007"))
        );
        assert!(matches!(
            read_line("something else"),
            SaveContent::Damaged(_)
        ));
    }
}
