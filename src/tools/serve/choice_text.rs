//! The text form of a choice: `attack o12 to s1 by 2`.
//!
//! The word of the choice, what it is made with, where to, how much; what is not there is left out. Things are `o`
//! with the id of an object, `s` seat, `z` zone, `e` entry, `k` kind, `p` point as `p3500,1200`.

use std::fmt::Write;

use crate::table::{Choice, ChoiceWords, ObjectId, Ref, Seat, ZoneId};

/// Writes a choice.
pub(super) fn write(choice: &Choice) -> String {
    let mut text = choice.verb.to_owned();
    let mut add = |before: &str, thing: Ref| {
        let _ = match thing {
            Ref::None => return,
            Ref::Object(id) => write!(text, "{before} o{}", id.0),
            Ref::Seat(seat) => write!(text, "{before} s{}", seat.0),
            Ref::Zone(zone) => write!(text, "{before} z{}", zone.0),
            Ref::Entry(serial) => write!(text, "{before} e{serial}"),
            Ref::Kind(kind) => write!(text, "{before} k{kind}"),
            Ref::Point(x, y) => write!(text, "{before} p{x},{y}"),
        };
    };
    add("", choice.subject);
    add(" to", choice.target);
    if choice.amount != 0 {
        let _ = write!(text, " by {}", choice.amount);
    }
    text
}

/// Reads a choice of a game with the words `W`, or one with the word of a choice in `known`.
pub(super) fn read<W: ChoiceWords>(text: &str, known: &[Choice]) -> Option<Choice> {
    let mut words = text.split_ascii_whitespace();
    let verb = words.next()?;
    let mut texts = W::TEXTS
        .iter()
        .copied()
        .chain(known.iter().map(|choice| choice.verb));
    let mut choice = Choice::new(texts.find(|text| *text == verb)?);
    let mut next = words.next();
    if let Some(subject) = next.filter(|word| !matches!(*word, "to" | "by")) {
        choice.subject = thing(subject)?;
        next = words.next();
    }
    if next == Some("to") {
        choice.target = thing(words.next()?)?;
        next = words.next();
    }
    if next == Some("by") {
        choice.amount = words.next()?.parse().ok()?;
        next = words.next();
    }
    next.is_none().then_some(choice)
}

fn thing(text: &str) -> Option<Ref> {
    let (kind, number) = text.split_at_checked(1)?;
    Some(match kind {
        "o" => Ref::Object(ObjectId(number.parse().ok()?)),
        "s" => Ref::Seat(Seat(number.parse().ok()?)),
        "z" => Ref::Zone(ZoneId(number.parse().ok()?)),
        "e" => Ref::Entry(number.parse().ok()?),
        "k" => Ref::Kind(number.parse().ok()?),
        "p" => {
            let (x, y) = number.split_once(',')?;
            Ref::Point(x.parse().ok()?, y.parse().ok()?)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::PlainWord;

    #[test]
    fn what_is_written_is_read_again() {
        let things = [
            Ref::None,
            Ref::Object(ObjectId(12)),
            Ref::Seat(Seat(1)),
            Ref::Zone(ZoneId(3)),
            Ref::Entry(4),
            Ref::Kind(5),
            Ref::Point(3500, 0),
        ];
        for subject in things {
            for target in things {
                for amount in [0, 7, -7] {
                    let choice = Choice::new("pass").of(subject).to(target).by(amount);
                    assert_eq!(read::<PlainWord>(&write(&choice), &[choice]), Some(choice));
                }
            }
        }
    }

    #[test]
    fn anything_else_is_no_choice() {
        let known = [Choice::new("pass")];
        for text in [
            "",
            "fly",
            "pass o",
            "pass o70000",
            "pass x1",
            "pass to",
            "pass by",
            "pass by 99999999999",
            "pass p1",
            "pass o1 o2",
            "pass é1",
            "pass by 1 to s1",
        ] {
            assert_eq!(read::<PlainWord>(text, &known), None, "{text}");
        }
    }
}
