//! Numbers in English sentences.

use super::filter;
use super::who::Speaker;
use crate::games::sanctuary::content::{Amount, Who};

/// What an amount counts.
#[derive(Clone, Copy)]
pub enum Unit {
    /// Damage, Volition and the like: "2 damage".
    Of(&'static str),
    /// "1 card", "2 cards".
    Cards,
}

impl Unit {
    fn counted(self, n: i32) -> String {
        match self {
            Self::Of(what) => format!("{n} {what}"),
            Self::Cards if n == 1 => "1 card".to_owned(),
            Self::Cards => format!("{n} cards"),
        }
    }
}

/// "2 damage", and what follows the sentence if it is counted: " for each of your Characters".
pub fn amount(amount: &Amount, unit: Unit, speaker: &mut Speaker) -> (String, String) {
    let equal = |what: String| match unit {
        Unit::Of(unit) => (format!("{unit} equal to {what}"), String::new()),
        Unit::Cards => (format!("as many cards as {what}"), String::new()),
    };
    match amount {
        Amount::N(n) => (unit.counted(*n), String::new()),
        Amount::That => {
            let that = match unit {
                Unit::Of(unit) => format!("that much {unit}"),
                Unit::Cards => "that many cards".to_owned(),
            };
            (that, String::new())
        }
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names);
            (unit.counted(1), format!(" for {each}"))
        }
        Amount::StrengthOf(who) => equal(speaker.quality("Strength", who)),
        Amount::CostOf(who) => equal(speaker.quality("cost", who)),
    }
}

/// "+2 Strength", and what follows the sentence if it is counted.
pub fn strength(by: &Amount, sign: char, speaker: &mut Speaker) -> (String, String) {
    let more = if sign == '+' { "more" } else { "less" };
    let mut equal = |what: &str, who: &Who| {
        let quality = speaker.quality(what, who);
        (
            format!("as much {more} Strength as {quality}"),
            String::new(),
        )
    };
    match by {
        Amount::N(n) => (format!("{sign}{n} Strength"), String::new()),
        Amount::That => (format!("that much {more} Strength"), String::new()),
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names);
            (format!("{sign}1 Strength"), format!(" for {each}"))
        }
        Amount::StrengthOf(who) => equal("Strength", who),
        Amount::CostOf(who) => equal("cost", who),
    }
}
