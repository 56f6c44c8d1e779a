//! Warnings that a pack silences in its manifest, each with a reason.

use std::ops::Range;

use ron2::{FromRon, Spanned};

use super::codes::{code, codes};
use super::{Diagnostic, Pack, Report, Severity, did_you_mean, range};

/// A warning that is no mistake in this pack.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Silence {
    /// Its code.
    pub code: Spanned<String>,
    /// Why it is no mistake.
    pub reason: Spanned<String>,
}

impl Pack {
    /// Takes the warnings out of the report that the manifest silences. A line of the manifest that is no use is a
    /// finding itself (P041).
    pub fn silence(&self, report: &mut Report) {
        let Some(file) = self.text("pack.ron") else {
            return;
        };
        // Beside errors not every warning has been looked for.
        let sound = report.is_sound(&self.source.shown_file(""));
        let mut done: Vec<&str> = Vec::new();
        for silence in &self.manifest.silence {
            let (name, at) = (silence.code.value.as_str(), range(&silence.code.span));
            let wrong = |at: &Range<usize>, message: String, help: &str| {
                Diagnostic::warning("P041", file, at, message).help(help.to_owned())
            };
            if silence.reason.value.trim().is_empty() {
                let help = "write why it is no mistake in this pack";
                let at = range(&silence.reason.span);
                report.push(wrong(&at, "there is no reason".to_owned(), help));
                continue;
            }
            let Some(entry) = code(name) else {
                let known = codes().iter().map(|entry| entry.code);
                let help = did_you_mean(name, known)
                    .unwrap_or_else(|| "the codes are in docs/modding/codes.md".to_owned());
                report.push(wrong(&at, format!("unknown code `{name}`"), &help));
                continue;
            };
            if entry.severity == Severity::Error {
                let help = "mend it; only warnings can be silenced";
                report.push(wrong(&at, format!("`{name}` is an error"), help));
            } else if done.contains(&entry.code) {
                report.push(wrong(
                    &at,
                    format!("`{name}` is there twice"),
                    "once is enough",
                ));
            } else if report.silence(&self.source.shown_file(""), entry.code) == 0 && sound {
                let message = format!("there is no `{name}` to silence");
                report.push(wrong(&at, message, "leave this line out"));
            }
            done.push(entry.code);
        }
    }
}
