//! Hints for newcomers to Souls.

use crate::desktop::hints::{Hint, When};
use crate::games::souls::{Souls, Topic};
use crate::table::Game;

const fn hint(id: u8, when: When, text: [&'static str; 2]) -> Hint {
    Hint::about(Souls::NAME, id, when, text)
}

/// All of them, the more particular first.
pub(crate) const ALL: &[Hint] = &[
    hint(
        24,
        When::Offered(&["attack", "purchase"]),
        [
            "Your turn: play loot, attack a monster, buy a treasure, use what glows. Then end it. Four souls win.",
            "Tu turno: juega botín, ataca a un monstruo, compra un tesoro, usa lo que brilla. Luego termínalo. Ganan cuatro almas.",
        ],
    ),
    hint(
        25,
        When::Topic(&[Topic::Attack.text()]),
        [
            "Choose a monster. You roll a die: the number on its shield or more hits it, less and it hits you.",
            "Elige un monstruo. Tiras un dado: con el número de su escudo o más lo hieres, con menos te hiere él.",
        ],
    ),
    hint(
        26,
        When::Waiting,
        [
            "The top of the stack happens as soon as everybody has passed. Until then it can be answered: click it.",
            "Lo de arriba de la pila ocurre cuando todos pasan. Hasta entonces se puede responder: haz clic en ello.",
        ],
    ),
];
