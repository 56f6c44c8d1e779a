//! The open question as one sentence.

use crate::games::frames::abilities::state::PlacedThing;
use crate::games::frames::phrases::{Speaker, capital, range_name};
use crate::games::frames::{Choice, Step, Topic};
use crate::table::{Decision, Ref};

/// The open question as one sentence.
pub(in super::super) fn question(say: &Speaker<'_>, decision: &Decision) -> String {
    let about = || say.thing(decision.about);
    match Topic::of(decision.topic) {
        Some(Topic::Terrain) => {
            "¿Juegas en este campo? Cada jugador puede rechazar uno.".to_owned()
        }
        Some(Topic::Tie) => {
            "Hay empate en cabeza: cambia tu compañía o déjalo a los demás.".to_owned()
        }
        Some(Topic::Rockets) if decision.about == Ref::None => {
            "¿Quién lleva ahora el cohete?".to_owned()
        }
        Some(Topic::Rockets) => {
            "¿Cuántos cohetes dispara? Se gastan aunque el ataque falle.".to_owned()
        }
        Some(Topic::Deploy) => "¿Qué colocas ahora?".to_owned(),
        Some(Topic::Place) => where_to_place(say, decision),
        Some(Topic::Initiative) => format!(
            "¿Qué tirada vale para {}? La más baja actúa primero.",
            about()
        ),
        Some(Topic::Activate) if say.view.content.rules.initiative => {
            let frame = decision.options.first().map_or(Ref::None, |o| o.subject);
            format!("Activa {}: tiene la tirada más baja.", say.thing(frame))
        }
        Some(Topic::Activate) if !decision.options.contains(&Choice::Pass.wire()) => {
            "Activa uno de tus armazones. No puedes pasar: nadie después de ti puede actuar."
                .to_owned()
        }
        Some(Topic::Activate) => "Activa uno de tus armazones, o pasa.".to_owned(),
        Some(Topic::Designate) => {
            "Elige un objetivo: pulsa un armazón enemigo o una cobertura.".to_owned()
        }
        Some(Topic::Defend) => {
            "Elige un dado azul o blanco para la defensa. Vale toda la ronda.".to_owned()
        }
        Some(Topic::Turn) => rest_of_turn(say),
        Some(Topic::To) if matches!(say.view.puts, Some(PlacedThing::Cover(_))) => {
            "¿Dónde se levanta la cobertura? Pulsa un lugar libre cerca del armazón.".to_owned()
        }
        Some(Topic::To) if matches!(say.view.puts, Some(PlacedThing::Hazard(_))) => {
            "¿Dónde está el peligro? Pulsa su centro cerca del armazón.".to_owned()
        }
        Some(Topic::To) if say.view.puts == Some(PlacedThing::Returning) => {
            "¿Por dónde vuelve? Pulsa un lugar libre junto al borde del campo.".to_owned()
        }
        Some(Topic::To) => "¿Adónde va? Pulsa un punto que pueda alcanzar.".to_owned(),
        Some(Topic::UseSpot) => format!("¿Usas la marca sobre {} en este ataque?", about()),
        Some(Topic::Cover) => format!("¿Detrás de qué está {}?", about()),
        Some(Topic::Segment) => "¿Qué segmento cubre al objetivo? Púlsalo.".to_owned(),
        Some(Topic::Abandon) => format!(
            "{} puede dejar su estación e ignorar un impacto.",
            capital(&about())
        ),
        Some(Topic::Lose) => format!("{} recibe un impacto: ¿qué pierde?", capital(&about())),
        Some(Topic::Choose) => format!("{}: ¿qué armazón? {}", capital(&about()), say.asked()),
        Some(Topic::May) => format!("{}: {}", capital(&about()), say.asked()),
        Some(Topic::Way) => format!("{}: ¿cuál de estas?", capital(&about())),
        Some(Topic::Repair) => format!("Se repara {}: ¿qué recupera?", about()),
        Some(Topic::Reroll) => format!("{}: ¿qué dado se vuelve a tirar?", capital(&about())),
        Some(Topic::Gain) => format!("¿Qué sistema obtiene {}?", about()),
        Some(Topic::Clock) => "¿Adelantas el reloj del juicio en uno?".to_owned(),
        None => "Elige.".to_owned(),
    }
}

fn where_to_place(say: &Speaker<'_>, decision: &Decision) -> String {
    let what = decision.region.map_or(Ref::None, |r| r.subject);
    let what = capital(&say.thing(what));
    let how = match say.view.step {
        Step::DefenderStations => "cada estación a 8 unidades o menos de otra tuya",
        Step::FirstFrames => "a 8 unidades o menos de una estación tuya",
        Step::PointFrame => "justo a 8 unidades de un armazón del defensor, sin cobertura",
        Step::AttackerFrames => {
            "fuera del perímetro y a más de 8 unidades de los armazones del defensor"
        }
        Step::LastFrames => "dentro del perímetro, o en cobertura donde sea",
        _ => "en cualquier sitio libre",
    };
    format!("{what}: haz clic donde deba estar, {how}.")
}

fn rest_of_turn(say: &Speaker<'_>) -> String {
    let Some(turn) = &say.view.current else {
        return "¿Y ahora?".to_owned();
    };
    let aim = turn.aim.filter(|_| !turn.attacked);
    let attack = aim.map(|aim| {
        format!(
            "ataca a {} ({})",
            say.object(aim.target),
            range_name(aim.range, say.language)
        )
    });
    let parts: Vec<String> = [(!turn.moved).then(|| "mueve".to_owned()), attack]
        .into_iter()
        .flatten()
        .collect();
    let before = match parts.len() {
        0 => String::new(),
        _ => format!("{}, o ", parts.join(", ")),
    };
    capital(&format!(
        "{before}señala y acaba el turno. Elige un dado y qué hace."
    ))
}
