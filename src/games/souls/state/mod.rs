//! What changes in a game: components of players and cards, entries of the stack, and the rest.

mod entry;
mod match_state;
mod stats;
mod task;
mod components;

pub use entry::{Announce, Entry, Sort, Stage, Trigger};
pub use match_state::{Attack, Change, MatchState, Must, Sequence, Stages, Until};
pub use stats::Stats;
pub use task::{Ask, Task};
pub use components::{Card, Id, Player, Status};
