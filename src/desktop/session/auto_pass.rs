//! Repeated passing, passing always for an ability, and choices made in advance. Intents write it, and it clears
//! itself at its end.

use super::{Session, SessionGame, primary};
use crate::table::{Choice, Decision, Seat};
use crate::tools::passing::{Trigger, Until, Yielding, pass_of};

/// Choices that are made for people without asking.
#[derive(Debug, Clone, Default)]
pub struct Passing {
    /// Repeated passing by seat.
    on: Vec<Option<Yielding>>,
    /// The abilities that are always passed when they are about to resolve, with the seat.
    pub(super) ignored: Vec<(Seat, Trigger)>,
    /// The choice that is made as soon as it is asked, and the turn it is for.
    pub(super) later: Option<(Choice, u32)>,
}

impl Passing {
    /// The repeated passing of that seat, if any.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<Yielding> {
        self.on.get(seat.index()).copied().flatten()
    }

    /// Whether a choice is made as soon as it is asked.
    #[must_use]
    pub(in crate::desktop) const fn has_later(&self) -> bool {
        self.later.is_some()
    }

    fn set(&mut self, seat: Seat, yielding: Option<Yielding>) {
        if self.on.len() <= seat.index() {
            self.on.resize(seat.index() + 1, None);
        }
        self.on[seat.index()] = yielding;
    }

    /// Nobody goes on passing, and nothing is to be chosen later.
    pub(super) fn stop(&mut self) {
        self.on.clear();
        self.later = None;
    }

    /// The triggers that are always passed, and their seats.
    #[must_use]
    pub fn ignored(&self) -> &[(Seat, Trigger)] {
        &self.ignored
    }

    /// The pass, if what is about to resolve is always passed by the seat that is asked.
    pub(super) fn ignores<G: SessionGame>(
        &self,
        view: &G::View,
        decision: &Decision,
    ) -> Option<Choice> {
        if self.ignored.is_empty() {
            return None;
        }
        let seat = decision.seat;
        let top = G::moment(view, seat).stack.last()?.trigger?;
        pass_of::<G>(decision).filter(|_| self.ignored.contains(&(seat, top)))
    }
}

impl<G: SessionGame> Session<G> {
    /// The watcher begins to pass by itself.
    pub fn start_passing(&mut self, until: Until) {
        let Some(seat) = self.shown.watcher else {
            return;
        };
        let yielding = Yielding::from(&G::moment(&self.shown.view, seat), until);
        self.passing.set(seat, Some(yielding));
        self.refresh();
    }

    /// The watcher does so no longer. Returns whether they did.
    pub fn stop_passing(&mut self) -> bool {
        let passes = |seat: &Seat| self.passing.of(*seat).is_some();
        let Some(seat) = self.shown.watcher.filter(passes) else {
            return false;
        };
        self.passing.set(seat, None);
        self.refresh();
        true
    }

    /// Makes the watcher pass, or no longer pass, whenever that is about to resolve.
    pub fn ignore(&mut self, trigger: Trigger) {
        let Some(seat) = self.shown.watcher else {
            return;
        };
        let (this, all) = ((seat, trigger), &mut self.passing.ignored);
        match all.iter().position(|known| *known == this) {
            Some(at) => {
                all.remove(at);
            }
            None => all.push(this),
        }
        self.refresh();
    }

    /// Whether a person is asked something that goes by without them.
    #[must_use]
    pub fn goes_by(&self) -> bool {
        let (host, shown) = (&self.host, &self.shown);
        let person = shown.asked.is_some_and(|seat| host.is_person(seat));
        person && shown.decision.is_none() && shown.handover.is_none()
    }

    /// The pass, as long as the person wanted to go on passing and nobody did anything.
    pub(super) fn pass_on(&mut self, view: &G::View, decision: &Decision) -> Option<Choice> {
        let seat = decision.seat;
        let yielding = self.passing.of(seat)?;
        let moment = G::moment(view, seat);
        let plain = |c: &Choice| pass_of::<G>(decision) == Some(*c);
        // A player is never taken out of a fight without a question.
        let passes = |c: &Choice| plain(c) || !moment.fight && G::may_pass(c);
        let on = yielding.goes_on(&moment);
        let choice = primary::<G>(decision).filter(|c| on && passes(c));
        if choice.is_none() {
            self.passing.set(seat, None);
            self.refresh();
        }
        choice
    }
}
