//! Looking for events in the log.

use ron2::Spanned;

use super::pattern::point;
use super::stage::Stage;
use super::thing::Thing;
use super::told::{Words, words};
use super::verbs::Told;
use crate::table::{Event, Ref, Seat};
use crate::tools::scenario::roles::{Cast, Part};
use crate::tools::scenario::trouble::{Done, Trouble};

/// What must be in an event.
enum Wanted {
    Amount(i32),
    Part(Ref),
    From(Ref),
    Seat(Seat),
    Nobody,
}

impl Wanted {
    /// The same by its part in the event.
    fn part(self) -> Part {
        match self {
            Self::Amount(n) => Part::number(n),
            Self::Part(one) | Self::From(one) => Part::of(vec![one]),
            Self::Seat(seat) => Part::player(seat, vec![Ref::Seat(seat)]),
            Self::Nobody => Part::of(vec![Ref::None]),
        }
    }
}

/// Whether all of it is in the event, names and points in the order in which they are given.
fn holds(event: &Event, wanted: &[Wanted]) -> bool {
    let parts = [event.subject, event.from, event.to];
    let mut rest = &parts[..];
    wanted.iter().all(|wanted| match wanted {
        Wanted::Amount(n) => event.amount == *n,
        Wanted::From(from) => event.from == *from,
        Wanted::Seat(seat) => event.seat == *seat || parts.contains(&Ref::Seat(*seat)),
        Wanted::Nobody => event.to == Ref::None,
        Wanted::Part(part) => match rest.iter().position(|p| p == part) {
            Some(at) => {
                rest = &rest[at + 1..];
                true
            }
            None => false,
        },
    })
}

impl Stage {
    /// Places in the log, since the mark, of the events that fit.
    pub(super) fn happened(&mut self, told: &Told) -> Done<Vec<usize>> {
        let cast = Cast::new(told, |thing| {
            let wanted = self.wanted(&told.verb, thing)?;
            Ok(wanted.part())
        })?;
        let mut wanted = Vec::new();
        for thing in &told.things {
            wanted.push(self.wanted(&told.verb, thing)?);
        }
        let fits =
            |event: &Event| event.verb == told.verb && cast.holds(event) && holds(event, &wanted);
        let events = (0..).zip(self.game.events(self.mark));
        Ok(events.filter(|(_, e)| fits(e)).map(|(n, _)| n).collect())
    }

    /// What a thing can be in a choice.
    pub(super) fn choice_part(&mut self, thing: &Spanned<Thing>) -> Done<Part> {
        Ok(self.wanted("", thing)?.part())
    }

    fn wanted(&mut self, verb: &str, thing: &Spanned<Thing>) -> Done<Wanted> {
        Ok(match &thing.value {
            Thing::Number(n) => Wanted::Amount(*n),
            Thing::Point(at) => Wanted::Part(point(*at)),
            Thing::Player(seat) => Wanted::Seat(*seat),
            Thing::Word(word) if word == "nobody" => Wanted::Nobody,
            Thing::Word(word) => {
                let sort = words(verb);
                let number = sort.and_then(|w| match w {
                    Words::Amount(sort) | Words::From(sort) => sort.number(word),
                });
                match (sort, number) {
                    (Some(Words::Amount(_)), Some(n)) => Wanted::Amount(n),
                    (Some(Words::From(_)), Some(n)) => Wanted::From(Ref::Kind(n as u8)),
                    _ => {
                        let message = format!("`{word}` is nothing that `{verb}` could have");
                        return Err(Trouble::new("S023", thing.span, message));
                    }
                }
            }
            Thing::Named(name) => {
                let name = Spanned {
                    value: name.clone(),
                    span: thing.span,
                };
                Wanted::Part(match verb {
                    "add_frame" => Ref::Kind(self.kind(&name)?.min(255) as u8),
                    _ => Ref::Object(self.called(&name)?),
                })
            }
        })
    }
}
