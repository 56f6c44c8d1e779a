//! `serve`: the server on standard input and output.

use std::io;
use std::path::PathBuf;

use crate::tools::{Outcome, serve};

/// Answers until standard input ends.
pub(super) fn run(stdio: bool, packs: Vec<PathBuf>) -> Result<Outcome, Outcome> {
    if !stdio {
        return Err(Outcome::wrong(
            "error: `fourfold serve` answers on standard input and output only; add --stdio",
        ));
    }
    let served = serve::serve(io::stdin().lock(), io::stdout().lock(), packs);
    match served {
        Ok(()) => Ok(Outcome::fine("")),
        // It cannot be told where answers go; the exit code says it.
        Err(why) => {
            super::say::error(&format!("error: the connection broke: {why}\n"));
            Ok(Outcome::found(""))
        }
    }
}
