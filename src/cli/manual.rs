//! `manual` and `completions`: what a package of the program installs beside it, from the same arguments that it reads.

use std::fs;
use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;

use super::args::Args;
use crate::packs::shown_path;
use crate::tools::Outcome;

/// Writes a manual page of the program, and one of each command, into that folder.
///
/// # Errors
/// The folder or a file in it cannot be written.
pub(super) fn pages(folder: &Path) -> Result<Outcome, Outcome> {
    let written =
        fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(Args::command(), folder));
    match written {
        Ok(()) => Ok(Outcome::fine(format!(
            "manual pages written to {}",
            shown_path(folder)
        ))),
        Err(why) => Err(Outcome::found(format!(
            "error: {}: {why}",
            shown_path(folder)
        ))),
    }
}

/// The script that tells a shell what can follow `fourfold`.
pub(super) fn completions(shell: Shell) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "fourfold", &mut script);
    Outcome::fine(String::from_utf8_lossy(&script))
}
