//! Choices as labels of buttons.

use crate::cards::text::say;
use crate::cards::{share_label, way_label};
use crate::games::sanctuary::choices::Choice;

use super::Speaker;

/// A choice as a label.
pub(super) fn choice(speaker: &Speaker<'_>, choice: Choice) -> String {
    let language = speaker.language;
    let plain = |english, spanish| language.pick(english, spanish).to_owned();
    let name = |id| speaker.card(id);
    let it = |id, english, spanish| format!("{} {}", name(id), language.pick(english, spanish));
    let on = |english, spanish, id| format!("{} {}", language.pick(english, spanish), name(id));
    match choice {
        Choice::Keep => plain("Keep this hand", "Quedarse con esta mano"),
        Choice::Redraw => plain("Draw a new hand", "Robar una mano nueva"),
        Choice::Pass => plain("Pass", "Pasar"),
        Choice::End => plain("End Harvest", "Terminar Cosecha"),
        Choice::Skip => plain("Skip phase", "Omitir fase"),
        Choice::Done => plain("Done", "Listo"),
        Choice::Yes { .. } => plain("Yes", "Sí"),
        Choice::No { .. } => plain("No", "No"),
        Choice::Concede => plain("Concede", "Rendirse"),
        Choice::Play { card } => on("Play", "Jugar", card),
        Choice::Use { card, ability } => {
            let name = name(card);
            match speaker.ability(card, ability) {
                Some(text) => format!("{name}: {text}"),
                None => say!(language, "Use {name}", "Usar {name}"),
            }
        }
        Choice::Mode { card, ability } => {
            way_label(speaker.ability(card, ability), ability, language)
        }
        Choice::Way { source, way } => way_label(speaker.way(source, way), way, language),
        Choice::X { x, .. } => format!("X = {x}"),
        Choice::Share { to, amount } => share_label(amount, &speaker.thing(to), language),
        Choice::Target { to } | Choice::Choose { what: to } => speaker.thing(to),
        Choice::Replace { source, .. } | Choice::Trigger { source, .. } => {
            on("First:", "Primero:", source)
        }
        Choice::Top { card } => {
            let name = name(card);
            say!(language, "Keep {name} on top", "Dejar {name} arriba")
        }
        Choice::Under { card } => {
            let name = name(card);
            say!(
                language,
                "Put {name} on the bottom",
                "Poner {name} al fondo"
            )
        }
        Choice::Discard { card } => on("Discard", "Descartar", card),
        Choice::Challenge {
            challenger,
            challenged,
        } => {
            let (who, whom) = (name(challenger), name(challenged));
            say!(language, "{who} challenges {whom}", "{who} reta a {whom}")
        }
        Choice::Attack { attacker } => it(attacker, "attacks", "ataca"),
        Choice::Block { blocker, attacker } => {
            let (who, whom) = (name(blocker), name(attacker));
            say!(language, "{who} blocks {whom}", "{who} bloquea a {whom}")
        }
        Choice::Divide {
            blocker, damage, ..
        } => {
            let whom = name(blocker);
            say!(
                language,
                "{damage} damage to {whom}",
                "{damage} de daño a {whom}"
            )
        }
    }
}
