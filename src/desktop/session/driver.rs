//! The match as the window needs it, as a trait, so that a test can use a hand-made one.

use super::SessionGame;
use crate::bots::Bot;
use crate::table::{Choice, Decision, Event, Journal, Look, Match, Outcome, Refused, Replay, Seat};

/// A match as the session uses it; every view is for one seat.
pub trait Driver<G: SessionGame>: Send + Sync + 'static {
    /// The view of `seat`, or of a spectator.
    fn view(&mut self, seat: Option<Seat>) -> G::View;
    /// The open question.
    fn decision(&self) -> Option<Decision>;
    /// The option that `bot` picks for `seat`.
    fn think(&mut self, seat: Seat, bot: &mut dyn Bot<G>) -> usize;
    /// `seat` makes `choice`.
    ///
    /// # Errors
    /// [`Refused`] with the rule that forbids it; then nothing has changed.
    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refused>;
    /// Everything `seat` cannot choose now, each with its rule.
    fn why_not(&mut self, seat: Seat) -> Vec<Refused>;
    /// The events from index `from` on, as `seat` may see them.
    fn events_for(&self, seat: Option<Seat>, from: usize) -> Vec<Event>;
    /// How many events have happened.
    fn log_length(&self) -> usize {
        self.events_for(None, 0).len()
    }
    /// The match itself, if it is one.
    fn game(&self) -> Option<&Match<G>> {
        None
    }
    /// The same, to ask more of it than this trait has.
    fn game_mut(&mut self) -> Option<&mut Match<G>> {
        None
    }
    /// Choices made so far.
    fn picks(&self) -> usize;
    /// How many of them can be undone.
    fn undoable(&self) -> usize;
    /// Undoes the last `count`.
    fn undo(&mut self, count: usize);
    /// The winner, once the match is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The text of a replay file.
    ///
    /// # Errors
    /// What the writer says.
    fn replay(&self) -> Result<String, String>;
    /// Everything that any seat may know.
    fn whole(&mut self) -> G::View {
        self.view(None)
    }
    /// The match on paper, if it can be written down.
    fn sheet(&self) -> Option<Replay<G::Recipe>> {
        None
    }
    /// Another match with the same setup.
    fn afresh(&self, seed: u64) -> Option<Box<dyn Driver<G>>> {
        let _ = seed;
        None
    }
    /// A number that covers everything that happened.
    fn digest(&self) -> u64 {
        0
    }
    /// Goes on to the first `count` choices of `journal`, which begins with those already made. Returns how many
    /// are made now.
    fn follow(&mut self, journal: &Journal, count: usize) -> usize {
        let _ = (journal, count);
        self.picks()
    }
}

impl<G: SessionGame> Driver<G> for Match<G> {
    fn view(&mut self, seat: Option<Seat>) -> G::View {
        Self::view(self, seat)
    }

    fn decision(&self) -> Option<Decision> {
        Self::decision(self).cloned()
    }

    fn think(&mut self, seat: Seat, bot: &mut dyn Bot<G>) -> usize {
        bot.choose(&mut Look::new(self, seat))
    }

    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refused> {
        Self::choose(self, seat, choice)
    }

    fn why_not(&mut self, seat: Seat) -> Vec<Refused> {
        Self::why_not(self, seat)
    }

    fn events_for(&self, seat: Option<Seat>, from: usize) -> Vec<Event> {
        Self::events_for(self, seat, from)
    }

    fn log_length(&self) -> usize {
        self.events(0).len()
    }

    fn game(&self) -> Option<&Match<G>> {
        Some(self)
    }

    fn game_mut(&mut self) -> Option<&mut Match<G>> {
        Some(self)
    }

    fn picks(&self) -> usize {
        self.journal().picks.len()
    }

    fn undoable(&self) -> usize {
        Self::undoable(self)
    }

    fn undo(&mut self, count: usize) {
        Self::undo(self, count);
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn replay(&self) -> Result<String, String> {
        Self::replay(self).to_text().map_err(|e| e.to_string())
    }

    fn whole(&mut self) -> G::View {
        G::whole(self)
    }

    fn sheet(&self) -> Option<Replay<G::Recipe>> {
        Some(Self::replay(self))
    }

    fn afresh(&self, seed: u64) -> Option<Box<dyn Driver<G>>> {
        Some(Box::new(Self::new(self.setup().clone(), seed)))
    }

    fn digest(&self) -> u64 {
        Self::digest(self)
    }

    fn follow(&mut self, journal: &Journal, count: usize) -> usize {
        Self::follow(self, journal, count)
    }
}
