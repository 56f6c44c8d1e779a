//! The actions of a person on the open question: choose, undo, cancel.

use crate::table::{Choice, ChoiceWords, Decision, Ref, Refused, Seat, TopicWords, Word};

use super::host::PastChoice;
use super::session_game::SessionGame;
use super::think::QueuedIntent;
use super::{Session, Tick};

impl<G: SessionGame> Session<G> {
    /// The watcher chooses.
    ///
    /// # Errors
    /// [`Refused`] with the rule; it is also kept in `notice` for the screen to show.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Refused> {
        let Some(decision) = self.shown.decision.clone() else {
            return Ok(());
        };
        let Some(driver) = &mut self.host.driver else {
            return Ok(());
        };
        if let Some(game) = driver.game_mut() {
            G::note(&mut self.extra, game, &decision, &choice);
        }
        match driver.choose(decision.seat, choice) {
            Ok(()) => {
                self.host.note(&decision, false);
                let named = |&id: &_| {
                    let names = G::names(&self.shown.view, id);
                    names.contains(&choice.subject) || names.contains(&choice.target)
                };
                self.focus.used = self.focus.hover.filter(named);
                self.refresh();
                Ok(())
            }
            Err(refused) => {
                self.shown.notice = Some(refused);
                Err(refused)
            }
        }
    }

    /// Whether that choice would come to nothing as things are, and nobody was told so yet: then the screen says why.
    pub fn doubts(&mut self, choice: Choice) -> bool {
        let told = self.shown.notice.map(|told| told.choice) == Some(choice);
        let open = self.shown.decision.as_ref();
        let offered = open.is_some_and(|open| open.options.contains(&choice));
        let doubt = G::doubt(&self.shown.view, &choice).filter(|_| offered && !told);
        if let Some(refusal) = doubt {
            self.shown.notice = Some(Refused { choice, refusal });
        }
        doubt.is_some()
    }

    /// The choice behind the big button: pass, done, keep.
    #[must_use]
    pub fn primary(&self) -> Option<Choice> {
        let decision = self.shown.decision.as_ref()?;
        primary::<G>(decision)
    }

    /// A bot, or a setting of a person, chooses.
    pub(super) fn automatic(&mut self, decision: &Decision, choice: Choice) -> Tick {
        let Some(driver) = &mut self.host.driver else {
            return Tick::Waits;
        };
        if driver.choose(decision.seat, choice).is_err() {
            return Tick::Waits;
        }
        self.host.note(decision, true);
        self.refresh();
        Tick::Moved
    }

    /// How many choices undo would take back now; 0 if it is not allowed.
    #[must_use]
    pub fn can_undo(&self) -> usize {
        let mine = |p: &PastChoice| !p.automatic && self.is_here(p.seat);
        let others = |p: &PastChoice| !p.automatic && !self.is_here(p.seat);
        let Some(at) = self.host.past.iter().rposition(mine) else {
            return 0;
        };
        let count = self.host.past.len() - at;
        let crosses = self.host.past[at..].iter().any(others);
        if crosses || count > self.host.undoable {
            0
        } else {
            count
        }
    }

    /// Undoes the watcher's last own choice, with everything that followed by itself.
    pub fn undo(&mut self) {
        if self.host.thinking.is_some() {
            self.host.after = Some(QueuedIntent::Undo);
            return;
        }
        self.take_back(self.can_undo());
    }

    /// How many choices cancelling would drop: back to before the action that is being announced.
    #[must_use]
    pub fn can_cancel(&self) -> usize {
        let Some(decision) = &self.shown.decision else {
            return 0;
        };
        let part = |topic: &str| {
            <G as SessionGame>::PARTS
                .iter()
                .any(|known| known.text() == topic)
        };
        let act = decision.is_any(G::Topics::ACT);
        let mut count = 0;
        for past in self.host.past.iter().rev() {
            if past.seat != decision.seat {
                break;
            }
            let begins = part(decision.topic) && !part(past.topic);
            let same = past.topic == decision.topic && !act;
            if !(begins || same || part(decision.topic) && part(past.topic)) {
                break;
            }
            count += 1;
            if begins {
                break;
            }
        }
        if count > self.host.undoable { 0 } else { count }
    }

    /// Cancels a half-announced action. Returns whether there was one.
    pub fn cancel(&mut self) -> bool {
        let count = self.can_cancel();
        self.take_back(count);
        count > 0
    }

    /// Cancels an action whose parts are still being chosen, and the card that is looked at.
    pub fn cancel_part(&mut self) -> bool {
        let part = |decision: &Decision| decision.is_any(<G as SessionGame>::PARTS);
        let part = self.shown.decision.as_ref().is_some_and(part);
        let cancelled = part && self.cancel();
        if cancelled {
            self.focus.pinned = None;
        }
        cancelled
    }

    pub(super) fn take_back(&mut self, count: usize) {
        let Some(driver) = self.host.driver.as_mut().filter(|_| count > 0) else {
            return;
        };
        driver.undo(count);
        self.host.past.truncate(driver.picks());
        let left = driver.events_for(None, 0).len();
        self.passing.stop();
        self.record.forget(left);
        self.look_anew();
    }

    /// Concedes the match, or (`whole`) the game, for the watcher; in a game without secrets for the asked seat; else
    /// for the first person who still plays.
    pub fn concede(&mut self, whole: bool) {
        if self.shown.viewing.is_some() {
            return;
        }
        if self.host.thinking.is_some() {
            self.host.after = Some(QueuedIntent::Concede(whole));
            return;
        }
        let gone = self.gone();
        let people = (0..).map(Seat).zip(&self.host.players);
        let people = people.filter(|(seat, player)| player.is_human() && !gone.contains(*seat));
        let mut people = people.map(|(seat, _)| seat);
        let here = if G::HIDES {
            self.shown.watcher
        } else {
            self.shown.asked
        };
        let here = here.filter(|here| people.clone().any(|seat| seat == *here));
        let Some(seat) = here.or_else(|| people.next()) else {
            return;
        };
        let choice = Choice::plain(G::Choices::CONCEDE).by(i32::from(whole));
        if let Some(driver) = &mut self.host.driver
            && driver.choose(seat, choice).is_ok()
        {
            let decision = Decision {
                seat,
                ..Decision::default()
            };
            self.host.note(&decision, false);
            self.refresh();
        }
    }

    /// Chooses, and what that was for as soon as it is asked.
    pub fn begin(&mut self, now: Choice, later: Choice) {
        if self.choose(now).is_ok() {
            self.passing.later = Some((later, G::turn(&self.shown.view)));
        }
    }

    /// The choice that the watcher announced for this question.
    pub(super) fn meant(&mut self, view: &G::View, decision: &Decision) -> Option<Choice> {
        let (later, turn) = self
            .passing
            .later
            .filter(|_| self.shown.watcher == Some(decision.seat))?;
        let asked = decision.options.contains(&later);
        let act = decision.is_any(G::Topics::ACT);
        let over = act && primary::<G>(decision).is_none_or(|c| !c.is_any(G::Choices::PASS));
        if asked || over || turn != G::turn(view) {
            self.passing.later = None;
        }
        asked.then_some(later)
    }
}

/// The choice behind the big button, if the question has one.
#[must_use]
pub fn primary<G: SessionGame>(decision: &Decision) -> Option<Choice> {
    G::PRIMARY.iter().find_map(|word| {
        let plain = |c: &&Choice| c.is_any(&[*word]) && c.subject == Ref::None;
        decision.options.iter().find(plain).copied()
    })
}
