//! A pack's texts in another language than English: `texts/es.ron` for Spanish.

use ron2::{FromRon, Spanned};

use super::{Biome, BiomeType};
use crate::packs::{CardTexts, Language, Named};

/// One file of texts. Everything in it is optional; what is missing is shown in English.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct TextsDef {
    /// Names and flavour of cards.
    #[ron(default)]
    pub cards: Vec<CardTexts>,
    /// Names and flavour of biomes.
    #[ron(default)]
    pub biomes: Vec<BiomeTexts>,
    /// Names and sentences of decks.
    #[ron(default)]
    pub decks: Vec<Named>,
    /// Sub-types, the English word first: `("beast", "bestia")`.
    #[ron(default)]
    pub subtypes: Vec<(Spanned<String>, String)>,
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
