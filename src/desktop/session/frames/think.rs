//! Bots think beside the window: the game goes to a task with the bot and comes back with its pick.

use std::sync::Mutex;

use bevy::tasks::futures_lite::future::block_on;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool};

use super::{After, FramesSession, Tick};
use crate::bots::Bot;
use crate::games::frames::Frames;
use crate::table::{Look, Match, Seat};

/// A bot at work.
pub(super) struct Thinking {
    seat: Seat,
    task: Task<Thought>,
}

/// What comes back.
struct Thought {
    game: Box<Match<Frames>>,
    brain: Mutex<Box<dyn Bot<Frames>>>,
    pick: usize,
}

impl FramesSession {
    /// Hands the game to the bot of that seat.
    pub(super) fn ask_bot(&mut self, seat: Seat) {
        let brain = self.players[seat.index()].brain.take();
        let (Some(mut game), Some(mut brain)) = (self.game.take(), brain) else {
            return;
        };
        let think = async move {
            let pick = match brain.get_mut() {
                Ok(bot) => bot.choose(&mut Look::new(&mut game, seat)),
                Err(_) => 0,
            };
            Thought { game, brain, pick }
        };
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let task = pool.spawn(think);
        self.thinking = Some(Thinking { seat, task });
    }

    /// Takes the game back once the bot has decided, and does what was wished for meanwhile.
    pub(super) fn hear(&mut self) -> Tick {
        let Some(thinking) = self.thinking.take_if(|t| t.task.is_finished()) else {
            return Tick::Waits;
        };
        let thought = block_on(thinking.task);
        self.players[thinking.seat.index()].brain = Some(thought.brain);
        self.game = Some(thought.game);
        match self.after.take() {
            Some(After::Undo) if self.can_undo() > 0 => {
                self.undo();
                return Tick::Moved;
            }
            Some(After::Concede) => {
                self.concede();
                return Tick::Moved;
            }
            _ => {}
        }
        let decision = self.game.as_ref().and_then(|g| g.decision());
        let options = decision.map_or(&[][..], |d| &d.options);
        match options.get(thought.pick).or(options.first()).copied() {
            Some(choice) => self.automatic(thinking.seat, choice),
            None => Tick::Waits,
        }
    }
}
