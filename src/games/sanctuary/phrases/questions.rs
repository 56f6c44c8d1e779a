//! The open question as one sentence.

use crate::table::{Decision, Language, Ref};

use super::super::choices::Choice;
use super::super::{Step, Topic};
use super::Speaker;

impl Speaker<'_> {
    /// The open question as one sentence.
    #[must_use]
    pub fn question(&self, decision: &Decision) -> String {
        let pick = |english, spanish| self.language.pick(english, spanish).to_owned();
        let about = self.thing(decision.about);
        match Topic::of(decision.topic) {
            Some(Topic::Redraw) => pick(
                "Keep this hand or draw a new one?",
                "¿Te quedas con esta mano o robas otra?",
            ),
            Some(Topic::Act) => self.acting(decision),
            Some(Topic::Choose) => match self.language {
                Language::English => format!("{about}: choose one of these."),
                Language::Spanish => format!("{about}: elige una de estas."),
            },
            Some(Topic::Mode | Topic::Way) => match self.language {
                Language::English => format!("{about}: choose one."),
                Language::Spanish => format!("{about}: elige una opción."),
            },
            Some(Topic::X) => match self.language {
                Language::English => format!("{about}: how much is X?"),
                Language::Spanish => format!("{about}: ¿cuánto vale X?"),
            },
            Some(Topic::Share) => match self.language {
                Language::English => format!("{about}: divide it among the targets."),
                Language::Spanish => format!("{about}: repártelo entre los objetivos."),
            },
            Some(Topic::Target) => match self.language {
                Language::English => format!("{about}: choose a target."),
                Language::Spanish => format!("{about}: elige un objetivo."),
            },
            Some(Topic::Replace) => match self.language {
                Language::English => format!("What replaces what happens to {about} first?"),
                Language::Spanish => {
                    format!("¿Qué reemplaza primero lo que ocurre con {about}?")
                }
            },
            Some(Topic::Trigger) => pick(
                "Which ability goes on the Stack first? It resolves last.",
                "¿Qué habilidad va primero a la Pila? Se resolverá la última.",
            ),
            Some(Topic::Challenge) => pick(
                "Duel: drag one of your Characters onto an enemy Character, or skip.",
                "Duelo: arrastra uno de tus Personajes sobre uno enemigo, u omite la fase.",
            ),
            Some(Topic::Attack) => pick(
                "Combat: choose your attackers, then confirm, or skip.",
                "Combate: elige a tus atacantes y confirma, u omite la fase.",
            ),
            Some(Topic::Block) => pick(
                "Block: drag your Characters onto attackers, then confirm.",
                "Bloqueo: arrastra tus Personajes sobre los atacantes y confirma.",
            ),
            Some(Topic::Divide) => match self.language {
                Language::English => format!("How does {about} divide its damage?"),
                Language::Spanish => format!("¿Cómo reparte {about} su daño?"),
            },
            Some(Topic::Discard) if decision.about == Ref::None => pick(
                "Too many cards in your hand: discard one.",
                "Tienes demasiadas cartas en la mano: descarta una.",
            ),
            Some(Topic::Discard) => match self.language {
                Language::English => format!("{about}: discard a card."),
                Language::Spanish => format!("{about}: descarta una carta."),
            },
            Some(Topic::Foresee) => match self.language {
                Language::English => format!("Does {about} stay on top of your deck?"),
                Language::Spanish => format!("¿Se queda {about} encima de tu mazo?"),
            },
            Some(Topic::May) => match self.language {
                Language::English => format!("Use the optional part of {about}?"),
                Language::Spanish => format!("¿Usas la parte opcional de {about}?"),
            },
            None => pick("Choose.", "Elige."),
        }
    }

    fn acting(&self, decision: &Decision) -> String {
        let pick = |english, spanish| self.language.pick(english, spanish).to_owned();
        if decision.about != Ref::None {
            let top = self.thing(decision.about);
            return match self.language {
                Language::English => format!("{top} is about to resolve. Answer it or pass."),
                Language::Spanish => format!("{top} está por resolverse. Responde o pasa."),
            };
        }
        if decision
            .options
            .iter()
            .all(|c| Choice::read(c) == Some(Choice::Pass))
        {
            return self.looking();
        }
        match self.view.step {
            Step::Harvest => pick(
                "Harvest: play cards and use abilities, then end the phase.",
                "Cosecha: juega cartas y usa habilidades; luego termina la fase.",
            ),
            Step::DuelWindow => pick(
                "Before the duel: play Manipulations or pass.",
                "Antes del duelo: juega Manipulaciones o pasa.",
            ),
            Step::AttackWindow => pick(
                "Attackers are declared: play Manipulations or pass.",
                "Atacantes declarados: juega Manipulaciones o pasa.",
            ),
            Step::BlockWindow => pick(
                "Before damage: play Manipulations or pass.",
                "Antes del daño: juega Manipulaciones o pasa.",
            ),
            Step::Contemplation => pick(
                "The turn ends: play Manipulations or pass.",
                "El turno termina: juega Manipulaciones o pasa.",
            ),
            _ => pick("Act or pass.", "Actúa o pasa."),
        }
    }

    /// Asked although there is nothing to do but pass: what is about to happen shall be seen first.
    fn looking(&self) -> String {
        let (english, spanish) = match self.view.step {
            Step::DuelWindow => (
                "Look at the damage of the duel; you have no answer. Pass to continue.",
                "Mira el daño del duelo; no tienes respuesta. Pasa para seguir.",
            ),
            Step::BlockWindow => (
                "Look at the damage of the combat; you have no answer. Pass to continue.",
                "Mira el daño del combate; no tienes respuesta. Pasa para seguir.",
            ),
            _ => (
                "You can do nothing now. Pass to continue.",
                "Ahora no puedes hacer nada. Pasa para seguir.",
            ),
        };
        self.language.pick(english, spanish).to_owned()
    }
}
