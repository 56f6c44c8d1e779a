//! Choices as button labels in Spanish.

use crate::games::biomes::choices::Choice;
use crate::games::biomes::phrases::{Speaker, capital};
use crate::table::Slot;

/// A choice as a label.
pub fn choice(say: &Speaker<'_>, choice: Choice) -> String {
    let name = |id| say.object(id);
    let text = |id, ability| say.ability(id, ability);
    match choice {
        Choice::Keep => "Quedarse con esta mano".to_owned(),
        Choice::Mulligan => "Cambiar de mano".to_owned(),
        Choice::Pass => "Pasar".to_owned(),
        Choice::Done => "Listo".to_owned(),
        Choice::Play { card, global: true } => format!("Jugar {} con Global", name(card)),
        Choice::Play { card, .. } | Choice::Anomaly { card } => format!("Jugar {}", name(card)),
        Choice::Skill { source, ability } => match text(source, ability) {
            Some(text) => format!("{}: {text}", name(source)),
            None => format!("Usar {}", name(source)),
        },
        Choice::Make { source } => format!("Energía de {}", name(source)),
        Choice::Convert { card } => format!("Convertir {}", name(card)),
        Choice::Become { energy } => capital(say.energy(energy)),
        Choice::Mode { card, ability } => {
            let option = || format!("Opción {}", u16::from(ability) + 1);
            text(card, ability).unwrap_or_else(option)
        }
        Choice::X { x, .. } => format!("X = {x}"),
        Choice::Share { to, amount } => format!("{amount} para {}", say.thing(to)),
        Choice::Target { to, .. } | Choice::Choose { what: to } => say.thing(to),
        Choice::Way { source, way } => {
            let option = || format!("Opción {}", u16::from(way) + 1);
            say.way(source, way).unwrap_or_else(option)
        }
        Choice::Pay { energy } => format!("Pagar con {}", say.energy(energy)),
        Choice::Replace { source, .. } => format!("Primero: {}", name(source)),
        Choice::React { source, .. } => format!("Primero: {}", name(source)),
        Choice::Yes { .. } => "Sí".to_owned(),
        Choice::No { .. } => "No".to_owned(),
        Choice::Arrive { to, .. } => format!("Llegar a {}", say.thing(to.write())),
        Choice::Take { gear, taker } => format!("{} se queda {}", name(taker), name(gear)),
        Choice::Collapse { biome } => format!("Perder {}", say.biome_at(biome)),
        Choice::Discard { card } => format!("Descartar {}", name(card)),
        Choice::Top { card } => format!("Dejar {} arriba", name(card)),
        Choice::Bottom { card } | Choice::Under { card } => {
            format!("Poner {} al fondo", name(card))
        }
        Choice::Advance { agent, to } => format!("{} → {}", name(agent), say.biome_at(to)),
        Choice::Gear { gear, agent } => format!("{} para {}", name(gear), name(agent)),
        Choice::Attack { attacker } => format!("{} ataca", name(attacker)),
        Choice::Defend { defender, attacker } => {
            format!("{} defiende contra {}", name(defender), name(attacker))
        }
        Choice::Order { defender, .. } => format!("Primero: {}", name(defender)),
        Choice::Assign {
            defender, damage, ..
        } => format!("{damage} de daño a {}", name(defender)),
        Choice::Concede { .. } => "Rendirse".to_owned(),
    }
}
