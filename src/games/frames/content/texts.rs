//! A pack's texts in another language than English: `texts/es.ron` for Spanish.

use ron2::FromRon;

use crate::packs::CardTexts;

/// One file of texts. Everything in it is optional; what is missing is shown in English.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct TextsDef {
    /// Names and flavour of types of frame.
    #[ron(default)]
    pub frames: Vec<CardTexts>,
    /// Names and flavour of companies.
    #[ron(default)]
    pub companies: Vec<CardTexts>,
    /// Names and flavour of fields.
    #[ron(default)]
    pub fields: Vec<CardTexts>,
}
