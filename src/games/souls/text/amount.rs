//! Numbers in sentences.

use super::filter;
use super::noun::{ATTACK, HAND, LOOT_CARD, MONEY, SOUL_VALUE};
use super::speaker::Speaker;
use crate::cards::text::{self, Noun, say};
use crate::games::souls::content::{Amount, PlayerSelector};
use crate::packs::Language;

/// The things that an amount counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// "3¢".
    Coins,
    /// "2 damage".
    Damage,
    /// "1 HP".
    Hp,
    /// "1 loot card", "2 loot cards".
    Each(Noun),
    /// In English just the number, after "loot".
    Loot,
}

impl Unit {
    pub fn counted(self, n: i32, language: Language) -> String {
        let points = if n == 1 { "punto" } else { "puntos" };
        match self {
            Self::Coins => format!("{n}¢"),
            Self::Damage => say!(language, "{n} damage", "{n} {points} de daño"),
            Self::Hp => say!(language, "{n} HP", "{n} PV"),
            Self::Each(noun) => text::counted(n, noun, language),
            Self::Loot if language == Language::English => n.to_string(),
            Self::Loot => Self::Each(LOOT_CARD).counted(n, language),
        }
    }

    /// The noun of the things counted, its plural, and whether it is feminine; in English after "that much" or "that
    /// many".
    const fn name(self, language: Language) -> (&'static str, bool) {
        match self {
            Self::Coins => ("¢", false),
            Self::Damage => (language.pick("damage", "daño"), false),
            Self::Hp => (language.pick("HP", "PV"), false),
            Self::Each(noun) => (noun.name(true, language), noun.feminine),
            Self::Loot => (language.pick("", LOOT_CARD.name(true, language)), true),
        }
    }

    fn that(self, language: Language) -> String {
        let (name, _) = self.name(language);
        match (language, self) {
            (Language::Spanish, _) => format!("esa cantidad de {name}"),
            (_, Self::Loot) => "that many".to_owned(),
            (_, Self::Each(_)) => format!("that many {name}"),
            (_, Self::Coins | Self::Damage | Self::Hp) => format!("that much {name}"),
        }
    }

    fn equal(self, what: &str, language: Language) -> String {
        let (name, feminine) = self.name(language);
        match (language, self) {
            (Language::Spanish, Self::Damage) => format!("tanto daño como {what}"),
            (Language::Spanish, _) if feminine => format!("tantas {name} como {what}"),
            (Language::Spanish, _) => format!("tantos {name} como {what}"),
            (_, Self::Loot) => format!("as many as {what}"),
            (_, Self::Each(_)) => format!("as many {name} as {what}"),
            (_, Self::Coins | Self::Damage | Self::Hp) => format!("{name} equal to {what}"),
        }
    }
}

/// "2 damage", and what follows the sentence if it is counted: " for each of your items".
pub fn amount(
    amount: &Amount,
    unit: Unit,
    subject: Option<&PlayerSelector>,
    speaker: &mut Speaker,
) -> (String, String) {
    let language = speaker.language();
    let says = match amount {
        Amount::N(n) => unit.counted(*n, language),
        Amount::That if !speaker.result => unit.that(language),
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names).text;
            let tail = say!(language, " for {each}", " por {each}");
            return (unit.counted(1, language), tail);
        }
        Amount::Times(n, inner) if matches!(**inner, Amount::Count(_) | Amount::Counters(_)) => {
            let (_, tail) = self::amount(inner, unit, subject, speaker);
            return (unit.counted(*n, language), tail);
        }
        Amount::Counters(who) => {
            let who = speaker.who(who);
            let on = &who.text;
            let tail = match language {
                Language::English => format!(" for each counter on {on}"),
                Language::Spanish if who.known => " por cada uno de sus contadores".to_owned(),
                Language::Spanish => format!(" por cada contador sobre {on}"),
            };
            return (unit.counted(1, language), tail);
        }
        Amount::Coins(player) if unit == Unit::Coins => {
            let coins = speaker.owned(player, MONEY, subject);
            say!(language, "all {coins}", "todo {coins}")
        }
        Amount::Half(inner) if unit == Unit::Coins && matches!(**inner, Amount::Coins(_)) => {
            half(inner, subject, speaker)
        }
        other => unit.equal(&quantity(other, subject, speaker), language),
    };
    (says, String::new())
}

/// "the number of loot cards in your hand".
fn quantity(amount: &Amount, subject: Option<&PlayerSelector>, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::That if speaker.result => speaker.pick("the result", "el resultado").to_owned(),
        Amount::That => speaker.pick("that amount", "esa cantidad").to_owned(),
        Amount::Count(filter) => {
            let many = match language {
                Language::English => filter::many(filter, speaker.names).text,
                Language::Spanish => filter::counted(filter, speaker.names),
            };
            say!(language, "the number of {many}", "el número de {many}")
        }
        Amount::Coins(player) => speaker.owned(player, MONEY, subject),
        Amount::Hand(player) => {
            let hand = speaker.owned(player, HAND, subject);
            say!(
                language,
                "the number of loot cards in {hand}",
                "el número de cartas de botín de {hand}"
            )
        }
        Amount::Souls(player) => speaker.owned(player, SOUL_VALUE, subject),
        Amount::Counters(who) => {
            let who = speaker.who(who).text;
            say!(
                language,
                "the number of counters on {who}",
                "el número de contadores sobre {who}"
            )
        }
        Amount::AttackOf(who) => speaker.quality(ATTACK, who),
        Amount::Times(2, inner) => {
            let inner = quantity(inner, subject, speaker);
            say!(language, "twice {inner}", "el doble de {inner}")
        }
        Amount::Times(n, inner) => {
            let inner = quantity(inner, subject, speaker);
            say!(language, "{n} times {inner}", "{n} veces {inner}")
        }
        Amount::Half(inner) => half(inner, subject, speaker),
    }
}

fn half(of: &Amount, subject: Option<&PlayerSelector>, speaker: &mut Speaker) -> String {
    let of = quantity(of, subject, speaker);
    say!(
        speaker.language(),
        "half {of}, rounded down",
        "la mitad de {of}, redondeando hacia abajo"
    )
}
