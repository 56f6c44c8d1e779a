//! Components of the things on the table, and the one resource for what no thing carries.

mod action;
mod match_state;
mod components;

pub use action::{Action, Announce, Origin, Reaction, Sort, Stage, Target};
pub use match_state::{Ask, Attacker, Battle, Change, Defender, MatchState, Task, What};
pub use components::{Agent, Card, Id, Lane, Player, SKILLS, Sector, Status};
