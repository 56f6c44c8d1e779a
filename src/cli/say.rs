//! Printing that does not mind a reader who has gone away.

use std::fmt::Display;
use std::io::{self, Write};

use crate::tools::Outcome;

/// To standard output.
pub(super) fn text(text: &impl Display) {
    quietly(write!(io::stdout().lock(), "{text}"));
}

/// To standard error.
pub(super) fn error(text: &impl Display) {
    quietly(write!(io::stderr().lock(), "{text}"));
}

/// Where it belongs; returns the exit code.
pub(super) fn outcome(outcome: &Outcome) -> u8 {
    match outcome.code {
        2 => error(&outcome.output),
        _ => text(&outcome.output),
    }
    quietly(io::stdout().flush());
    outcome.code
}

/// A closed pipe (`fourfold rules | head`) is no mistake, and there is nobody left to tell of others.
fn quietly(result: io::Result<()>) {
    drop(result);
}
