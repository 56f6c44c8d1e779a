//! Writing a save, line by line.

use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::{Beginning, Check, EXTENSION, Entry, FORMAT, MAGIC, Note, SaveState, SaveText};
use crate::packs::read::open_plain;
use crate::packs::shown_path;
use crate::table::{Journal, Move, ReplayError};
use crate::tools::replay::read::unread;

/// An open save. No other program writes to it meanwhile.
#[derive(Debug)]
pub struct Writer {
    file: File,
    path: PathBuf,
    check: Check,
    course: SaveState,
}

impl Writer {
    /// Begins a save in that folder, which is made if it is not there.
    ///
    /// # Errors
    /// What the system says.
    pub fn create<R: Serialize>(folder: &Path, beginning: &Beginning<R>) -> Result<Self> {
        std::fs::create_dir_all(folder)?;
        let text = ron::to_string(beginning).map_err(Error::other)?;
        let (game, begun) = (&beginning.header.game, beginning.table.begun);
        let free = (0..1000).find_map(|n| {
            let path = folder.join(format!("{game}-{begun}-{n}.{EXTENSION}"));
            match options().create_new(true).open(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => None,
                opened => Some(opened.map(|file| (file, path))),
            }
        });
        let (file, path) = free.ok_or(ErrorKind::AlreadyExists)??;
        let mut this = Self {
            file,
            path,
            check: Check::default(),
            course: SaveState::default(),
        };
        this.lock()?;
        this.add(&[format!("{MAGIC} {FORMAT}"), text])?;
        Ok(this)
    }

    /// Goes on with a save, and says what is in it. A line that was cut off is dropped.
    ///
    /// # Errors
    /// As [`SaveText::read`], or that somebody else is playing it.
    pub fn resume(path: &Path) -> std::result::Result<(Self, SaveText), ReplayError> {
        let shown = shown_path(path);
        let failed = |error: Error| ReplayError::Unreadable {
            path: shown.clone(),
            message: error.to_string(),
        };
        // A pipe is not opened: it would wait for ever.
        open_plain(path).map_err(|why| unread(shown.clone(), why))?;
        let mut this = Self {
            file: options().open(path).map_err(failed)?,
            path: path.to_owned(),
            check: Check::default(),
            course: SaveState::default(),
        };
        this.lock().map_err(failed)?;
        let raw = SaveText::of(&shown, &this.file)?;
        if raw.cut {
            this.file.set_len(raw.good).map_err(failed)?;
        }
        this.check = raw.check;
        this.course = raw.course.clone();
        Ok((this, raw))
    }

    fn lock(&self) -> Result<()> {
        match self.file.try_lock() {
            Ok(()) => Ok(()),
            Err(std::fs::TryLockError::WouldBlock) => {
                let message = "it is being played in another window";
                Err(Error::new(ErrorKind::ResourceBusy, message))
            }
            // A file system without locks still takes the save.
            Err(std::fs::TryLockError::Error(_)) => Ok(()),
        }
    }

    /// Writes what is new since the last call: choices, or an undo.
    ///
    /// # Errors
    /// What the system says. Nothing may be written after that.
    pub fn write(&mut self, journal: &Journal, digest: u64, turn: u32, over: bool) -> Result<()> {
        let now: Vec<Move> = journal.moves().collect();
        let pairs = self.course.journal.moves().zip(&now);
        let same = pairs.take_while(|(old, new)| old == *new).count();
        let mut news = Vec::new();
        if same < self.course.journal.picks.len() {
            news.push(Entry::Back(same));
        }
        for &(seat, pick, point) in &now[same..] {
            news.push(match point {
                Some((x, y)) => Entry::Point(seat, x, y),
                None => Entry::Pick(seat, pick),
            });
        }
        if !news.is_empty() || self.course.digest != Some(digest) || self.course.turn != turn {
            news.push(Entry::Stands(digest, turn));
        }
        if over && !self.course.over {
            news.push(Entry::Over);
        }
        self.take(news)
    }

    /// Pins a note to the moment after so many choices; an empty one takes it away.
    ///
    /// # Errors
    /// As [`Writer::write`].
    pub fn note(&mut self, at: usize, text: &str) -> Result<()> {
        self.take(vec![Entry::Note(at, text.to_owned())])
    }

    /// Whether that is what was written last.
    #[must_use]
    pub fn is_current(&self, picks: usize, digest: u64) -> bool {
        self.course.journal.picks.len() == picks && self.course.digest == Some(digest)
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The notes so far.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.course.notes
    }

    fn take(&mut self, entries: Vec<Entry>) -> Result<()> {
        let lines = entries.iter().map(ron::to_string);
        let lines = lines.collect::<std::result::Result<Vec<_>, _>>();
        self.add(&lines.map_err(Error::other)?)?;
        for entry in entries {
            // The lines were made to fit.
            self.course.take(entry);
        }
        Ok(())
    }

    /// Adds lines, all at once: what a program that is killed leaves behind is a beginning of them.
    fn add(&mut self, lines: &[String]) -> Result<()> {
        let mut text = String::new();
        for line in lines {
            self.check = self.check.with(line);
            text.push_str(line);
            text.push_str(" #");
            text.push_str(&self.check.text());
            text.push('\n');
        }
        self.file.write_all(text.as_bytes())
    }
}

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.append(true).read(true);
    options
}
