//! Bonuses and rules as predicates: "has +1 Strength", "cannot block".

use super::names;
use super::speaker::Speaker;
use super::verb::{CAN, COST, DEAL, GAIN, GET, HAVE, LOSE, MUST, STAND, TAKE};
use crate::cards::text::{Join, Modality, Phrase, Says as _, Verb, listed, say};
use crate::games::sanctuary::content::{Grant, Label, Lasting};
use crate::packs::Language;
use crate::packs::prose::signed;

/// The bonuses from a continuous ability: "has +1 Strength and Agility and cannot block".
pub fn predicates(grants: &[Grant], subject: &Phrase, language: Language) -> String {
    let mut has = Vec::new();
    let mut does: Vec<(String, Vec<String>)> = Vec::new();
    for grant in grants {
        match says(grant, subject, Modality::Plain, language) {
            GrantWords::Has { what, .. } => has.push(what),
            GrantWords::Does(what) => does.push((what, Vec::new())),
            GrantWords::Where(what, how) => match does.last_mut() {
                Some((same, hows)) if *same == what => hows.push(how.to_owned()),
                _ => does.push((what, vec![how.to_owned()])),
            },
        }
    }
    let mut parts: Vec<String> = Vec::new();
    if !has.is_empty() {
        let have = HAVE.form(Modality::Plain.of(subject), language);
        parts.push(format!("{have} {}", listed(&has, Join::And, language)));
    }
    parts.extend(does.into_iter().map(|(what, hows)| match hows[..] {
        [] => what,
        _ => format!("{what} {}", listed(&hows, Join::And, language)),
    }));
    listed(&parts, Join::And, language)
}

/// The bonus from an effect: "gets +1 Strength", "cannot block".
pub fn given(grant: &Grant, subject: &Phrase, modality: Modality, language: Language) -> String {
    match says(grant, subject, modality, language) {
        GrantWords::Has { what, verb } => {
            format!("{} {what}", verb.form(modality.of(subject), language))
        }
        GrantWords::Does(what) => what,
        GrantWords::Where(what, how) => format!("{what} {how}"),
    }
}

/// A grant in words.
enum GrantWords {
    /// Something to have, and the verb with which it comes.
    Has { what: String, verb: &'static Verb },
    /// A predicate of its own.
    Does(String),
    /// A predicate, and where it holds.
    Where(String, &'static str),
}

fn says(grant: &Grant, subject: &Phrase, modality: Modality, language: Language) -> GrantWords {
    let form = modality.of(subject);
    let does = |verb: &Verb| verb.form(form, language);
    let cannot = |english: &str, spanish: &str| {
        let can = does(&CAN);
        GrantWords::Does(match language {
            Language::English if form.follows() => format!("be unable to {english}"),
            Language::English => format!("cannot {english}"),
            Language::Spanish => format!("no {can} {spanish}"),
        })
    };
    match grant {
        Grant::Strength(n) => {
            let n = signed(*n);
            GrantWords::Has {
                what: say!(language, "{n} Strength", "{n} de Fuerza"),
                verb: &GET,
            }
        }
        Grant::Gift(gift) => GrantWords::Has {
            what: names::gift_name(*gift, language).to_owned(),
            verb: &GAIN,
        },
        Grant::Deals(label, n) => {
            let how = match label {
                Label::Duel => language.pick("in duels", "en duelos"),
                Label::Combat => language.pick("in combat", "en combate"),
                Label::Sanctuary => language.pick("to Sanctuaries", "a los Santuarios"),
                Label::Effect => language.pick("with effects", "con efectos"),
            };
            GrantWords::Where(format!("{} {}", does(&DEAL), damage(*n, language)), how)
        }
        Grant::Takes(label, n) => {
            let how = match label {
                Label::Duel => language.pick("in duels", "en duelos"),
                Label::Combat => language.pick("in combat", "en combate"),
                Label::Sanctuary => language.pick("from attackers", "de los atacantes"),
                Label::Effect => language.pick("from effects", "de los efectos"),
            };
            GrantWords::Where(format!("{} {}", does(&TAKE), damage(*n, language)), how)
        }
        Grant::Cost(n) => {
            let more = more(*n, language);
            GrantWords::Does(format!("{} {} {more}", does(&COST), n.unsigned_abs()))
        }
        Grant::HandLimit(n) => {
            let n = signed(*n);
            GrantWords::Has {
                what: say!(language, "{n} to the hand limit", "{n} al límite de mano"),
                verb: &GET,
            }
        }
        Grant::NoChallenge => cannot("challenge", "retar"),
        Grant::Unchallenged => cannot("be challenged", &format!("ser {}", subject.agreed("retad"))),
        Grant::Taunts => {
            let must = does(&MUST);
            let english = match form.follows() {
                true => "have to be challenged",
                false => "must be challenged",
            };
            let their = if subject.plural { "their" } else { "its" };
            let challenged = subject.agreed("retad");
            GrantWords::Does(say!(
                language,
                "{english} before other Characters of {their} controller",
                "{must} ser {challenged} antes que otros Personajes de su controlador"
            ))
        }
        Grant::Untargetable => cannot(
            "become a target of enemy cards",
            "ser objetivo de cartas rivales",
        ),
        Grant::NoAttack => cannot("attack", "atacar"),
        Grant::NoBlock => cannot("block", "bloquear"),
        Grant::NoUntap => {
            let stands = does(&STAND);
            let english = match (form.follows(), subject.plural) {
                (true, _) => "stay tapped",
                (false, true) => "do not untap",
                (false, false) => "does not untap",
            };
            GrantWords::Does(say!(
                language,
                "{english} in Communion",
                "no se {stands} en la Comunión"
            ))
        }
        Grant::Stays => cannot("leave play", "salir del juego"),
        Grant::Silenced => {
            let loses = does(&LOSE);
            let its = if subject.plural && !form.follows() {
                "their"
            } else {
                "its"
            };
            GrantWords::Does(say!(
                language,
                "{loses} {its} abilities and gifts",
                "{loses} sus habilidades y sus Dones"
            ))
        }
    }
}

/// "1 more damage", "2 puntos menos de daño".
fn damage(n: i32, language: Language) -> String {
    let more = more(n, language);
    let n = n.unsigned_abs();
    let points = if n == 1 { "punto" } else { "puntos" };
    say!(language, "{n} {more} damage", "{n} {points} {more} de daño")
}

const fn more(n: i32, language: Language) -> &'static str {
    if n < 0 {
        language.pick("less", "menos")
    } else {
        language.pick("more", "más")
    }
}

/// " until Contemplation".
pub fn lasting(until: &Lasting, plural: bool, speaker: &mut Speaker<'_>) -> String {
    let language = speaker.names.language;
    match (until, plural) {
        (Lasting::NextTurnOf(_), _) => return speaker.lasting(until),
        (Lasting::Game, _) => language.pick(
            " for the rest of the game",
            " durante el resto de la partida",
        ),
        (Lasting::Turn, _) => language.pick(" until Contemplation", " hasta la Contemplación"),
        (Lasting::Round, _) => language.pick(" until your next turn", " hasta tu próximo turno"),
        (Lasting::WhileInPlay, _) => language.pick(
            " for as long as this card is in play",
            " mientras esta carta siga en juego",
        ),
        (Lasting::Permanent, true) => language.pick(
            " for as long as they stay in play",
            " mientras sigan en juego",
        ),
        (Lasting::Permanent, false) => language.pick(
            " for as long as it stays in play",
            " mientras siga en juego",
        ),
    }
    .to_owned()
}
