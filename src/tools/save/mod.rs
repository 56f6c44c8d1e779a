//! Saves: a match on disk while it is played, so that ending the program anywhere loses at most the choice being
//! made.
//!
//! A save is text. Its first line says what it is, its second how the match began and who plays, and every further
//! line is one thing that was done. Each line ends with a check that covers it and all lines before it. Lines are only
//! ever added; undo is a line of its own. `docs/saves.md` is the reference.

mod open;
mod read;
mod recorded_match;
mod save_dir;
mod write;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use open::rebuild;
pub use read::SaveText;
pub use recorded_match::{RecordedMatch, game_of, is_save, tape};
pub use save_dir::{KEPT, SaveEntry, delete, is_running, is_secret, list, prune};
pub use write::Writer;

use crate::table::{Header, Journal, Seat};

/// The text at the start of the first line.
const MAGIC: &str = "fourfold save";
/// The format that this program writes.
const FORMAT: u32 = 1;
/// The extension of the files.
pub const EXTENSION: &str = "save";

/// The beginning of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beginning<R> {
    /// Game, seed, packs and what was set up.
    pub header: Header<R>,
    /// The players, and the time of the beginning.
    pub table: Participants,
}

/// The players of a match, and the time of its beginning.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Participants {
    /// By seat.
    pub players: Vec<SavedPlayer>,
    /// One person plays every seat that a person sits at.
    pub single: bool,
    /// Seconds since 1970.
    pub begun: u64,
}

/// One player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SavedPlayer {
    /// Shown name.
    pub name: String,
    /// The bot that plays, by its name in the roster; none for a person.
    pub bot: Option<String>,
}

/// Something written down at a moment of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Choices made before it.
    pub at: usize,
    /// The text.
    pub text: String,
}

/// One line after the second.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
enum Entry {
    /// A seat picked the option of that index.
    Pick(Seat, u16),
    /// A seat chose a point of the board.
    Point(Seat, u16, u16),
    /// The state after the picks before: the digest of all events, and the turn.
    Stands(u64, u32),
    /// Everything after that many picks was undone.
    Back(usize),
    /// A note at the moment after so many picks; without words: no longer.
    Note(usize, String),
    /// The match is over.
    Over,
}

/// The check that a line ends with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Check([u8; 4]);

impl Check {
    /// The check of a line after all that are covered by this one.
    fn with(self, line: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(line.as_bytes());
        let sum = hash.finalize();
        Self([sum[0], sum[1], sum[2], sum[3]])
    }

    /// The text at the end of a line.
    fn text(self) -> String {
        let [a, b, c, d] = self.0;
        format!("{a:02x}{b:02x}{c:02x}{d:02x}")
    }
}

/// The state of the match after all lines of a save.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct SaveState {
    journal: Journal,
    /// The digest after the last of them, if it was written down.
    digest: Option<u64>,
    turn: u32,
    over: bool,
    notes: Vec<Note>,
}

impl SaveState {
    /// Takes a line in; `None` if it does not fit what was before.
    fn take(&mut self, entry: Entry) -> Option<()> {
        match entry {
            Entry::Pick(_, Journal::POINT) => return None,
            Entry::Pick(seat, pick) => self.pick(seat, pick, None),
            Entry::Point(seat, x, y) => self.pick(seat, Journal::POINT, Some((x, y))),
            Entry::Stands(digest, turn) => {
                self.digest = Some(digest);
                self.turn = turn;
            }
            Entry::Back(count) if count <= self.journal.picks.len() => {
                self.journal.truncate(count);
                self.digest = None;
                self.over = false;
            }
            Entry::Back(_) => return None,
            Entry::Note(at, text) => {
                self.notes.retain(|note| note.at != at);
                if !text.is_empty() {
                    self.notes.push(Note { at, text });
                    self.notes.sort_by_key(|note| note.at);
                }
            }
            Entry::Over => self.over = true,
        }
        Some(())
    }

    fn pick(&mut self, seat: Seat, pick: u16, point: Option<(u16, u16)>) {
        self.journal.push((seat, pick, point));
        self.digest = None;
    }
}
