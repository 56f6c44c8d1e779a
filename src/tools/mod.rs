//! The sub-commands of the command line as plain functions.

pub mod arena;
pub mod content;
pub mod editing;
pub mod guide;
pub mod lab;
pub mod names;
mod outcome;
pub mod packs;
pub mod passing;
pub mod puzzle_list;
pub mod puzzles;
pub mod replay;
pub mod rules;
pub mod save;
pub mod scenario;
pub mod serve;
pub mod simulate;

pub use outcome::Outcome;
