//! Components of the things on the table, and the one resource for what no thing carries.

mod action;
mod duel;
mod things;

pub use action::{Action, Announce, Origin, Reaction, Sort, Stage, Target};
pub use duel::{Ask, Attacker, Battle, Change, Defender, Duel, Task, What};
pub use things::{Agent, Card, Id, Lane, Player, SKILLS, Sector, Status};
