//! The tools of this game: scenarios, position fields, passing, replays, bot matches.

mod editing;
mod guide;
mod lab;
mod packs;
mod passing;
mod pieces;
mod playable;
mod replay;
pub mod scenario;
pub mod seating;
mod serve;
