//! What changes in a game: components of players and cards, entries of the stack, and the rest.

mod entry;
mod gathering;
mod stats;
mod task;
mod things;

pub use entry::{Announce, Entry, Sort, Stage, Trigger};
pub use gathering::{Attack, Change, Gathering, Must, Sequence, Stages, Until};
pub use stats::Stats;
pub use task::{Ask, Task};
pub use things::{Card, Id, Player, Status};
