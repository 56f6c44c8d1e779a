//! Where the events of a game of Frames keep words, and what a script says of them.

use ron2::Spanned;

use super::Stage;
use super::pattern::point;
use super::thing::{Thing, WordKind};
use crate::games::frames::EventWord;
use crate::games::frames::change_events::ChangeEventWord;
use crate::table::{Event, Ref, any_of};
use crate::tools::scenario::event_match::Part;
use crate::tools::scenario::scenario_error::{Done, ScenarioError};

/// What the words of an event are, and whether they are its number or stand before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words {
    /// In the amount.
    Amount(WordKind),
    /// In `from`, as a kind.
    From(WordKind),
}

/// Whether the event is about counters, which a script calls by name.
pub fn names_counters(verb: &str) -> bool {
    EventWord::of(verb) == Some(EventWord::Change(ChangeEventWord::Counters))
}

/// Where events of that word keep a word of their own.
const fn words(word: EventWord) -> Option<Words> {
    match word {
        EventWord::Roll => Some(Words::From(WordKind::Colour)),
        EventWord::LoseSystem => Some(Words::From(WordKind::System)),
        EventWord::ExtraDice => Some(Words::From(WordKind::Colour)),
        EventWord::Change(ChangeEventWord::FewerDice | ChangeEventWord::Reroll) => {
            Some(Words::From(WordKind::Colour))
        }
        EventWord::Change(ChangeEventWord::GainSystem) => Some(Words::From(WordKind::System)),
        EventWord::Repair => Some(Words::Amount(WordKind::Part)),
        EventWord::Attack => Some(Words::From(WordKind::Range)),
        EventWord::Designate => Some(Words::Amount(WordKind::Range)),
        EventWord::Step => Some(Words::Amount(WordKind::Step)),
        EventWord::Role => Some(Words::Amount(WordKind::Role)),
        any_of! { EventWord:
            Rank, Terrain, Veto, Ppa, Score, Call, AddFrame, RemoveFrame, Defer, Place, Round, Initiative, Activate,
            Pass, EndTurn, Rockets, Hazard, Defend, Move, Climb, Fall, Spot, UseSpot, Cover, Miss, DamageDie, Hit,
            HitCover, Abandon, LoseWhite, LoseArmour, Ability, Delay, Flip, AbilityDie, ChangeRockets, Ward, Mark, Shift
        }
        | EventWord::Change(
            ChangeEventWord::Refresh
            | ChangeEventWord::Counters
            | ChangeEventWord::BuildCover
            | ChangeEventWord::MakeHazard
            | ChangeEventWord::RerollDamage
            | ChangeEventWord::Revive,
        )
        | any_of! { EventWord:
            Points, Objective, Destroy, Control, EndRound, Count, Clock, ExtraRound, Concede, Win
        } => None,
    }
}

/// The same for what a script calls the event; nothing for what is no event.
pub fn words_of(verb: &str) -> Option<Words> {
    words(EventWord::of(verb)?)
}

/// What a thing can be in an event of that word; without a word, in a choice.
pub fn part(stage: &mut Stage, verb: &str, thing: &Spanned<Thing>) -> Done<Part> {
    Ok(match &thing.value {
        Thing::Number(n) => Part::number(*n),
        Thing::Point(at) => Part::of(vec![point(*at)]),
        Thing::Player(seat) => Part::player(*seat, vec![Ref::Seat(*seat)]),
        Thing::Die(colour, value) => {
            let die = stage.die(*colour, *value, thing.span)?;
            Part::of(vec![Ref::Entry(die)])
        }
        Thing::Word(word) if word == "nobody" => Part::of(vec![Ref::None]),
        Thing::Word(word) => {
            let words = words_of(verb);
            let number = words.and_then(|w| match w {
                Words::Amount(sort) | Words::From(sort) => sort.number(word),
            });
            match (words, number) {
                (Some(Words::Amount(_)), Some(n)) => Part::number(n),
                (Some(Words::From(_)), Some(n)) => Part::of(vec![Ref::Kind(n as u8)]),
                _ => {
                    let message = format!("`{verb}` cannot have `{word}`");
                    return Err(ScenarioError::new("S023", thing.span, message));
                }
            }
        }
        Thing::Named(name) => {
            let (value, span) = (name.clone(), thing.span);
            let name = Spanned { value, span };
            if EventWord::of(verb) == Some(EventWord::AddFrame) {
                return Ok(Part::of(vec![Ref::Kind(stage.kind(&name)?.min(255) as u8)]));
            }
            let counter = stage.content.counter(&name.value);
            let counter = counter.filter(|_| names_counters(verb)).map(Ref::Kind);
            let object = stage.called(&name).map(Ref::Object);
            Part::of(vec![object.or_else(|error| counter.ok_or(error))?])
        }
    })
}

/// Whether all of it is in the event, names and points in the order in which they are given.
pub fn holds(event: &Event, wanted: &[Part]) -> bool {
    let parts = [event.subject, event.from, event.to];
    let before = matches!(words_of(event.verb), Some(Words::From(_)));
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
