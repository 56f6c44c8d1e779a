//! Random walks, and what holds on them whatever game is played.

mod card_games;
pub mod causes;
pub mod choices;
pub mod hidden;
pub mod positions;
pub mod refusals;
pub mod search;
mod stats;
pub mod time;
mod walks;

pub(crate) use card_games::walks;
pub use stats::{stats_are_right, with_each_and_all};
pub(crate) use walks::walk_with;
pub use walks::{Feet, Walk, config, seen, somewhere, step, wander};
