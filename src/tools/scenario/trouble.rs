//! Why a scenario stops.

use std::fmt::Debug;
use std::ops::Range;

use ron2::{Span, Spanned};

use crate::packs::{Diagnostic, TextFile, range};
use crate::table::Refused;

/// Why a scenario stops: where, and what is wrong.
#[derive(Debug, Clone)]
pub struct Trouble {
    /// Code of the message.
    pub code: &'static str,
    /// Where in the file.
    pub at: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
}

impl Trouble {
    /// Something is not as expected.
    pub fn failed(at: Span, message: String) -> Self {
        Self::new("S100", at, message)
    }

    /// Anything else.
    pub fn new(code: &'static str, at: Span, message: String) -> Self {
        Self {
            code,
            at: range(&at),
            message,
            help: None,
        }
    }

    /// With advice.
    pub fn help(mut self, help: impl Into<Option<String>>) -> Self {
        self.help = help.into();
        self
    }

    /// What to print: the trouble, who is asked what, and the end of the log.
    pub fn explain(self, file: &TextFile, asked: &str, tail: &[String]) -> String {
        let diagnostic = Diagnostic::error(self.code, file, &self.at, self.message).help(self.help);
        let mut text = diagnostic.to_string();
        text.push_str(&format!("  {asked}\n"));
        text.push_str("  the log ends with:\n");
        for line in tail {
            text.push_str(&format!("    {line}\n"));
        }
        text
    }
}

/// What an item comes to.
pub type Done<T = ()> = Result<T, Trouble>;

/// A choice must be refused with that rule and change nothing. `answer` is what came of it, `same` whether
/// everything was as before, `said` where the choice stands.
pub fn refusal(
    answer: Result<(), Refused>,
    same: bool,
    said: Span,
    rule: &Spanned<String>,
) -> Done {
    let wanted = &rule.value;
    match answer {
        Ok(()) => Err(Trouble::failed(
            said,
            format!("expected a refusal with {wanted}, but it was accepted"),
        )),
        Err(no) if !no.refusal.rules.contains(&wanted.as_str()) => Err(Trouble::failed(
            rule.span,
            format!("expected a refusal with {wanted}, found: {no}"),
        )),
        Err(_) if !same => Err(Trouble::failed(
            said,
            "it was refused, but something changed".to_owned(),
        )),
        Err(_) => Ok(()),
    }
}

/// An expectation about one value.
pub fn same<T: PartialEq + Debug>(at: Span, what: &str, wanted: T, found: T) -> Done {
    if wanted == found {
        return Ok(());
    }
    let message = format!("expected {what} {wanted:?}, found {found:?}");
    Err(Trouble::failed(at, message))
}

/// That one thing happened before another, by their places in the log.
pub fn before(at: Span, first: (Span, &[usize]), second: (Span, &[usize])) -> Done {
    let never = |span| Err(Trouble::failed(span, "this never happened".into()));
    match (first.1.first(), second.1.first()) {
        (Some(a), Some(b)) if a < b => Ok(()),
        (None, _) => never(first.0),
        (_, None) => never(second.0),
        _ => Err(Trouble::failed(
            at,
            "it happened the other way round".into(),
        )),
    }
}
