//! Texts that a pack gives in several languages.

use std::collections::BTreeSet;

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

    /// A word with its translations, of which the last counts. In `all` the English word stands second.
    fn translated(word: &str, all: &[(Language, String, String)]) -> Self {
        let mut words = Self::from(word.to_owned());
        for (language, _, text) in all.iter().filter(|(_, english, _)| english == word) {
            words.translate(*language, text);
        }
        words
    }

    /// Words in the order of their English, each once, with their translations.
    pub fn all<'a>(
        words: impl Iterator<Item = &'a str>,
        all: &[(Language, String, String)],
    ) -> Vec<Self> {
        let words: BTreeSet<&str> = words.filter(|word| !word.is_empty()).collect();
        let words = words.into_iter();
        words.map(|word| Self::translated(word, all)).collect()
    }

    /// Says it in that language from now on. An empty text changes nothing.
    pub fn translate(&mut self, language: Language, text: &str) {
        match language {
            _ if text.is_empty() => {}
            Language::English => text.clone_into(&mut self.english),
            Language::Spanish => self.spanish = Some(text.to_owned()),
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
