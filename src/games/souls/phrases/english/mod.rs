//! English.

mod choices;
mod events;

pub(super) use choices::choice;
pub(super) use events::event;

use crate::table::{Ref, Seat};

use super::Speaker;

/// "you draw" or "Mara draws".
pub(super) fn does(say: &Speaker<'_>, seat: Seat, verb: &str) -> String {
    if say.is_you(seat) {
        format!("you {verb}")
    } else {
        format!("{} {}", say.name(seat), third(verb))
    }
}

/// The same for whoever or whatever it happens to.
fn thing_does(say: &Speaker<'_>, what: Ref, verb: &str) -> String {
    match say.player(what) {
        Some(seat) => does(say, seat, verb),
        None => format!("{} {}", say.thing(what), third(verb)),
    }
}

/// "take back" as "takes back".
fn third(verb: &str) -> String {
    let (verb, rest) = verb.split_at(verb.find(' ').unwrap_or(verb.len()));
    match verb {
        "are" => format!("is{rest}"),
        "may" => format!("may{rest}"),
        "do" => format!("does{rest}"),
        _ if verb.ends_with("ss") || verb.ends_with("sh") => format!("{verb}es{rest}"),
        _ => format!("{verb}s{rest}"),
    }
}

/// "your turn" or "Mara's turn".
fn whose(say: &Speaker<'_>, seat: Seat, thing: &str) -> String {
    if say.is_you(seat) {
        format!("your {thing}")
    } else {
        format!("{}'s {thing}", say.name(seat))
    }
}

/// "1 card", "2 cards".
fn count(n: i32, thing: &str) -> String {
    format!("{n} {thing}{}", if n == 1 { "" } else { "s" })
}
