//! Matches a phrase of a script against the options of a decision and against events.

use super::Stage;
use super::verbs::ChoicePhrase;
use crate::table::{Event, Ref};
use crate::tools::scenario::event_match::Part;
use crate::tools::scenario::pattern::Pattern;
use crate::tools::scenario::scenario_error::Done;

/// The meanings that a phrase can have.
pub fn pattern(stage: &mut Stage, said: &ChoicePhrase) -> Done<Pattern> {
    let mut pattern = Pattern {
        aims: ["target", "choose", "share"].contains(&said.verb),
        ..Pattern::default()
    };
    match said.verb {
        "mode" | "x" | "vote" | "way" | "number" | "coins" | "accept" => {
            pattern.amount = said.number_at(0);
        }
        "offer" | "request" | "helper" | "curse" => {
            pattern.targets = stage.meant(said, 0)?.map(|mut list| {
                list.retain(|r| matches!(r, Ref::Seat(_)));
                list
            });
        }
        _ => pattern.subjects = stage.meant(said, 0)?,
    }
    match said.verb {
        "use" | "replace" | "share" => pattern.amount = said.number_at(1),
        // The n-th of one card's triggered abilities. Equal ones of one card count as the same.
        "trigger" => pattern.nth = said.number_at(1),
        _ => {}
    }
    Ok(pattern)
}

/// Events that happen to a thing, which may be a player.
pub(super) const HAPPENS: [&str; 12] = [
    "copy", "counters", "damage", "die", "ends", "grant", "heal", "instead", "kill", "prevent",
    "saved", "shield",
];

/// Whether all of it is in the event, in the order in which the event has it. What it is about comes first and
/// must be that; in events that happen to no thing, a player who comes first is the one whose doing it is.
pub fn holds(event: &Event, wanted: &[Part]) -> bool {
    let parts = [event.subject, event.from, event.to];
    let happens = HAPPENS.contains(&event.verb);
    let mut rest = &parts[..];
    let mut first = true;
    wanted.iter().all(|part| {
        match (part.amount, part.seat) {
            (Some(n), _) => return event.amount == n,
            (None, Some(seat)) if first && !happens => {
                first = false;
                return event.seat == seat;
            }
            _ => first = false,
        }
        let Some(at) = rest.iter().position(|one| part.refs.contains(one)) else {
            return false;
        };
        // The subject of the event is only skipped for a place, or if it is an entry.
        let skips = rest.len() == parts.len() && at > 0;
        let thing = matches!(rest[at], Ref::Object(_) | Ref::Seat(_));
        if skips && thing && matches!(event.subject, Ref::Object(_)) {
            return false;
        }
        rest = &rest[at + 1..];
        true
    })
}
