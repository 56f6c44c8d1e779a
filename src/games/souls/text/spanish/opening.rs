//! When a triggered ability triggers, in Spanish.

use super::super::{Eyes, Sort};
use super::verb::{self, Form, Verb};
use super::who::{Met, Speaker};
use super::{another, filter, listed};
use crate::games::souls::content::{Filter, Kind, When};
use crate::packs::Whose;
use crate::packs::spanish::Phrase;

/// "cuando sacas un 6", "la primera vez de cada turno que sacas un 6".
pub fn opening(when: &When, once: bool, speaker: &mut Speaker) -> String {
    if let Some(moment) = moment(when, speaker) {
        return moment;
    }
    let happens = happens(when, speaker);
    if once {
        format!("la primera vez de cada turno que {happens}")
    } else {
        format!("cuando {happens}")
    }
}

/// "tras la recompensa": said of deaths (F-121).
pub const fn late(when: &When) -> &'static str {
    match when {
        When::PlayerDies(_) => "tras el tributo de muerte",
        _ => "tras la recompensa",
    }
}

fn moment(when: &When, speaker: &Speaker) -> Option<String> {
    let turn = |whose: Whose| match (whose, speaker.names.eyes) {
        (Whose::Yours, Eyes::You) => "tu turno",
        (Whose::Theirs, Eyes::You) => "el turno de cada otro jugador",
        _ => "cada turno",
    };
    Some(match when {
        When::GameStarts => "cuando empieza la partida".to_owned(),
        When::TurnStarts(whose) => format!("al comienzo de {}", turn(*whose)),
        When::TurnEnds(whose) => format!("al final de {}", turn(*whose)),
        _ => return None,
    })
}

fn happens(when: &When, speaker: &mut Speaker) -> String {
    match when {
        When::GameStarts | When::TurnStarts(_) | When::TurnEnds(_) => String::new(),
        When::Enters => format!("{} entra en juego", speaker.this().text),
        When::Leaves => format!("{} sale del juego", speaker.this().text),
        When::Dies => {
            let says = format!("{} muere", speaker.this().text);
            speaker.meet(Met::As("quien lo mató", false));
            says
        }
        When::SomethingDies(filter) => thing(filter, speaker, &verb::DIE, ""),
        When::PlayerDies(whose) => by(*whose, speaker, &verb::DIE, ""),
        When::Damaged(filter) => thing(filter, speaker, &verb::RECEIVE, " daño"),
        When::CombatDamaged(filter) => thing(filter, speaker, &verb::RECEIVE, " daño de combate"),
        When::Deals if speaker.names.sort == Sort::Monster => {
            let says = format!("{} inflige daño", speaker.this().text);
            speaker.meet(Met::As("quien lo recibió", false));
            says
        }
        When::Deals => {
            speaker.meet(Met::As("quien lo recibió", false));
            by(Whose::Yours, speaker, &verb::DEAL, " daño de combate")
        }
        When::DieRolled { by: who, attack } => {
            speaker.meet(Met::It(Kind::Roll));
            let what = match attack {
                None => " una tirada",
                Some(true) => " una tirada de ataque",
                Some(false) => " una tirada que no sea de ataque",
            };
            by(*who, speaker, &verb::MAKE, what)
        }
        When::WouldRoll {
            by: who,
            on,
            attack,
        } => {
            speaker.meet(Met::As("esa tirada", true));
            let what = format!(" a sacar {}", rolled(on, *attack));
            by(*who, speaker, &verb::WOULD, &what)
        }
        When::Rolled {
            by: who,
            on,
            attack,
        } => by(
            *who,
            speaker,
            &verb::SCORE,
            &format!(" {}", rolled(on, *attack)),
        ),
        When::AttackDeclared(whose) => by(*whose, speaker, &verb::DECLARE, " un ataque"),
        When::Attacked(filter) => {
            let what = subject(filter, speaker).text;
            if !filter.this {
                speaker.meet(Met::It(filter.kind));
            }
            format!("se declara un ataque contra {what}")
        }
        When::Hits(whose) => strikes(*whose, speaker, "acierta"),
        When::Misses(whose) => strikes(*whose, speaker, "falla"),
        When::LootPlayed(whose) => {
            speaker.meet(Met::As("esa carta de botín", true));
            by(*whose, speaker, &verb::PLAY, " una carta de botín")
        }
        When::Activates(whose) => {
            speaker.meet(Met::As("esa habilidad", true));
            by(*whose, speaker, &verb::USE, " una habilidad activada")
        }
        When::PurchaseDeclared(whose) => by(*whose, speaker, &verb::DECLARE, " una compra"),
        When::Purchased(whose) => {
            speaker.meet(Met::It(Kind::Item));
            by(*whose, speaker, &verb::BUY, " un objeto")
        }
        When::GainsItem(whose) => {
            speaker.meet(Met::It(Kind::Item));
            by(*whose, speaker, &verb::GAIN, " un objeto")
        }
        When::GainsSoul(whose) => {
            speaker.meet(Met::It(Kind::Soul));
            by(*whose, speaker, &verb::GAIN, " un alma")
        }
        When::GainsCoins(whose) => by(*whose, speaker, &verb::GAIN, " ¢"),
        When::Loots(whose) => by(*whose, speaker, &verb::DRAW, " botín"),
        When::Discards(whose) => by(*whose, speaker, &verb::DISCARD, " una carta de botín"),
        When::Destroyed(filter) => {
            let subject = subject(filter, speaker);
            speaker.meet(Met::It(filter.kind));
            format!("{} es {}", subject.text, subject.agreed("destruid"))
        }
    }
}

