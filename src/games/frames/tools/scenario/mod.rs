//! Scenarios of Frames.

mod act;
mod bring;
mod building;
mod expect;
mod file;
mod item;
mod log;
mod pattern;
mod play;
mod prepare;
mod said;
mod stage;
mod thing;
mod told;
mod verbs;
mod words;

pub use file::Scenario;
pub use play::play;

crate::tools::scenario::case!(Scenario, play);
