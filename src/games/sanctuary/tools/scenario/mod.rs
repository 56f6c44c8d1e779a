//! Scenarios of Sanctuary.

mod act;
mod deck_check;
mod expect;
mod file;
mod item;
mod log;
mod pattern;
mod play;
mod prepare;
mod stage;
mod thing;
mod verbs;
mod words;

pub use file::Scenario;
pub use play::play;

crate::tools::scenario::case!(Scenario, play);
