//! Numbers in sentences.

use super::noun::{ATTACK, LOOT_CARD, MONEY, SOUL_VALUE};
use super::speaker::Speaker;
use super::{condition, filter};
use crate::cards::text::{self, Noun, Says, say};
use crate::games::souls::content::{Amount, OwnCondition, OwnNumber, PlayerSelector};
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

    fn x(self, language: Language) -> String {
        match (language, self) {
            (_, Self::Coins) => "X¢".to_owned(),
            (Language::Spanish, Self::Damage) => "X puntos de daño".to_owned(),
            (Language::English, Self::Loot) => "X".to_owned(),
            _ => format!("X {}", self.name(language).0),
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

/// "2 damage", and what follows the sentence if it is counted: " for each of your items". `subject` is the player
/// who does what it is the amount of.
pub fn amount(
    amount: &Amount,
    unit: Unit,
    subject: Option<&PlayerSelector>,
    speaker: &mut Speaker,
) -> (String, String) {
    speaker.subject = subject.cloned();
    let said = said(amount, unit, speaker);
    speaker.subject = None;
    said
}

fn said(amount: &Amount, unit: Unit, speaker: &mut Speaker) -> (String, String) {
    let language = speaker.language();
    let says = match amount {
        Amount::N(n) => unit.counted(*n, language),
        Amount::That if !speaker.result => unit.that(language),
        Amount::X => unit.x(language),
        Amount::Times(n, inner) if counts(inner) => {
            let (_, tail) = said(inner, unit, speaker);
            return (unit.counted(*n, language), tail);
        }
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names).text;
            let tail = say!(language, " for {each}", " por {each}");
            return (unit.counted(1, language), tail);
        }
        Amount::Own(number @ OwnNumber::Counters(_)) => {
            let each = own_each(number, speaker).unwrap_or_default();
            let tail = say!(language, " for {each}", " por {each}");
            return (unit.counted(1, language), tail);
        }
        Amount::Own(OwnNumber::Coins(player)) if unit == Unit::Coins => {
            let coins = speaker.owned_by_subject(player, MONEY);
            say!(language, "all {coins}", "todo {coins}")
        }
        Amount::Half(inner) if unit == Unit::Coins && is_money(inner) => speaker.quantity(amount),
        other => unit.equal(&speaker.quantity(other), language),
    };
    (says, String::new())
}

/// Whether it is said as "1 for each".
pub const fn counts(amount: &Amount) -> bool {
    matches!(
        amount,
        Amount::Count(_) | Amount::Own(OwnNumber::Counters(_))
    )
}

/// Whether it is all that players have.
pub const fn is_money(amount: &Amount) -> bool {
    matches!(amount, Amount::Own(OwnNumber::Coins(_)))
}

/// What is gained and not taken: "¢ equal to their ¢".
pub fn as_much(amount: &Amount, player: &PlayerSelector, speaker: &mut Speaker) -> String {
    speaker.subject = Some(player.clone());
    let what = speaker.quantity(amount);
    speaker.subject = None;
    Unit::Coins.equal(&what, speaker.language())
}

/// What a number counts, after "for": "each counter on it".
pub fn own_each(number: &OwnNumber, speaker: &mut Speaker) -> Option<String> {
    let OwnNumber::Counters(who) = number else {
        return None;
    };
    let who = speaker.who(who);
    let on = &who.text;
    Some(match speaker.language() {
        Language::English => format!("each counter on {on}"),
        Language::Spanish if who.known => "cada uno de sus contadores".to_owned(),
        Language::Spanish => format!("cada contador sobre {on}"),
    })
}

/// A number that only this game has.
pub fn own(number: &OwnNumber, speaker: &mut Speaker) -> String {
    match number {
        OwnNumber::Coins(player) => speaker.owned_by_subject(player, MONEY),
        OwnNumber::Souls(player) => speaker.owned_by_subject(player, SOUL_VALUE),
        OwnNumber::Counters(who) => {
            let who = speaker.who(who).text;
            say!(
                speaker.language(),
                "the number of counters on {who}",
                "el número de contadores sobre {who}"
            )
        }
        OwnNumber::AttackOf(who) => speaker.quality(ATTACK, who),
    }
}

/// That a number is at least so much, or less, where a condition says that in its own words.
pub fn own_reaches(
    number: &OwnNumber,
    least: i32,
    holds: bool,
    speaker: &mut Speaker,
) -> Option<String> {
    match number {
        OwnNumber::Coins(player) => {
            let coins = OwnCondition::CoinsAtLeast(least, player.clone());
            Some(condition::state(&coins, holds, speaker))
        }
        OwnNumber::Souls(_) | OwnNumber::Counters(_) | OwnNumber::AttackOf(_) => None,
    }
}
