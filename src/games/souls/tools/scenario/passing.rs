//! Passing and options in the scripts of this game.

use ron2::Span;

use super::Stage;
use super::verbs::ChoicePhrase;
use crate::games::souls::{Souls, View};
use crate::table::{Choice, Seat};
use crate::tools::scenario::scenario_error::{Done, ScenarioError, same};
use crate::tools::scenario::scripted::Scripted;

impl Stage {
    /// Whoever is asked to act passes, until somebody would be asked again, something has resolved or the step
    /// is another.
    pub(super) fn all_pass(&mut self, at: Span) -> Done {
        let stands = |view: &View| {
            let serials: Vec<u16> = view.stack.iter().map(|e| e.serial).collect();
            let rolls = view.attack.as_ref().map(|a| a.rolls);
            (view.step, view.turn, serials, rolls)
        };
        let before = self.see();
        for n in 0..before.players.len() {
            if !self.pass() {
                let passed = n > 0;
                return match passed {
                    true => Ok(()),
                    false => Err(ScenarioError::failed(
                        at,
                        "nobody is asked to pass".to_owned(),
                    )),
                };
            }
            if stands(&self.see()) != stands(&before) {
                return Ok(());
            }
        }
        Ok(())
    }

    pub(super) fn pass_until(&mut self, seat: Seat, topic: &str, at: Span) -> Done {
        for _ in 0..Souls::MOST {
            let open = self.game.decision();
            if open.is_some_and(|d| d.seat == seat && d.topic == topic) {
                return Ok(());
            }
            if !self.pass() {
                break;
            }
        }
        let message = format!("seat {} is never asked \"{topic}\" by passing", seat.0);
        Err(ScenarioError::failed(at, message))
    }

    pub(super) fn pass_until_over(&mut self, at: Span) -> Done {
        let most = Souls::MOST;
        let passed = (0..most).take_while(|_| self.pass()).count();
        match self.game.outcome() {
            Some(_) => Ok(()),
            None => {
                let message = format!("the game is not over after {passed} passes");
                Err(ScenarioError::failed(at, message))
            }
        }
    }

    /// Exactly these options.
    pub(super) fn options(&mut self, seat: Seat, all: &[ChoicePhrase], at: Span) -> Done {
        let mut wanted = Vec::new();
        for said in all {
            self.offered(seat, said, true)?;
            wanted.extend(Souls::fitting(self, said)?.1);
        }
        let open = self
            .game
            .decision()
            .map_or(&[][..], |d| &d.options)
            .to_vec();
        let more: Vec<Choice> = open.into_iter().filter(|o| !wanted.contains(o)).collect();
        let more = self.say(&more);
        same(at, "no other options but", Vec::new(), more)
    }
}
