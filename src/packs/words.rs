//! Texts that a pack gives in several languages.

use crate::table::Language;

/// A text of a pack in every language that the pack gives it in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Words {
    /// As the definition spells it.
    pub english: String,
    /// From the pack's `texts/es.ron`, if it has one.
    pub spanish: Option<String>,
}

impl Words {
    /// The text in that language, or in English where a translation is missing.
    #[must_use]
    pub fn in_language(&self, language: Language) -> &str {
        match (language, &self.spanish) {
            (Language::Spanish, Some(text)) => text,
            _ => &self.english,
        }
    }
}

impl From<String> for Words {
    fn from(english: String) -> Self {
        Self {
            english,
            spanish: None,
        }
    }
}
