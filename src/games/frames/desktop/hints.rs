//! Hints for newcomers to Frames.

use crate::desktop::hints::{Hint, HintCondition};
use crate::games::frames::{Frames, Topic};
use crate::table::Game;

const fn hint(id: u8, when: HintCondition, text: [&'static str; 2]) -> Hint {
    Hint::about(Frames::NAME, id, when, text)
}

/// All of them, the more particular first.
pub(crate) const ALL: &[Hint] = &[
    hint(
        32,
        HintCondition::Topic(&[Topic::Deploy.text(), Topic::Place.text()]),
        [
            "Choose what to place, then click a lit part of the board.",
            "Elige qué colocas y haz clic en una parte iluminada del tablero.",
        ],
    ),
    hint(
        33,
        HintCondition::Topic(&[Topic::Activate.text()]),
        [
            "Choose which frame acts. It rolls its dice and spends them on moving, shooting and defending. Then it is done for the round.",
            "Elige qué armazón actúa. Tira sus dados y los gasta en mover, disparar y defender. Después acaba por esta ronda.",
        ],
    ),
    hint(
        34,
        HintCondition::Topic(&[Topic::Turn.text()]),
        [
            "Click a die or an action in the tray, then the board. Lit parts show where you can go and whom you can hit.",
            "Haz clic en un dado o una acción de la bandeja y luego en el tablero. Se ilumina adónde puedes ir y a quién alcanzas.",
        ],
    ),
    hint(
        35,
        HintCondition::Topic(&[Topic::Terrain.text()]),
        [
            "Grey blocks are cover: they stop shots and take hits. Each player may veto one field. Then another is proposed.",
            "Los bloques grises son cobertura: paran tiros y aguantan impactos. Cada jugador puede rechazar un campo. Entonces se propone otro.",
        ],
    ),
    hint(
        36,
        HintCondition::Topic(&[Topic::Designate.text()]),
        [
            "Choose a target before you roll: a frame attacks only its target, at that range. Without a target it can still move, spot and defend.",
            "Elige un objetivo antes de tirar: un armazón ataca solo a su objetivo, a esa distancia. Sin objetivo aún puede moverse, señalar y defenderse.",
        ],
    ),
    hint(
        37,
        HintCondition::Topic(&[Topic::Defend.text()]),
        [
            "The die you set aside is subtracted from every attack on this frame until the round ends. An attack of 6 against a defense of 4 leaves 2 damage dice.",
            "El dado que apartas se resta de cada ataque contra este armazón en toda la ronda. Un ataque de 6 contra una defensa de 4 deja 2 dados de daño.",
        ],
    ),
    hint(
        38,
        HintCondition::Topic(&[Topic::To.text()]),
        [
            "Click inside the dashed ring. The dashed line is the path around cover. The other rings are 1 and 8 units from its end.",
            "Haz clic dentro del anillo a trazos. La línea a trazos es el camino. Los otros anillos están a 1 y 8 unidades de su final.",
        ],
    ),
    hint(
        39,
        HintCondition::Topic(&[Topic::Lose.text()]),
        [
            "Each hit destroys a system and its dice. With no systems left, hits remove white dice, and then the frame.",
            "Cada impacto destruye un sistema y sus dados. Sin sistemas, los impactos quitan dados blancos, y luego el armazón.",
        ],
    ),
    hint(
        40,
        HintCondition::Topic(&[Topic::Clock.text()]),
        [
            "The clock counts down each round, and faster if players hurry it. At 0 the match ends and the highest score wins.",
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
                can_pass: false,
                waiting: false,
                refused: false,
                can_undo: false,
            };
            let hint = hint(&now, &Settings::default());
            let hint = hint
                .filter(|h| matches!(h.when, HintCondition::Topic(t) if t.contains(&topic.text())));
            let hint = hint.unwrap_or_else(|| panic!("{} has none", topic.text()));
            told.push(hint.id);
        }
        told.dedup();
        // The thing to place and its place are one choice.
        assert_eq!(told.len(), topics.len() - 1, "{told:?}");
    }
}
