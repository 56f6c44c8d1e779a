//! Texts of a pack in several languages.

use std::collections::BTreeSet;

use ron2::Spanned;

use crate::table::Language;

/// A text of a pack in all its languages.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Words {
    /// The English text of the definition.
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

    /// Adds a word to those in the order of their English, unless it is there.
    pub fn add(all: &mut Vec<Self>, word: &str) {
        if let Err(at) = all.binary_search_by(|known| known.english.as_str().cmp(word)) {
            all.insert(at, Self::from(word.to_owned()));
        }
    }

    /// Sets its text in that language. An empty text changes nothing.
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

/// Words on several things, such as sub-types, with their translations.
#[derive(Debug, Default)]
pub struct Translated(Vec<(Language, String, String)>);

impl Translated {
    /// Adds translations of a pack, the English word first. The last one added counts.
    pub fn add(&mut self, language: Language, words: &[(Spanned<String>, String)]) {
        let words = words.iter();
        self.0
            .extend(words.map(|(word, text)| (language, word.value.clone(), text.clone())));
    }

    /// Words in the order of their English, each once, with their translations.
    pub fn of<'a>(&self, words: impl Iterator<Item = &'a str>) -> Vec<Words> {
        let words: BTreeSet<&str> = words.filter(|word| !word.is_empty()).collect();
        let translated = |word: &str| {
            let mut words = Words::from(word.to_owned());
            for (language, _, text) in self.0.iter().filter(|(_, english, _)| english == word) {
                words.translate(*language, text);
            }
            words
        };
        words.into_iter().map(translated).collect()
    }
}
