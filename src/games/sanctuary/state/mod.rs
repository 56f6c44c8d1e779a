//! The state of the table: components of things, entries of the Stack, and the match state.

mod components;
mod entry;
mod match_state;

pub use components::{Card, Id, Player, Stats, Status};
pub use entry::{Action, ActionKind, Announce, Stage};
pub use match_state::{Ask, Attacker, Blocker, Change, ChangeKind, Fight, MatchState, Task};
