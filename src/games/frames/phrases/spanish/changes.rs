//! Sentences about what abilities change, in Spanish.

use crate::games::frames::change_events::ChangeEvent;
use crate::games::frames::phrases::{Speaker, capital, colour_name, units};
use crate::table::ObjectId;

/// The sentence about a change.
pub fn change_line(say: &Speaker<'_>, change: ChangeEvent) -> String {
    let thing = |id: ObjectId| capital(&say.object(id));
    match change {
        ChangeEvent::FewerDice {
            frame,
            colour,
            count,
            ..
        } => {
            let colour = colour_name(colour, say.language);
            let fewer = if count == 1 { "dado" } else { "dados" };
            format!(
                "{} tira {count} {fewer} menos la próxima vez ({colour})",
                thing(frame)
            )
        }
        ChangeEvent::Counters {
            frame,
            counter,
            change,
            ..
        } => {
            let verb = if change > 0 { "recibe" } else { "pierde" };
            let counters = say.counters(counter, change.abs());
            format!("{} {verb} {counters}", thing(frame))
        }
        ChangeEvent::BuildCover { hits, .. } => {
            let more = if hits == 1 { "impacto" } else { "impactos" };
            format!("Se levanta cobertura que aguanta {hits} {more}")
        }
        ChangeEvent::MakeHazard { radius, .. } => {
            let length = units(radius, say.language);
            format!("El terreno se vuelve peligroso a {length} unidades o menos de un punto")
        }
        ChangeEvent::Refresh { frame, .. } => format!("{} puede actuar otra vez", thing(frame)),
        ChangeEvent::GainSystem { frame, system, .. } => {
            format!("{} obtiene {}", thing(frame), say.system(system))
        }
    }
}
