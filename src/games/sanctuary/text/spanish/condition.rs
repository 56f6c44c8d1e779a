//! Conditions as Spanish clauses.

use super::super::names;
use super::filter;
use super::phase;
use super::who::Speaker;
use crate::games::sanctuary::content::{Condition, Filter, Kind, Where};
use crate::packs::{Language, Whose};

/// "si controlas un Personaje soldado", "mientras este Personaje está dañado", "durante el Combate".
pub fn clause(condition: &Condition, word: &str, speaker: &mut Speaker) -> String {
    match condition {
        Condition::During(when) if word == "mientras" => format!("durante {}", phase(*when)),
        Condition::YourTurn if word == "mientras" => "durante tu turno".to_owned(),
        Condition::Not(inner) if word == "mientras" && **inner == Condition::YourTurn => {
            "durante el turno rival".to_owned()
        }
        _ => format!("{word} {}", state(condition, true, speaker)),
    }
}

/// The condition, or its opposite, as a statement.
fn state(condition: &Condition, holds: bool, speaker: &mut Speaker) -> String {
    let not = if holds { "" } else { "no " };
    match condition {
        Condition::AtLeast(n, filter) => at_least(*n, filter, holds, speaker),
        Condition::HandAtMost(0) if holds => "no tienes cartas en la mano".to_owned(),
        Condition::HandAtMost(n) => {
            let most = if holds { "como mucho" } else { "más de" };
            let s = if *n == 1 { "" } else { "s" };
            format!("tienes {most} {n} carta{s} en la mano")
        }
        Condition::VolitionAtLeast(n) => {
            let least = if holds { "al menos" } else { "menos de" };
            format!("tienes {least} {n} de Voluntad")
        }
        Condition::StructureAtMost(n) => {
            let most = if holds { "como mucho" } else { "más de" };
            format!("tu Santuario tiene {most} {n} de Estructura")
        }
        Condition::StructureBehind if holds => {
            "tu Santuario tiene menos Estructura que el Santuario rival".to_owned()
        }
        Condition::StructureBehind => {
            "tu Santuario tiene al menos tanta Estructura como el Santuario rival".to_owned()
        }
        Condition::ThisTapped => {
            let this = speaker.this();
            let stem = if holds { "girad" } else { "enderezad" };
            format!("{}está {}", this.before_verb(), this.agreed(stem))
        }
        Condition::ThisDamaged => {
            let bearer = speaker.bearer();
            format!(
                "{}{not}está {}",
                bearer.before_verb(),
                bearer.agreed("dañad")
            )
        }
        Condition::ThisCarries => {
            let carries = if holds {
                "porta una"
            } else {
                "no porta ninguna"
            };
            format!("{}{carries} Tecnología", speaker.this().before_verb())
        }
        Condition::YourTurn => {
            let whose = if holds { "tu turno" } else { "el turno rival" };
            format!("es {whose}")
        }
        Condition::During(when) => format!(
            "{not}es la fase de {}",
            names::phase_name(*when, Language::Spanish)
        ),
        Condition::Not(inner) => state(inner, !holds, speaker),
    }
}

fn at_least(n: u8, filter: &Filter, holds: bool, speaker: &Speaker) -> String {
    let controlled = filter.place == Where::Play
        && !matches!(
            filter.kind,
            Kind::Entry | Kind::ManipulationEntry | Kind::Sanctuary
        );
    let free = Filter {
        whose: Whose::Any,
        ..filter.clone()
    };
    let (verb, what) = match filter.whose {
        Whose::Yours if controlled => ("controlas", &free),
        Whose::Theirs if controlled => ("el rival controla", &free),
        Whose::Any | Whose::Yours | Whose::Theirs => ("hay", filter),
    };
    let many = filter::counted(what, speaker.names);
    match (n, holds) {
        (1, true) => format!("{verb} {}", filter::one_in(what, speaker.names).text),
        (1, false) => {
            let none = format!("no {verb}").replacen("no el rival", "el rival no", 1);
            let one = filter::one_in(what, speaker.names);
            let (_, noun) = one.text.split_once(' ').unwrap_or_default();
            let any = match (filter.other, one.feminine) {
                (true, false) => "ningún otro",
                (true, true) => "ninguna otra",
                (false, false) => "ningún",
                (false, true) => "ninguna",
            };
            format!("{none} {any} {noun}")
        }
        (_, true) => format!("{verb} al menos {n} {many}"),
        (_, false) => format!("{verb} menos de {n} {many}"),
    }
}
