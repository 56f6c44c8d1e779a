//! Scenarios of Souls.

mod act;
mod check;
mod expect;
mod file;
mod fresh;
mod item;
mod log;
mod looking;
mod pattern;
mod play;
mod prepare;
mod set_check;
mod stage;
mod thing;
mod verbs;
mod waiting;
mod words;

pub use file::Scenario;
pub use play::play;

crate::tools::scenario::case!(Scenario, play);
