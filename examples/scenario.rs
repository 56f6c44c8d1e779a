//! Runs scenario files without the rest of the program: `cargo run --example scenario -- PATH..`.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let paths: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let outcome = fourfold::tools::scenario::run(&paths, false);
    print!("{}", outcome.output);
    ExitCode::from(outcome.code)
}
