//! Replays and saves: a header and the choices, nothing else.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Choice, Decision, Ref, Seat};

/// The options that the asked seats picked, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Journal {
    /// `(seat, index into the options)`; [`Journal::CONCEDE`] for giving up the match,
    /// [`Journal::CONCEDE_GAME`] for giving up the whole game.
    /// [`Journal::POINT`] for a point of a region.
    pub picks: Vec<(Seat, u16)>,
    /// The points of the picks that are points, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<(u16, u16)>,
}

impl Journal {
    /// Pick that stands for conceding the match.
    pub const CONCEDE: u16 = u16::MAX;
    /// Pick that stands for conceding the whole game.
    pub const CONCEDE_GAME: u16 = u16::MAX - 1;
    /// Pick that stands for the next of [`Journal::points`].
    pub const POINT: u16 = u16::MAX - 2;

    /// The choice that pick number `at` makes of `decision`, the question at that point; `None` if it does not fit.
    #[must_use]
    pub fn choice(&self, at: usize, decision: &Decision) -> Option<Choice> {
        let &(seat, pick) = self.picks.get(at)?;
        if seat != decision.seat {
            return None;
        }
        if pick != Self::POINT {
            return decision.options.get(usize::from(pick)).copied();
        }
        let earlier = self.picks[..at].iter().filter(|p| p.1 == Self::POINT);
        let &(x, y) = self.points.get(earlier.count())?;
        Some(decision.region?.to(Ref::Point(x, y)))
    }

    /// Every pick with its point, if it is one.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let mut points = self.points.iter();
        self.picks.iter().map(move |&(seat, pick)| {
            let point = (pick == Self::POINT).then(|| points.next().copied());
            (seat, pick, point.flatten())
        })
    }

    /// Adds a pick at the end.
    pub fn push(&mut self, (seat, pick, point): Move) {
        self.picks.push((seat, pick));
        self.points.extend(point);
    }

    /// Removes all picks except the first `count`.
    pub fn truncate(&mut self, count: usize) {
        self.picks.truncate(count);
        let points = self.picks.iter().filter(|p| p.1 == Self::POINT).count();
        self.points.truncate(points);
    }
}

/// A pick of a journal: seat, index, and the point if it is one.
pub type Move = (Seat, u16, Option<(u16, u16)>);

/// The values that must agree before a replay is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header<R> {
    /// Format of the file.
    pub format: u32,
    /// Game played.
    pub game: String,
    /// Version of the program that wrote it.
    pub program: String,
    /// Seed of the match.
    pub seed: u64,
    /// The game's own part: packs with hashes, decks, best of.
    pub recipe: R,
    /// Digest of all events, to verify.
    pub digest: u64,
}

/// A recorded match: its header and its journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay<R> {
    /// The header.
    pub header: Header<R>,
    /// The picks.
    pub journal: Journal,
}

/// The possible errors of a replay or save file.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// Not readable as a replay at all.
    #[error("{path}:{line}:{column}: error[R001]: {message}")]
    Syntax {
        /// File.
        path: String,
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What it is instead, and the advice.
        message: String,
    },
    /// Cannot be read from disk.
    #[error("{path}: error[R002]: cannot be read: {message}")]
    Unreadable {
        /// File.
        path: String,
        /// The message of the system.
        message: String,
    },
    /// Of another game, format or pack.
    #[error("{path}: error[R003]: {message}")]
    Foreign {
        /// File.
        path: String,
        /// The difference and the advice.
        message: String,
    },
    /// A choice that is not possible at that point.
    #[error(
        "{path}: error[R004]: choice {at} is not possible there: the file is damaged or was made by other rules"
    )]
    Broken {
        /// File.
        path: String,
        /// Index of the choice, from 1.
        at: usize,
    },
    /// All choices were possible, but the events differ.
    #[error(
        "{path}: error[R005]: the match played differently: digest {found:016x} instead of {expected:016x}"
    )]
    Differs {
        /// File.
        path: String,
        /// Digest of this run.
        found: u64,
        /// Digest in the file.
        expected: u64,
    },
    /// A damaged save.
    #[error("{path}:{line}: error[R007]: this save is damaged: {message}")]
    Damaged {
        /// File.
        path: String,
        /// Counted from 1.
        line: usize,
        /// The error there.
        message: String,
    },
    /// Much larger than any match.
    #[error("{path}: error[R006]: {message}")]
    TooBig {
        /// File.
        path: String,
        /// The size and the limit.
        message: String,
    },
}

