//! Prints output, and handles output that cannot be written.

use std::fmt::Display;
use std::io::{self, Write};

use super::closed::was_closed;
use crate::tools::Outcome;

/// The exit code if the output cannot be written.
const UNSAID: u8 = 1;

/// Writes to standard output. Returns the exit code, which is `code` if the text could be written.
pub(crate) fn text(text: &impl Display, code: u8) -> u8 {
    match write(text) {
        Ok(()) => code,
        Err(why) => {
            error(&format!("error: the output cannot be written: {why}\n"));
            UNSAID
        }
    }
}

fn write(text: &impl Display) -> io::Result<()> {
    if was_closed() {
        return Err(io::Error::other("standard output is closed"));
    }
    let mut out = io::stdout().lock();
    write!(out, "{text}")?;
    // Whatever is not flushed here would be lost in silence when the program ends.
    out.flush()
}

/// Writes to standard error. A failure there cannot be reported anywhere.
pub(crate) fn error(text: &impl Display) {
    drop(write!(io::stderr().lock(), "{text}"));
}

/// Prints an outcome where it belongs. Returns the exit code.
pub(crate) fn outcome(outcome: &Outcome) -> u8 {
    if outcome.code == 2 {
        error(&outcome.output);
        return outcome.code;
    }
    text(&outcome.output, outcome.code)
}
