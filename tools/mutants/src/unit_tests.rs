//! The unit tests of a game with a mutant on, for what no scenario notices.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::mutant::SHARED;
use crate::running::limited;

/// The built tests and how they go without mutants.
#[derive(Debug)]
pub struct UnitTests {
    program: PathBuf,
    folder: PathBuf,
    args: Vec<String>,
    seconds: u64,
}

impl UnitTests {
    /// Runs the tests of a game with no mutant on. Those that fail so are left out from then on.
    ///
    /// # Errors
    ///
    /// The program cannot be run.
    pub fn record(program: &Path, folder: &Path, game: &str) -> Result<Self, String> {
        let mut args = match game {
            SHARED => vec!["cards::".to_owned(), "table::".to_owned()],
            game => vec![format!("games::{game}::")],
        };
        args.push("--test-threads=1".to_owned());
        let mut tests = Self {
            program: program.to_owned(),
            folder: folder.to_owned(),
            args,
            seconds: 600,
        };
        let began = Instant::now();
        let done = tests.call(0).output();
        let done = done.map_err(|e| format!("{}: {e}", program.display()))?;
        let output = String::from_utf8_lossy(&done.stdout).into_owned();
        let failed = output
            .lines()
            .filter_map(|line| line.strip_suffix(" ... FAILED"));
        for test in failed.filter_map(|line| line.strip_prefix("test ")) {
            eprintln!("the test {test} fails without any mutant and is left out");
            tests.args.extend(["--skip".to_owned(), test.to_owned()]);
        }
        tests.seconds = 5 + 3 * began.elapsed().as_secs();
        Ok(tests)
    }

    /// Whether a test fails or does not end with that mutant on.
    pub fn fail(&self, id: u32) -> bool {
        let status = self.call(id).stdout(std::process::Stdio::null()).status();
        status.is_ok_and(|status| !status.success())
    }

    fn call(&self, id: u32) -> Command {
        let mut command = limited(&self.program, self.seconds);
        command
            .args(&self.args)
            .env("FOURFOLD_MUTANT", id.to_string())
            .current_dir(&self.folder);
        command
    }
}
