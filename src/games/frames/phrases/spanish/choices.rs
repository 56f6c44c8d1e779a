//! Choices as labels of buttons.

use super::part;
use crate::games::frames::elevation::Climb;
use crate::games::frames::geometry::distance;
use crate::games::frames::phrases::{Speaker, capital, range_name, range_of, units};
use crate::games::frames::{Step, point_of};
use crate::table::{Choice, Language, Ref};

/// A choice in the words of a button.
pub(in super::super) fn choice(say: &Speaker<'_>, choice: &Choice) -> String {
    let subject = || say.thing(choice.subject);
    let value = choice.amount;
    match choice.verb {
        "agree" => "Aceptar este campo".to_owned(),
        "veto" => "Rechazarlo: otro campo".to_owned(),
        "add" => match choice.subject {
            Ref::Kind(kind) => format!("Añadir {}", say.kind(u16::from(kind))),
            _ => "Añadir un armazón".to_owned(),
        },
        "remove" => format!("Quitar {}", subject()),
        "defer" => "Dejarlo a los demás".to_owned(),
        "rocket" => format!("Cohete en {}", subject()),
        "deploy" => format!("Colocar {}", subject()),
        "place" => format!("Poner {} aquí", subject()),
        "initiative" => format!("Iniciativa {value}"),
        "activate" => format!("Activar {}", say.short(choice.subject)),
        "aim" => {
            let range = range_name(range_of(value), say.language);
            format!("{} contra {}", capital(range), subject())
        }
        "none" => match say.view.step {
            Step::Defense => "Sin defensa".to_owned(),
            _ => "Sin objetivo".to_owned(),
        },
        "rockets" if value == 0 => "Ningún cohete".to_owned(),
        "rockets" if value == 1 => "Disparar 1 cohete".to_owned(),
        "rockets" => format!("Disparar {value} cohetes"),
        "jettison" => format!("Soltar {}", part(value)),
        "defend" => format!("Defenderse con {}", say.die(choice)),
        "move" => format!("Mover con {}", say.die(choice)),
        "attack" => format!("Atacar con {}", say.die(choice)),
        "spot" => format!(
            "Señalar a {} con {}",
            say.thing(choice.target),
            say.die(choice)
        ),
        "end" => "Terminar el turno".to_owned(),
        "stay" => match say.view.step {
            Step::Hits => "Conservar la estación".to_owned(),
            _ => "Quedarse aquí".to_owned(),
        },
        "to" => go(say, choice),
        "use" => format!("Usar la marca (+{value})"),
        "keep" => "No usar la marca".to_owned(),
        "terrain" => "Detrás del terreno".to_owned(),
        "behind" => format!("Detrás de {}", subject()),
        "segment" => "Este segmento cubre".to_owned(),
        "abandon" => format!("Abandonar {}: ignorar 1 impacto", subject()),
        "lose" => format!("Perder {}", part(value)),
        "count" => "Adelantar el reloj".to_owned(),
        "pass" => match say.view.step {
            Step::Countdown => "Dejar el reloj".to_owned(),
            _ => "Pasar".to_owned(),
        },
        "concede" => "Rendirse".to_owned(),
        other => other.to_owned(),
    }
}

fn go(say: &Speaker<'_>, choice: &Choice) -> String {
    let from = match choice.subject {
        Ref::Object(id) => say.view.place(id),
        _ => None,
    };
    match (from, point_of(choice.target)) {
        (Some(from), Some(to)) => {
            let height = match say.view.climb_to(to) {
                Some(Climb::Climbs(rise @ 1..)) => format!(", subiendo {rise}"),
                Some(Climb::Climbs(rise)) => format!(", bajando {}", -rise),
                Some(Climb::Falls(height)) => format!(", y caer {height}"),
                Some(Climb::Level) | None => String::new(),
            };
            format!(
                "Ir {} unidades{height}",
                units(distance(from, to), Language::Spanish)
            )
        }
        _ => "Ir allí".to_owned(),
    }
}
