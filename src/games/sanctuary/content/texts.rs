//! A pack's texts in another language than English: `texts/es.ron` for Spanish.

use ron2::Spanned;

use crate::packs::{CardTexts, Named, optional_fields};

optional_fields! {
    /// One file of texts. Everything in it is optional; what is missing is shown in English.
    pub struct TextsDef {
        /// Names and flavour of cards.
        pub cards: Vec<CardTexts>,
        /// Names and sentences of factions.
        pub factions: Vec<Named>,
        /// Names and sentences of decks.
        pub decks: Vec<Named>,
        /// Kinds of counters.
        pub counters: Vec<Named>,
        /// Sub-types, the English word first: `("soldier", "soldado")`.
        pub subtypes: Vec<(Spanned<String>, String)>,
    }
}
