//! Scenarios: rules tests that need no Rust. A file holds one scenario or a list of them; each sets up a
//! position, makes choices and says what must come of them. `docs/scenarios.md` is the guide.
//!
//! | code | meaning |
//! | --- | --- |
//! | S001 | neither `position` nor `fresh`, or both |
//! | S002 | no such rule |
//! | S003 | no such game |
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

mod beginning;
mod biomes;
mod file;
mod frames;
mod phrase;
mod playing;
mod sanctuary;
mod souls;
mod speech;
mod trouble;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::packs::{Diagnostic, Parsed, Report, TextFile, parse_list};

pub use super::Outcome;
pub(super) use file::Scenario;

/// One scenario that was run, or a file that could not be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The file.
    pub file: String,
    /// Title of the scenario; the file's name where there is none.
    pub title: String,
    /// The rules it names.
    pub rules: Vec<String>,
    /// Whether all was as it says.
    pub passed: bool,
    /// What was not.
    pub message: String,
}

/// Runs all scenarios in files and folders.
#[must_use]
pub fn run(paths: &[PathBuf], json: bool) -> Outcome {
    let mut files = Vec::new();
    for path in paths {
        if !path.exists() {
            let output = format!("{}: there is no such file or folder\n", path.display());
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
            let _ = writeln!(output, "FAILED: {} {:?}", verdict.title, verdict.rules);
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
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        for item in read(&path, &text, &mut Report::default()).1 {
            let Some(scenario) = item.value.filter(|_| item.whole) else {
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

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
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

fn read(path: &Path, text: &str, report: &mut Report) -> (TextFile, Vec<Parsed<Scenario>>) {
    let shown = path.display().to_string().replace('\\', "/");
    let file = TextFile::new(&shown, &shown, text);
    let (items, _) = parse_list::<Scenario>(&file, report);
    (file, items)
}

/// Runs the text of one scenario file. Every scenario gives a verdict, and so does what is wrong with
/// the file itself.
#[must_use]
pub fn run_text(path: &Path, text: &str) -> Vec<Verdict> {
    let mut report = Report::default();
    let (file, items) = read(path, text, &mut report);
    let mut verdicts = Vec::new();
    if report.errors() > 0 {
        verdicts.push(broken(&file.path, report.to_string()));
    }
    for item in items {
        let Some(scenario) = item.value.filter(|_| item.whole) else {
            continue;
        };
        let result = scenario.play(&item.at, &file);
        verdicts.push(Verdict {
            file: file.path.to_string(),
            title: scenario.title().value.clone(),
            rules: scenario.rules().iter().map(|r| r.value.clone()).collect(),
            passed: result.is_ok(),
            message: result.err().unwrap_or_default(),
        });
    }
    verdicts
}

fn run_file(path: &Path) -> Vec<Verdict> {
    match fs::read_to_string(path) {
        Ok(text) => run_text(path, &text),
        Err(error) => {
            let shown = path.display().to_string();
            let message = format!("cannot be read: {error}");
            let problem = Diagnostic::file_error("S030", &shown, message);
            vec![broken(&shown, problem.to_string())]
        }
    }
}

fn broken(path: &str, message: String) -> Verdict {
    Verdict {
        file: path.to_owned(),
        title: path.to_owned(),
        rules: Vec::new(),
        passed: false,
        message,
    }
}
