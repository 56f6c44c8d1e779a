//! A pack's texts in another language than English: `texts/es.ron` for Spanish.

use ron2::{FromRon, Spanned};

use super::{Biome, BiomeType};
use crate::packs::{CardTexts, Language, Named, optional_fields};

optional_fields! {
    /// One file of texts. Everything in it is optional; what is missing is shown in English.
    pub struct TextsDef {
        /// Names and flavour of cards.
        pub cards: Vec<CardTexts>,
        /// Names and flavour of biomes.
        pub biomes: Vec<BiomeTexts>,
        /// Names and sentences of decks.
        pub decks: Vec<Named>,
        /// Kinds of counters.
        pub counters: Vec<Named>,
        /// Sub-types, the English word first: `("beast", "bestia")`.
        pub subtypes: Vec<(Spanned<String>, String)>,
    }
}

/// Texts of one biome.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct BiomeTexts {
    /// Its type.
    pub kind: Spanned<BiomeType>,
    /// Its name.
    pub name: Spanned<String>,
    /// Its flavour.
    #[ron(default)]
    pub flavor: String,
}

impl BiomeTexts {
    /// Says name and flavour in that language.
    pub fn translate(&self, language: Language, biome: &mut Biome) {
        biome.name.translate(language, &self.name.value);
        biome.flavor.translate(language, &self.flavor);
    }
}
