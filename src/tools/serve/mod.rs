//! `fourfold serve --stdio`: other people's programs play matches by lines of JSON.
//!
//! One line asks, one line answers. `docs/serve.md` describes every message. The server knows games only by the
//! registry; a game joins in with [`ServedGame`] and `Playable::SERVED`.

mod choice_text;
mod features;
mod line;
mod message;
mod problem;
mod served;
mod server;
mod table;

pub(crate) use features::from_own;
pub use features::{Features, OPTION_WIDTH};
pub use served::{Catalogue, GameServer, Named, ServedGame};
pub(crate) use served::{catalogue, named_cards};

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use line::{Line, next_line};
use server::Server;

/// The version of the messages.
pub const SCHEMA: u32 = 1;

/// Answers every line of `input` until it ends. `folders` are more packs, or folders of packs.
///
/// # Errors
/// If a line cannot be read or an answer cannot be written.
pub fn serve(input: impl BufRead, mut output: impl Write, folders: Vec<PathBuf>) -> io::Result<()> {
    let mut server = Server::new(folders);
    let mut input = input;
    let mut buffer = Vec::new();
    loop {
        let line = next_line(&mut input, &mut buffer)?;
        let answer = match line {
            Line::End => return Ok(()),
            Line::TooLong => server.too_long(),
            Line::Bytes(bytes) if bytes.trim_ascii().is_empty() => continue,
            Line::Bytes(bytes) => server.answer(bytes),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}
