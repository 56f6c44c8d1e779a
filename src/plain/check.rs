//! Checking what must be so in a scenario of a plain game.

use ron2::{Span, Spanned};

use super::item::Check;
use super::stage::Stage;
use super::thing::{Thing, What};
use super::{PlainTable, Shown};
use crate::plain::playing::Playing;
use crate::table::{Event, Language, Ref, Seat, Seats};
use crate::tools::scenario::roles::{Cast, Part};
use crate::tools::scenario::speech::Told;
use crate::tools::scenario::trouble::{Done, Trouble, same, same_words, seat_words, winner_words};

impl<G: PlainTable> Stage<G> {
    /// Checks one expectation.
    pub fn check(&mut self, check: &Spanned<Check<G>>) -> Done {
        let at = check.span;
        match &check.value {
            Check::Is(key, seat, wanted) => {
                let numbers = G::numbers(&self.game.view(None));
                let is = |n: &&super::Number| n.key == key.value && n.seat == *seat;
                let Some(found) = numbers.iter().find(is) else {
                    let message = format!("there is no number `{}` of that seat", key.value);
                    return Err(Trouble::new("S020", key.span, message));
                };
                same(at, &key.value, *wanted, found.value)
            }
            Check::Value(name, wanted) => same(at, "value", *wanted, self.one(name)?.value),
            Check::Row(place, names) => {
                let row = self.row(place)?;
                let key = |card: &Option<Shown>| card.as_ref().map_or("?", |c| &c.key).to_owned();
                let found: Vec<String> = row.cards.iter().map(key).collect();
                let wanted: Vec<String> = names.iter().map(|n| n.value.clone()).collect();
                same(at, "cards", wanted, found)
            }
            Check::Count(place, wanted) => {
                let found = self.row(place)?.cards.len();
                same(at, "how many", *wanted, found)
            }
            Check::Visible(seat, name) => self.sees(at, *seat, name, true),
            Check::Hidden(seat, name) => self.sees(at, *seat, name, false),
            Check::Winner(seat) => self.won(at, seat_words(Some(*seat))),
            Check::Draw => self.won(at, winner_words(Some(Seats::NONE))),
            Check::Running => same(at, "the game over", false, self.game.outcome().is_some()),
            Check::Happened(told) => self.happens(at, told, None, true),
            Check::NotHappened(told) => self.happens(at, told, None, false),
            Check::Learned(seat, told) => self.happens(at, told, Some(*seat), true),
            Check::NotLearned(seat, told) => self.happens(at, told, Some(*seat), false),
        }
    }

    fn one(&mut self, name: &Spanned<String>) -> Done<Shown> {
        let mut found = self.called(&name.value, name.span)?;
        let card = found.pop();
        match card.filter(|_| found.is_empty()) {
            Some(card) => Ok(card),
            None => {
                let message = format!("several `{}` are seen on the table", name.value);
                Err(Trouble::new("S022", name.span, message))
            }
        }
    }

    fn won(&mut self, at: Span, wanted: String) -> Done {
        let found = winner_words(self.game.outcome().map(|o| o.winners));
        same_words(at, "winner", wanted, found)
    }

    fn sees(&mut self, at: Span, seat: Seat, name: &Spanned<String>, wanted: bool) -> Done {
        let rows = G::rows(&self.game.view(Some(seat)), Language::English);
        let mut cards = rows.iter().flat_map(|row| row.cards.iter().flatten());
        let found = cards.any(|card| card.key == name.value);
        same(at, &format!("that seat {} sees it:", seat.0), wanted, found)
    }

    fn happens(
        &mut self,
        at: Span,
        told: &Told<Thing<G>>,
        seat: Option<Seat>,
        wanted: bool,
    ) -> Done {
        let cast = Cast::new(told, |thing| self.part(thing))?;
        let mut parts = Vec::new();
        for thing in &told.things {
            parts.push((&thing.value.what, self.part(thing)?));
        }
        let shown = |event: &Event| match seat {
            Some(_) => event.seen_by(seat),
            None => *event,
        };
        let fits = |event: Event| {
            let told = event.verb == told.verb && cast.holds(&event);
            told && parts.iter().all(|(what, part)| is_in(&event, what, part))
        };
        let found = self.game.events(self.mark).iter().any(|e| fits(shown(e)));
        same(at, "that this happened:", wanted, found)
    }
}

/// Whether that is somewhere in the event.
fn is_in(event: &Event, what: &What, part: &Part) -> bool {
    let refs: [Ref; 3] = [event.subject, event.from, event.to];
    match what {
        What::Number(n) => event.amount == *n,
        What::Player(seat) => event.seat == *seat,
        What::Named(_) | What::Place(..) => part.refs.iter().any(|one| refs.contains(one)),
    }
}