impl ReplayError {
    /// Whether the file could not even be opened, which is the caller's mistake and not the file's.
    #[must_use]
    pub const fn is_unreadable(&self) -> bool {
        matches!(self, Self::Unreadable { .. })
    }

    /// Whether the file is whole, but of another game, version or pack: not damaged.
    #[must_use]
    pub const fn is_foreign(&self) -> bool {
        matches!(self, Self::Foreign { .. })
    }
}

impl<R: Serialize + DeserializeOwned> Replay<R> {
    /// Current format.
    pub const FORMAT: u32 = 1;

    /// The text of a replay file.
    ///
    /// # Errors
    /// Only if the recipe cannot be written as RON.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default().depth_limit(3))
    }

    /// Reads a replay file's text; `path` is for messages.
    ///
    /// # Errors
    /// [`ReplayError::Syntax`] with line and column.
    pub fn from_text(path: &str, text: &str) -> Result<Self, ReplayError> {
        ron::from_str(text).map_err(|e| ReplayError::Syntax {
            path: path.to_owned(),
            line: e.span.start.line,
            column: e.span.start.col,
            message: unlike_a_replay(text, &e),
        })
    }
}

/// Why a text is no whole replay, and what to do about it.
fn unlike_a_replay(text: &str, error: &ron::error::SpannedError) -> String {
    let inside = text.trim_start().strip_prefix('(');
    if !inside.is_some_and(|inside| inside.trim_start().starts_with("header")) {
        return NO_REPLAY.to_owned();
    }
    let (line, column) = (error.span.start.line, error.span.start.col);
    let whole = text.trim_end();
    let last = whole.lines().last().unwrap_or_default().chars().count();
    let end = (whole.lines().count(), last);
    if (line, column) > end || matches!(error.code, ron::Error::ExpectedStringEnd) {
        return format!(
            "this replay breaks off at line {}: the rest is missing; take another copy of the file",
            end.0
        );
    }
    let what = ron_sentence(&error.code);
    format!("this replay was changed or damaged: {what}; take another copy of the file")
}

/// What is said of a file that is something else.
pub const NO_REPLAY: &str =
    "this is no replay of Fourfold; `Save replay` in the menu of a match writes one";

/// The error in a text, in words for people who do not know the parser. It follows a colon.
#[must_use]
pub fn ron_sentence(error: &ron::Error) -> String {
    use ron::Error;
    let said = match error {
        Error::ExceededRecursionLimit => "its brackets are nested too deep",
        Error::Eof => "it ends too early",
        Error::TrailingCharacters => "something follows after its end",
        Error::UnclosedLineComment | Error::UnclosedBlockComment => "a comment is not closed",
        Error::ExpectedStringEnd => "a text in quotes is not closed",
        Error::NoSuchExtension(_) | Error::ExpectedAttribute | Error::ExpectedAttributeEnd => {
            "it begins with `#`, which no file of this program does"
        }
        Error::SuggestRawIdentifier(_) | Error::InvalidIdentifier(_) => "it has an invalid name",
        Error::NoSuchEnumVariant { found, .. } => {
            return format!("it has the unknown word `{found}`");
        }
        Error::NoSuchStructField { found, .. } => {
            return format!("it has the unknown field `{found}`");
        }
        Error::MissingStructField { field, .. } => return format!("it has no field `{field}`"),
        Error::DuplicateStructField { field, .. } => {
            return format!("it has the field `{field}` twice");
        }
        Error::IntegerOutOfBounds => "a number is too large or too small",
        _ => "something else should stand here",
    };
    said.to_owned()
}
