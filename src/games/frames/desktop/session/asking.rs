//! Asking a bot, and hearing what it picked.

use super::{FramesSession, Tick};
use crate::desktop::session::think::{After, Thinking};
use crate::table::{Look, Seat};

impl FramesSession {
    /// Hands the game to the bot of that seat.
    pub(super) fn ask_bot(&mut self, seat: Seat) {
        let brain = self.players[seat.index()].brain.take();
        let (Some(game), Some(brain)) = (self.game.take(), brain) else {
            return;
        };
        let think = Thinking::begin(seat, game, brain, move |game, bot| {
            bot.choose(&mut Look::new(game, seat))
        });
        self.thinking = Some(think);
    }

    /// Takes the game back once the bot has decided, and does what was wished for meanwhile.
    pub(super) fn hear(&mut self) -> Tick {
        let Some(thought) = Thinking::done(&mut self.thinking) else {
            return Tick::Waits;
        };
        self.players[thought.seat.index()].brain = Some(thought.brain);
        self.game = Some(thought.game);
        match self.after.take() {
            Some(After::Undo) if self.can_undo() > 0 => {
                self.undo();
                return Tick::Moved;
            }
            Some(After::Concede(_)) => {
                self.concede();
                return Tick::Moved;
            }
            _ => {}
        }
        let decision = self.game.as_ref().and_then(|g| g.decision());
        let options = decision.map_or(&[][..], |d| &d.options);
        match options.get(thought.pick).or(options.first()).copied() {
            Some(choice) => self.automatic(thought.seat, choice),
            None => Tick::Waits,
        }
    }
}
