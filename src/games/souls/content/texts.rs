//! A pack's texts in another language than English: `texts/es.ron` for Spanish.

use ron2::{FromRon, Spanned};

use crate::packs::{CardTexts, Named};

/// One file of texts. Everything in it is optional; what is missing is shown in English.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct TextsDef {
    /// Names and flavour of cards.
    #[ron(default)]
    pub cards: Vec<CardTexts>,
    /// Names and sentences of sets.
    #[ron(default)]
    pub sets: Vec<Named>,
    /// Markers, the English word first: `("feline", "felino")`.
    #[ron(default)]
    pub tags: Vec<(Spanned<String>, String)>,
}
