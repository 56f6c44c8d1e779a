//! Bots: they get a seat's view and the open decision, never the world.

mod greedy;
mod random;
pub mod roster;

pub use greedy::{GreedyBot, Judged};
pub use random::RandomBot;

use crate::table::{Game, Look};

/// Something that chooses for a seat.
pub trait Bot<G: Game>: Send {
    /// Index of the option it picks of the open decision, which is its seat's.
    fn choose(&mut self, look: &mut Look<'_, G>) -> usize;
}
