//! Choices and events in the words of a script.

use super::Stage;
use super::event_words::{Words, names_counters, words_of};
use super::thing::WordKind;
use crate::games::frames::match_state::Die;
use crate::games::frames::slots::DieIndex;
use crate::games::frames::{Choice, Thing, View, thing};
use crate::packs::short;
use crate::table::{self, Event, ObjectId, Ref, Slot, any_of};
use crate::tools::scenario::phrase::bracketed;

impl Stage {
    fn ref_words(&self, r: Ref, view: &View) -> String {
        match r {
            Ref::Object(id) => {
                let name = self.called_as(id, view);
                // Companies have no name of their own.
                if name.starts_with("player(") {
                    name
                } else {
                    format!("{name:?}")
                }
            }
            Ref::Seat(seat) => format!("player({})", seat.0),
            Ref::Point(x, y) => point_words(i32::from(x), i32::from(y)),
            Ref::Kind(n) => self
                .content
                .frames
                .get(usize::from(n))
                .map_or_else(|| n.to_string(), |f| format!("{:?}", short(&f.id))),
            Ref::None | Ref::Zone(_) | Ref::Entry(_) => String::new(),
        }
    }

    /// A choice as a script writes it.
    pub fn choice_words(&self, choice: &table::Choice, view: &View) -> String {
        let name = |id: ObjectId| self.ref_words(Ref::Object(id), view);
        let die = |die: DieIndex| {
            let turn = view.current.as_ref();
            let die = turn.and_then(|turn| turn.dice.get(die.index()));
            die.map_or_else(String::new, die_words)
        };
        let Some(read) = Choice::read(choice) else {
            let named = [choice.subject, choice.target].map(|thing| self.ref_words(thing, view));
            return bracketed(choice.verb, named.to_vec());
        };
        let things = match read {
            Choice::Add { kind } => vec![self.ref_words(kind.write(), view)],
            Choice::Remove { frame }
            | Choice::Rocket { frame }
            | Choice::Activate { frame }
            | Choice::Behind { frame } => vec![name(frame)],
            Choice::Deploy { thing } => vec![name(thing)],
            Choice::Place { thing, at } => vec![name(thing), self.ref_words(at.write(), view)],
            Choice::Initiative { frame, roll } => vec![name(frame), roll.to_string()],
            Choice::Aim { target, range } => vec![name(target), format!("{range:?}")],
            Choice::Rockets { count } => vec![count.to_string()],
            Choice::Jettison { system } => vec![system.to_string()],
            // The target of an attack is the one designated.
            Choice::Defend { die: n, .. }
            | Choice::Move { die: n, .. }
            | Choice::Attack { die: n, .. } => vec![die(n)],
            Choice::Spot { die: n, target, .. } => vec![die(n), name(target)],
            Choice::To { frame, at } => vec![name(frame), self.ref_words(at.write(), view)],
            Choice::Segment { segment } => vec![name(segment)],
            Choice::Abandon { station } => vec![name(station)],
            Choice::Lose { lost: part, .. } | Choice::Repair { part, .. } => {
                WordKind::Part.word(part.write()).into_iter().collect()
            }
            Choice::Ability { source, ability } => {
                let nth = view.abilities(source).position(|(n, _)| n == ability);
                let number = nth.filter(|nth| *nth > 0).map(|nth| nth.to_string());
                let frame = matches!(thing(source), Thing::Frame(_)).then(|| name(source));
                frame.into_iter().chain(number).collect()
            }
            Choice::Take { frame } => vec![name(frame)],
            Choice::Way { way, .. } => vec![way.to_string()],
            Choice::Reroll { colour, value, .. } => {
                let colour = colour.map(|colour| format!("{colour:?}"));
                colour.into_iter().chain([value.to_string()]).collect()
            }
            Choice::Gain { system, .. } => vec![system.to_string()],
            any_of! { Choice:
                Agree, Veto, Defer, Pass, None, End, Stay, Use, Keep, Terrain, Count, Yes, No, Done, Concede
            } => Vec::new(),
        };
        bracketed(choice.verb, things)
    }

    /// An event as a script would describe it.
    pub fn event_words(&self, event: &Event, view: &View) -> String {
        let mut parts = vec![format!("player({})", event.seat.0)];
        parts.push(self.ref_words(event.subject, view));
        let sort = words_of(event.verb);
        parts.push(match (sort, event.from) {
            (Some(Words::From(sort)), Ref::Kind(n)) => sort.word(n.into()).unwrap_or_default(),
            (_, from) => self.ref_words(from, view),
        });
        parts.push(match (event.verb, event.to) {
            (verb, Ref::Kind(kind)) if names_counters(verb) => {
                let kind = self.content.counters.get(usize::from(kind));
                kind.map_or_else(String::new, |kind| format!("{:?}", short(&kind.id)))
            }
            (_, to) => self.ref_words(to, view),
        });
        match sort {
            Some(Words::Amount(sort)) => parts.extend(sort.word(event.amount)),
            _ if event.amount != 0 => parts.push(event.amount.to_string()),
            _ => {}
        }
        bracketed(event.verb, parts)
    }
}

fn die_words(die: &Die) -> String {
    format!("{:?}, {}", die.colour, die.value)
}

/// A point as a script writes it.
pub fn point_words(x: i32, y: i32) -> String {
    format!("({}, {})", units(x), units(y))
}

/// Thousandths of a unit as units.
pub fn units(n: i32) -> String {
    let text = format!("{}.{:03}", n / 1_000, (n % 1_000).abs());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
