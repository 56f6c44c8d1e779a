//! The sentences of replacing abilities.

use super::noun::{coin_source, kind_noun};
use super::opening::{doer, subject};
use super::speaker::{EventObject, Speaker};
use super::verb::{GAIN, ImpliedSubject, LOOT, PAY, RECEIVE, WOULD};
use crate::cards::text::{
    Form, Phrase, Says, Word, before, instead_of, may_instead, receives, say,
};
use crate::cards::uses::Often;
use crate::games::souls::content::{
    Condition, Kind, Lasting, ObjectSelector, ReplacedEvent, Replacement, Victims,
};
use crate::packs::Language;

/// "the first time you would take combat damage each turn, take 1 less."
pub fn replaces(
    event: &ReplacedEvent,
    once: Often,
    only_if: Option<&Condition>,
    instead: &Replacement,
    speaker: &mut Speaker,
) -> String {
    let language = speaker.language();
    let (who, what) = would(event, only_if, speaker);
    let would = WOULD.by(&who, language);
    let mut says = match once {
        Often::Any => say!(language, "if {would} {what}, ", "si {would} a {what}, "),
        Often::Turn => say!(
            language,
            "the first time {would} {what} each turn, ",
            "la primera vez de cada turno que {would} a {what}, "
        ),
        Often::Round => say!(
            language,
            "the first time {would} {what} each round, ",
            "la primera vez de cada ronda que {would} a {what}, "
        ),
        Often::Game => say!(
            language,
            "the first time {would} {what} this game, ",
            "la primera vez de la partida que {would} a {what}, "
        ),
    };
    let told = matches!(
        event,
        ReplacedEvent::Damage(_) | ReplacedEvent::CombatDamage(_)
    ) && matches!(
        only_if,
        Some(Condition::ThatAtLeast(_) | Condition::ThatAtMost(_))
    );
    if let Some(condition) = only_if.filter(|_| !told) {
        if once == Often::Any {
            let state = speaker.state(condition, true);
            says = say!(
                language,
                "if {would} {what} and {state}",
                "si {would} a {what} y {state}"
            );
        } else {
            says += &speaker.clause(condition, Word::If);
        }
        says += ", ";
    }
    if let Some((costs, effects)) = instead.optional() {
        return format!("{says}{}.", may_instead(speaker, costs, effects));
    }
    format!("{says}{}.", does(event, &who, instead, speaker))
}

/// "the next time you would take damage this turn, take 1 less".
pub fn replaces_next(
    event: &ReplacedEvent,
    until: &Lasting,
    instead: &Replacement,
    speaker: &mut Speaker,
) -> String {
    let language = speaker.language();
    let before = before(speaker, until);
    let lead = chosen_first(event, speaker);
    let (who, what) = would(event, None, speaker);
    let would = WOULD.by(&who, language);
    let does = does(event, &who, instead, speaker);
    say!(
        language,
        "{lead}the next time {would} {what}{before}, {does}",
        "{lead}la próxima vez que {would} a {what}{before}, {does}"
    )
}

/// "choose a monster; ": a target that was not named before.
fn chosen_first(event: &ReplacedEvent, speaker: &mut Speaker) -> String {
    let Some(Victims::Who(who @ ObjectSelector::Target(_))) = event.victims() else {
        return String::new();
    };
    let (first, again) = (speaker.who(who).text, speaker.who(who).text);
    match first == again {
        true => String::new(),
        false => say!(speaker.language(), "choose {first}; ", "elige {first}; "),
    }
}

/// Those to whom it would happen, as a subject: `That` from here on.
fn victims(victims: &Victims, speaker: &mut Speaker) -> Phrase {
    match victims {
        Victims::Those(filter) => {
            let who = subject(filter, speaker);
            speaker.suffer(filter);
            who
        }
        Victims::Who(who) => {
            let phrase = speaker.who(who);
            let kind = speaker.kind_of(who);
            speaker.set_event_object(kind.map_or(EventObject::Nobody, EventObject::It));
            phrase
        }
    }
}

