//! One place where a rule can be broken.

/// What kind of mistake it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A condition is turned round, `&&` becomes `||`.
    Negation,
    /// A comparison, a range, `min` or `max` is off by one or the other way.
    Bound,
    /// Another seat is meant.
    Seat,
    /// A call is left out.
    Call,
    /// A number or a truth value is another one.
    Constant,
    /// Plus becomes minus.
    Arithmetic,
}

impl Kind {
    /// All kinds, in the order of the report.
    pub const ALL: [Self; 6] = [
        Self::Negation,
        Self::Bound,
        Self::Seat,
        Self::Call,
        Self::Constant,
        Self::Arithmetic,
    ];

    /// The word for it in lists and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Negation => "negation",
            Self::Bound => "bound",
            Self::Seat => "seat",
            Self::Call => "call",
            Self::Constant => "constant",
            Self::Arithmetic => "arithmetic",
        }
    }

    /// The kind of this word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// How the source is changed at a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// The truth value is turned round.
    Not,
    /// Another expression stands there.
    Other(String),
    /// The statement is left out.
    Drop,
    /// The seat becomes its neighbour.
    Seat,
}

/// A place in the source and what is changed there.
#[derive(Debug, Clone)]
pub struct Point {
    /// The number by which it is switched on, from 1.
    pub id: u32,
    /// The file, relative to the repository.
    pub file: String,
    /// What kind of mistake it is.
    pub kind: Kind,
    /// First byte in the file.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
    /// Line in the file, from 1.
    pub line: usize,
    /// What is done there.
    pub change: Change,
    /// The source there, on one line.
    pub original: String,
    /// The source line around it, before and after; nothing if the point spans more than one line.
    pub around: Option<(String, String)>,
}

impl Point {
    /// The line around bytes `start..end` of `text` with the change, for [`around`](Self::around).
    pub fn put_around(&mut self, text: &str) {
        let first = text[..self.start].rfind('\n').map_or(0, |at| at + 1);
        let last = text[self.end..]
            .find('\n')
            .map_or(text.len(), |at| self.end + at);
        let line = &text[first..last];
        if line.contains('\n') {
            return;
        }
        let (before, after) = (&text[first..self.start], &text[self.end..last]);
        let mutated = format!("{before}{}{after}", self.mutated());
        self.around = Some((one_line(line), one_line(&mutated)));
    }

    /// What stands there when it is on, for people.
    pub fn mutated(&self) -> String {
        match &self.change {
            Change::Not => format!("!({})", self.original),
            Change::Other(text) => one_line(text),
            Change::Drop => "nothing".to_owned(),
            Change::Seat => format!("the neighbour of {}", self.original),
        }
    }
}

/// Source text with runs of white space as one space.
pub fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
