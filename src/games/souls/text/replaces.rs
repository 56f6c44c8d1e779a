//! The sentences of replacing abilities.

use super::opening::{doer, subject};
use super::speaker::Speaker;
use super::verb::{GAIN, LOOT, Mood, PAY, RECEIVE, WOULD};
use crate::cards::text::{Form, Phrase, Says, Word, say};
use crate::games::souls::content::{Condition, Instead, Would};
use crate::packs::Language;

/// "the first time you would take combat damage each turn, take 1 less."
pub fn replaces(
    event: &Would,
    once: bool,
    only_if: Option<&Condition>,
    instead: &Instead,
    speaker: &mut Speaker,
) -> String {
    let language = speaker.language();
    let (who, what) = would(event, only_if, speaker);
    let would = WOULD.by(&who, language);
    let mut says = if once {
        say!(
            language,
            "the first time {would} {what} each turn, ",
            "la primera vez de cada turno que {would} a {what}, "
        )
    } else {
        say!(language, "if {would} {what}, ", "si {would} a {what}, ")
    };
    let told = matches!(event, Would::Damage(_) | Would::CombatDamage(_))
        && matches!(
            only_if,
            Some(Condition::ThatAtLeast(_) | Condition::ThatAtMost(_))
        );
    if let Some(condition) = only_if.filter(|_| !told) {
        says += &speaker.clause(condition, Word::If);
        says += ", ";
    }
    let more = speaker.pick("more", "más");
    let less = speaker.pick("less", "menos");
    let changed = match instead {
        Instead::Nothing => prevented(event, language).to_owned(),
        Instead::More(n) => changed(
            event,
            &who,
            &format!("{n}{} {more}", coins(event)),
            language,
        ),
        Instead::Less(n) => changed(
            event,
            &who,
            &format!("{n}{} {less}", coins(event)),
            language,
        ),
        Instead::Double => {
            let twice = speaker.pick("twice as much", "el doble");
            changed(event, &who, twice, language)
        }
        Instead::Do(effects) => {
            let does = speaker.clauses(effects, Mood::Plain);
            say!(
                language,
                "do this instead: {does}",
                "haz esto en su lugar: {does}"
            )
        }
    };
    format!("{says}{changed}.")
}

/// The subject and the event that would happen to it.
fn would(event: &Would, only_if: Option<&Condition>, speaker: &mut Speaker) -> (Phrase, String) {
    let language = speaker.language();
    let does = |english: &str, spanish: &str| language.pick(english, spanish).to_owned();
    match event {
        Would::Damage(filter) => {
            let damage = speaker.pick("damage", "daño");
            (subject(filter, speaker), taken(only_if, damage, language))
        }
        Would::CombatDamage(filter) => {
            let damage = speaker.pick("combat damage", "daño de combate");
            (subject(filter, speaker), taken(only_if, damage, language))
        }
        Would::Die(filter) => (subject(filter, speaker), does("die", "morir")),
        Would::Destroyed(filter) => {
            let who = subject(filter, speaker);
            let destroyed = who.agreed("destruid");
            (who, say!(language, "be destroyed", "ser {destroyed}"))
        }
        Would::Coins(whose) => (doer(*whose, speaker), does("gain ¢", "obtener ¢")),
        Would::Loot(whose) => (doer(*whose, speaker), does("loot", "robar botín")),
        Would::Treasure(whose) => (
            doer(*whose, speaker),
            does("gain treasure", "obtener tesoros"),
        ),
        Would::Penalty(whose) => {
            let pay = does("pay the death penalty", "pagar el tributo de muerte");
            (doer(*whose, speaker), pay)
        }
    }
}

/// "take 2 or more damage".
fn taken(only_if: Option<&Condition>, what: &str, language: Language) -> String {
    match only_if {
        Some(Condition::ThatAtLeast(n)) => say!(
            language,
            "take {n} or more {what}",
            "recibir {n} o más puntos de {what}"
        ),
        Some(Condition::ThatAtMost(n)) => say!(
            language,
            "take {n} or less {what}",
            "recibir {n} o menos puntos de {what}"
        ),
        _ => say!(language, "take {what}", "recibir {what}"),
    }
}

const fn prevented(event: &Would, language: Language) -> &'static str {
    match event {
        Would::Damage(_) | Would::CombatDamage(_) => {
            language.pick("prevent that damage", "evita ese daño")
        }
        Would::Die(_) => language.pick("prevent that death", "evita esa muerte"),
        Would::Destroyed(_) => language.pick("it stays in play", "sigue en juego"),
        Would::Coins(_) | Would::Loot(_) | Would::Treasure(_) | Would::Penalty(_) => {
            language.pick("skip that", "eso no ocurre")
        }
    }
}

const fn coins(event: &Would) -> &'static str {
    match event {
        Would::Coins(_) => "¢",
        _ => "",
    }
}

/// "take 1 less", "they gain 2¢ more".
fn changed(event: &Would, who: &Phrase, what: &str, language: Language) -> String {
    let verb = match event {
        Would::Coins(_) | Would::Treasure(_) => &GAIN,
        Would::Loot(_) => &LOOT,
        Would::Penalty(_) => &PAY,
        Would::Damage(_) | Would::CombatDamage(_) | Would::Die(_) | Would::Destroyed(_) => &RECEIVE,
    };
    let form = if who.you {
        Form::Command
    } else {
        Form::of(who)
    };
    let verb = verb.form(form, language);
    match (language, who.text.as_str()) {
        (Language::English, "a player" | "another player") => {
            format!("that player {verb} {what}")
        }
        (Language::English, text) if !who.you => format!("{text} {verb} {what}"),
        _ => format!("{verb} {what}"),
    }
}
