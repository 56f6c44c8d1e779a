//! Scenarios: rules tests that need no Rust. A file holds one scenario or a list of them; each sets up a position,
//! makes choices and states the expected result. `docs/scenarios.md` is the guide.
//!
//! | code | meaning |
//! | --- | --- |
//! | S001 | neither `position` nor `fresh`, or both |
//! | S002 | no such rule |
//! | S003 | no game is said, or no such game |
//! | S004 | a title, script or expectation that is empty |
//! | S005 | something that scenarios of a file cannot share |
//! | S010 | no such card or type of frame |
//! | S011 | alias or name given twice |
//! | S012 | biome not on the table, or not three different ones |
//! | S013 | a name in the position that means nothing there |
//! | S014 | a position that cannot be |
//! | S020 | a name in the script that means nothing |
//! | S021 | nothing of that name is on the table |
//! | S022 | a name or choice that could be several |
//! | S023 | not a place |
//! | S024 | no such deck, company or field |
//! | S025 | a point where none is asked for |
//! | S026 | dice that never fell, or that no such die can show |
//! | S030 | a file that cannot be read |
//! | S031 | a scenario that the editor cannot open |
//! | S100 | something is not as expected |
//!
//! Syntax and spelling have the codes of packs, `P0xx` and `B0xx`.

pub(crate) mod base;
pub(crate) mod beginning;
pub(crate) mod cards;
pub(crate) mod check;
pub(crate) mod either;
pub(crate) mod event_match;
mod file;
pub(crate) mod item;
pub(crate) mod item_actions;
pub(crate) mod pattern;
pub(crate) mod phrase;
#[cfg(feature = "desktop")]
pub(crate) mod playable_puzzle;
mod puzzle;
mod read;
pub(crate) mod run;
pub(crate) mod scenario_error;
pub(crate) mod scripted;
pub(crate) mod shape;
pub(crate) mod speech;
pub(crate) mod stage;
pub(crate) mod verdicts;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::packs::read::read_text;
use crate::packs::{Diagnostic, Report, TextFile, in_one_line, shown_path};

pub use super::Outcome;
pub(crate) use file::title_of;
pub use file::{PlayableScenario, Scenario};
#[cfg(feature = "desktop")]
pub use playable_puzzle::{PuzzleJudge, PuzzleState, Task};
pub(crate) use read::{ReadScenario, read};
use scenario_error::Failed;

/// One scenario that was run, or a file that could not be.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The file.
    pub file: String,
    /// Title of the scenario; the file's name where there is none.
    pub title: String,
    /// The rules it names.
    pub rules: Vec<String>,
    /// Whether it passed.
    pub passed: bool,
    /// The failure.
    pub message: String,
    /// Code of the first thing that is wrong; none if it passed.
    pub code: Option<String>,
    /// Its line, from 1.
    pub line: Option<usize>,
    /// The expected value, if two values were compared.
    pub expected: Option<String>,
    /// The value that was found instead.
    pub found: Option<String>,
}

/// The largest file that is read, in bytes; no real scenario is that large.
pub const MOST_BYTES: u64 = 4 << 20;

/// Runs all scenarios in files and folders; they can use what is in those packs too.
#[must_use]
pub fn run_with(packs: Vec<PathBuf>, paths: &[PathBuf], json: bool) -> Outcome {
    if !packs.is_empty() {
        let checked = super::packs::check(&packs);
        if checked.code != 0 {
            return checked;
        }
    }
    base::give(packs);
    run(paths, json)
}

/// Runs all scenarios in files and folders.
#[must_use]
pub fn run(paths: &[PathBuf], json: bool) -> Outcome {
    let mut files = Vec::new();
    for path in paths {
        if !path.exists() {
            let output = format!("{}: there is no such file or folder\n", shown_path(path));
            return Outcome { output, code: 2 };
        }
        collect(path, &mut files);
    }
    let verdicts: Vec<Verdict> = files.iter().flat_map(|file| run_file(file)).collect();
    let failed = verdicts.iter().filter(|v| !v.passed).count();
    let passed = verdicts.len() - failed;
    let mut output = String::new();
    if json {
        output = serde_json::to_string_pretty(&verdicts).unwrap_or_default();
        output.push('\n');
    } else {
        for verdict in verdicts.iter().filter(|v| !v.passed) {
            let _ = writeln!(
                output,
                "FAILED: {} {:?}",
                in_one_line(&verdict.title),
                verdict.rules
            );
            let _ = writeln!(output, "{}", verdict.message);
        }
        let _ = writeln!(output, "{passed} passed, {failed} failed");
    }
    Outcome {
        output,
        code: u8::from(failed > 0),
    }
}

/// Titles of the scenarios of a folder by the rules they name.
#[must_use]
pub fn coverage(folder: &Path) -> BTreeMap<String, Vec<String>> {
    let mut files = Vec::new();
    collect(folder, &mut files);
    let mut map: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in files {
        let Ok(text) = read_text(&path, MOST_BYTES) else {
            continue;
        };
        let file = TextFile::new("", "", &text);
        for found in read(&file, &mut Report::default()) {
            let Some(scenario) = found.scenario else {
                continue;
            };
            for rule in scenario.rules() {
                let titles = map.entry(rule.value.clone()).or_default();
                titles.push(scenario.title().value.clone());
            }
        }
    }
    map
}

/// The scenario files in a folder, or the file itself, in order of names.
pub(crate) fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if !path.is_dir() {
        files.push(path.to_owned());
        return;
    }
    let Ok(entries) = fs::read_dir(path) else {
        files.push(path.to_owned());
        return;
    };
    let mut inside: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    inside.sort();
    for entry in inside {
        if entry.is_dir() || entry.extension().is_some_and(|e| e == "ron") {
            collect(&entry, files);
        }
    }
}

/// Runs the text of one scenario file. Every scenario gives a verdict, also one that cannot be read, and so
/// does what is wrong with the file itself.
#[must_use]
pub fn run_text(path: &Path, text: &str) -> Vec<Verdict> {
    let shown = path.display().to_string().replace('\\', "/");
    let file = TextFile::new(&shown, &shown, text);
    let mut report = Report::default();
    let found = read(&file, &mut report);
    verdicts::verdicts(&file, found, &report)
}

fn run_file(path: &Path) -> Vec<Verdict> {
    match read_text(path, MOST_BYTES) {
        Ok(text) => run_text(path, &text),
        Err(why) => {
            let shown = path.display().to_string();
            let message = format!("cannot be read: {why}");
            let problem = Diagnostic::file_error("S030", &shown, message);
            let failed = Failed {
                message: problem.to_string(),
                code: problem.code.to_owned(),
                line: 1,
                ..Failed::default()
            };
            vec![Verdict::failed(&shown, &shown, failed)]
        }
    }
}

impl Verdict {
    fn failed(file: &str, title: &str, failed: Failed) -> Self {
        Self {
            file: file.to_owned(),
            title: title.to_owned(),
            rules: Vec::new(),
            passed: false,
            message: failed.message,
            code: Some(failed.code),
            line: Some(failed.line),
            expected: failed.expected,
            found: failed.found,
        }
    }
}
