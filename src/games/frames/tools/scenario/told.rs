//! Everything that a game of Frames writes into its log, and where its events keep words.

use ron2::Spanned;

use super::Stage;
use super::pattern::point;
use super::thing::{Sort, Thing};
use crate::table::{Event, Ref};
use crate::tools::scenario::roles::Part;
use crate::tools::scenario::trouble::{Done, Trouble};

/// Everything that a game of Frames writes into its log.
pub const EVENTS: [&str; 44] = [
    "abandon",
    "activate",
    "add_frame",
    "attack",
    "call",
    "climb",
    "clock",
    "concede",
    "control",
    "count",
    "cover",
    "damage_die",
    "defend",
    "defer",
    "designate",
    "destroy",
    "end_round",
    "end_turn",
    "extra_round",
    "fall",
    "hazard",
    "hit",
    "hit_cover",
    "initiative",
    "lose_system",
    "lose_white",
    "miss",
    "move",
    "pass",
    "place",
    "ppa",
    "rank",
    "remove_frame",
    "rockets",
    "role",
    "roll",
    "round",
    "score",
    "spot",
    "step",
    "terrain",
    "use_spot",
    "veto",
    "win",
];

/// What the words of an event are, and whether they are its number or stand before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words {
    /// In the amount.
    Amount(Sort),
    /// In `from`, as a kind.
    From(Sort),
}

/// Where an event keeps its word.
pub fn words(verb: &str) -> Option<Words> {
    Some(match verb {
        "roll" => Words::From(Sort::Colour),
        "lose_system" => Words::From(Sort::System),
        "attack" => Words::From(Sort::Range),
        "designate" => Words::Amount(Sort::Range),
        "step" => Words::Amount(Sort::Step),
        "role" => Words::Amount(Sort::Role),
        _ => return None,
    })
}

/// What a thing can be in an event of that word; without a word, in a choice.
pub fn part(stage: &mut Stage, verb: &str, thing: &Spanned<Thing>) -> Done<Part> {
    Ok(match &thing.value {
        Thing::Number(n) => Part::number(*n),
        Thing::Point(at) => Part::of(vec![point(*at)]),
        Thing::Player(seat) => Part::player(*seat, vec![Ref::Seat(*seat)]),
        Thing::Word(word) if word == "nobody" => Part::of(vec![Ref::None]),
        Thing::Word(word) => {
            let words = words(verb);
            let number = words.and_then(|w| match w {
                Words::Amount(sort) | Words::From(sort) => sort.number(word),
            });
            match (words, number) {
                (Some(Words::Amount(_)), Some(n)) => Part::number(n),
                (Some(Words::From(_)), Some(n)) => Part::of(vec![Ref::Kind(n as u8)]),
                _ => {
                    let message = format!("`{word}` is nothing that `{verb}` could have");
                    return Err(Trouble::new("S023", thing.span, message));
                }
            }
        }
        Thing::Named(name) => {
            let (value, span) = (name.clone(), thing.span);
            let name = Spanned { value, span };
            Part::of(vec![match verb {
                "add_frame" => Ref::Kind(stage.kind(&name)?.min(255) as u8),
                _ => Ref::Object(stage.called(&name)?),
            }])
        }
    })
}

/// Whether all of it is in the event, names and points in the order in which they are given.
pub fn holds(event: &Event, wanted: &[Part]) -> bool {
    let parts = [event.subject, event.from, event.to];
    let before = matches!(words(event.verb), Some(Words::From(_)));
    let mut rest = &parts[..];
    wanted
        .iter()
        .all(|part| match (part.amount, part.seat, &part.refs[..]) {
            (Some(n), ..) => event.amount == n,
            (_, Some(seat), _) => event.seat == seat || parts.contains(&Ref::Seat(seat)),
            (.., [Ref::None]) => event.to == Ref::None,
            (.., [Ref::Kind(n)]) if before => event.from == Ref::Kind(*n),
            _ => part.next_in(&mut rest),
        })
}
