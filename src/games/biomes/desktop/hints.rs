//! Hints for newcomers to Biomes.

use crate::desktop::hints::{Hint, HintCondition};
use crate::games::biomes::choices::ChoiceWord;
use crate::games::biomes::{Biomes, Topic};
use crate::table::Game;

const fn hint(id: u8, when: HintCondition, text: [&'static str; 2]) -> Hint {
    Hint::about(Biomes::NAME, id, when, text)
}

/// All of them, the more particular first.
pub(crate) const ALL: &[Hint] = &[
    hint(
        8,
        HintCondition::Topic(&[Topic::Mulligan.text()]),
        [
            "Your first six cards. Keep them, or draw six new ones. Each time you do, one card goes to the bottom of your deck.",
            "Tus seis primeras cartas. Quédatelas o roba otras seis. Cada vez que lo hagas, una carta va al fondo de tu mazo.",
        ],
    ),
    hint(
        9,
        HintCondition::Topic(&[Topic::Advance.text()]),
        [
            "Agents advance from your staging area into a biome. There they can attack the sector across from them.",
            "Los agentes avanzan de tu zona de preparación a un bioma. Allí pueden atacar el sector de enfrente.",
        ],
    ),
    hint(
        10,
        HintCondition::Topic(&[Topic::Attack.text()]),
        [
            "Click the agents that attack. Arrows show what each one hits. Then click the big button.",
            "Haz clic en los agentes que atacan. Las flechas muestran a qué golpean. Después pulsa el botón grande.",
        ],
    ),
    hint(
        11,
        HintCondition::Topic(&[Topic::Defend.text()]),
        [
            "Click a defender, then the attacker it stops. Attackers that nobody stops damage your sector.",
            "Haz clic en un defensor y luego en el atacante que detiene. Los que nadie detiene dañan tu sector.",
        ],
    ),
    hint(
        12,
        HintCondition::Offered(&[ChoiceWord::Convert.text()]),
        [
            "Cards cost energy. Once a turn, convert a spare card into an anomaly and play it. It gives energy every turn.",
            "Las cartas cuestan energía. Una vez por turno, convierte en anomalía una carta que te sobre y juégala. Da energía cada turno.",
        ],
    ),
    hint(
        13,
        HintCondition::Offered(&[ChoiceWord::Play.text()]),
        [
            "Lose two sectors and you lose the match. Agents start in staging. From your next turn they can advance and attack.",
            "Si pierdes dos sectores, pierdes la partida. Los agentes llegan a la zona de preparación. Desde tu próximo turno pueden avanzar y atacar.",
        ],
    ),
];
