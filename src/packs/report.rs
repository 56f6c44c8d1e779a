//! Diagnostics: collected while packs load, printed so that a text editor can jump to each.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Range, RangeInclusive};

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use super::TextFile;
use super::codes::code;
use super::letters::{in_one_line, shown};
use super::text::floor;

/// The widest part of a source line that is shown, in characters.
const SHOWN: usize = 160;

/// Whether something sets its pack aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The pack cannot be used.
    Error,
    /// The pack can be used, but something is probably wrong.
    Warning,
}

/// One problem at one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// Stable code; the tables are in the module docs.
    pub code: &'static str,
    /// File or folder.
    pub path: String,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The error.
    pub message: String,
    /// Advice on how to repair it.
    pub help: Option<String>,
    /// The number that is out of its range, if it is about one.
    number: Option<i64>,
    /// A piece of the source line and the bytes to underline in it.
    source: Option<(String, Range<usize>)>,
}

impl Diagnostic {
    fn new(severity: Severity, code: &'static str, path: &str, message: String) -> Self {
        let path = path.to_owned();
        let message = brief(message);
        Self {
            severity,
            code,
            path,
            line: 1,
            column: 1,
            message,
            help: None,
            number: None,
            source: None,
        }
    }

    /// An error in the text of a file.
    pub fn error(
        code: &'static str,
        file: &TextFile,
        at: &Range<usize>,
        message: impl Into<String>,
    ) -> Self {
        Self::new(Severity::Error, code, &file.path, message.into()).at(file, at)
    }

    /// A warning about the text of a file.
    pub fn warning(
        code: &'static str,
        file: &TextFile,
        at: &Range<usize>,
        message: impl Into<String>,
    ) -> Self {
        Self::new(Severity::Warning, code, &file.path, message.into()).at(file, at)
    }

    /// The error that a number is out of its range; `what` names it.
    pub fn out_of_range(
        code: &'static str,
        file: &TextFile,
        at: &Range<usize>,
        (what, number): (&str, i64),
    ) -> Self {
        Self {
            number: Some(number),
            ..Self::error(code, file, at, format!("{what} is out of range"))
        }
    }

    /// An error about a whole file or folder.
    pub fn file_error(code: &'static str, path: &str, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, code, path, message.into())
    }

    /// A warning about a whole file or folder.
    pub fn file_warning(code: &'static str, path: &str, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, code, path, message.into())
    }

    /// Moves it to a line and column without text to show.
    #[must_use]
    pub const fn on(mut self, line: usize, column: usize) -> Self {
        (self.line, self.column) = (line, column);
        self
    }

    /// Adds what to do about it, if there is anything to say.
    #[must_use]
    pub fn help(mut self, help: impl Into<Option<String>>) -> Self {
        self.help = help.into().map(brief);
        self
    }

    fn at(mut self, file: &TextFile, at: &Range<usize>) -> Self {
        (self.line, self.column) = file.place(at.start);
        let (line, start) = file.line_at(at.start);
        let from = floor(line, at.start.saturating_sub(start));
        let to = floor(line, at.end.saturating_sub(start)).max(from);
        let left = floor(line, from.saturating_sub(SHOWN / 2));
        let right = floor(line, left + SHOWN);
        self.source = Some((
            line[left..right].to_owned(),
            from - left..to.min(right) - left,
        ));
        self
    }
}

/// Longest sentence of a message, in bytes.
const LONGEST: usize = 1000;

