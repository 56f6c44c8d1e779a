//! The random bot: it picks any option, every one equally likely.

use crate::table::{Game, Look, TableRng};

use super::Bot;

/// The random bot, which every other bot must beat.
pub struct RandomBot(TableRng);

impl RandomBot {
    /// A bot with its own generator.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(TableRng::new(seed))
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, look: &mut Look<'_, G>) -> usize {
        self.0.below(look.decision().options.len() as u32) as usize
    }
}
