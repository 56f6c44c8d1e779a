//! Numbers in Spanish sentences.

use super::filter;
use super::who::Speaker;
use crate::games::souls::content::{Amount, Player};

/// What an amount counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// "3¢".
    Coins,
    /// "1 punto de daño", "2 puntos de daño".
    Damage,
    /// "1 PV".
    Hp,
    /// "1 carta de botín", "2 cartas de botín": singular, plural, whether feminine.
    Each(&'static str, &'static str, bool),
}

pub const CARDS: Unit = Unit::Each("carta de botín", "cartas de botín", true);
pub const TREASURE: Unit = Unit::Each("tesoro", "tesoros", false);
pub const COUNTERS: Unit = Unit::Each("contador", "contadores", false);

impl Unit {
    pub fn counted(self, n: i32) -> String {
        match self {
            Self::Coins => format!("{n}¢"),
            Self::Damage if n == 1 => "1 punto de daño".to_owned(),
            Self::Damage => format!("{n} puntos de daño"),
            Self::Hp => format!("{n} PV"),
            Self::Each(one, ..) if n == 1 => format!("1 {one}"),
            Self::Each(_, many, _) => format!("{n} {many}"),
        }
    }

    fn that(self) -> String {
        match self {
            Self::Coins => "esa cantidad de ¢".to_owned(),
            Self::Damage => "esa cantidad de daño".to_owned(),
            Self::Hp => "esa cantidad de PV".to_owned(),
            Self::Each(_, many, _) => format!("esa cantidad de {many}"),
        }
    }

    fn equal(self, what: &str) -> String {
        match self {
            Self::Coins => format!("tantos ¢ como {what}"),
            Self::Damage => format!("tanto daño como {what}"),
            Self::Hp => format!("tantos PV como {what}"),
            Self::Each(_, many, true) => format!("tantas {many} como {what}"),
            Self::Each(_, many, false) => format!("tantos {many} como {what}"),
        }
    }
}

/// "2 puntos de daño", and what follows the sentence if it is counted: " por cada uno de tus objetos".
pub fn amount(
    amount: &Amount,
    unit: Unit,
    subject: Option<&Player>,
    speaker: &mut Speaker,
) -> (String, String) {
    let says = match amount {
        Amount::N(n) => unit.counted(*n),
        Amount::That if !speaker.result => unit.that(),
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names).text;
            return (unit.counted(1), format!(" por {each}"));
        }
        Amount::Times(n, inner) if matches!(**inner, Amount::Count(_) | Amount::Counters(_)) => {
            let (_, tail) = self::amount(inner, unit, subject, speaker);
            return (unit.counted(*n), tail);
        }
        Amount::Counters(who) => {
            let who = speaker.who(who);
            let tail = if who.known {
                " por cada uno de sus contadores".to_owned()
            } else {
                format!(" por cada contador sobre {}", who.text)
            };
            return (unit.counted(1), tail);
        }
        Amount::Coins(player) if unit == Unit::Coins => {
            format!("todo {}", speaker.owned(player, "dinero", false, subject))
        }
        Amount::Half(inner) if unit == Unit::Coins && matches!(**inner, Amount::Coins(_)) => {
            let half = quantity(inner, subject, speaker);
            format!("la mitad de {half}, redondeando hacia abajo")
        }
        other => unit.equal(&quantity(other, subject, speaker)),
    };
    (says, String::new())
}

/// "el número de cartas de botín de tu mano".
fn quantity(amount: &Amount, subject: Option<&Player>, speaker: &mut Speaker) -> String {
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::That if speaker.result => "el resultado".to_owned(),
        Amount::That => "esa cantidad".to_owned(),
        Amount::Count(filter) => {
            let many = filter::counted(filter, speaker.names);
            format!("el número de {many}")
        }
        Amount::Coins(player) => speaker.owned(player, "dinero", false, subject),
        Amount::Hand(player) => {
            let hand = speaker.owned(player, "mano", true, subject);
            format!("el número de cartas de botín de {hand}")
        }
        Amount::Souls(player) => speaker.owned(player, "valor en almas", false, subject),
        Amount::Counters(who) => format!("el número de contadores sobre {}", speaker.who(who).text),
        Amount::AttackOf(who) => speaker.quality("ataque", who),
        Amount::Times(2, inner) => format!("el doble de {}", quantity(inner, subject, speaker)),
        Amount::Times(n, inner) => format!("{n} veces {}", quantity(inner, subject, speaker)),
        Amount::Half(inner) => {
            let half = quantity(inner, subject, speaker);
            format!("la mitad de {half}, redondeando hacia abajo")
        }
    }
}
