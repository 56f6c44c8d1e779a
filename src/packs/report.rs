//! Diagnostics: collected while packs load, printed so that an editor can jump to each.

use std::fmt;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use super::TextFile;
use super::text::floor;

/// Widest piece of a source line that is shown.
const SHOWN: usize = 160;

/// Whether something sets its pack aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The pack cannot be used.
    Error,
    /// The pack can be used, but something is probably not as meant.
    Warning,
}

/// One problem at one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// Stable code; the tables stand in the module docs.
    pub code: &'static str,
    /// File or folder.
    pub path: String,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
    /// A piece of the source line and the bytes to underline in it.
    source: Option<(String, Range<usize>)>,
}

impl Diagnostic {
    fn new(severity: Severity, code: &'static str, path: &str, message: String) -> Self {
        let path = path.to_owned();
        Self {
            severity,
            code,
            path,
            line: 1,
            column: 1,
            message,
            help: None,
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

    /// An error about a whole file or folder.
    pub fn file_error(code: &'static str, path: &str, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, code, path, message.into())
    }

    /// A warning about a whole file or folder.
    pub fn file_warning(code: &'static str, path: &str, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, code, path, message.into())
    }

    /// Moves it to a line and column for which there is no text to show.
    #[must_use]
    pub const fn on(mut self, line: usize, column: usize) -> Self {
        (self.line, self.column) = (line, column);
        self
    }

    /// Adds what to do about it, if there is anything to say.
    #[must_use]
    pub fn help(mut self, help: impl Into<Option<String>>) -> Self {
        self.help = help.into();
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
        writeln!(f, "{path}:{line}:{column}: {name}[{code}]: {message}")?;
        if let Some((text, at)) = &self.source {
            let snippet = Snippet::source(text.as_str())
                .line_start(self.line)
                .annotation(AnnotationKind::Primary.span(at.clone()));
            let group = Group::with_level(level).element(snippet);
            writeln!(f, "{}", Renderer::plain().render(&[group]))?;
        }
        if let Some(help) = &self.help {
            writeln!(f, "help: {help}")?;
        }
        Ok(())
    }
}

/// Everything found in one run.
#[derive(Debug, Clone, Default)]
pub struct Report {
    found: Vec<Diagnostic>,
}

impl Report {
    /// Adds one.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.found.push(diagnostic);
    }

    /// Adds all of another report.
    pub fn extend(&mut self, other: Self) {
        self.found.extend(other.found);
    }

    /// Adds what a check found in an item that was mended after mistakes: only what cannot be an echo of
    /// the mending, that is codes of `sound` at places that have no error yet.
    pub fn extend_mended(&mut self, other: Self, sound: &[&str]) {
        for diagnostic in other.found {
            let place = |d: &Diagnostic| (d.path.clone(), d.line, d.column);
            let known = self.found.iter().any(|d| place(d) == place(&diagnostic));
            // What was added in mending covers no bytes.
            let real = diagnostic
                .source
                .as_ref()
                .is_some_and(|(_, at)| !at.is_empty());
            if real && !known && sound.contains(&diagnostic.code) {
                self.found.push(diagnostic);
            }
        }
    }

    /// In order of path, line and column.
    #[must_use]
    pub fn sorted(&self) -> Vec<&Diagnostic> {
        let mut all: Vec<_> = self.found.iter().collect();
        all.sort_by(|a, b| {
            (&a.path, a.line, a.column, a.code).cmp(&(&b.path, b.line, b.column, b.code))
        });
        all
    }

    /// How many errors.
    #[must_use]
    pub fn errors(&self) -> usize {
        self.count(Severity::Error)
    }

    /// How many warnings.
    #[must_use]
    pub fn warnings(&self) -> usize {
        self.count(Severity::Warning)
    }

    fn count(&self, severity: Severity) -> usize {
        self.found.iter().filter(|d| d.severity == severity).count()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sorted().into_iter().try_for_each(|d| write!(f, "{d}"))
    }
}
