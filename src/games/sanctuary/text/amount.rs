//! Numbers in sentences.

use super::filter;
use super::noun::CARD;
use super::speaker::Speaker;
use crate::cards::text::{Says, counted, say};
use crate::games::sanctuary::content::Amount;
use crate::packs::Language;

/// The things that an amount counts.
#[derive(Clone, Copy)]
pub enum Unit {
    /// "2 damage", "1 punto de daño".
    Damage,
    /// Volition and the like: "2 Volition", "2 de Voluntad".
    Of([&'static str; 2]),
    /// "1 card", "2 cards".
    Cards,
}

impl Unit {
    fn counted(self, n: i32, language: Language) -> String {
        let points = if n == 1 { "punto" } else { "puntos" };
        let name = self.name(language);
        match self {
            Self::Damage => say!(language, "{n} {name}", "{n} {points} de {name}"),
            Self::Of(_) => say!(language, "{n} {name}", "{n} de {name}"),
            Self::Cards => counted(n, CARD, language),
        }
    }

    fn x(self, language: Language) -> String {
        let name = self.name(language);
        match self {
            Self::Damage => say!(language, "X {name}", "X puntos de {name}"),
            Self::Of(_) => say!(language, "X {name}", "X de {name}"),
            Self::Cards => format!("X {name}"),
        }
    }

    const fn name(self, language: Language) -> &'static str {
        match self {
            Self::Damage => language.pick("damage", "daño"),
            Self::Of([english, spanish]) => language.pick(english, spanish),
            Self::Cards => CARD.name(true, language),
        }
    }

    fn that(self, language: Language) -> String {
        let name = self.name(language);
        let many = match self {
            Self::Damage | Self::Of(_) => "much",
            Self::Cards => "many",
        };
        say!(language, "that {many} {name}", "esa cantidad de {name}")
    }

    fn equal(self, what: &str, language: Language) -> String {
        let name = self.name(language);
        match self {
            Self::Damage | Self::Of(_) => {
                say!(language, "{name} equal to {what}", "{name} igual a {what}")
            }
            Self::Cards => say!(
                language,
                "as many {name} as {what}",
                "tantas {name} como {what}"
            ),
        }
    }
}

/// "2 damage", and what follows the sentence if it is counted: " for each of your Characters".
pub fn amount(amount: &Amount, unit: Unit, speaker: &mut Speaker) -> (String, String) {
    let language = speaker.language();
    let says = match amount {
        Amount::N(n) => unit.counted(*n, language),
        Amount::X => unit.x(language),
        Amount::That => unit.that(language),
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names).text;
            let tail = say!(language, " for {each}", " por {each}");
            return (unit.counted(1, language), tail);
        }
        other => unit.equal(&speaker.quantity(other), language),
    };
    (says, String::new())
}

/// "+2 Strength", and what follows the sentence if it is counted. `beside` is the other part of a sum: with one, "for
/// each" could count both.
pub fn strength(
    by: &Amount,
    sign: char,
    beside: Option<&str>,
    speaker: &mut Speaker,
) -> (String, String) {
    let language = speaker.language();
    let more = if sign == '+' {
        speaker.pick("more", "más")
    } else {
        speaker.pick("less", "menos")
    };
    let says = match by {
        Amount::N(n) => say!(language, "{sign}{n} Strength", "{sign}{n} de Fuerza"),
        Amount::That => say!(
            language,
            "that much {more} Strength",
            "esa cantidad de Fuerza de {more}"
        ),
        Amount::X => say!(language, "{sign}X Strength", "{sign}X de Fuerza"),
        other => {
            let each = match beside {
                None => speaker.each_one(other),
                Some(_) => None,
            };
            let (number, tail) = match each {
                Some((n, each)) => (n.to_string(), say!(language, " for {each}", " por {each}")),
                None => {
                    let number = speaker.quantity(other);
                    let taken = beside.is_some_and(|other| other.contains('X'));
                    let x = if taken { "Y" } else { "X" };
                    let tail = say!(
                        language,
                        ", where {x} is {number}",
                        ", donde {x} es {number}"
                    );
                    (x.to_owned(), tail)
                }
            };
            let says = say!(
                language,
                "{sign}{number} Strength",
                "{sign}{number} de Fuerza"
            );
            return (says, tail);
        }
    };
    (says, String::new())
}
