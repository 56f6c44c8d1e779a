//! A file being checked: where its problems go, and the small checks that all games share.

use std::ops::Range;

use ron2::Spanned;

use super::{Diagnostic, Report, TextFile, range};

/// Longest name that fits where names are shown.
const NAME: usize = 28;

/// What a game calls the problems that [`Desk`] finds.
#[derive(Debug, Clone, Copy)]
pub struct Codes {
    /// A number out of range.
    pub number: &'static str,
    /// An empty name.
    pub empty: &'static str,
    /// A name that is too long (warning).
    pub long: &'static str,
    /// What can be said about an item that was mended after mistakes: not what is missing, since it may
    /// have been cut out.
    pub sound: &'static [&'static str],
}

/// A file being checked and where its problems go.
pub struct Desk<'a> {
    /// The file.
    pub file: &'a TextFile,
    /// Gets what is found.
    pub report: &'a mut Report,
    codes: &'static Codes,
}

impl<'a> Desk<'a> {
    /// A desk for a file, with the codes of its game.
    pub const fn new(file: &'a TextFile, report: &'a mut Report, codes: &'static Codes) -> Self {
        Self {
            file,
            report,
            codes,
        }
    }

    /// An error.
    pub fn error(&mut self, code: &'static str, at: &Range<usize>, message: impl Into<String>) {
        self.report
            .push(Diagnostic::error(code, self.file, at, message));
    }

    /// An error and what to do about it.
    pub fn error_with(
        &mut self,
        code: &'static str,
        at: &Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let help: String = help.into();
        self.report
            .push(Diagnostic::error(code, self.file, at, message).help(help));
    }

    /// A warning.
    pub fn warn(&mut self, code: &'static str, at: &Range<usize>, message: impl Into<String>) {
        self.report
            .push(Diagnostic::warning(code, self.file, at, message));
    }

    /// A name has something to read, and should fit.
    pub fn name(&mut self, name: &Spanned<String>) {
        let at = range(&name.span);
        let length = name.value.chars().count();
        if name.value.trim().is_empty() {
            self.error(self.codes.empty, &at, "the name is empty");
        } else if length > NAME {
            let message = format!("a name of {length} characters does not fit; {NAME} do");
            self.warn(self.codes.long, &at, message);
        }
    }

    /// A number stays within its bounds.
    pub fn within(&mut self, what: &str, value: i64, low: i64, high: i64, at: &Range<usize>) {
        if !(low..=high).contains(&value) {
            let message = format!("{what} {value} is out of range");
            let help = format!("from {low} to {high}");
            self.error_with(self.codes.number, at, message, help);
        }
    }

    /// The first place of a piece of text inside a span, to point more closely than the span does.
    #[must_use]
    pub fn closer(&self, at: &Range<usize>, text: &str) -> Range<usize> {
        let inside = self.file.text.get(at.clone()).unwrap_or("");
        let found = inside.match_indices(text).map(|(n, _)| n).find(|&n| {
            let letter = |c: char| c.is_alphanumeric() || c == '_';
            let before = inside[..n].chars().next_back();
            let after = inside[n + text.len()..].chars().next();
            !before.is_some_and(letter) && !after.is_some_and(letter)
        });
        found.map_or_else(|| at.clone(), |n| at.start + n..at.start + n + text.len())
    }
}

/// Checks one item; of a mended one only the problems count, and those only that are certain.
pub fn examine<T>(
    file: &TextFile,
    whole: bool,
    codes: &'static Codes,
    report: &mut Report,
    check: impl FnOnce(&mut Desk<'_>) -> T,
) -> Option<T> {
    let mut found = report.part(&file.path);
    let checked = check(&mut Desk::new(file, &mut found, codes));
    if whole {
        report.extend(found);
        return Some(checked);
    }
    report.extend_mended(found, codes.sound);
    None
}
