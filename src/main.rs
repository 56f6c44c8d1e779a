//! The program: everything it does is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(fourfold::cli::run(std::env::args_os()))
}