/// Who does it: "obtienes", "otro jugador obtiene".
fn by(whose: Whose, speaker: &Speaker, verb: &Verb, what: &str) -> String {
    let subject = doer(whose, speaker);
    format!(
        "{}{}{what}",
        subject.before_verb(),
        verb.form(Form::of(&subject))
    )
}

pub fn doer(whose: Whose, speaker: &Speaker) -> Phrase {
    match whose {
        Whose::Any => Phrase::one("un jugador", false),
        Whose::Yours => filter::you(speaker.names.eyes),
        Whose::Theirs => Phrase::one("otro jugador", false),
    }
}

/// "un 1 o un 2 en un ataque".
fn rolled(on: &[u8], attack: Option<bool>) -> String {
    let numbers: Vec<String> = on.iter().map(|n| format!("un {n}")).collect();
    let tail = match attack {
        None => "",
        Some(true) => " en un ataque",
        Some(false) => " fuera de un ataque",
    };
    format!("{}{tail}", listed(&numbers, "o"))
}

fn strikes(whose: Whose, speaker: &mut Speaker, verb: &str) -> String {
    let whose = match whose {
        Whose::Any => "una tirada de ataque".to_owned(),
        Whose::Yours => filter::your("tirada de ataque", true, speaker.names.eyes),
        Whose::Theirs => "una tirada de ataque de otro jugador".to_owned(),
    };
    speaker.meet(Met::As("lo atacado", false));
    format!("{whose} {verb}")
}

/// Something that happens to what matches.
fn thing(filter: &Filter, speaker: &mut Speaker, verb: &Verb, what: &str) -> String {
    let subject = subject(filter, speaker);
    let says = format!(
        "{}{}{what}",
        subject.before_verb(),
        verb.form(Form::of(&subject))
    );
    if !filter.this {
        speaker.meet(Met::It(filter.kind));
    }
    says
}

pub fn subject(filter: &Filter, speaker: &mut Speaker) -> Phrase {
    if filter.this {
        speaker.this()
    } else {
        filter::one(&another(filter, speaker.names.sort), speaker.names)
    }
}
