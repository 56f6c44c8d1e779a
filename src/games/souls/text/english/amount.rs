//! Numbers in English sentences.

use super::filter;
use super::who::Speaker;
use crate::games::souls::content::{Amount, Player, Who};

/// What an amount counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// "3¢".
    Coins,
    /// "2 damage", "1 HP".
    Of(&'static str),
    /// "1 loot card", "2 loot cards".
    Each(&'static str, &'static str),
    /// Just the number, after "loot".
    Loot,
}

pub const DAMAGE: Unit = Unit::Of("damage");
pub const CARDS: Unit = Unit::Each("loot card", "loot cards");
pub const TREASURE: Unit = Unit::Each("treasure", "treasures");
pub const COUNTERS: Unit = Unit::Each("counter", "counters");

impl Unit {
    pub fn counted(self, n: i32) -> String {
        match self {
            Self::Coins => format!("{n}¢"),
            Self::Of(what) => format!("{n} {what}"),
            Self::Each(one, _) if n == 1 => format!("1 {one}"),
            Self::Each(_, many) => format!("{n} {many}"),
            Self::Loot => n.to_string(),
        }
    }

    fn that(self) -> String {
        match self {
            Self::Coins => "that much ¢".to_owned(),
            Self::Of(what) => format!("that much {what}"),
            Self::Each(_, many) => format!("that many {many}"),
            Self::Loot => "that many".to_owned(),
        }
    }

    fn equal(self, what: &str) -> String {
        match self {
            Self::Coins => format!("¢ equal to {what}"),
            Self::Of(unit) => format!("{unit} equal to {what}"),
            Self::Each(_, many) => format!("as many {many} as {what}"),
            Self::Loot => format!("as many as {what}"),
        }
    }
}

/// "2 damage", and what follows the sentence if it is counted: " for each of your items".
pub fn amount(
    amount: &Amount,
    unit: Unit,
    subject: Option<&Player>,
    speaker: &mut Speaker,
) -> (String, String) {
    match amount {
        Amount::N(n) => (unit.counted(*n), String::new()),
        Amount::That if !speaker.result => (unit.that(), String::new()),
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names).text;
            (unit.counted(1), format!(" for {each}"))
        }
        Amount::Times(n, inner) if matches!(**inner, Amount::Count(_) | Amount::Counters(_)) => {
            let (_, tail) = self::amount(inner, unit, subject, speaker);
            (unit.counted(*n), tail)
        }
        Amount::Counters(who) => {
            let who = who_of(who, speaker);
            (unit.counted(1), format!(" for each counter on {who}"))
        }
        Amount::Coins(player) if unit == Unit::Coins => {
            let coins = speaker.owned(player, "¢", subject);
            (format!("all {coins}"), String::new())
        }
        Amount::Half(inner) if unit == Unit::Coins && matches!(**inner, Amount::Coins(_)) => {
            let half = quantity(inner, subject, speaker);
            (format!("half {half}, rounded down"), String::new())
        }
        other => (
            unit.equal(&quantity(other, subject, speaker)),
            String::new(),
        ),
    }
}

/// "the number of loot cards in your hand".
fn quantity(amount: &Amount, subject: Option<&Player>, speaker: &mut Speaker) -> String {
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::That if speaker.result => "the result".to_owned(),
        Amount::That => "that amount".to_owned(),
        Amount::Count(filter) => {
            let many = filter::many(filter, speaker.names).text;
            format!("the number of {many}")
        }
        Amount::Coins(player) => speaker.owned(player, "¢", subject),
        Amount::Hand(player) => {
            let hand = speaker.owned(player, "hand", subject);
            format!("the number of loot cards in {hand}")
        }
        Amount::Souls(player) => speaker.owned(player, "soul value", subject),
        Amount::Counters(who) => {
            format!("the number of counters on {}", who_of(who, speaker))
        }
        Amount::AttackOf(who) => speaker.quality("attack", who),
        Amount::Times(2, inner) => format!("twice {}", quantity(inner, subject, speaker)),
        Amount::Times(n, inner) => format!("{n} times {}", quantity(inner, subject, speaker)),
        Amount::Half(inner) => {
            format!("half {}, rounded down", quantity(inner, subject, speaker))
        }
    }
}

fn who_of(who: &Who, speaker: &mut Speaker) -> String {
    speaker.who(who).text
}
