//! Mistakes in one piece of a file that are found out of order, each told once.

use std::ops::Range;

use super::Desk;

/// A mistake and the text to point at.
#[derive(Debug, PartialEq, Eq)]
struct Finding {
    code: &'static str,
    text: String,
    message: String,
    help: String,
}

/// Mistakes in one piece of a file.
#[derive(Debug, Default)]
pub struct Findings(Vec<Finding>);

impl Findings {
    /// Keeps a mistake, once. `text` is looked for to point at.
    pub fn wrong(
        &mut self,
        code: &'static str,
        text: impl Into<String>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        let finding = Finding {
            code,
            text: text.into(),
            message: message.into(),
            help: help.into(),
        };
        if !self.0.contains(&finding) {
            self.0.push(finding);
        }
    }

    /// Reports what was found in the piece at `at`.
    pub fn tell(self, at: &Range<usize>, desk: &mut Desk<'_>) {
        for finding in self.0 {
            let place = desk.closer(at, &finding.text);
            desk.error_with(finding.code, &place, finding.message, finding.help);
        }
    }
}
