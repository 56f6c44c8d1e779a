//! Numbers in sentences.

use super::{filter, signed};
use crate::games::biomes::content::{Amount, Duration};

/// A number, and what follows the sentence if it is counted.
pub fn amount(amount: &Amount, that: &str) -> (String, String) {
    match amount {
        Amount::N(n) => (n.to_string(), String::new()),
        Amount::X => ("X".to_owned(), String::new()),
        Amount::That => (that.to_owned(), String::new()),
        Amount::Count(filter) => {
            let each = filter::each(filter).replacen("each", " for each", 1);
            ("1".to_owned(), each)
        }
    }
}

/// A change of attack or defense, and what follows the sentence if it is counted.
pub fn plus(n: &Amount) -> (String, String) {
    match n {
        Amount::N(n) => (signed(*n), String::new()),
        Amount::That => ("that much more".to_owned(), String::new()),
        other => {
            let (n, tail) = amount(other, "that much");
            (format!("+{n}"), tail)
        }
    }
}

/// How long something lasts.
pub const fn until_words(until: Duration) -> &'static str {
    match until {
        Duration::Turn => " until end of turn",
        Duration::Permanent => " permanently",
    }
}
