//! The table between two choices: components of things, entries of the Stack, and the rest.

mod entry;
mod match_state;
mod components;

pub use entry::{Action, Announce, Sort, Stage, Trigger};
pub use match_state::{Ask, Attacker, Blocker, Change, Fight, MatchState, Task};
pub use components::{Card, Id, Player, Stats, Status};
