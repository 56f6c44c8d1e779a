//! Spanish: abilities as sentences, with the gender and number of what they speak of.

mod amount;
mod condition;
mod effect;
mod filter;
mod grant;
mod noun;
mod verb;
mod who;

use super::mentions::another;
use super::{Names, capital, names};
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::content::{Ability, CardKind, Filter, Kind, When};
use crate::packs::spanish::{Phrase, contracted, listed};
use crate::packs::{Language, Whose};
use who::{Met, Speaker};

/// One ability.
pub fn ability(ability: &Ability, names: Names) -> String {
    contracted(&match ability {
        Ability::Resolve { targets, effects } => {
            capital(&Speaker::new(targets, names).sentences(effects))
        }
        Ability::Triggered {
            when,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut says = opening(when, &mut speaker) + ", ";
            if let Some(condition) = only_if {
                says += &condition::clause(condition, "si", &mut speaker);
                says += ", ";
            }
            capital(&says) + &speaker.sentences(effects)
        }
        Ability::Activated {
            cost,
            destroy,
            once,
            phases,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut parts = Vec::new();
            if *once {
                parts.push("una vez por turno".to_owned());
            }
            if !phases.is_empty() {
                let phases: Vec<String> =
                    phases.iter().map(|p| format!("en {}", phase(*p))).collect();
                parts.push(listed(&phases, "o"));
            }
            if let Some(condition) = only_if {
                parts.push(condition::clause(condition, "si", &mut speaker));
            }
            let own = own_name(names.kind).text;
            let cost = cost.as_ref().map_or(0, |cost| cost.value);
            parts.push(match (cost, *destroy) {
                (0, false) => "sin coste".to_owned(),
                (0, true) => format!("destruye {own}"),
                (n, false) => format!("paga {n} de Voluntad"),
                (n, true) => format!("paga {n} de Voluntad y destruye {own}"),
            });
            format!(
                "{}: {}",
                capital(&parts.join(", ")),
                speaker.sentences(effects)
            )
        }
        Ability::Continuous {
            only_if,
            who,
            gives,
        } => {
            let mut speaker = Speaker::new(&[], names);
            let subject = match who {
                Some(filter) => filter::many(filter, names),
                None => speaker.bearer(),
            };
            let says = grant::predicates(gives, &subject);
            let tail = only_if.as_ref().map_or(String::new(), |condition| {
                format!(
                    " {}",
                    condition::clause(condition, "mientras", &mut speaker)
                )
            });
            format!("{} {says}{tail}.", capital(&subject.text))
        }
    })
}

fn opening(when: &When, speaker: &mut Speaker) -> String {
    match when {
        When::StartOfTurn(whose) => {
            let turn = match whose {
                Whose::Any => "cada turno",
                Whose::Yours => "tu turno",
                Whose::Theirs => "el turno rival",
            };
            format!("al comienzo de {turn}")
        }
        When::EndOfTurn(whose) => {
            let phase = match whose {
                Whose::Any => "cada Contemplación",
                Whose::Yours => "tu Contemplación",
                Whose::Theirs => "la Contemplación rival",
            };
            format!("en {phase}")
        }
        When::Enters => format!("cuando {} entra en juego", speaker.this().text),
        When::Destroyed => {
            let this = speaker.this();
            format!("cuando {} es {}", this.text, this.agreed("destruid"))
        }
        When::Leaves => format!("cuando {} sale del juego", speaker.this().text),
        When::Challenges => deed(speaker, "reta", Met::As("el Personaje retado")),
        When::Challenged => deed(speaker, "es retado", Met::As("el retador")),
        When::WinsDuel => deed(speaker, "gana un duelo", Met::As("el perdedor")),
        When::LosesDuel => deed(speaker, "pierde un duelo", Met::Nobody),
        When::Attacks => deed(speaker, "ataca", Met::Nobody),
        When::Blocks => deed(speaker, "bloquea", Met::As("el atacante")),
        When::Blocked => deed(speaker, "es bloqueado", Met::As("el bloqueador")),
        When::DamagesSanctuary => deed(speaker, "inflige daño a un Santuario", Met::Nobody),
        When::DamagesCharacter => deed(
            speaker,
            "inflige daño a un Personaje",
            Met::As("ese Personaje"),
        ),
        When::Damaged => deed(speaker, "recibe daño y sobrevive", Met::Nobody),
        When::SanctuaryDamaged => "cuando tu Santuario recibe daño".to_owned(),
        When::OtherEnters(filter) => other(filter, speaker, |_| "entra en juego".to_owned()),
        When::OtherDestroyed(filter) => other(filter, speaker, |it| {
            format!("es {}", it.agreed("destruid"))
        }),
        When::OtherWinsDuel(filter) => other(filter, speaker, |_| "gana un duelo".to_owned()),
        When::ManipulationPlayed(whose) => {
            speaker.meet(Met::It(Kind::Manipulation));
            let who = match whose {
                Whose::Any => "un jugador juega",
                Whose::Yours => "juegas",
                Whose::Theirs => "el rival juega",
            };
            format!("cuando {who} una Manipulación")
        }
    }
}

/// Something that a Character does; of a Technology: its carrier.
fn deed(speaker: &mut Speaker, verb: &str, met: Met) -> String {
    let says = format!("cuando {} {verb}", speaker.bearer().text);
    speaker.meet(met);
    says
}

fn other(filter: &Filter, speaker: &mut Speaker, verb: impl Fn(&Phrase) -> String) -> String {
    speaker.meet(Met::It(filter.kind));
    let one = filter::one(&another(filter, speaker.names.kind), speaker.names);
    format!("cuando {} {}", one.text, verb(&one))
}

/// "el Combate", "la Cosecha".
fn phase(phase: Phase) -> String {
    let name = names::phase_name(phase, Language::Spanish);
    match phase {
        Phase::Duel | Phase::Combat | Phase::Over => format!("el {name}"),
        Phase::Setup
        | Phase::Communion
        | Phase::Meditation
        | Phase::Harvest
        | Phase::Contemplation => format!("la {name}"),
    }
}

/// "este Personaje", "esta Tecnología".
fn own_name(kind: CardKind) -> Phrase {
    let (text, feminine) = match kind {
        CardKind::Sanctuary => ("este Santuario", false),
        CardKind::Enhancement => ("este Aditamento", false),
        CardKind::Character => ("este Personaje", false),
        CardKind::Technology => ("esta Tecnología", true),
        CardKind::Manipulation => ("esta Manipulación", true),
    };
    Phrase::one(text, feminine)
}
