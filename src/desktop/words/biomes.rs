//! The words of the setup of Biomes that no other setup says.

use super::Counted;

/// What the setup of Biomes says in one language.
pub struct BiomesWords {
    /// What the game is about, with the sectors that lose it.
    pub goal: Counted,
    /// One match, or the best of three.
    pub best: [&'static str; 2],
    /// What a deck is made of: agents, events, everything else.
    pub parts: [&'static str; 3],
    /// How many cards of a deck can answer.
    pub answers: Counted,
    /// Before the cards that stand for a deck.
    pub signature: &'static str,
}

pub(super) const ENGLISH: BiomesWords = BiomesWords {
    goal: |n| format!("Two players, three biomes. Who loses {n} sectors loses the match."),
    best: ["one match", "best of three"],
    parts: ["agents", "events", "software and hardware"],
    answers: |n| format!("{n} can be used in the other player's turn"),
    signature: "From its cheapest cards to its dearest:",
};

pub(super) const SPANISH: BiomesWords = BiomesWords {
    goal: |n| format!("Dos jugadores, tres biomas. Quien pierde {n} sectores pierde la partida."),
    best: ["una partida", "al mejor de tres"],
    parts: ["agentes", "eventos", "software y hardware"],
    answers: |n| match n {
        1 => "1 se puede usar en el turno del otro jugador".to_owned(),
        n => format!("{n} se pueden usar en el turno del otro jugador"),
    },
    signature: "De sus cartas más baratas a las más caras:",
};