/// A sentence with the middle of very long parts removed, such as a name of a million letters.
fn brief(message: String) -> String {
    if message.len() <= LONGEST {
        return message;
    }
    let half = LONGEST / 2;
    let from = floor(&message, message.len() - half);
    format!(
        "{} ... {}",
        &message[..floor(&message, half)],
        &message[from..]
    )
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            path,
            line,
            column,
            code,
            message,
            ..
        } = self;
        let (name, level) = match self.severity {
            Severity::Error => ("error", Level::ERROR),
            Severity::Warning => ("warning", Level::WARNING),
        };
        let (path, message) = (in_one_line(path), in_one_line(message));
        writeln!(f, "{path}:{line}:{column}: {name}[{code}]: {message}")?;
        if let Some((text, at)) = &self.source {
            // The text before the underlined part may grow when it is escaped.
            let [before, marked, after] = [
                text.get(..at.start),
                text.get(at.clone()),
                text.get(at.end..),
            ]
            .map(|part| shown(part.unwrap_or_default()));
            let at = before.len()..before.len() + marked.len();
            let text = format!("{before}{marked}{after}");
            let snippet = Snippet::source(text.as_str())
                .line_start(self.line)
                .annotation(AnnotationKind::Primary.span(at));
            let group = Group::with_level(level).element(snippet);
            writeln!(f, "{}", Renderer::plain().render(&[group]))?;
        }
        if let Some(help) = &self.help {
            writeln!(f, "help: {}", in_one_line(help))?;
        }
        Ok(())
    }
}

/// The most problems of one file that are kept. Others are only counted: a file of junk has hundreds of thousands.
pub const MOST_IN_A_FILE: usize = 100;

/// The errors and warnings in one file.
#[derive(Debug, Clone, Default)]
struct OfFile {
    kept: Vec<Diagnostic>,
    more_errors: usize,
    more_warnings: usize,
}

impl OfFile {
    fn push(&mut self, diagnostic: Diagnostic) {
        if self.kept.len() < MOST_IN_A_FILE {
            return self.kept.push(diagnostic);
        }
        // An error is worth more than a warning.
        let error = diagnostic.severity == Severity::Error;
        let warning = |d: &Diagnostic| d.severity == Severity::Warning;
        match self.kept.iter().rposition(warning).filter(|_| error) {
            Some(at) => {
                self.kept.remove(at);
                self.kept.push(diagnostic);
                self.more_warnings += 1;
            }
            None if error => self.more_errors += 1,
            None => self.more_warnings += 1,
        }
    }

    fn errors(&self) -> usize {
        let error = |d: &&Diagnostic| d.severity == Severity::Error;
        self.kept.iter().filter(error).count() + self.more_errors
    }

    const fn more(&self) -> usize {
        self.more_errors + self.more_warnings
    }
}

/// Everything found in one run.
#[derive(Debug, Clone, Default)]
pub struct Report {
    files: BTreeMap<String, OfFile>,
    /// A file that is full in the report this one is a part of.
    full: Option<String>,
}

impl Report {
    /// An empty report about a piece of a file, that will be added to this one.
    #[must_use]
    pub fn part(&self, path: &str) -> Self {
        Self {
            files: BTreeMap::new(),
            full: self.is_full(path).then(|| path.to_owned()),
        }
    }

