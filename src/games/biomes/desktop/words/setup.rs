//! The words of the setup screen of Biomes.

/// What the setup screen says in one language.
pub struct BiomesSetupWords {
    /// What the game is about; how many sectors lose it.
    pub goal: fn(u8) -> String,
    /// Kinds of cards in a deck: agents, events, the rest.
    pub kinds: [&'static str; 3],
    /// Cards of a deck, and how many differ.
    pub counts: fn(u32, usize) -> String,
    /// Cards that answer the other player.
    pub answers: fn(u32) -> String,
    /// Above a few of its cards.
    pub shown: &'static str,
    /// One match, best of three.
    pub lengths: [&'static str; 2],
}

pub(super) const ENGLISH: BiomesSetupWords = BiomesSetupWords {
    goal: |lost| {
        format!("Two players, three biomes. Whoever loses {lost} sectors loses the match.")
    },
    kinds: ["agents", "events", "software and hardware"],
    counts: |total, kinds| format!("{total} cards, {kinds} different"),
    answers: |n| format!("{n} can be used in the other player's turn"),
    shown: "From its cheapest cards to its dearest:",
    lengths: ["one match", "best of three"],
};

pub(super) const SPANISH: BiomesSetupWords = BiomesSetupWords {
    goal: |lost| {
        format!("Dos jugadores, tres biomas. Quien pierde {lost} sectores pierde la partida.")
    },
    kinds: ["agentes", "eventos", "software y hardware"],
    counts: |total, kinds| format!("{total} cartas, {kinds} distintas"),
    answers: |n| format!("{n} se pueden usar en el turno del otro jugador"),
    shown: "De sus cartas más baratas a las más caras:",
    lengths: ["una partida", "al mejor de tres"],
};
