//! Choices as labels of buttons.

use super::part;
use crate::games::frames::abilities::state::PlacedThing;
use crate::games::frames::elevation::HeightChange;
use crate::games::frames::geometry::{Point, distance};
use crate::games::frames::phrases::{Speaker, capital, range_name, units};
use crate::games::frames::pools::Use;
use crate::games::frames::slots::LostPart;
use crate::games::frames::{Choice, Step};
use crate::table::{Language, ObjectId};

/// A choice in the words of a button.
pub(in super::super) fn choice(say: &Speaker<'_>, choice: Choice) -> String {
    match choice {
        Choice::Agree => "Aceptar este campo".to_owned(),
        Choice::Veto => "Rechazarlo: otro campo".to_owned(),
        Choice::Add { kind } => format!("Añadir {}", say.kind(u16::from(kind.0))),
        Choice::Remove { frame } => format!("Quitar {}", say.object(frame)),
        Choice::Defer => "Dejarlo a los demás".to_owned(),
        Choice::Rocket { frame } => format!("Cohete en {}", say.object(frame)),
        Choice::Deploy { thing } => format!("Colocar {}", say.object(thing)),
        Choice::Place { thing, .. } => format!("Poner {} aquí", say.object(thing)),
        Choice::Initiative { roll, .. } => format!("Iniciativa {roll}"),
        Choice::Activate { frame } => format!("Activar {}", say.short(frame)),
        Choice::Aim { target, range } => {
            let range = range_name(range, say.language);
            format!("{} contra {}", capital(range), say.object(target))
        }
        Choice::None if say.view.step == Step::Defense => "Sin defensa".to_owned(),
        Choice::None => "Sin objetivo".to_owned(),
        Choice::Rockets { count: 0 } => "Ningún cohete".to_owned(),
        Choice::Rockets { count: 1 } => "Disparar 1 cohete".to_owned(),
        Choice::Rockets { count } => format!("Disparar {count} cohetes"),
        Choice::Jettison { system } => {
            format!("Soltar {}", say.part(LostPart::System(system), part))
        }
        Choice::Defend { die, value } => {
            format!("Defenderse con {}", say.die(die, value, Use::Defend))
        }
        Choice::Move { die, value } => format!("Mover con {}", say.die(die, value, Use::Move)),
        Choice::Attack { die, value, .. } => {
            format!("Atacar con {}", say.die(die, value, Use::Attack))
        }
        Choice::Spot { die, target, value } => {
            format!(
                "Señalar a {} con {}",
                say.object(target),
                say.die(die, value, Use::Spot)
            )
        }
        Choice::End => "Terminar turno".to_owned(),
        Choice::Stay { .. } if say.view.puts == Some(PlacedThing::Returning) => {
            "Dejarlo fuera".to_owned()
        }
        Choice::Stay { .. } if say.view.step == Step::Hits => "Conservar la estación".to_owned(),
        Choice::Stay { .. } => "Quedarse aquí".to_owned(),
        Choice::To { frame, at } => go(say, frame, at),
        Choice::Use { marker } => format!("Usar la marca (+{marker})"),
        Choice::Keep => "No usar la marca".to_owned(),
        Choice::Terrain => "Detrás del terreno".to_owned(),
        Choice::Behind { frame } => format!("Detrás de {}", say.object(frame)),
        Choice::Segment { .. } => "Cubierto por este segmento".to_owned(),
        Choice::Abandon { station } => {
            format!("Abandonar {}: ignorar 1 impacto", say.object(station))
        }
        Choice::Lose { lost, .. } => format!("Perder {}", say.part(lost, part)),
        Choice::Ability { source, ability } => say.ability(source, ability),
        Choice::Yes { .. } => "Sí".to_owned(),
        Choice::No { .. } => "No".to_owned(),
        Choice::Take { frame } => capital(&say.object(frame)),
        Choice::Done { .. } => "Nada más".to_owned(),
        Choice::Way { way, .. } => say.way(way),
        Choice::Reroll { colour, value, .. } => {
            format!("Volver a tirar {}", say.rolled(colour, value))
        }
        Choice::Gain { system, .. } => {
            format!("Obtener {}", say.part(LostPart::System(system), part))
        }
        Choice::Repair { part: of, .. } => format!("Recuperar {}", say.part(of, part)),
        Choice::Count => "Adelantar el reloj".to_owned(),
        Choice::Pass if say.view.step == Step::Countdown => "No adelantar el reloj".to_owned(),
        Choice::Pass => "Pasar".to_owned(),
        Choice::Concede => "Rendirse".to_owned(),
    }
}

fn go(say: &Speaker<'_>, frame: ObjectId, at: Option<Point>) -> String {
    match (say.view.place(frame), at) {
        (Some(from), Some(to)) => {
            let height = match say.view.climb_to(to) {
                Some(HeightChange::Climbs(rise @ 1..)) => format!(", subiendo {rise}"),
                Some(HeightChange::Climbs(rise)) => format!(", bajando {}", -rise),
                Some(HeightChange::Falls(height)) => format!(", y caer {height}"),
                Some(HeightChange::Level) | None => String::new(),
            };
            format!(
                "Ir {} unidades{height}",
                units(distance(from, to), Language::Spanish)
            )
        }
        _ => "Ir allí".to_owned(),
    }
}