    /// Adds one. Of each file the first [`MOST_IN_A_FILE`] are kept, errors before warnings; the others are counted.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        match self.files.get_mut(&diagnostic.path) {
            Some(file) => file.push(diagnostic),
            None => {
                let path = diagnostic.path.clone();
                self.files.entry(path).or_default().push(diagnostic);
            }
        }
    }

    /// Adds all of another report.
    pub fn extend(&mut self, other: Self) {
        for (path, found) in other.files {
            let file = self.files.entry(path).or_default();
            found.kept.into_iter().for_each(|d| file.push(d));
            file.more_errors += found.more_errors;
            file.more_warnings += found.more_warnings;
        }
    }

    /// Adds the findings of a check in an item that was repaired after mistakes: only what the repair cannot have
    /// caused, that is codes of `sound` at places without an error.
    pub fn extend_mended(&mut self, other: Self, sound: &[&str]) {
        for diagnostic in other.files.into_values().flat_map(|found| found.kept) {
            let place = |d: &Diagnostic| (d.line, d.column);
            let file = self.files.get(&diagnostic.path);
            let known = file.is_some_and(|f| f.kept.iter().any(|d| place(d) == place(&diagnostic)));
            // The parts added by the repair cover no bytes.
            let real = diagnostic
                .source
                .as_ref()
                .is_some_and(|(_, at)| !at.is_empty());
            // A number that the repair made up is 0.
            let made_up = diagnostic.number == Some(0);
            if real && !known && !made_up && sound.contains(&diagnostic.code) {
                self.push(diagnostic);
            }
        }
    }

    /// Whether further errors in that file are only counted, so that no advice has to be prepared.
    #[must_use]
    pub fn is_full(&self, path: &str) -> bool {
        let error = |d: &Diagnostic| d.severity == Severity::Error;
        let full = |f: &OfFile| f.kept.len() >= MOST_IN_A_FILE && f.kept.iter().all(error);
        self.full.as_deref() == Some(path) || self.files.get(path).is_some_and(full)
    }

    /// Whether an error is kept for one of those lines of a file.
    #[must_use]
    pub fn has_error(&self, path: &str, lines: RangeInclusive<usize>) -> bool {
        let here = |d: &Diagnostic| d.severity == Severity::Error && lines.contains(&d.line);
        self.files
            .get(path)
            .is_some_and(|f| f.kept.iter().any(here))
    }

    /// Counts errors of a file that are no longer shown.
    pub fn count_errors(&mut self, path: &str, more: usize) {
        if more > 0 {
            self.files.entry(path.to_owned()).or_default().more_errors += more;
        }
    }

    /// Takes all warnings out.
    pub fn only_errors(&mut self) {
        for file in self.files.values_mut() {
            file.kept.retain(|d| d.severity == Severity::Error);
            file.more_warnings = 0;
        }
    }

    /// Takes all warnings of that code in files of that folder out, and says how many there were.
    pub fn silence(&mut self, folder: &str, code: &str) -> usize {
        let mut count = 0;
        for (_, file) in self
            .files
            .iter_mut()
            .filter(|(path, _)| path.starts_with(folder))
        {
            let before = file.kept.len();
            file.kept
                .retain(|d| d.severity == Severity::Error || d.code != code);
            count += before - file.kept.len();
        }
        self.files
            .retain(|_, file| !file.kept.is_empty() || file.more() > 0);
        count
    }

    /// Whether there is no error in files of that folder.
    #[must_use]
    pub fn is_sound(&self, folder: &str) -> bool {
        let error = |d: &Diagnostic| d.severity == Severity::Error;
        let mut files = self.files.iter();
        !files.any(|(path, file)| path.starts_with(folder) && file.kept.iter().any(error))
    }

    /// Gives advice to those that have none: the help of their code.
    pub fn advise(&mut self) {
        for diagnostic in self.files.values_mut().flat_map(|file| &mut file.kept) {
            if diagnostic.help.is_none() {
                diagnostic.help = code(diagnostic.code).map(|entry| entry.help.to_owned());
            }
        }
    }

    /// Those that were kept, in order of path, line and column.
    #[must_use]
    pub fn sorted(&self) -> Vec<&Diagnostic> {
        self.files.values().flat_map(sorted).collect()
    }

    /// How many errors, those that were only counted too.
    #[must_use]
    pub fn errors(&self) -> usize {
        self.files.values().map(OfFile::errors).sum()
    }

    /// How many warnings, those that were only counted too.
    #[must_use]
    pub fn warnings(&self) -> usize {
        let all = |f: &OfFile| f.kept.len() + f.more() - f.errors();
        self.files.values().map(all).sum()
    }
}

fn sorted(file: &OfFile) -> Vec<&Diagnostic> {
    let mut all: Vec<_> = file.kept.iter().collect();
    all.sort_by(|a, b| (a.line, a.column, a.code).cmp(&(b.line, b.column, b.code)));
    all
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (path, file) in &self.files {
            sorted(file)
                .into_iter()
                .try_for_each(|d| write!(f, "{d}"))?;
            if file.more() > 0 {
                writeln!(f, "{}: and {} more", in_one_line(path), file.more())?;
            }
        }
        Ok(())
    }
}
