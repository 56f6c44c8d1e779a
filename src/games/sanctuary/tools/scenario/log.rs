//! Looking for events in the log.

use ron2::Spanned;

use super::stage::Stage;
use super::thing::Thing;
use super::verbs::Told;
use crate::table::{Event, Ref, Seat};
use crate::tools::scenario::roles::{Cast, Part};
use crate::tools::scenario::trouble::Done;

/// What must be in an event.
enum Wanted {
    Amount(i32),
    Seat(Seat),
    Any(Vec<Ref>),
}

/// Whether all of it is in the event: cards and places in the order in which the event has them.
fn holds(event: &Event, wanted: &[Wanted]) -> bool {
    let parts = [event.subject, event.from, event.to];
    let mut rest = &parts[..];
    wanted.iter().all(|wanted| match wanted {
        Wanted::Amount(n) => event.amount == *n,
        Wanted::Seat(seat) => event.seat == *seat,
        Wanted::Any(refs) => match rest.iter().position(|part| refs.contains(part)) {
            Some(at) => {
                rest = &rest[at + 1..];
                true
            }
            None => false,
        },
    })
}

impl Stage {
    /// Places in the log, since the mark, of the events that fit; of what `seat` is shown, if given.
    pub(super) fn told(&mut self, told: &Told, seat: Option<Seat>) -> Done<Vec<usize>> {
        let cast = Cast::new(told, |thing| self.event_part(thing))?;
        let mut wanted = Vec::new();
        for thing in &told.things {
            wanted.push(match thing.value {
                Thing::Number(n) => Wanted::Amount(n),
                Thing::Player(seat) => Wanted::Seat(seat),
                _ => Wanted::Any(self.refs(thing)?),
            });
        }
        let holds =
            |event: &Event| event.verb == told.verb && cast.holds(event) && holds(event, &wanted);
        let shown = |e: &Event| if seat.is_some() { e.seen_by(seat) } else { *e };
        let events = self.game.events(self.mark);
        let fitting = (0..).zip(events).filter(|(_, e)| holds(&shown(e)));
        Ok(fitting.map(|(n, _)| n).collect())
    }

    /// What a thing can be in an event.
    pub(super) fn event_part(&mut self, thing: &Spanned<Thing>) -> Done<Part> {
        Ok(match thing.value {
            Thing::Number(n) => Part::number(n),
            Thing::Player(seat) => Part::player(seat, self.refs(thing)?),
            _ => Part::of(self.refs(thing)?),
        })
    }
}
