//! Choices as button labels in English.

use crate::games::biomes::choices::Choice;
use crate::games::biomes::phrases::{Speaker, capital};
use crate::table::Slot;

/// A choice as a label.
pub fn choice(say: &Speaker<'_>, choice: Choice) -> String {
    let name = |id| say.object(id);
    let text = |id, ability| say.ability(id, ability);
    match choice {
        Choice::Keep => "Keep this hand".to_owned(),
        Choice::Mulligan => "Mulligan".to_owned(),
        Choice::Pass => "Pass".to_owned(),
        Choice::Done => "Done".to_owned(),
        Choice::Play { card, global: true } => format!("Play {} globally", name(card)),
        Choice::Play { card, .. } | Choice::Anomaly { card } => format!("Play {}", name(card)),
        Choice::Skill { source, ability } => match text(source, ability) {
            Some(text) => format!("{}: {text}", name(source)),
            None => format!("Use {}", name(source)),
        },
        Choice::Make { source } => format!("Energy from {}", name(source)),
        Choice::Convert { card } => format!("Convert {}", name(card)),
        Choice::Become { energy } => capital(say.energy(energy)),
        Choice::Mode { card, ability } => {
            let option = || format!("Option {}", u16::from(ability) + 1);
            text(card, ability).unwrap_or_else(option)
        }
        Choice::X { x, .. } => format!("X = {x}"),
        Choice::Share { to, amount } => format!("{amount} for {}", say.thing(to)),
        Choice::Target { to, .. } | Choice::Choose { what: to } => say.thing(to),
        Choice::Way { source, way } => {
            let option = || format!("Option {}", u16::from(way) + 1);
            say.way(source, way).unwrap_or_else(option)
        }
        Choice::Pay { energy } => format!("Pay with {}", say.energy(energy)),
        Choice::Replace { source, .. } => format!("First: {}", name(source)),
        Choice::React { source, .. } => format!("First: {}", name(source)),
        Choice::Yes { .. } => "Yes".to_owned(),
        Choice::No { .. } => "No".to_owned(),
        Choice::Arrive { to, .. } => format!("Arrive in {}", say.thing(to.write())),
        Choice::Take { gear, taker } => format!("{} takes {}", name(taker), name(gear)),
        Choice::Collapse { biome } => format!("Lose {}", say.biome_at(biome)),
        Choice::Discard { card } => format!("Discard {}", name(card)),
        Choice::Top { card } => format!("Keep {} on top", name(card)),
        Choice::Bottom { card } | Choice::Under { card } => {
            format!("Put {} on the bottom", name(card))
        }
        Choice::Advance { agent, to } => format!("{} → {}", name(agent), say.biome_at(to)),
        Choice::Gear { gear, agent } => format!("{} on {}", name(gear), name(agent)),
        Choice::Attack { attacker } => format!("{} attacks", name(attacker)),
        Choice::Defend { defender, attacker } => {
            format!("{} defends against {}", name(defender), name(attacker))
        }
        Choice::Order { defender, .. } => format!("First: {}", name(defender)),
        Choice::Assign {
            defender, damage, ..
        } => format!("{damage} damage to {}", name(defender)),
        Choice::Concede { .. } => "Concede".to_owned(),
    }
}
