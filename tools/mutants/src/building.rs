//! Builds the copy, without the points that do not compile.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::copy::Copy;

/// After so many rounds something else is wrong.
const ROUNDS: usize = 30;

/// Drops points until the copy compiles, and builds the driver. Returns its path.
///
/// # Errors
///
/// It does not compile for another reason.
pub fn build(copy: &mut Copy) -> Result<PathBuf, String> {
    for _ in 0..ROUNDS {
        copy.write()?;
        // Types and borrows are checked before any code is made, so a build that fails is as quick as a check.
        let (fine, output) = cargo(&copy.folder, &["build", "--bin", "mutant_driver"])?;
        if fine {
            return executable(&output).ok_or_else(|| "cargo names no program".to_owned());
        }
        let blamed = blamed(copy, &output);
        if blamed.is_empty() {
            return Err(format!("no point is to blame for:\n{}", errors(&output)));
        }
        copy.points.retain(|point| !blamed.contains(&point.id));
        eprintln!(
            "{} points do not compile, {} are left",
            blamed.len(),
            copy.points.len()
        );
    }
    Err("points that do not compile are left".to_owned())
}

/// Builds the unit tests of a copy that compiles. Returns their path.
///
/// # Errors
///
/// They do not compile.
pub fn build_tests(copy: &Copy) -> Result<PathBuf, String> {
    let (fine, output) = cargo(&copy.folder, &["test", "--no-run", "--lib"])?;
    if !fine {
        return Err(format!("the tests do not compile:\n{}", errors(&output)));
    }
    executable(&output).ok_or_else(|| "cargo names no tests".to_owned())
}

fn cargo(folder: &Path, what: &[&str]) -> Result<(bool, String), String> {
    let out = Command::new("cargo")
        .args(what)
        .args(["--locked", "--no-default-features"])
        .arg("--message-format=json")
        .current_dir(folder)
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| format!("cargo: {e}"))?;
    let text = String::from_utf8(out.stdout).map_err(|e| e.to_string())?;
    Ok((out.status.success(), text))
}

fn messages(output: &str) -> impl Iterator<Item = Value> {
    output
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
}

fn executable(output: &str) -> Option<PathBuf> {
    messages(output).find_map(|m| m["executable"].as_str().map(PathBuf::from))
}

fn errors(output: &str) -> String {
    let shown = messages(output).filter(|m| m["message"]["level"] == "error");
    shown
        .filter_map(|m| Some(m["message"]["rendered"].as_str()?.to_owned()))
        .collect()
}

fn blamed(copy: &Copy, output: &str) -> BTreeSet<u32> {
    let mut blamed = BTreeSet::new();
    for message in messages(output).filter(|m| m["message"]["level"] == "error") {
        let spans = message["message"]["spans"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let of = |primary: bool| {
            let spans = spans.iter().filter(move |s| s["is_primary"] == primary);
            spans
                .flat_map(|span| span_blamed(copy, span))
                .collect::<Vec<_>>()
        };
        let first = of(true);
        blamed.extend(if first.is_empty() { of(false) } else { first });
    }
    blamed
}

fn span_blamed(copy: &Copy, span: &Value) -> Vec<u32> {
    // Inside a macro the place where it is called counts.
    let mut span = span;
    while !span["file_name"]
        .as_str()
        .is_some_and(|file| copy.has(file))
    {
        let outer = &span["expansion"]["span"];
        if outer.is_null() {
            return Vec::new();
        }
        span = outer;
    }
    let file = span["file_name"].as_str().unwrap_or_default();
    let byte =
        |key: &str| usize::try_from(span[key].as_u64().unwrap_or_default()).unwrap_or_default();
    copy.blamed(file, byte("byte_start"), byte("byte_end"))
}
