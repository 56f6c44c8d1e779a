//! Bots: they get a seat's view and the open decision, never the world.

mod easy;
mod greedy;
mod judgement;
mod random;
pub mod roster;
mod search;

pub use easy::EasyBot;
pub use greedy::{EvaluatedGame, GreedyBot};
pub use judgement::Judgement;
pub use random::RandomBot;
pub use search::{Analysis, Effort, Expected, Judged, SearchBot, SearchSettings, analyse, chances};

use crate::table::{Game, Look};

/// A bot: it chooses for a seat.
pub trait Bot<G: Game>: Send {
    /// The index of the option that it picks in the open decision of its seat.
    fn choose(&mut self, look: &mut Look<'_, G>) -> usize;
}
