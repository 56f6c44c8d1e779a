//! Hints for newcomers to Sanctuary.

use crate::desktop::hints::{Hint, HintCondition};
use crate::games::sanctuary::{Sanctuary, Topic};
use crate::table::Game;

const fn hint(id: u8, when: HintCondition, text: [&'static str; 2]) -> Hint {
    Hint::about(Sanctuary::NAME, id, when, text)
}

/// All of them, the more particular first.
pub(crate) const ALL: &[Hint] = &[
    hint(
        16,
        HintCondition::Topic(&[Topic::Redraw.text()]),
        [
            "Your first hand. Keep it or draw a new one. The first new hand has as many cards, each later one has one fewer.",
            "Tu primera mano. Quédatela o roba otra. La primera mano nueva tiene las mismas cartas, cada una posterior tiene una menos.",
        ],
    ),
    hint(
        17,
        HintCondition::Topic(&[Topic::Challenge.text()]),
        [
            "A duel: choose one of your Characters and the Character it challenges. Each deals its Strength to the other.",
            "Un duelo: elige uno de tus Personajes y a quién reta. Cada uno inflige su Fuerza al otro.",
        ],
    ),
    hint(
        18,
        HintCondition::Topic(&[Topic::Attack.text()]),
        [
            "Combat: click the Characters that attack the Sanctuary across the table. Unblocked Characters damage it.",
            "Combate: haz clic en los Personajes que atacan el Santuario de enfrente. Los que nadie bloquea lo dañan.",
        ],
    ),
    hint(
        19,
        HintCondition::Topic(&[Topic::Block.text()]),
        [
            "Click one of your Characters, then the attacker it blocks. Unblocked attackers damage your Sanctuary.",
            "Haz clic en un Personaje tuyo y luego en el atacante que bloquea. Los atacantes sin bloquear dañan tu Santuario.",
        ],
    ),
];
