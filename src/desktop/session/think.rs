//! Bots think in a task: match and bot move to it and come back with the pick. No frame
//! waits for a bot; meanwhile the screen shows the last view.

use bevy::tasks::futures_lite::future::block_on;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool};

use super::player::BotSlot;
use crate::bots::Bot;
use crate::bots::roster::Roster;
use crate::table::Seat;

/// A bot at work, with the match `M` that it looks at.
pub(crate) struct Thinking<M, G: Roster>(Task<BotChoice<M, G>>);

/// The result of a bot's thinking.
pub(crate) struct BotChoice<M, G: Roster> {
    pub seat: Seat,
    pub game: M,
    pub brain: BotSlot<G>,
    /// The option that the bot picked.
    pub pick: usize,
}

/// The intent that came while a bot was thinking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QueuedIntent {
    Undo,
    /// Give up the match, or (`true`) the whole game.
    Concede(bool),
}

impl<M: Send + 'static, G: Roster> Thinking<M, G> {
    /// Hands the match to the bot of that seat.
    pub(crate) fn begin(
        seat: Seat,
        mut game: M,
        mut brain: BotSlot<G>,
        think: impl FnOnce(&mut M, &mut dyn Bot<G>) -> usize + Send + 'static,
    ) -> Self {
        let thought = async move {
            let pick = brain
                .get_mut()
                .map_or(0, |bot| think(&mut game, &mut **bot));
            BotChoice {
                seat,
                game,
                brain,
                pick,
            }
        };
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        Self(pool.spawn(thought))
    }

    /// Takes the match back, once the bot has decided.
    pub(crate) fn done(thinking: &mut Option<Self>) -> Option<BotChoice<M, G>> {
        let done = thinking.take_if(|this| this.0.is_finished())?;
        Some(block_on(done.0))
    }
}
