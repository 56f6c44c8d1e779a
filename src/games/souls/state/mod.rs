//! The state that changes in a game: components of players and cards, entries of the stack, and the rest.

mod components;
mod entry;
mod match_state;
mod stats;
mod task;

pub use components::{Card, Id, Player, Status};
pub use entry::{Announce, Entry, EntryKind, Stage};
pub use match_state::{
    Attack, Change, ChangeKind, ForcedAttack, ForcedTarget, MatchState, Sequence, Stages, Until,
};
pub use stats::Stats;
pub use task::{Ask, Task};
