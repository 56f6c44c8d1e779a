//! Reading a save that may be played on: size, lines, checks.

use std::fs::File;
use std::path::Path;

use serde::{Deserialize, de::DeserializeOwned};

use super::{Beginning, Check, Entry, FORMAT, MAGIC, Note, Participants, SaveState};
use crate::games;
use crate::packs::read::{open_plain, read_open};
use crate::packs::shown_path;
use crate::table::{Journal, ReplayError, ron_sentence};
use crate::tools::replay::read::{foreign, unread};

/// No match comes near this size.
const MOST_BYTES: u64 = 16 << 20;
/// Nor near so many choices.
const MOST_CHOICES: usize = 200_000;

/// A save whose lines are whole. What it was set up with is still text.
#[derive(Debug, Clone)]
pub struct SaveText {
    /// The file, as messages name it.
    pub path: String,
    /// The game.
    pub game: &'static str,
    /// Version of the program that wrote it.
    pub program: String,
    /// The players, and the time of the beginning.
    pub table: Participants,
    /// Whether the last line was cut off, and with it at most one choice lost.
    pub cut: bool,
    beginning: String,
    pub(super) course: SaveState,
    /// Bytes that are whole.
    pub(super) good: u64,
    pub(super) check: Check,
}

/// The part of a beginning that can be read without knowing the game.
#[derive(Deserialize)]
struct Any {
    header: AnyHeader,
    table: Participants,
}

#[derive(Deserialize)]
struct AnyHeader {
    game: String,
    program: String,
}

/// A line that agrees with its check but says nothing to this program. What another version wrote is not damaged.
fn misread(path: &str, beginning: &str, line: usize, error: &ron::Error) -> ReplayError {
    let here = env!("CARGO_PKG_VERSION");
    match ron::from_str::<Written>(beginning).map(|written| written.header.program) {
        Ok(other) if other != here => {
            let message =
                format!("it was written by version {other}, and this one, {here}, cannot read it");
            foreign(path, message)
        }
        _ => ReplayError::Damaged {
            path: path.to_owned(),
            line,
            message: ron_sentence(error),
        },
    }
}

/// The least that every version writes.
#[derive(Deserialize)]
struct Written {
    header: WrittenBy,
}

#[derive(Deserialize)]
struct WrittenBy {
    program: String,
}

impl SaveText {
    /// Reads a file.
    ///
    /// # Errors
    /// A sentence with path and line: not a save, of another format, damaged.
    pub fn read(file: &Path) -> Result<Self, ReplayError> {
        let path = shown_path(file);
        match open_plain(file) {
            Ok(opened) => Self::of(&path, &opened),
            Err(why) => Err(unread(path, why)),
        }
    }

    /// The same from an open file.
    pub(super) fn of(path: &str, file: &File) -> Result<Self, ReplayError> {
        let bytes = read_open(file, MOST_BYTES).map_err(|why| unread(path.to_owned(), why))?;
        Self::from_bytes(path, &bytes)
    }

