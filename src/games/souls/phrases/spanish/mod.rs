//! Spanish. Words of the rules are those of the rules pages: botín, tesoro, monstruo, alma, sala, maldición.

mod choices;
mod events;

pub(super) use choices::choice;
pub(super) use events::event;

use crate::table::{Ref, Seat};

use super::Speaker;

/// "robas" or "Mara roba".
pub(super) fn does(say: &Speaker<'_>, seat: Seat, you: &str, she: &str) -> String {
    if say.is_you(seat) {
        you.to_owned()
    } else {
        format!("{} {she}", say.name(seat))
    }
}

/// The same for whoever or whatever it happens to.
fn thing_does(say: &Speaker<'_>, what: Ref, you: &str, it: &str) -> String {
    match say.player(what) {
        Some(seat) => does(say, seat, you, it),
        None => format!("{} {it}", say.thing(what)),
    }
}

/// "tu turno" or "el turno de Mara".
fn whose(say: &Speaker<'_>, seat: Seat, article: &str, thing: &str) -> String {
    if say.is_you(seat) {
        format!("tu {thing}")
    } else {
        format!("{article} {thing} de {}", say.name(seat))
    }
}

/// "1 vez", "2 veces".
fn count(n: i32, one: &str, more: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { more })
}

/// "de el mazo" as "del mazo", "a el mazo" as "al mazo".
fn joined(said: &str) -> String {
    said.replace(" de el ", " del ").replace(" a el ", " al ")
}
