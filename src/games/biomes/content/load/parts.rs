//! Small checks that cards, biomes, decks and rules share.

use std::ops::Range;

use ron2::Spanned;

use crate::packs::{Diagnostic, Report, TextFile, range};

/// Longest name that fits on a card.
const NAME: usize = 28;

/// A file being checked and where its problems go.
pub(super) struct Desk<'a> {
    pub file: &'a TextFile,
    pub report: &'a mut Report,
}

impl Desk<'_> {
    pub(super) fn error(
        &mut self,
        code: &'static str,
        at: &Range<usize>,
        message: impl Into<String>,
    ) {
        self.report
            .push(Diagnostic::error(code, self.file, at, message));
    }

    pub(super) fn error_with(
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

    pub(super) fn warn(
        &mut self,
        code: &'static str,
        at: &Range<usize>,
        message: impl Into<String>,
    ) {
        self.report
            .push(Diagnostic::warning(code, self.file, at, message));
    }

    /// A name has something to read, and should fit.
    pub(super) fn name(&mut self, name: &Spanned<String>) {
        let at = range(&name.span);
        let length = name.value.chars().count();
        if name.value.trim().is_empty() {
            self.error("B009", &at, "the name is empty");
        } else if length > NAME {
            self.warn(
                "B030",
                &at,
                format!("a name of {length} characters does not fit; {NAME} do"),
            );
        }
    }

    /// A number stays within its bounds.
    pub(super) fn within(
        &mut self,
        what: &str,
        value: i64,
        low: i64,
        high: i64,
        at: &Range<usize>,
    ) {
        if !(low..=high).contains(&value) {
            self.error_with(
                "B001",
                at,
                format!("{what} {value} is out of range"),
                format!("from {low} to {high}"),
            );
        }
    }

    /// The first place of a piece of text inside a span, to point more closely than the span does.
    pub(super) fn closer(&self, at: &Range<usize>, text: &str) -> Range<usize> {
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
