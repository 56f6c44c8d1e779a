//! Warnings about translations that a file of texts lacks: those texts are shown in English.

use std::collections::BTreeSet;
use std::ops::Range;

use ron2::Spanned;

use super::warnings::word_after;
use super::{Diagnostic, Placed, Report, TextFile, Words};

/// Where the thing is defined.
type Defined<'a> = (&'a TextFile, &'a Range<usize>);

/// Warns of what one file of texts leaves out.
pub struct LeftOut<'a> {
    code: &'static str,
    /// The file of texts.
    pub file: &'a TextFile,
    /// Where its texts stand in it.
    pub at: &'a Range<usize>,
    report: &'a mut Report,
    /// Words that were reported.
    words: BTreeSet<String>,
}

impl<'a> LeftOut<'a> {
    /// A report on that file, under that code of the game.
    pub const fn new<T>(code: &'static str, texts: &'a Placed<T>, report: &'a mut Report) -> Self {
        Self {
            code,
            file: &texts.file,
            at: &texts.at,
            report,
            words: BTreeSet::new(),
        }
    }

    /// A thing with a second text, if it has one in English.
    pub fn thing(
        &mut self,
        what: &str,
        (part, english): (&str, &Words),
        said: Option<&str>,
        place: Defined<'_>,
    ) {
        match said {
            None => self.warn(what, place),
            Some("") if !english.english.is_empty() => {
                self.warn(&format!("the {part} of {what}"), place);
            }
            Some(_) => {}
        }
    }

    /// A word of cards; it is reported for the first card only.
    pub fn word(
        &mut self,
        noun: &str,
        word: &str,
        texts: &[(Spanned<String>, String)],
        place: Defined<'_>,
    ) {
        let known = texts.iter().any(|(english, _)| english.value == word);
        if !word.is_empty() && !known && self.words.insert(word.to_owned()) {
            let (file, id) = place;
            self.warn(
                &format!("{noun} `{word}`"),
                (file, &word_after(file, id, word)),
            );
        }
    }

    fn warn(&mut self, what: &str, (file, at): Defined<'_>) {
        let message = format!("{what} is not in `{}`", self.file.name);
        let warning = Diagnostic::warning(self.code, file, at, message);
        let help = format!("add it to `{}`", self.file.name);
        self.report.push(warning.help(help));
    }
}
