//! The hints for all games of cards.

use super::{Hint, When};

const fn any(id: u8, when: When, text: [&'static str; 2]) -> Hint {
    Hint {
        id,
        game: None,
        when,
        text,
    }
}

/// All of them.
pub(super) const ALL: &[Hint] = &[
    any(
        0,
        When::Glowing,
        [
            "What glows can be chosen: click it, or drag a card to where it should go. Arrow keys and Enter do the same.",
            "Lo que brilla se puede elegir: haz clic o arrastra la carta a su sitio. Las flechas e Intro hacen lo mismo.",
        ],
    ),
    any(
        1,
        When::Asked,
        [
            "Point at any card to see it large at the left, with its words explained.",
            "Señala cualquier carta para verla grande a la izquierda, con sus palabras explicadas.",
        ],
    ),
    any(
        2,
        When::Offered(&["pass"]),
        [
            "The big button passes, and says where that leads. The space bar presses it.",
            "El botón grande pasa y dice adónde lleva eso. La barra espaciadora lo pulsa.",
        ],
    ),
    any(
        3,
        When::Refused,
        [
            "That is not possible now: the red note says why, and names the rule.",
            "Eso no es posible ahora: la nota roja dice por qué y nombra la regla.",
        ],
    ),
    any(
        4,
        When::Undo,
        [
            "Undo takes your last choice back, as long as nothing hidden has come to light since.",
            "Deshacer retira tu última elección mientras no se haya revelado nada oculto desde entonces.",
        ],
    ),
];
