//! Choices as button labels.

use crate::cards::text::say;
use crate::cards::{share_label, way_label};
use crate::games::biomes::choices::Choice;
use crate::games::biomes::phrases::{Speaker, capital, own_anomaly};
use crate::table::Slot;

/// A choice as a label.
pub fn choice(speaker: &Speaker<'_>, choice: Choice) -> String {
    let language = speaker.language;
    let plain = |english, spanish| language.pick(english, spanish).to_owned();
    let name = |id| speaker.object(id);
    let it = |id, english, spanish| format!("{} {}", name(id), language.pick(english, spanish));
    let on = |english, spanish, id| format!("{} {}", language.pick(english, spanish), name(id));
    match choice {
        Choice::Keep => plain("Keep this hand", "Quedarse con esta mano"),
        Choice::Mulligan => plain("Mulligan", "Cambiar de mano"),
        Choice::Pass => plain("Pass", "Pasar"),
        Choice::Done => plain("Done", "Listo"),
        Choice::Yes { .. } => plain("Yes", "Sí"),
        Choice::No { .. } => plain("No", "No"),
        Choice::Concede { .. } => plain("Concede", "Rendirse"),
        Choice::Play { card, global: true } => {
            let name = name(card);
            say!(language, "Play {name} globally", "Jugar {name} con Global")
        }
        Choice::Play { card, .. } | Choice::Anomaly { card } => on("Play", "Jugar", card),
        Choice::Skill { source, ability } => {
            let name = name(source);
            match speaker.ability(source, ability) {
                Some(text) => format!("{name}: {text}"),
                None => say!(language, "Use {name}", "Usar {name}"),
            }
        }
        Choice::Make { source } => on("Energy from", "Energía de", source),
        Choice::Convert { card } => {
            let converts = on("Convert", "Convertir", card);
            match own_anomaly(speaker.view, card) {
                Some(anomaly) => {
                    let into = anomaly.name.in_language(language);
                    say!(language, "{converts} to {into}", "{converts} en {into}")
                }
                None => converts,
            }
        }
        Choice::Become { energy } => capital(speaker.energy(energy)),
        Choice::Mode { card, ability } => {
            way_label(speaker.ability(card, ability), ability, language)
        }
        Choice::Way { source, way } => way_label(speaker.way(source, way), way, language),
        Choice::X { x, .. } => format!("X = {x}"),
        Choice::Share { to, amount } => share_label(amount, &speaker.thing(to), language),
        Choice::Target { to, .. } | Choice::Choose { what: to } => speaker.thing(to),
        Choice::Pay { energy } => {
            let energy = speaker.energy(energy);
            say!(language, "Pay with {energy}", "Pagar con {energy}")
        }
        Choice::Replace { source, .. }
        | Choice::React { source, .. }
        | Choice::Order {
            defender: source, ..
        } => on("First:", "Primero:", source),
        Choice::Arrive { to, .. } => {
            let place = speaker.thing(to.write());
            say!(language, "Arrive in {place}", "Llegar a {place}")
        }
        Choice::Take { gear, taker } => {
            let (who, what) = (name(taker), name(gear));
            say!(language, "{who} takes {what}", "{who} se queda {what}")
        }
        Choice::Collapse { biome } => {
            let biome = speaker.biome_at(biome);
            say!(language, "Lose {biome}", "Perder {biome}")
        }
        Choice::Discard { card } => on("Discard", "Descartar", card),
        Choice::Top { card } => {
            let name = name(card);
            say!(language, "Keep {name} on top", "Dejar {name} arriba")
        }
        Choice::Bottom { card } | Choice::Under { card } => {
            let name = name(card);
            say!(
                language,
                "Put {name} on the bottom",
                "Poner {name} al fondo"
            )
        }
        Choice::Advance { agent, to } => format!("{} → {}", name(agent), speaker.biome_at(to)),
        Choice::Gear { gear, agent } => {
            let (what, who) = (name(gear), name(agent));
            say!(language, "{what} on {who}", "{what} para {who}")
        }
        Choice::Attack { attacker } => it(attacker, "attacks", "ataca"),
        Choice::Defend { defender, attacker } => {
            let (who, whom) = (name(defender), name(attacker));
            say!(
                language,
                "{who} defends against {whom}",
                "{who} defiende contra {whom}"
            )
        }
        Choice::Assign {
            defender, damage, ..
        } => {
            let whom = name(defender);
            say!(
                language,
                "{damage} damage to {whom}",
                "{damage} de daño a {whom}"
            )
        }
    }
}
