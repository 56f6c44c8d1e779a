//! Explains the numbers on a card in a sentence, for players who do not know the symbols yet.

use crate::games::sanctuary::content::{Card, CardKind};
use crate::table::Language;

/// Cost, Strength, Structure, Volition, limit and Durability, as far as the card has them.
#[must_use]
pub fn numbers(card: &Card, language: Language) -> String {
    let pick = |english: String, spanish: String| match language {
        Language::English => english,
        Language::Spanish => spanish,
    };
    let cost = card.cost;
    let cost = pick(
        format!("Costs {cost} Volition"),
        format!("Cuesta {cost} de Voluntad"),
    );
    let more = match card.kind {
        CardKind::Manipulation => String::new(),
        CardKind::Character => pick(
            format!("; Strength {}", card.strength),
            format!("; Fuerza {}", card.strength),
        ),
        CardKind::Technology => pick(
            format!("; Durability {}", card.durability),
            format!("; Durabilidad {}", card.durability),
        ),
        CardKind::Enhancement => {
            let gives = gives(card, language);
            return format!("{cost}{gives}.");
        }
        CardKind::Sanctuary => {
            let (structure, volition, limit) = (card.structure, card.volition, card.limit);
            return pick(
                format!(
                    "Begins with {structure} Structure, gives {volition} Volition a turn, bears {limit} Enhancements."
                ),
                format!(
                    "Empieza con {structure} de Estructura, da {volition} de Voluntad por turno, admite {limit} Aditamentos."
                ),
            );
        }
    };
    format!("{cost}{more}.")
}

/// The bonus of an Enhancement to its Sanctuary.
fn gives(card: &Card, language: Language) -> String {
    let (structure, turn, lead) = match language {
        Language::English => ("Structure", "Volition a turn", "; your Sanctuary gets "),
        Language::Spanish => (
            "de Estructura",
            "de Voluntad por turno",
            "; tu Santuario obtiene ",
        ),
    };
    let parts = [(card.structure, structure), (card.volition, turn)];
    let parts = parts.iter().filter(|(n, _)| *n != 0);
    let parts: Vec<String> = parts.map(|(n, what)| format!("{n:+} {what}")).collect();
    if parts.is_empty() {
        return String::new();
    }
    format!("{lead}{}", parts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sanctuary::content::builtin;

    #[test]
    fn every_number_on_a_card_is_said() {
        let content = builtin().expect("the built-in packs are sound");
        for card in &content.cards {
            for language in [Language::English, Language::Spanish] {
                let said = numbers(card, language);
                let has = |n: i32| said.contains(&n.to_string());
                match card.kind {
                    CardKind::Sanctuary => {
                        assert!(has(card.structure) && has(card.volition), "{said}");
                    }
                    CardKind::Enhancement => {
                        let told = |n: i32| n == 0 || said.contains(&format!("{n:+}"));
                        assert!(told(card.structure) && told(card.volition), "{said}");
                    }
                    CardKind::Character => assert!(has(card.strength), "{said}"),
                    CardKind::Technology => assert!(has(card.durability.into()), "{said}"),
                    CardKind::Manipulation => assert!(has(card.cost.into()), "{said}"),
                }
            }
        }
    }
}
