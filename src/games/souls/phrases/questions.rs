//! The open question as one sentence.

use crate::games::souls::choices::Choice;
use crate::games::souls::{Step, Topic};
use crate::table::{Decision, Ref};

use super::{Speaker, capital};

impl Speaker<'_> {
    /// The open question as one sentence.
    #[must_use]
    pub fn question(&self, decision: &Decision) -> String {
        let about = self.thing(decision.about);
        let (english, spanish) = match Topic::of(decision.topic) {
            Some(Topic::Act) => return self.acting(decision),
            Some(Topic::Mode) => (
                "{}: pick one of these ways.",
                "{}: elige una de estas opciones.",
            ),
            Some(Topic::X) => ("{}: how much is X?", "{}: ¿cuánto vale X?"),
            Some(Topic::Target) => ("{}: choose a target.", "{}: elige un objetivo."),
            Some(Topic::Share) => (
                "{}: divide it among the targets.",
                "{}: repártelo entre los objetivos.",
            ),
            Some(Topic::Cost) => ("What do you pay for {}?", "¿Con qué pagas {}?"),
            Some(Topic::Attack) => ("What do you attack?", "¿A quién atacas?"),
            Some(Topic::Slot) => (
                "Which monster slot does {} take?",
                "¿Qué casilla de monstruo ocupa {}?",
            ),
            Some(Topic::Helper) => (
                "Who else makes attack rolls against {}?",
                "¿Quién más hace tiradas de ataque contra {}?",
            ),
            Some(Topic::Buy) => ("What do you buy?", "¿Qué compras?"),
            Some(Topic::Trigger) => (
                "Which ability goes on the stack first? It resolves last.",
                "¿Qué habilidad va primero a la pila? Se resolverá la última.",
            ),
            Some(Topic::Death) => (
                "Which death goes on the stack first? It resolves last.",
                "¿Qué muerte va primero a la pila? Se resolverá la última.",
            ),
            Some(Topic::Replace) => (
                "Several abilities change what happens to {}. Which one applies first?",
                "Varias habilidades cambian lo que pasa con {}. ¿Cuál se aplica primero?",
            ),
            Some(Topic::May) => (
                "Use the optional part of {}?",
                "¿Usas la parte opcional de {}?",
            ),
            Some(Topic::Choose) => ("{}: choose one of these.", "{}: elige una de estas."),
            Some(Topic::Number) => (
                "What number does the roll become?",
                "¿En qué número se convierte la tirada?",
            ),
            Some(Topic::Vote) => ("{}: vote for one of these.", "{}: vota por una de estas."),
            Some(Topic::Way) => ("{}: choose one.", "{}: elige una opción."),
            Some(Topic::Discard) => match decision.about {
                Ref::None => (
                    "Too many loot cards in your hand: discard one.",
                    "Tienes demasiadas cartas de botín en la mano: descarta una.",
                ),
                Ref::Seat(_) => (
                    "You died: discard a loot card.",
                    "Has muerto: descarta una carta de botín.",
                ),
                _ => (
                    "{}: discard a loot card.",
                    "{}: descarta una carta de botín.",
                ),
            },
            Some(Topic::Destroy) => (
                "You died: destroy one of your items.",
                "Has muerto: destruye uno de tus objetos.",
            ),
            Some(Topic::Scry) => (
                "Does {} stay on top of its deck?",
                "¿Se queda {} encima de su mazo?",
            ),
            Some(Topic::Look) => ("You see the hand of {}.", "Ves la mano de {}."),
            Some(Topic::Curse) => ("Who gets {}?", "¿Quién recibe {}?"),
            Some(Topic::Barter) => ("How many ¢ do you offer {}?", "¿Cuántos ¢ le ofreces a {}?"),
            Some(Topic::Request) => ("How many ¢ do you ask {} for?", "¿Cuántos ¢ le pides a {}?"),
            Some(Topic::Accept) => return self.accepting(decision),
            Some(Topic::Room) => (
                "A monster died this turn. Discard a room?",
                "Este turno murió un monstruo. ¿Descartas una sala?",
            ),
            Some(Topic::Draft) => ("Take one of these treasures.", "Toma uno de estos tesoros."),
            None => ("Choose.", "Elige."),
        };
        capital(&self.language.pick(english, spanish).replace("{}", &about))
    }

    fn accepting(&self, decision: &Decision) -> String {
        let by = self.thing(decision.about);
        let n = decision
            .options
            .iter()
            .find_map(|option| match Choice::read(option)? {
                Choice::Accept { coins } => Some(coins),
                _ => None,
            });
        let n = n.unwrap_or(0);
        let (english, spanish) = if n < 0 {
            ("{} asks you for {n}¢.", "{} te pide {n}¢.")
        } else {
            ("{} offers you {n}¢.", "{} te ofrece {n}¢.")
        };
        let said = self.language.pick(english, spanish);
        said.replace("{n}", &n.abs().to_string()).replace("{}", &by)
    }

    fn acting(&self, decision: &Decision) -> String {
        if decision.about != Ref::None {
            let top = self.thing(decision.about);
            let said = self.language.pick(
                "{} is about to resolve. Answer it or pass.",
                "Está por resolverse: {}. Responde o pasa.",
            );
            return capital(&said.replace("{}", &top));
        }
        let ends = decision.options.contains(&Choice::End.wire());
        let kept = self.view.step == Step::Action && !ends && self.view.active == decision.seat;
        if kept && self.view.due.first() == Some(&Ref::None) {
            let said = self.language.pick(
                "Your turn: you must still attack.",
                "Tu turno: aún debes atacar.",
            );
            return said.to_owned();
        }
        if let Some(&must) = self.view.due.first().filter(|_| kept) {
            let said = self.language.pick(
                "Your turn: you must still attack {}.",
                "Tu turno: aún debes atacar: {}.",
            );
            return said.replace("{}", &self.thing(must));
        }
        let (english, spanish) = match self.view.step {
            Step::Action if ends => (
                "Your turn: attack, buy, play loot, use abilities, then end the turn.",
                "Tu turno: ataca, compra, juega botín, usa habilidades; luego termina el turno.",
            ),
            Step::TurnStart => (
                "The turn starts: act or pass.",
                "Comienza el turno: actúa o pasa.",
            ),
            Step::LootStep => (
                "After the loot step: act or pass.",
                "Tras el paso de botín: actúa o pasa.",
            ),
            Step::AttackDeclared => (
                "An attack is declared: act or pass.",
                "Se declara un ataque: actúa o pasa.",
            ),
            Step::AttackTarget | Step::AttackRolls => (
                "Before the attack roll: act or pass.",
                "Antes de la tirada de ataque: actúa o pasa.",
            ),
            Step::PurchaseDeclared => (
                "A purchase is declared: act or pass.",
                "Se declara una compra: actúa o pasa.",
            ),
            Step::EndDeclared => (
                "The turn is about to end: act or pass.",
                "El turno está por terminar: actúa o pasa.",
            ),
            Step::TurnEnd => (
                "The turn ends: act or pass.",
                "El turno termina: actúa o pasa.",
            ),
            _ => ("Act or pass.", "Actúa o pasa."),
        };
        self.language.pick(english, spanish).to_owned()
    }
}
