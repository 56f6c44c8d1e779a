//! The context of a check of one file: it collects problems and has the small checks that all games share.

use std::ops::Range;

use ron2::{Span, Spanned};

use super::{Diagnostic, Placed, Report, TextFile, range};

/// The longest name that fits on a card, in characters.
const NAME: usize = 28;

/// The codes of a game for the problems that all games have.
#[derive(Debug, Clone, Copy)]
pub struct Codes {
    /// A number out of range.
    pub number: &'static str,
    /// An empty name, or a translation into nothing.
    pub empty: &'static str,
    /// A name that is too long (warning).
    pub long: &'static str,
    /// No pack has rules.
    pub rules: &'static str,
    /// Texts for English, or for no known language.
    pub language: &'static str,
    /// A thing translated twice.
    pub twice: &'static str,
    /// A word that is translated and that no card has.
    pub word: &'static str,
    /// Something that is not translated (warning); `None` if nothing is said of that.
    pub left_out: Option<&'static str>,
    /// The fields that are certain in an item that was repaired after errors. Missing fields prove nothing, because
    /// they may have been cut out.
    pub sound: &'static [&'static str],
}

/// A file being checked and where its problems go.
pub struct CheckContext<'a> {
    /// The file.
    pub file: &'a TextFile,
    /// The report.
    pub report: &'a mut Report,
    /// The codes of the game.
    pub codes: &'static Codes,
}

impl<'a> CheckContext<'a> {
    /// A context for a file, with the codes of its game.
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

    /// The error that a number is out of its range: `what` names it, `help` says what the range is.
    pub fn out_of_range(
        &mut self,
        code: &'static str,
        at: &Range<usize>,
        (what, number): (&str, i64),
        help: impl Into<String>,
    ) {
        let wrong = Diagnostic::out_of_range(code, self.file, at, (what, number));
        let help: String = help.into();
        self.report.push(wrong.help(help));
    }

    /// A warning.
    pub fn warn(&mut self, code: &'static str, at: &Range<usize>, message: impl Into<String>) {
        self.report
            .push(Diagnostic::warning(code, self.file, at, message));
    }

    /// A warning and what to do about it.
    pub fn warn_with(
        &mut self,
        code: &'static str,
        at: &Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let help: String = help.into();
        self.report
            .push(Diagnostic::warning(code, self.file, at, message).help(help));
    }

    /// W011: of the abilities at those places, none is written like one before it.
    pub fn twice(&mut self, places: impl IntoIterator<Item = Range<usize>>) {
        let file = self.file;
        let mut seen: Vec<Vec<&str>> = Vec::new();
        for at in places {
            let text = file.text.get(at.clone()).unwrap_or_default();
            let words: Vec<&str> = text.split_whitespace().collect();
            if seen.contains(&words) {
                let help = "change one of them, or leave it out";
                let start = at.start..at.start + 1;
                self.warn_with("W011", &start, "the card has the same ability twice", help);
            }
            seen.push(words);
        }
    }

    /// Checks that a name is not empty, and warns if it is too long.
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

    /// A checked thing with the id that it was defined under and what it names.
    #[must_use]
    pub fn placed<T, L>(&self, id: &Spanned<String>, thing: T, links: L) -> Placed<T, L> {
        let (file, at) = (self.file.clone(), range(&id.span));
        Placed {
            thing,
            file,
            at,
            links,
        }
    }

    /// Whether something from the first to the last of two places has an error already.
    #[must_use]
    pub fn has_error(&self, first: &Span, last: &Span) -> bool {
        let line = |at| self.file.place(at).0;
        let lines = line(first.start_offset)..=line(last.end_offset);
        self.report.has_error(&self.file.path, lines)
    }

    /// Checks that numbers of `rules.ron`, at `at`, are in range: name, value, lowest, highest.
    pub fn rules(
        &mut self,
        at: &Range<usize>,
        numbers: impl IntoIterator<Item = (&'static str, i64, i64, i64)>,
    ) {
        for (name, value, low, high) in numbers {
            let field = self.closer(at, name);
            self.within(name, value, low, high, &field);
        }
    }

    /// Checks that a deck has as many cards as the rules require; `list` is the place of its list. Not if the list has
    /// an error already, such as too many copies: that error may be the reason.
    pub fn deck_size(&mut self, code: &'static str, size: u32, wanted: u8, list: &Range<usize>) {
        let wanted = u32::from(wanted);
        let line = |at| self.file.place(at).0;
        let lines = line(list.start)..=line(list.end);
        if size != wanted && !self.report.has_error(&self.file.path, lines) {
            let message = format!("the deck has {size} cards instead of {wanted}");
            let help = match wanted.checked_sub(size) {
                Some(missing) => format!("add {missing}"),
                None => format!("take {} out", size - wanted),
            };
            self.error_with(code, &(list.start..list.start + 1), message, help);
        }
    }

    /// Checks that a number is in range.
    pub fn within(&mut self, what: &str, value: i64, low: i64, high: i64, at: &Range<usize>) {
        if !(low..=high).contains(&value) {
            let what = format!("{what} {value}");
            let help = format!("from {low} to {high}");
            self.out_of_range(self.codes.number, at, (&what, value), help);
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

/// Checks one item; of a repaired one only certain problems count.
pub fn examine<T>(
    file: &TextFile,
    whole: bool,
    codes: &'static Codes,
    report: &mut Report,
    check: impl FnOnce(&mut CheckContext<'_>) -> T,
) -> Option<T> {
    let mut found = report.part(&file.path);
    let checked = check(&mut CheckContext::new(file, &mut found, codes));
    if whole {
        // A warning beside an error would often be an echo of it.
        if found.errors() > 0 {
            found.only_errors();
        }
        report.extend(found);
        return Some(checked);
    }
    report.extend_mended(found, codes.sound);
    None
}
