//! What somebody gets, as Spanish predicates: "tiene +1 de Fuerza", "no puede bloquear".

use super::super::{names, signed};
use super::listed;
use super::verb;
use crate::games::sanctuary::content::{Duration, Grant, Label};
use crate::packs::Language;
use crate::packs::spanish::Mood;
use crate::packs::spanish::Phrase;

/// What a continuous ability gives: "tiene +1 de Fuerza y Agilidad y no puede bloquear".
pub fn predicates(grants: &[Grant], subject: &Phrase) -> String {
    let mut has = Vec::new();
    let mut does: Vec<(String, Vec<String>)> = Vec::new();
    for grant in grants {
        match says(grant, subject, Mood::Plain) {
            Says::Has(what) => has.push(what),
            Says::Does(what) => does.push((what, Vec::new())),
            Says::Where(what, how) => match does.last_mut() {
                Some((same, hows)) if *same == what => hows.push(how.to_owned()),
                _ => does.push((what, vec![how.to_owned()])),
            },
        }
    }
    let mut parts = Vec::new();
    if !has.is_empty() {
        let have = verb::HAVE.form(subject, Mood::Plain);
        parts.push(format!("{have} {}", listed(&has, "y")));
    }
    parts.extend(does.into_iter().map(|(what, hows)| match hows[..] {
        [] => what,
        _ => format!("{what} {}", listed(&hows, "y")),
    }));
    listed(&parts, "y")
}

/// What an effect gives: "obtiene +1 de Fuerza", "no puede bloquear".
pub fn given(grant: &Grant, subject: &Phrase, mood: Mood) -> String {
    match says(grant, subject, mood) {
        Says::Has(what) => format!("{} {what}", verb::GAIN.form(subject, mood)),
        Says::Does(what) => what,
        Says::Where(what, how) => format!("{what} {how}"),
    }
}

/// A grant in words.
enum Says {
    /// Something to have or to get.
    Has(String),
    /// A predicate of its own.
    Does(String),
    /// A predicate, and where it holds.
    Where(String, &'static str),
}

fn says(grant: &Grant, subject: &Phrase, mood: Mood) -> Says {
    let cannot = |what: &str| Says::Does(format!("no {} {what}", verb::CAN.form(subject, mood)));
    match grant {
        Grant::Strength(n) => Says::Has(format!("{} de Fuerza", signed(*n))),
        Grant::Gift(gift) => Says::Has(names::gift_name(*gift, Language::Spanish).to_owned()),
        Grant::Deals(label, n) => {
            let how = match label {
                Label::Duel => "en duelos",
                Label::Combat => "en combate",
                Label::Sanctuary => "a los Santuarios",
                Label::Effect => "con efectos",
            };
            let deals = verb::DEAL.form(subject, mood);
            Says::Where(format!("{deals} {} de daño", points(*n)), how)
        }
        Grant::Takes(label, n) => {
            let how = match label {
                Label::Duel => "en duelos",
                Label::Combat => "en combate",
                Label::Sanctuary => "de los atacantes",
                Label::Effect => "de los efectos",
            };
            let takes = verb::TAKE.form(subject, mood);
            Says::Where(format!("{takes} {} de daño", points(*n)), how)
        }
        Grant::Cost(n) => {
            let more = if *n < 0 { "menos" } else { "más" };
            let costs = verb::COST.form(subject, mood);
            Says::Does(format!("{costs} {} {more}", n.unsigned_abs()))
        }
        Grant::NoChallenge => cannot("retar"),
        Grant::Unchallenged => cannot(&format!("ser {}", subject.agreed("retad"))),
        Grant::NoAttack => cannot("atacar"),
        Grant::NoBlock => cannot("bloquear"),
        Grant::NoUntap => {
            let stands = verb::STAND.form(subject, mood);
            Says::Does(format!("no se {stands} en la Comunión"))
        }
        Grant::Stays => cannot("salir del juego"),
        Grant::Silenced => {
            let loses = verb::LOSE.form(subject, mood);
            Says::Does(format!("{loses} sus habilidades y sus Dones"))
        }
    }
}

/// "1 punto más", "2 puntos menos".
fn points(n: i32) -> String {
    let word = if n < 0 { "menos" } else { "más" };
    match n.unsigned_abs() {
        1 => format!("1 punto {word}"),
        n => format!("{n} puntos {word}"),
    }
}

/// " hasta la Contemplación".
pub const fn lasting(until: Duration, plural: bool) -> &'static str {
    match (until, plural) {
        (Duration::Contemplation, _) => " hasta la Contemplación",
        (Duration::Permanent, false) => " mientras siga en juego",
        (Duration::Permanent, true) => " mientras sigan en juego",
    }
}
