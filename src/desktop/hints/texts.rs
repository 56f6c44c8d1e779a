//! The hints for all games of cards.

use super::{Hint, HintCondition};

const fn any(id: u8, when: HintCondition, text: [&'static str; 2]) -> Hint {
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
        HintCondition::Glowing,
        [
            "You can choose what glows: click it, or drag a card to its place. Or go to it with {next} and take it with {take}.",
            "Puedes elegir lo que brilla: haz clic o arrastra la carta a su sitio. O ve a ello con {next} y tómalo con {take}.",
        ],
    ),
    any(
        1,
        HintCondition::Asked,
        [
            "Point at any card to see it large on the left, with its words explained.",
            "Señala cualquier carta para verla grande a la izquierda, con sus palabras explicadas.",
        ],
    ),
    any(
        2,
        HintCondition::CanPass,
        [
            "The big button passes and says what comes next. {pass} presses it.",
            "El botón grande pasa y dice qué viene después. {pass} lo pulsa.",
        ],
    ),
    any(
        3,
        HintCondition::Refused,
        [
            "You cannot do that now. The red note says why and names the rule.",
            "Ahora no puedes hacer eso. La nota roja dice por qué y nombra la regla.",
        ],
    ),
    any(
        4,
        HintCondition::Undo,
        [
            "Undo takes back your last choice, unless something hidden was revealed since.",
            "Deshacer retira tu última elección, salvo si desde entonces se ha revelado algo oculto.",
        ],
    ),
];
