//! Hints for newcomers to Biomes.

use crate::desktop::hints::{Hint, When};
use crate::games::biomes::{Biomes, Topic};
use crate::table::Game;

const fn hint(id: u8, when: When, text: [&'static str; 2]) -> Hint {
    Hint::about(Biomes::NAME, id, when, text)
}

/// All of them, the more particular first.
pub(crate) const ALL: &[Hint] = &[
    hint(
        8,
        When::Topic(&[Topic::Mulligan.text()]),
        [
            "Your first six cards. Keep them, or draw six new ones: for each time you do, one card goes under your deck.",
            "Tus seis primeras cartas. Quédatelas o roba otras seis: por cada vez que lo hagas, una carta va bajo tu mazo.",
        ],
    ),
    hint(
        9,
        When::Topic(&[Topic::Advance.text()]),
        [
            "Agents advance from your staging area into a biome. There they can attack the sector across from them.",
            "Los agentes avanzan de tu zona de preparación a un bioma. Allí pueden atacar el sector de enfrente.",
        ],
    ),
    hint(
        10,
        When::Topic(&[Topic::Attack.text()]),
        [
            "Click the agents that attack. Arrows show what each would hit; the big button goes on.",
            "Haz clic en los agentes que atacan. Las flechas muestran a qué golpearían; el botón grande continúa.",
        ],
    ),
    hint(
        11,
        When::Topic(&[Topic::Defend.text()]),
        [
            "Click a defender and then the attacker it stops. Attackers that nobody stops damage your sector.",
            "Haz clic en un defensor y luego en el atacante que detiene. Los que nadie detiene dañan tu sector.",
        ],
    ),
    hint(
        12,
        When::Offered(&["convert"]),
        [
            "Cards cost energy. Once a turn, convert a card you can spare into an anomaly and play it: it gives energy every turn.",
            "Las cartas cuestan energía. Una vez por turno, convierte en anomalía una que te sobre y juégala: da energía cada turno.",
        ],
    ),
    hint(
        13,
        When::Offered(&["play"]),
        [
            "Whoever loses two sectors loses the match. Agents you play stand in staging first; from your next turn they advance and attack.",
            "Pierde quien pierde dos sectores. Los agentes llegan a preparación; desde tu próximo turno avanzan y atacan.",
        ],
    ),
];
