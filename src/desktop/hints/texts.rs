//! The hints themselves. Those of a game stand before those of all games of cards.

use super::{Hint, When};
use crate::desktop::screen::Playing;

const fn hint(id: u8, game: Playing, when: When, text: [&'static str; 2]) -> Hint {
    Hint {
        id,
        game: Some(game),
        when,
        text,
    }
}

const fn any(id: u8, when: When, text: [&'static str; 2]) -> Hint {
    Hint {
        id,
        game: None,
        when,
        text,
    }
}

/// All hints, the more particular first.
pub(super) const ALL: &[Hint] = &[
    hint(
        8,
        Playing::Biomes,
        When::Topic(&["mulligan", "keep"]),
        [
            "Your first six cards. Keep them, or draw six new ones: for each time you do, one card goes under your deck.",
            "Tus seis primeras cartas. Quédatelas o roba otras seis: por cada vez que lo hagas, una carta va bajo tu mazo.",
        ],
    ),
    hint(
        9,
        Playing::Biomes,
        When::Topic(&["advance"]),
        [
            "Agents advance from your staging area into a biome. There they can attack the sector across from them.",
            "Los agentes avanzan de tu zona de preparación a un bioma. Allí pueden atacar el sector de enfrente.",
        ],
    ),
    hint(
        10,
        Playing::Biomes,
        When::Topic(&["attack"]),
        [
            "Click the agents that attack. Arrows show what each would hit; the big button goes on.",
            "Haz clic en los agentes que atacan. Las flechas muestran a qué golpearían; el botón grande continúa.",
        ],
    ),
    hint(
        11,
        Playing::Biomes,
        When::Topic(&["defend"]),
        [
            "Click a defender and then the attacker it stops. Attackers that nobody stops damage your sector.",
            "Haz clic en un defensor y luego en el atacante que detiene. Los que nadie detiene dañan tu sector.",
        ],
    ),
    hint(
        12,
        Playing::Biomes,
        When::Offered(&["convert"]),
        [
            "Cards cost energy. Once a turn, convert a card you can spare into an anomaly and play it: it gives energy every turn.",
            "Las cartas cuestan energía. Una vez por turno, convierte en anomalía una que te sobre y juégala: da energía cada turno.",
        ],
    ),
    hint(
        13,
        Playing::Biomes,
        When::Offered(&["play"]),
        [
            "Whoever loses two sectors loses the match. Agents you play stand in staging first; from your next turn they advance and attack.",
            "Pierde quien pierde dos sectores. Los agentes llegan a preparación; desde tu próximo turno avanzan y atacan.",
        ],
    ),
    hint(
        16,
        Playing::Sanctuary,
        When::Topic(&["redraw"]),
        [
            "Your first hand. Keep it or draw another: the first time with as many cards, then with one fewer each time.",
            "Tu primera mano. Quédatela o roba otra: la primera vez con las mismas cartas, luego con una menos cada vez.",
        ],
    ),
    hint(
        17,
        Playing::Sanctuary,
        When::Topic(&["challenge"]),
        [
            "A duel: choose one of your Characters and whom it challenges. Each deals its Strength to the other.",
            "Un duelo: elige uno de tus Personajes y a quién reta. Cada uno inflige su Fuerza al otro.",
        ],
    ),
    hint(
        18,
        Playing::Sanctuary,
        When::Topic(&["attack"]),
        [
            "Combat: click the Characters that attack the Sanctuary across the table. Those that nobody blocks damage it.",
            "Combate: haz clic en los Personajes que atacan el Santuario de enfrente. Los que nadie bloquea lo dañan.",
        ],
    ),
    hint(
        19,
        Playing::Sanctuary,
        When::Topic(&["block"]),
        [
            "Click one of your Characters and then the attacker it blocks. An attacker that is not blocked hurts your Sanctuary.",
            "Haz clic en un Personaje tuyo y luego en el atacante que bloquea. Un atacante sin bloquear daña tu Santuario.",
        ],
    ),
    hint(
        24,
        Playing::Souls,
        When::Offered(&["attack", "purchase"]),
        [
            "Your turn: play loot, attack a monster, buy a treasure, use what glows. Then end it. Four souls win.",
            "Tu turno: juega botín, ataca a un monstruo, compra un tesoro, usa lo que brilla. Luego termínalo. Ganan cuatro almas.",
        ],
    ),
    hint(
        25,
        Playing::Souls,
        When::Topic(&["attack"]),
        [
            "Choose a monster. You roll a die: the number on its shield or more hits it, less and it hits you.",
            "Elige un monstruo. Tiras un dado: con el número de su escudo o más lo hieres, con menos te hiere él.",
        ],
    ),
    hint(
        26,
        Playing::Souls,
        When::Waiting,
        [
            "The top of the stack happens as soon as everybody has passed. Until then it can be answered: click it.",
            "Lo de arriba de la pila ocurre cuando todos pasan. Hasta entonces se puede responder: haz clic en ello.",
        ],
    ),
    hint(
        32,
        Playing::Frames,
        When::Topic(&["deploy", "place"]),
        [
            "Choose what you place, then click the board where it is to stand: anywhere that is lit.",
            "Elige qué colocas y haz clic en el tablero donde deba estar: en cualquier parte iluminada.",
        ],
    ),
    hint(
        33,
        Playing::Frames,
        When::Topic(&["activate"]),
        [
            "Choose which frame acts. It rolls its dice, spends them on moving, shooting and defending, and is done for the round.",
            "Elige qué armazón actúa. Tira sus dados, los gasta en mover, disparar y defender, y acaba por esta ronda.",
        ],
    ),
    hint(
        34,
        Playing::Frames,
        When::Topic(&["turn"]),
        [
            "Click a die or an action in the tray, then the board: the way you can go and whom you can hit are lit.",
            "Haz clic en un dado o una acción de la bandeja y luego en el tablero: se ilumina adónde vas y a quién alcanzas.",
        ],
    ),
    hint(
        35,
        Playing::Frames,
        When::Topic(&["terrain"]),
        [
            "Grey blocks are cover: they stop shots and take hits. Everybody may refuse one field; then another is laid out.",
            "Los bloques grises son cobertura: paran tiros y aguantan impactos. Cada cual puede rechazar un campo; entonces se pone otro.",
        ],
    ),
    hint(
        36,
        Playing::Frames,
        When::Topic(&["designate"]),
        [
            "Aim before you roll: a frame attacks only what it designated, at that range. Without a target it still moves, spots and defends.",
            "Apunta antes de tirar: un armazón ataca solo a su objetivo, a esa distancia. Sin objetivo aún se mueve, señala y se defiende.",
        ],
    ),
    hint(
        37,
        Playing::Frames,
        When::Topic(&["defend"]),
        [
            "The die you set aside is taken off every attack on this frame until the round ends: 6 against 4 leaves 2 damage dice.",
            "El dado que apartas se resta de cada ataque contra este armazón en toda la ronda: 6 contra 4 deja 2 dados de daño.",
        ],
    ),
    hint(
        38,
        Playing::Frames,
        When::Topic(&["to"]),
        [
            "Click within the dashed ring. The dashed line is the way round cover; the rings are 1 and 8 units from there.",
            "Haz clic dentro del anillo a trazos. La línea a trazos es el camino; los anillos, 1 y 8 unidades desde allí.",
        ],
    ),
    hint(
        39,
        Playing::Frames,
        When::Topic(&["lose"]),
        [
            "Each hit takes a system, and the dice it brings. With no system left white dice go, and then the frame.",
            "Cada impacto quita un sistema y los dados que trae. Sin sistemas se van los dados blancos, y luego el armazón.",
        ],
    ),
    hint(
        40,
        Playing::Frames,
        When::Topic(&["clock"]),
        [
            "The clock counts down each round, and faster if it is hurried. At 0 the game ends and the highest score wins.",
            "El reloj baja cada ronda, y más si alguien lo apura. En 0 acaba la partida y gana la puntuación más alta.",
        ],
    ),
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
