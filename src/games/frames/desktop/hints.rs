//! Hints for newcomers to Frames.

use crate::desktop::hints::{Hint, When};
use crate::games::frames::{Frames, Topic};
use crate::table::Game;

const fn hint(id: u8, when: When, text: [&'static str; 2]) -> Hint {
    Hint::about(Frames::NAME, id, when, text)
}

/// All of them, the more particular first.
pub(crate) const ALL: &[Hint] = &[
    hint(
        32,
        When::Topic(&[Topic::Deploy.text(), Topic::Place.text()]),
        [
            "Choose what you place, then click the board where it is to stand: anywhere that is lit.",
            "Elige qué colocas y haz clic en el tablero donde deba estar: en cualquier parte iluminada.",
        ],
    ),
    hint(
        33,
        When::Topic(&[Topic::Activate.text()]),
        [
            "Choose which frame acts. It rolls its dice, spends them on moving, shooting and defending, and is done for the round.",
            "Elige qué armazón actúa. Tira sus dados, los gasta en mover, disparar y defender, y acaba por esta ronda.",
        ],
    ),
    hint(
        34,
        When::Topic(&[Topic::Turn.text()]),
        [
            "Click a die or an action in the tray, then the board: the way you can go and whom you can hit are lit.",
            "Haz clic en un dado o una acción de la bandeja y luego en el tablero: se ilumina adónde vas y a quién alcanzas.",
        ],
    ),
    hint(
        35,
        When::Topic(&[Topic::Terrain.text()]),
        [
            "Grey blocks are cover: they stop shots and take hits. Everybody may refuse one field; then another is laid out.",
            "Los bloques grises son cobertura: paran tiros y aguantan impactos. Cada cual puede rechazar un campo; entonces se pone otro.",
        ],
    ),
    hint(
        36,
        When::Topic(&[Topic::Designate.text()]),
        [
            "Aim before you roll: a frame attacks only what it designated, at that range. Without a target it still moves, spots and defends.",
            "Apunta antes de tirar: un armazón ataca solo a su objetivo, a esa distancia. Sin objetivo aún se mueve, señala y se defiende.",
        ],
    ),
    hint(
        37,
        When::Topic(&[Topic::Defend.text()]),
        [
            "The die you set aside is taken off every attack on this frame until the round ends: 6 against 4 leaves 2 damage dice.",
            "El dado que apartas se resta de cada ataque contra este armazón en toda la ronda: 6 contra 4 deja 2 dados de daño.",
        ],
    ),
    hint(
        38,
        When::Topic(&[Topic::To.text()]),
        [
            "Click within the dashed ring. The dashed line is the way round cover; the rings are 1 and 8 units from there.",
            "Haz clic dentro del anillo a trazos. La línea a trazos es el camino; los anillos, 1 y 8 unidades desde allí.",
        ],
    ),
    hint(
        39,
        When::Topic(&[Topic::Lose.text()]),
        [
            "Each hit takes a system, and the dice it brings. With no system left white dice go, and then the frame.",
            "Cada impacto quita un sistema y los dados que trae. Sin sistemas se van los dados blancos, y luego el armazón.",
        ],
    ),
    hint(
        40,
        When::Topic(&[Topic::Clock.text()]),
        [
            "The clock counts down each round, and faster if it is hurried. At 0 the game ends and the highest score wins.",
            "El reloj baja cada ronda, y más si alguien lo apura. En 0 acaba la partida y gana la puntuación más alta.",
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::hints::{Moment, hint};
    use crate::desktop::screen::{Playing, Settings};
    use crate::table::{Choice, Decision};

    #[test]
    fn whatever_is_asked_of_a_newcomer_has_a_hint_of_its_own() {
        let topics = [
            Topic::Terrain,
            Topic::Deploy,
            Topic::Place,
            Topic::Activate,
            Topic::Designate,
            Topic::Defend,
            Topic::Turn,
            Topic::To,
            Topic::Lose,
            Topic::Clock,
        ];
        let mut told = Vec::new();
        for topic in topics {
            let decision = Decision {
                topic: topic.text(),
                options: vec![Choice::new("none")],
                ..Decision::default()
            };
            let now = Moment {
                game: Playing::of(Frames::NAME),
                decision: Some(&decision),
                waiting: false,
                refused: false,
                can_undo: false,
            };
            let hint = hint(&now, &Settings::default());
            let hint =
                hint.filter(|h| matches!(h.when, When::Topic(t) if t.contains(&topic.text())));
            told.push(hint.expect(topic.text()).id);
        }
        told.dedup();
        // What is placed and where is one thing.
        assert_eq!(told.len(), topics.len() - 1, "{told:?}");
    }
}
