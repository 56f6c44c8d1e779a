//! Numbers in sentences.

use super::{Names, filter};
use crate::games::biomes::content::{Amount, Duration};
use crate::packs::prose::signed;

/// What takes the place of a number that the event brings.
pub const THAT: &str = "esa cantidad";

/// A number, and what follows the sentence if it is counted.
pub fn amount(amount: &Amount, names: Names) -> (String, String) {
    match amount {
        Amount::N(n) => (n.to_string(), String::new()),
        Amount::X => ("X".to_owned(), String::new()),
        Amount::That => (THAT.to_owned(), String::new()),
        Amount::Count(filter) => {
            let each = filter::each(filter, names).text;
            ("1".to_owned(), format!(" por {each}"))
        }
    }
}

/// A number of things: "1 carta", "esa cantidad de cartas", and what follows the sentence.
pub fn things(n: &Amount, one: &str, many: &str, names: Names) -> (String, String) {
    let (n, tail) = amount(n, names);
    let said = match n.as_str() {
        "1" => format!("1 {one}"),
        THAT => format!("{THAT} de {many}"),
        n => format!("{n} {many}"),
    };
    (said, tail)
}

/// A change of attack or defense, and what follows the sentence if it is counted.
pub fn plus(n: &Amount, names: Names) -> (String, String) {
    match n {
        Amount::N(n) => (signed(*n), String::new()),
        Amount::That => (THAT.to_owned(), String::new()),
        other => {
            let (n, tail) = amount(other, names);
            (format!("+{n}"), tail)
        }
    }
}

/// How long something lasts.
pub const fn until_words(until: Duration) -> &'static str {
    match until {
        Duration::Turn => " hasta el final del turno",
        Duration::Permanent => " de forma permanente",
    }
}
