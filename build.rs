//! Finds where rules are implemented and, for programs that leave the repository, which scenarios
//! cover them, and writes both down for `fourfold rules`. Also rebuilds when a built-in pack or the puzzles gain or
//! lose a file: they are embedded in the program.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "src/tools/rules/scan.rs"]
mod scan;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=assets/packs");
    println!("cargo:rerun-if-changed=tests/puzzles");
    println!("cargo:rerun-if-changed=src");
    let root = folder("CARGO_MANIFEST_DIR");
    let mut text = String::from("pub const CODE: &[(&str, &str, usize)] = &[\n");
    for part in ["src/games", "src/table", "src/packs"] {
        code(&root, part, &mut text);
    }
    text.push_str("];\npub const SCENARIOS: &[(&str, &str, &str)] = &[\n");
    // While working on the rules the folder itself is read, and no build waits for a scenario.
    let released = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if released && root.join("tests/scenarios").is_dir() {
        println!("cargo:rerun-if-changed=tests/scenarios");
        for found in scan::scenarios(&root, "tests/scenarios") {
            let (rule, file, title) = (found.rule, found.file, found.title);
            let _ = writeln!(text, "({rule:?}, {file:?}, {title:?}),");
        }
    }
    text.push_str("];\n");
    fs::write(folder("OUT_DIR").join("rules.rs"), text).expect("the build folder can be written");
}

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env::var_os(name).expect("cargo sets it"))
}

/// Where the comments of the Rust files under `folder` name rules.
fn code(root: &Path, folder: &str, into: &mut String) {
    for path in scan::files(&root.join(folder), "rs") {
        let file = scan::shown(root, &path);
        // What the window says of a rule does not hold it.
        if file.contains("/desktop/") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("source files are text");
        for (line, words) in (1..).zip(text.lines()) {
            if words.trim_start().starts_with("//") {
                for rule in scan::ids(words) {
                    let _ = writeln!(into, "({rule:?}, {file:?}, {line}),");
                }
            }
        }
    }
}
