//! Bots: they get a seat's view and the open decision, never the world.

mod random;
pub mod roster;

pub use random::RandomBot;

use crate::table::{Decision, Game, Look};

/// Something that chooses for a seat.
pub trait Bot<G: Game>: Send {
    /// Index of the option it picks.
    fn choose(&mut self, decision: &Decision, look: &mut Look<'_, G>) -> usize;
}
