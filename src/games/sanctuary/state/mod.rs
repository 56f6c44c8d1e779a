//! The table between two choices: components of things, entries of the Stack, and the rest.

mod entry;
mod struggle;
mod things;

pub use entry::{Action, Announce, Sort, Stage, Trigger};
pub use struggle::{Ask, Attacker, Blocker, Change, Fight, Struggle, Task};
pub use things::{Card, Id, Player, Stats, Status};