    /// The same from what is in the file; `path` is for messages.
    ///
    /// # Errors
    /// As [`SaveText::read`].
    pub fn from_bytes(path: &str, bytes: &[u8]) -> Result<Self, ReplayError> {
        if bytes.len() as u64 > MOST_BYTES {
            let message = format!("it is larger than {} MiB", MOST_BYTES >> 20);
            let path = path.to_owned();
            return Err(ReplayError::TooBig { path, message });
        }
        let damaged = |line: usize, message: &str| ReplayError::Damaged {
            path: path.to_owned(),
            line,
            message: message.to_owned(),
        };
        if !bytes.starts_with(MAGIC.as_bytes()) {
            return Err(damaged(1, "it does not begin like a save of this program"));
        }
        // Another format may check its lines in another way, so this comes before any check.
        let named = bytes.split(|b| *b == b'\n').next().unwrap_or_default();
        let named = std::str::from_utf8(&named[MAGIC.len()..]).unwrap_or_default();
        let named = named.split('#').next().unwrap_or_default().trim();
        if let Ok(found) = named.parse::<u32>()
            && found != FORMAT
        {
            let message = format!("its format is {found}, this program reads {FORMAT}");
            return Err(foreign(path, message));
        }
        // The text after the last line break was being written when the program ended.
        let whole = bytes
            .iter()
            .rposition(|b| *b == b'\n')
            .map_or(0, |at| at + 1);
        let mut lines = bytes[..whole].split_inclusive(|b| *b == b'\n').zip(1..);
        let mut check = Check::default();
        let mut next = || -> Result<Option<(usize, &str)>, ReplayError> {
            let Some((bytes, n)) = lines.next() else {
                return Ok(None);
            };
            let text = std::str::from_utf8(&bytes[..bytes.len() - 1]);
            let text = text.map_err(|_| damaged(n, "the line is not text"))?;
            let parted = text.rsplit_once(" #");
            let (line, sum) = parted.ok_or_else(|| damaged(n, "the line has no check"))?;
            check = check.with(line);
            if check.text() != sum {
                let message =
                    "the line does not agree with its check; it was changed after it was written";
                return Err(damaged(n, message));
            }
            Ok(Some((n, line)))
        };
        let short = || damaged(1, "it ends before the match began");
        let (_, first) = next()?.ok_or_else(short)?;
        let format = first.strip_prefix(MAGIC).map(str::trim);
        if format != Some(&FORMAT.to_string()) {
            let found = format.unwrap_or_default();
            let message = format!("its format is {found}, this program reads {FORMAT}");
            return Err(foreign(path, message));
        }
        let (_, beginning) = next()?.ok_or_else(short)?;
        let beginning = beginning.to_owned();
        let any = ron::from_str::<Any>(&beginning);
        let any = any.map_err(|e| misread(path, &beginning, 2, &e.code))?;
        let known = games::find(&any.header.game);
        let unknown = || {
            format!(
                "it is for the game `{}`, which is not known",
                any.header.game
            )
        };
        let game = known.ok_or_else(|| foreign(path, unknown()))?.name;
        let mut course = SaveState::default();
        while let Some((n, line)) = next()? {
            let entry = ron::from_str::<Entry>(line);
            let entry = entry.map_err(|e| misread(path, &beginning, n, &e.code))?;
            let fits = course.take(entry);
            fits.ok_or_else(|| damaged(n, "the line does not follow from those before it"))?;
            if course.journal.picks.len() > MOST_CHOICES {
                let message = format!("it has more than {MOST_CHOICES} choices");
                let path = path.to_owned();
                return Err(ReplayError::TooBig { path, message });
            }
        }
        Ok(Self {
            path: path.to_owned(),
            game,
            program: any.header.program,
            table: any.table,
            cut: whole < bytes.len(),
            beginning,
            course,
            good: whole as u64,
            check,
        })
    }

    /// The setup, in the words of its game.
    ///
    /// # Errors
    /// [`ReplayError::Damaged`] if it is of another game after all, [`ReplayError::Foreign`] if another version wrote it.
    pub fn beginning<R: DeserializeOwned>(&self) -> Result<Beginning<R>, ReplayError> {
        ron::from_str(&self.beginning).map_err(|e| misread(&self.path, &self.beginning, 2, &e.code))
    }

    /// The choices.
    #[must_use]
    pub const fn journal(&self) -> &Journal {
        &self.course.journal
    }

    /// The notes, in the order of their moments.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.course.notes
    }

    /// The digest that playing all choices must come to, if it is known.
    #[must_use]
    pub const fn digest(&self) -> Option<u64> {
        self.course.digest
    }

    /// The turn it is.
    #[must_use]
    pub const fn turn(&self) -> u32 {
        self.course.turn
    }

    /// Whether the match is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.course.over
    }
}
