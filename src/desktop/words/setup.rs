//! The words of the setup screen of Sanctuary.

use crate::games::sanctuary::content::CardKind;

/// What the setup screen says in one language.
pub struct SetupWords {
    /// What the game is about.
    pub goal: &'static str,
    /// The two seats, by number.
    pub seats: [&'static str; 2],
    /// Where they sit.
    pub edges: [&'static str; 2],
    /// Before the field for a name.
    pub name: &'static str,
    /// Who decides for a seat, said to those who do not see.
    pub decides: &'static str,
    /// When no pack has a deck.
    pub no_deck: &'static str,
    /// Cards in a deck.
    pub cards: &'static str,
    /// Before the number of cards that are not the same.
    pub different: &'static str,
    /// Above the curve of costs.
    pub costs: &'static str,
    /// Types in the plural, as a deck counts them.
    pub kinds: [&'static str; 4],
    /// Before the field for the seed.
    pub seed: &'static str,
    /// Makes another seed.
    pub another: &'static str,
    /// What a seed is for.
    pub same: &'static str,
    /// Begins.
    pub start: &'static str,
    /// To the title.
    pub back: &'static str,
    /// A name is missing.
    pub unnamed: &'static str,
    /// Both names are the same.
    pub namesakes: &'static str,
    /// The seed is no number.
    pub no_seed: &'static str,
}

pub(super) const ENGLISH: SetupWords = SetupWords {
    goal: "Two players, one duel and one combat a turn. A Sanctuary at 0 Structure has lost.",
    seats: ["First seat", "Second seat"],
    edges: ["at the lower edge", "at the upper edge"],
    name: "Name",
    decides: "Who plays",
    no_deck: "There is no deck to play with.",
    cards: "cards",
    different: "different",
    costs: "Cards by cost",
    kinds: [
        "Characters",
        "Enhancements",
        "Technologies",
        "Manipulations",
    ],
    seed: "Seed",
    another: "Another",
    same: "Same seed, decks and choices: same match.",
    start: "Start the match",
    back: "Back",
    unnamed: "Both players need a name.",
    namesakes: "The players need different names.",
    no_seed: "The seed is a whole number, for example 42.",
};

pub(super) const SPANISH: SetupWords = SetupWords {
    goal: "Dos jugadores, un duelo y un combate por turno. Pierde quien se quede con 0 de Estructura.",
    seats: ["Primer jugador", "Segundo jugador"],
    edges: ["en el borde inferior", "en el borde superior"],
    name: "Nombre",
    decides: "Quién juega",
    no_deck: "No hay ningún mazo con el que jugar.",
    cards: "cartas",
    different: "distintas",
    costs: "Cartas por coste",
    kinds: ["Personajes", "Aditamentos", "Tecnologías", "Manipulaciones"],
    seed: "Semilla",
    another: "Otra",
    same: "Misma semilla, mazos y elecciones: misma partida.",
    start: "Empezar la partida",
    back: "Volver",
    unnamed: "Los dos jugadores necesitan un nombre.",
    namesakes: "Los jugadores necesitan nombres distintos.",
    no_seed: "La semilla es un número entero, por ejemplo 42.",
};

impl SetupWords {
    /// What a deck calls cards of that type; `None` for Sanctuaries, which are in no deck.
    #[must_use]
    pub const fn kind(&self, kind: CardKind) -> Option<&'static str> {
        match kind {
            CardKind::Sanctuary => None,
            CardKind::Character => Some(self.kinds[0]),
            CardKind::Enhancement => Some(self.kinds[1]),
            CardKind::Technology => Some(self.kinds[2]),
            CardKind::Manipulation => Some(self.kinds[3]),
        }
    }
}
