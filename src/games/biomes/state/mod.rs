//! Components of the things on the table, and the resource for the rest of the match.

mod action;
mod components;
mod match_state;

pub use action::{Action, ActionKind, Announce, Origin, Part, Stage, Stamps, Target};
pub use components::{Agent, Card, Id, Lane, Player, SKILLS, Sector, Status};
pub use match_state::{Ask, Attacker, Battle, Change, ChangeKind, Defender, MatchState, Task};
