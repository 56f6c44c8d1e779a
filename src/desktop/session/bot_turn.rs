//! Asks a bot and receives its pick.

use super::think::{QueuedIntent, Thinking};
use super::{Session, SessionGame, Tick};
use crate::table::Seat;

impl<G: SessionGame> Session<G> {
    /// Hands the match to the bot of that seat.
    pub(super) fn ask_bot(&mut self, seat: Seat) {
        let brain = self.host.players[seat.index()].brain.take();
        let (Some(driver), Some(brain)) = (self.host.driver.take(), brain) else {
            return;
        };
        let think = Thinking::begin(seat, driver, brain, move |driver, bot| {
            driver.think(seat, bot)
        });
        self.host.thinking = Some(think);
    }

    /// Takes the match back once the bot has decided, and does what was wished for meanwhile.
    pub(super) fn receive_pick(&mut self) -> Tick {
        let Some(thought) = Thinking::done(&mut self.host.thinking) else {
            return Tick::Waits;
        };
        self.host.players[thought.seat.index()].brain = Some(thought.brain);
        let decision = thought.game.decision();
        self.host.driver = Some(thought.game);
        match self.host.after.take() {
            Some(QueuedIntent::Undo) if self.can_undo() > 0 => {
                self.undo();
                return Tick::Moved;
            }
            Some(QueuedIntent::Concede(whole)) => {
                self.concede(whole);
                return Tick::Moved;
            }
            _ => {}
        }
        let Some(decision) = decision else {
            return Tick::Waits;
        };
        let options = &decision.options;
        match options.get(thought.pick).or(options.first()).copied() {
            Some(choice) => self.automatic(&decision, choice),
            None => Tick::Waits,
        }
    }
}
