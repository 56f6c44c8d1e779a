//! The tools of this game: scenarios, position fields, passing, replays, bot matches.

mod deaths;
mod editing;
mod guide;
mod lab;
pub mod packs;
mod passing;
mod pieces;
mod playable;
mod replay;
pub mod scenario;
mod seating;
mod serve;
mod stack;
pub mod table_options;

pub use passing::ENTRY_KINDS;
