//! Hints for newcomers to Souls.

use crate::desktop::hints::{Hint, HintCondition};
use crate::games::souls::choices::ChoiceWord;
use crate::games::souls::{Souls, Topic};
use crate::table::Game;

const fn hint(id: u8, when: HintCondition, text: [&'static str; 2]) -> Hint {
    Hint::about(Souls::NAME, id, when, text)
}

/// All of them, the more particular first.
pub(crate) const ALL: &[Hint] = &[
    hint(
        24,
        HintCondition::Offered(&[ChoiceWord::Attack.text(), ChoiceWord::Purchase.text()]),
        [
            "Your turn: play loot, attack a monster, buy a treasure, use what glows. Then end the turn. Four souls win.",
            "Tu turno: juega botín, ataca a un monstruo, compra un tesoro, usa lo que brilla. Luego termina el turno. Cuatro almas ganan.",
        ],
    ),
    hint(
        25,
        HintCondition::Topic(&[Topic::Attack.text()]),
        [
            "Choose a monster and roll a die. The number on its shield or more hits it. Less, and it hits you.",
            "Elige un monstruo y tira un dado. Con el número de su escudo o más lo hieres. Con menos te hiere él.",
        ],
    ),
    hint(
        26,
        HintCondition::Waiting,
        [
            "The top of the stack resolves when everybody passes. Click it to answer it before that.",
            "Lo de arriba de la pila se resuelve cuando todos pasan. Haz clic en ello para responder antes.",
        ],
    ),
];
