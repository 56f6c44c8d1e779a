//! Choosing, taking back and dropping: what a person does with the open question.

use crate::table::{Choice, Decision, Ref, Refused, Seat};

use super::session_game::SessionGame;
use super::think::After;
use super::{Session, Tick};

/// What is remembered of a choice beyond the journal, to know how far undo should go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Past {
    pub(super) seat: Seat,
    topic: &'static str,
    pub(super) automatic: bool,
}

impl<G: SessionGame> Session<G> {
    /// The watcher chooses.
    ///
    /// # Errors
    /// [`Refused`] with the rule; it is also kept in `notice` for the screen to show.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Refused> {
        let Some(decision) = self.decision.clone() else {
            return Ok(());
        };
        let Some(driver) = &mut self.driver else {
            return Ok(());
        };
        match driver.choose(decision.seat, choice) {
            Ok(()) => {
                self.note(&decision, false);
                let named = |&id: &_| {
                    let names = G::names(&self.view, id);
                    names.contains(&choice.subject) || names.contains(&choice.target)
                };
                self.used = self.hover.filter(named);
                self.refresh();
                Ok(())
            }
            Err(refused) => {
                self.notice = Some(refused);
                Err(refused)
            }
        }
    }

    /// The choice behind the big button: pass, done, keep.
    #[must_use]
    pub fn primary(&self) -> Option<Choice> {
        let decision = self.decision.as_ref()?;
        primary::<G>(decision)
    }

    /// A bot, or a setting of a person, chooses.
    pub(super) fn automatic(&mut self, decision: &Decision, choice: Choice) -> Tick {
        let Some(driver) = &mut self.driver else {
            return Tick::Waits;
        };
        if driver.choose(decision.seat, choice).is_err() {
            return Tick::Waits;
        }
        self.note(decision, true);
        self.refresh();
        Tick::Moved
    }

    pub(super) fn note(&mut self, decision: &Decision, automatic: bool) {
        let past = Past {
            seat: decision.seat,
            topic: decision.topic,
            automatic,
        };
        let picks = self.driver.as_ref().map_or(0, |driver| driver.picks());
        self.past.truncate(picks.saturating_sub(1));
        self.past.push(past);
    }

    /// How many choices undo would take back now; 0 when it may not.
    #[must_use]
    pub fn can_undo(&self) -> usize {
        let mine = |p: &Past| !p.automatic && Some(p.seat) == self.watcher;
        let others = |p: &Past| !p.automatic && Some(p.seat) != self.watcher;
        let Some(at) = self.past.iter().rposition(mine) else {
            return 0;
        };
        let count = self.past.len() - at;
        let crosses = self.past[at..].iter().any(others);
        if crosses || count > self.undoable {
            0
        } else {
            count
        }
    }

    /// Takes the watcher's last own choice back, with everything that followed by itself.
    pub fn undo(&mut self) {
        if self.thinking.is_some() {
            self.after = Some(After::Undo);
            return;
        }
        self.take_back(self.can_undo());
    }

    /// How many choices cancelling would drop: back to before the action that is being announced.
    #[must_use]
    pub fn can_cancel(&self) -> usize {
        let Some(decision) = &self.decision else {
            return 0;
        };
        let part = |topic: &str| <G as SessionGame>::PARTS.contains(&topic);
        let mut count = 0;
        for past in self.past.iter().rev() {
            if past.seat != decision.seat {
                break;
            }
            let begins = part(decision.topic) && !part(past.topic);
            let same = past.topic == decision.topic && decision.topic != "act";
            if !(begins || same || part(decision.topic) && part(past.topic)) {
                break;
            }
            count += 1;
            if begins {
                break;
            }
        }
        if count > self.undoable { 0 } else { count }
    }

    /// Drops a half-announced action. Returns whether there was one.
    pub fn cancel(&mut self) -> bool {
        let count = self.can_cancel();
        self.take_back(count);
        count > 0
    }

    /// Takes back what was begun and still asks for its parts, with whatever card is looked at meanwhile.
    pub fn cancel_part(&mut self) -> bool {
        let topic = self.decision.as_ref().map(|d| d.topic);
        let part = topic.is_some_and(|topic| <G as SessionGame>::PARTS.contains(&topic));
        let cancelled = part && self.cancel();
        if cancelled {
            self.pinned = None;
        }
        cancelled
    }

    pub(super) fn take_back(&mut self, count: usize) {
        let Some(driver) = self.driver.as_mut().filter(|_| count > 0) else {
            return;
        };
        driver.undo(count);
        self.past.truncate(driver.picks());
        let left = driver.events_for(None, 0).len();
        self.passing.clear();
        self.later = None;
        self.record.forget(left);
        self.look_anew();
    }

    /// The watcher, or the only person, gives up the match or (`whole`) the game.
    pub fn concede(&mut self, whole: bool) {
        if self.viewing.is_some() {
            return;
        }
        if self.thinking.is_some() {
            self.after = Some(After::Concede(whole));
            return;
        }
        let gone = self.gone();
        let there = |seat: &Seat| !gone.contains(*seat);
        let people = (0..).map(Seat).zip(&self.players);
        let mut people = people.filter(|(_, player)| player.is_human());
        let first = || people.find_map(|(seat, _)| Some(seat).filter(there));
        let Some(seat) = self.watcher.filter(there).or_else(first) else {
            return;
        };
        let choice = Choice::new("concede").by(i32::from(whole));
        if let Some(driver) = &mut self.driver
            && driver.choose(seat, choice).is_ok()
        {
            let decision = Decision {
                seat,
                topic: "concede",
                ..Decision::default()
            };
            self.note(&decision, false);
            self.refresh();
        }
    }

    /// Chooses, and what that was for as soon as it is asked.
    pub fn begin(&mut self, now: Choice, later: Choice) {
        if self.choose(now).is_ok() {
            self.later = Some((later, G::turn(&self.view)));
        }
    }

    /// What the watcher said beforehand that it would choose here.
    pub(super) fn meant(&mut self, view: &G::View, decision: &Decision) -> Option<Choice> {
        let (later, turn) = self.later.filter(|_| self.watcher == Some(decision.seat))?;
        let asked = decision.options.contains(&later);
        let over =
            decision.topic == "act" && primary::<G>(decision).is_none_or(|c| c.verb != "pass");
        if asked || over || turn != G::turn(view) {
            self.later = None;
        }
        asked.then_some(later)
    }
}

/// The choice behind the big button, if the question has one.
#[must_use]
pub fn primary<G: SessionGame>(decision: &Decision) -> Option<Choice> {
    G::PRIMARY.iter().find_map(|verb| {
        let plain = |c: &&Choice| c.verb == *verb && c.subject == Ref::None;
        decision.options.iter().find(plain).copied()
    })
}
