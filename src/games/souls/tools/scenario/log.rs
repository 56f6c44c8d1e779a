//! Looking for events in the log.

use ron2::Spanned;

use super::stage::Stage;
use super::thing::Thing;
use super::verbs::Told;
use crate::games::souls::player_id;
use crate::table::{Event, Ref, Seat};
use crate::tools::scenario::roles::{Cast, Part};
use crate::tools::scenario::trouble::Done;

/// What must be in an event.
enum Wanted {
    Amount(i32),
    Player(Seat),
    Any(Vec<Ref>),
}

/// Events that happen to a thing, which may be a player.
pub(super) const HAPPENS: [&str; 12] = [
    "copy", "counters", "damage", "die", "ends", "grant", "heal", "instead", "kill", "prevent",
    "saved", "shield",
];

/// Whether all of it is in the event, in the order in which the event has it. What it is about comes first and
/// must be that; in events that happen to no thing, a player who comes first is the one whose doing it is.
fn holds(event: &Event, wanted: &[Wanted]) -> bool {
    let parts = [event.subject, event.from, event.to];
    let happens = HAPPENS.contains(&event.verb);
    let mut rest = &parts[..];
    let mut first = true;
    wanted.iter().all(|wanted| {
        let refs = match wanted {
            Wanted::Amount(n) => return event.amount == *n,
            Wanted::Player(seat) if first && !happens => {
                first = false;
                return event.seat == *seat;
            }
            Wanted::Player(seat) => &vec![Ref::Object(player_id(*seat)), Ref::Seat(*seat)],
            Wanted::Any(refs) => refs,
        };
        first = false;
        let Some(at) = rest.iter().position(|part| refs.contains(part)) else {
            return false;
        };
        // What the event is about is passed over only for a place, or if it is an entry.
        let skips = rest.len() == parts.len() && at > 0;
        let thing = matches!(rest[at], Ref::Object(_) | Ref::Seat(_));
        if skips && thing && matches!(event.subject, Ref::Object(_)) {
            return false;
        }
        rest = &rest[at + 1..];
        true
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
                Thing::Player(seat) => Wanted::Player(seat),
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
