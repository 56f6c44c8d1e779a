//! What the tools need to know of this game: scenarios, positions to edit, passing, replays, bot matches.

mod editing;
pub mod packs;
mod passing;
mod pieces;
mod replay;
pub mod scenario;
mod sim;
