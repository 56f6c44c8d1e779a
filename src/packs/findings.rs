//! Mistakes in one item of a file that are found out of order; each is reported once.

use std::ops::Range;

use super::{CheckContext, Diagnostic, Severity, did_you_mean};

/// A mistake and the text to point at.
#[derive(Debug, PartialEq, Eq)]
struct Finding {
    severity: Severity,
    code: &'static str,
    text: String,
    message: Message,
    help: Option<String>,
}

#[derive(Debug, PartialEq, Eq)]
enum Message {
    Said(String),
    /// What is out of its range, and the number.
    OutOfRange(String, i64),
}

/// Mistakes in one piece of a file.
#[derive(Debug, Default)]
pub struct Findings(Vec<Finding>);

impl Findings {
    /// Whether nothing is wrong.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Keeps a mistake, once. `text` is looked for to point at.
    pub fn wrong(
        &mut self,
        code: &'static str,
        text: impl Into<String>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let help: String = help.into();
        let message = Message::Said(message.into());
        self.keep(Severity::Error, code, text.into(), message, help);
    }

    /// Keeps that a number is out of its range; `what` names it, `help` says what the range is.
    pub fn out_of_range(&mut self, code: &'static str, what: String, number: i32, help: String) {
        let message = Message::OutOfRange(what, number.into());
        self.keep(Severity::Error, code, number.to_string(), message, help);
    }

    /// A name in quotes that nothing has, and the one of `known` that was probably meant.
    pub fn unknown<'a>(
        &mut self,
        code: &'static str,
        name: &str,
        message: String,
        known: impl Iterator<Item = &'a str>,
    ) {
        let (text, help) = (format!("\"{name}\""), did_you_mean(name, known));
        self.keep(Severity::Error, code, text, Message::Said(message), help);
    }

    /// Keeps what is probably a mistake, once.
    pub fn doubtful(
        &mut self,
        code: &'static str,
        text: impl Into<String>,
        message: impl Into<String>,
        help: impl Into<Option<String>>,
    ) {
        let message = Message::Said(message.into());
        self.keep(Severity::Warning, code, text.into(), message, help);
    }

    fn keep(
        &mut self,
        severity: Severity,
        code: &'static str,
        text: String,
        message: Message,
        help: impl Into<Option<String>>,
    ) {
        let finding = Finding {
            severity,
            code,
            text,
            message,
            help: help.into(),
        };
        if !self.0.contains(&finding) {
            self.0.push(finding);
        }
    }

    /// Reports what was found in the piece at `at`.
    pub fn report(self, at: &Range<usize>, context: &mut CheckContext<'_>) {
        for found in self.0 {
            let place = context.closer(at, &found.text);
            let (code, file) = (found.code, context.file);
            let diagnostic = match (found.severity, found.message) {
                (_, Message::OutOfRange(what, n)) => {
                    Diagnostic::out_of_range(code, file, &place, (&what, n))
                }
                (Severity::Error, Message::Said(said)) => {
                    Diagnostic::error(code, file, &place, said)
                }
                (Severity::Warning, Message::Said(said)) => {
                    Diagnostic::warning(code, file, &place, said)
                }
            };
            context.report.push(diagnostic.help(found.help));
        }
    }
}
