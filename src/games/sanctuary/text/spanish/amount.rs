//! Numbers in Spanish sentences.

use super::filter;
use super::who::Speaker;
use crate::games::sanctuary::content::Amount;

/// What an amount counts.
#[derive(Clone, Copy)]
pub enum Unit {
    /// "1 punto de daño", "2 puntos de daño".
    Damage,
    /// Volition and the like: "2 de Voluntad".
    Of(&'static str),
    /// "1 carta", "2 cartas".
    Cards,
}

impl Unit {
    fn counted(self, n: i32) -> String {
        match self {
            Self::Damage if n == 1 => "1 punto de daño".to_owned(),
            Self::Damage => format!("{n} puntos de daño"),
            Self::Of(what) => format!("{n} de {what}"),
            Self::Cards if n == 1 => "1 carta".to_owned(),
            Self::Cards => format!("{n} cartas"),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Damage => "daño",
            Self::Of(what) => what,
            Self::Cards => "cartas",
        }
    }

    fn equal(self, what: &str) -> String {
        match self {
            Self::Damage | Self::Of(_) => format!("{} igual a {what}", self.name()),
            Self::Cards => format!("tantas cartas como {what}"),
        }
    }
}

/// "2 puntos de daño", and what follows the sentence if it is counted: " por cada uno de tus Personajes".
pub fn amount(amount: &Amount, unit: Unit, speaker: &mut Speaker) -> (String, String) {
    let says = match amount {
        Amount::N(n) => unit.counted(*n),
        Amount::That => format!("esa cantidad de {}", unit.name()),
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names).text;
            return (unit.counted(1), format!(" por {each}"));
        }
        Amount::StrengthOf(who) => unit.equal(&speaker.quality("Fuerza", true, who)),
        Amount::CostOf(who) => unit.equal(&speaker.quality("coste", false, who)),
    };
    (says, String::new())
}

/// "+2 de Fuerza", and what follows the sentence if it is counted.
pub fn strength(by: &Amount, sign: char, speaker: &mut Speaker) -> (String, String) {
    let more = if sign == '+' { "más" } else { "menos" };
    let says = match by {
        Amount::N(n) => format!("{sign}{n} de Fuerza"),
        Amount::That => format!("esa cantidad de Fuerza de {more}"),
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names).text;
            return (format!("{sign}1 de Fuerza"), format!(" por {each}"));
        }
        Amount::StrengthOf(who) => {
            format!(
                "tanta Fuerza de {more} como {}",
                speaker.quality("Fuerza", true, who)
            )
        }
        Amount::CostOf(who) => {
            format!(
                "tanta Fuerza de {more} como {}",
                speaker.quality("coste", false, who)
            )
        }
    };
    (says, String::new())
}
