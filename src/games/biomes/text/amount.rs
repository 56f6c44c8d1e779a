//! Numbers in sentences.

use super::{Names, filter};
use crate::cards::text::{Noun, say};
use crate::games::biomes::content::{Amount, Duration};
use crate::packs::Language;
use crate::packs::prose::signed;

/// The Spanish words in place of a number that the event brings.
pub const THAT: &str = "esa cantidad";

/// A number, and what follows the sentence if it is counted. `that` takes the place of a number that the event
/// brings, in English: "that much", "that many".
pub fn amount(amount: &Amount, that: &str, names: Names) -> (String, String) {
    let language = names.language;
    match amount {
        Amount::N(n) => (n.to_string(), String::new()),
        Amount::X => ("X".to_owned(), String::new()),
        Amount::That => (language.pick(that, THAT).to_owned(), String::new()),
        Amount::Count(filter) => {
            let each = filter::each(filter, names).text;
            let tail = say!(language, " for {each}", " por {each}");
            ("1".to_owned(), tail)
        }
    }
}

/// A number of things: "1 card", "that many cards", "esa cantidad de cartas", and what follows the sentence.
pub fn things(n: &Amount, noun: Noun, names: Names) -> (String, String) {
    let language = names.language;
    let (n, tail) = amount(n, "that many", names);
    let name = noun.name(n != "1", language);
    let said = match language {
        Language::Spanish if n == THAT => format!("{n} de {name}"),
        Language::English | Language::Spanish => format!("{n} {name}"),
    };
    (said, tail)
}

/// A change of attack or defense, and what follows the sentence if it is counted.
pub fn plus(n: &Amount, names: Names) -> (String, String) {
    match n {
        Amount::N(n) => (signed(*n), String::new()),
        Amount::That => {
            let that = names.language.pick("that much more", THAT);
            (that.to_owned(), String::new())
        }
        other => {
            let (n, tail) = amount(other, "that much", names);
            (format!("+{n}"), tail)
        }
    }
}

/// How long something lasts.
pub const fn until_words(until: Duration, language: Language) -> &'static str {
    match until {
        Duration::Turn => language.pick(" until end of turn", " hasta el final del turno"),
        Duration::Permanent => language.pick(" permanently", " de forma permanente"),
    }
}
