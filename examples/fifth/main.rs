//! The whole program with a fifth game: `cargo run --example fifth -- sim --game kites`.

mod kites;

use std::process::ExitCode;

use fourfold::plain::cards::Cards;

fn main() -> ExitCode {
    fourfold::games::register::<Cards<kites::Kites>>();
    ExitCode::from(fourfold::cli::run(std::env::args_os()))
}
