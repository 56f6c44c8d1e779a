//! Looking for events in the log.

use ron2::Spanned;

use super::stage::Stage;
use super::thing::Thing;
use super::verbs::Told;
use crate::table::{Event, Ref, Seat};
use crate::tools::scenario::roles::{Cast, Part};
use crate::tools::scenario::trouble::Done;

impl Stage {
    /// Places in the log, since the mark, of the events that fit.
    pub(super) fn happened(&mut self, told: &Told) -> Done<Vec<usize>> {
        self.told(told, None)
    }

    /// Places in the log, since the mark, of the events that fit; of what `seat` is shown, if given.
    pub(super) fn told(&mut self, told: &Told, seat: Option<Seat>) -> Done<Vec<usize>> {
        let cast = Cast::new(told, |thing| self.event_part(thing))?;
        let mut wanted = Vec::new();
        for thing in &told.things {
            wanted.push((&thing.value, self.event_part(thing)?.refs));
        }
        let fits = |event: &Event| {
            event.verb == told.verb
                && cast.holds(event)
                && wanted.iter().all(|(thing, refs)| {
                    let parts = [event.subject, event.from, event.to];
                    match thing {
                        Thing::Number(n) => event.amount == *n,
                        Thing::Player(seat) if event.seat == *seat => true,
                        _ => parts.iter().any(|part| refs.contains(part)),
                    }
                })
        };
        let shown = |e: &Event| if seat.is_some() { e.seen_by(seat) } else { *e };
        let events = self.game.events(self.mark);
        let fitting = (0..).zip(events).filter(|(_, e)| fits(&shown(e)));
        Ok(fitting.map(|(n, _)| n).collect())
    }

    /// What a thing can be in an event.
    pub(super) fn event_part(&mut self, thing: &Spanned<Thing>) -> Done<Part> {
        if let Thing::Number(n) = thing.value {
            return Ok(Part::number(n));
        }
        let refs = self.refs(thing)?;
        let mut refs: Vec<Ref> = refs.into_iter().map(|(r, _)| r).collect();
        Ok(match &thing.value {
            Thing::Sector(..) => {
                refs.push(Ref::Zone(self.zone(thing)?));
                Part::of(refs)
            }
            Thing::Player(seat) => {
                refs.push(Ref::Seat(*seat));
                Part::player(*seat, refs)
            }
            _ => Part::of(refs),
        })
    }
}
