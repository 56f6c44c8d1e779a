//! What changes an event before it happens, in Spanish.

use super::condition;
use super::opening::{doer, subject};
use super::verb::{self, Form, Mood};
use super::who::Speaker;
use crate::games::souls::content::{Condition, Instead, Would};
use crate::packs::spanish::Phrase;

/// "la primera vez de cada turno que fueras a recibir daño de combate, recibe 1 menos."
pub fn replaces(
    event: &Would,
    once: bool,
    only_if: Option<&Condition>,
    instead: &Instead,
    speaker: &mut Speaker,
) -> String {
    let (who, what) = match event {
        Would::Damage(filter) => (subject(filter, speaker), taken(only_if, "daño")),
        Would::CombatDamage(filter) => {
            (subject(filter, speaker), taken(only_if, "daño de combate"))
        }
        Would::Die(filter) => (subject(filter, speaker), "morir".to_owned()),
        Would::Destroyed(filter) => {
            let who = subject(filter, speaker);
            let destroyed = who.agreed("destruid");
            (who, format!("ser {destroyed}"))
        }
        Would::Coins(whose) => (doer(*whose, speaker), "obtener ¢".to_owned()),
        Would::Loot(whose) => (doer(*whose, speaker), "robar botín".to_owned()),
        Would::Treasure(whose) => (doer(*whose, speaker), "obtener tesoros".to_owned()),
        Would::Penalty(whose) => (
            doer(*whose, speaker),
            "pagar el tributo de muerte".to_owned(),
        ),
    };
    let would = verb::WOULD.form(Form::of(&who));
    let first = if once {
        "la primera vez de cada turno que"
    } else {
        "si"
    };
    let mut says = format!("{first} {}{would} a {what}, ", who.before_verb());
    let told = matches!(event, Would::Damage(_) | Would::CombatDamage(_))
        && matches!(
            only_if,
            Some(Condition::ThatAtLeast(_) | Condition::ThatAtMost(_))
        );
    if let Some(condition) = only_if.filter(|_| !told) {
        says += &condition::clause(condition, "si", speaker);
        says += ", ";
    }
    let changed = match instead {
        Instead::Nothing => match event {
            Would::Damage(_) | Would::CombatDamage(_) => "evita ese daño".to_owned(),
            Would::Die(_) => "evita esa muerte".to_owned(),
            Would::Destroyed(_) => "sigue en juego".to_owned(),
            Would::Coins(_) | Would::Loot(_) | Would::Treasure(_) | Would::Penalty(_) => {
                "eso no ocurre".to_owned()
            }
        },
        Instead::More(n) => changed(event, &who, &format!("{n}"), "más"),
        Instead::Less(n) => changed(event, &who, &format!("{n}"), "menos"),
        Instead::Double => changed(event, &who, "el doble", ""),
        Instead::Do(effects) => {
            format!(
                "haz esto en su lugar: {}",
                speaker.joined(effects, Mood::Plain)
            )
        }
    };
    format!("{says}{changed}.")
}

/// "recibir 2 o más puntos de daño".
fn taken(only_if: Option<&Condition>, what: &str) -> String {
    match only_if {
        Some(Condition::ThatAtLeast(n)) => format!("recibir {n} o más puntos de {what}"),
        Some(Condition::ThatAtMost(n)) => format!("recibir {n} o menos puntos de {what}"),
        _ => format!("recibir {what}"),
    }
}

/// "recibe 1 menos", "obtén 2¢ más".
fn changed(event: &Would, who: &Phrase, n: &str, more: &str) -> String {
    let form = if who.you {
        Form::Command
    } else {
        Form::of(who)
    };
    let cents = if matches!(event, Would::Coins(_)) && !more.is_empty() {
        "¢"
    } else {
        ""
    };
    let verb = match event {
        Would::Coins(_) | Would::Treasure(_) => &verb::GAIN,
        Would::Loot(_) => &verb::DRAW,
        Would::Penalty(_) => &verb::PAY,
        Would::Damage(_) | Would::CombatDamage(_) | Would::Die(_) | Would::Destroyed(_) => {
            &verb::RECEIVE
        }
    };
    let says = format!("{} {n}{cents} {more}", verb.form(form));
    says.trim_end().to_owned()
}
