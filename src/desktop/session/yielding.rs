//! Going on passing, and passing for what comes again and again.

use super::{Session, SessionGame, primary};
use crate::table::{Choice, Decision, Seat};
use crate::tools::passing::{Trigger, Until, Yielding, pass_of};

impl<G: SessionGame> Session<G> {
    /// The watcher begins to pass by itself.
    pub fn start_passing(&mut self, until: Until) {
        let Some(seat) = self.watcher else { return };
        let yielding = Yielding::from(&G::moment(&self.view, seat), until);
        self.passing.resize(self.players.len(), None);
        self.passing[seat.index()] = Some(yielding);
        self.refresh();
    }

    /// The watcher does so no longer. Returns whether they did.
    pub fn stop_passing(&mut self) -> bool {
        let mine = self.watcher.and_then(|s| self.passing.get_mut(s.index()));
        let passed = mine.and_then(Option::take).is_some();
        if passed {
            self.refresh();
        }
        passed
    }

    /// How the watcher goes on passing, if they do.
    #[must_use]
    pub fn passing(&self) -> Option<Yielding> {
        let seat = self.watcher?;
        self.passing.get(seat.index()).copied().flatten()
    }

    /// From now on, or no longer, the watcher passes whenever that is about to resolve.
    pub fn ignore(&mut self, trigger: Trigger) {
        let Some(seat) = self.watcher else { return };
        let this = (seat, trigger);
        match self.ignored.iter().position(|known| *known == this) {
            Some(at) => {
                self.ignored.remove(at);
            }
            None => self.ignored.push(this),
        }
        self.refresh();
    }

    /// What is always passed, and by whom.
    #[must_use]
    pub fn ignored(&self) -> &[(Seat, Trigger)] {
        &self.ignored
    }

    /// Choices made so far by anybody, to tell one from the next.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.past.len()
    }

    /// Whether a person is asked something that goes by without them.
    #[must_use]
    pub fn goes_by(&self) -> bool {
        let person = |seat: Seat| self.players[seat.index()].is_human();
        self.decision.is_none() && self.handover.is_none() && self.asked.is_some_and(person)
    }

    /// The pass, as long as the person wanted to go on passing and nobody did anything.
    pub(super) fn pass_on(&mut self, view: &G::View, decision: &Decision) -> Option<Choice> {
        let seat = decision.seat;
        let yielding = self.passing.get(seat.index()).copied().flatten()?;
        let moment = G::moment(view, seat);
        let plain = |c: &Choice| pass_of(decision) == Some(*c);
        // Nobody is taken out of a fight without being asked.
        let passes = |c: &Choice| plain(c) || !moment.fight && G::may_pass(c);
        let on = yielding.goes_on(&moment);
        let choice = primary::<G>(decision).filter(|c| on && passes(c));
        if choice.is_none() {
            self.passing[seat.index()] = None;
            self.refresh();
        }
        choice
    }
}

/// The pass, if what is about to resolve is always passed by the seat that is asked.
pub(super) fn ignored<G: SessionGame>(
    ignored: &[(Seat, Trigger)],
    view: &G::View,
    decision: &Decision,
) -> Option<Choice> {
    if ignored.is_empty() {
        return None;
    }
    let seat = decision.seat;
    let top = G::moment(view, seat).stack.last()?.trigger?;
    pass_of(decision).filter(|_| ignored.contains(&(seat, top)))
}
