//! Expectations that the scripts of all games share.

use ron2::{FromRon, Span};

use super::event_match::Cast;
use super::scenario_error::{Done, before, same, same_words, winner_words};
use super::scripted::{Holds, Scripted};
use super::speech::EventPattern;
use super::stage::Stage;
use crate::table::{Event, Seat, Seats};

/// An expectation.
#[derive(FromRon)]
pub enum Check<G: Scripted> {
    /// The running step.
    Step(G::Step),
    /// The game goes on.
    Running,
    /// It happened since the last mark.
    Happened(EventPattern<G::Thing>),
    /// It did not.
    NotHappened(EventPattern<G::Thing>),
    /// It happened exactly that often.
    Times(usize, EventPattern<G::Thing>),
    /// The first happened, and before the second.
    Before(EventPattern<G::Thing>, EventPattern<G::Thing>),
}

impl<G: Scripted> Holds<G> for Check<G> {
    fn check(&self, stage: &mut Stage<G>, at: Span, _view: &G::View) -> Done {
        match self {
            Self::Step(step) => same(at, "step", *step, stage.game.step()),
            Self::Running => same(at, "the game over", false, stage.game.outcome().is_some()),
            Self::Happened(told) => stage.happens(at, told, None, true),
            Self::NotHappened(told) => stage.happens(at, told, None, false),
            Self::Times(n, told) => {
                let found = stage.matching_events(told, None)?.len();
                same(at, "how often it happened:", *n, found)
            }
            Self::Before(first, second) => {
                let (a, b) = (
                    stage.matching_events(first, None)?,
                    stage.matching_events(second, None)?,
                );
                before(at, (first.span, &a), (second.span, &b))
            }
        }
    }
}

impl<G: Scripted> Stage<G> {
    /// That these won, and nobody else; that the game is over without a winner, if there are none.
    pub fn won(&self, at: Span, what: &str, winners: Seats) -> Done {
        let found = winner_words(self.game.outcome().map(|outcome| outcome.winners));
        same_words(at, what, winner_words(Some(winners)), found)
    }

    /// Places in the log, since the mark, of the events that fit; of what `seat` is shown, if given.
    pub fn matching_events(
        &mut self,
        told: &EventPattern<G::Thing>,
        seat: Option<Seat>,
    ) -> Done<Vec<usize>> {
        let cast = Cast::new(told, |thing| G::part(self, &told.verb, thing))?;
        let mut wanted = Vec::new();
        for thing in &told.things {
            wanted.push(G::part(self, &told.verb, thing)?);
        }
        let fits = |e: &Event| e.verb == told.verb && cast.holds(e) && G::holds(e, &wanted);
        let shown = |e: &Event| if seat.is_some() { e.seen_by(seat) } else { *e };
        let events = (0..).zip(self.game.events(self.mark));
        let fitting = events.filter(|(_, e)| fits(&shown(e)));
        Ok(fitting.map(|(n, _)| n).collect())
    }

    /// Whether it happened, so that the seat can tell, if one is given.
    pub fn happens(
        &mut self,
        at: Span,
        told: &EventPattern<G::Thing>,
        seat: Option<Seat>,
        wanted: bool,
    ) -> Done {
        let found = !self.matching_events(told, seat)?.is_empty();
        let what = match seat {
            None => "that this happened:".to_owned(),
            Some(Seat(seat)) => format!("that seat {seat} learned this:"),
        };
        same(at, &what, wanted, found)
    }
}