/// "take 1 less".
fn does(
    event: &ReplacedEvent,
    who: &Phrase,
    instead: &Replacement,
    speaker: &mut Speaker,
) -> String {
    let language = speaker.language();
    let more = speaker.pick("more", "más");
    let less = speaker.pick("less", "menos");
    match instead {
        Replacement::Nothing => prevented(event, language).to_owned(),
        Replacement::More(n) => {
            changed(event, who, &format!("{n}{} {more}", coins(event)), language)
        }
        Replacement::Less(n) => {
            changed(event, who, &format!("{n}{} {less}", coins(event)), language)
        }
        Replacement::Double => {
            let twice = speaker.pick("twice as much", "el doble");
            changed(event, who, twice, language)
        }
        Replacement::To(who) => {
            let other = speaker.victim(who);
            let (recibe, other) = (receives(&other), &other.text);
            say!(
                language,
                "that damage is dealt to {other} instead",
                "ese daño lo {recibe} {other} en su lugar"
            )
        }
        Replacement::Do(effects) => {
            let does = speaker.clauses(effects, ImpliedSubject::Plain);
            instead_of(&does, effects.len() == 1, language)
        }
    }
}

/// The subject and the event that would happen to it.
fn would(
    event: &ReplacedEvent,
    only_if: Option<&Condition>,
    speaker: &mut Speaker,
) -> (Phrase, String) {
    let language = speaker.language();
    let does = |english: &str, spanish: &str| language.pick(english, spanish).to_owned();
    match event {
        ReplacedEvent::Damage(those) => {
            let damage = speaker.pick("damage", "daño");
            (victims(those, speaker), taken(only_if, damage, language))
        }
        ReplacedEvent::CombatDamage(those) => {
            let damage = speaker.pick("combat damage", "daño de combate");
            (victims(those, speaker), taken(only_if, damage, language))
        }
        ReplacedEvent::Die(those) => (victims(those, speaker), does("die", "morir")),
        ReplacedEvent::Destroyed(those) => {
            let who = victims(those, speaker);
            let destroyed = who.agreed("destruid");
            (who, say!(language, "be destroyed", "ser {destroyed}"))
        }
        ReplacedEvent::Coins(whose) => (doer(*whose, speaker), does("gain ¢", "obtener ¢")),
        ReplacedEvent::CoinsFrom(whose, from) => {
            let from = coin_source(*from, language);
            let gain = say!(language, "gain ¢ from {from}", "obtener ¢ de {from}");
            (doer(*whose, speaker), gain)
        }
        ReplacedEvent::Loot(whose) => (doer(*whose, speaker), does("loot", "robar botín")),
        ReplacedEvent::Treasure(whose) => (
            doer(*whose, speaker),
            does("gain treasure", "obtener tesoros"),
        ),
        ReplacedEvent::Penalty(whose) => {
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

const fn prevented(event: &ReplacedEvent, language: Language) -> &'static str {
    match event {
        ReplacedEvent::Damage(_) | ReplacedEvent::CombatDamage(_) => {
            language.pick("prevent that damage", "evita ese daño")
        }
        ReplacedEvent::Die(_) => language.pick("prevent that death", "evita esa muerte"),
        ReplacedEvent::Destroyed(_) => language.pick("it stays in play", "sigue en juego"),
        ReplacedEvent::Coins(_)
        | ReplacedEvent::CoinsFrom(..)
        | ReplacedEvent::Loot(_)
        | ReplacedEvent::Treasure(_)
        | ReplacedEvent::Penalty(_) => language.pick("skip that", "eso no ocurre"),
    }
}

const fn coins(event: &ReplacedEvent) -> &'static str {
    match event {
        ReplacedEvent::Coins(_) | ReplacedEvent::CoinsFrom(..) => "¢",
        _ => "",
    }
}

/// "take 1 less", "they gain 2¢ more".
fn changed(event: &ReplacedEvent, who: &Phrase, what: &str, language: Language) -> String {
    let verb = match event {
        ReplacedEvent::Coins(_) | ReplacedEvent::CoinsFrom(..) | ReplacedEvent::Treasure(_) => {
            &GAIN
        }
        ReplacedEvent::Loot(_) => &LOOT,
        ReplacedEvent::Penalty(_) => &PAY,
        ReplacedEvent::Damage(_)
        | ReplacedEvent::CombatDamage(_)
        | ReplacedEvent::Die(_)
        | ReplacedEvent::Destroyed(_) => &RECEIVE,
    };
    let form = if who.you {
        Form::Command
    } else {
        Form::of(who)
    };
    let verb = verb.form(form, language);
    let kind = match event.victims() {
        Some(Victims::Those(filter)) => filter.kind,
        _ => Kind::Player,
    };
    match language {
        Language::English if who.is_new(language) => {
            let that = kind_noun(kind).that(language).text;
            format!("{that} {verb} {what}")
        }
        Language::English if !who.you => format!("{} {verb} {what}", who.text),
        _ => format!("{verb} {what}"),
    }
}
