//! Choices and events in the words of a script.

use super::Stage;
use super::thing::Sort;
use super::told::{Words, words};
use crate::games::frames::View;
use crate::games::frames::match_state::Die;
use crate::packs::short;
use crate::table::{Choice, Event, Ref};
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
    pub fn choice_words(&self, choice: &Choice, view: &View) -> String {
        let word = |sort: Sort| sort.word(choice.amount).unwrap_or_else(|| "White".into());
        let die = |n: u16| {
            let turn = view.current.as_ref();
            let die = turn.and_then(|turn| turn.dice.get(usize::from(n)));
            die.map_or_else(String::new, die_words)
        };
        let subject = match (choice.verb, choice.subject) {
            ("stay" | "use" | "lose", _) => String::new(),
            (_, Ref::Entry(n)) => die(n),
            (_, subject) => self.ref_words(subject, view),
        };
        let target = match choice.verb {
            // The target of an attack is the one designated.
            "attack" => String::new(),
            _ => self.ref_words(choice.target, view),
        };
        let number = match choice.verb {
            "aim" => word(Sort::Range),
            "jettison" | "lose" => word(Sort::System),
            "rockets" | "initiative" => choice.amount.to_string(),
            _ => String::new(),
        };
        bracketed(choice.verb, [subject, target, number].to_vec())
    }

    /// An event as a script would describe it.
    pub fn event_words(&self, event: &Event, view: &View) -> String {
        let mut parts = vec![format!("player({})", event.seat.0)];
        parts.push(self.ref_words(event.subject, view));
        let sort = words(event.verb);
        parts.push(match (sort, event.from) {
            (Some(Words::From(sort)), Ref::Kind(n)) => sort.word(n.into()).unwrap_or_default(),
            (_, from) => self.ref_words(from, view),
        });
        parts.push(self.ref_words(event.to, view));
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
