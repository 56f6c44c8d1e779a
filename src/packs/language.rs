//! Languages, and texts that a pack gives in several of them.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

/// A language that the program and its packs speak.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    FromRon,
)]
pub enum Language {
    /// English: what every pack is written in.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

/// Every language, in the order in which settings list them.
pub const LANGUAGES: [Language; 2] = [Language::English, Language::Spanish];

impl Language {
    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Español",
        }
    }

    /// The two letters that name its files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
        }
    }

    /// The one of two sentences that is in this language.
    #[must_use]
    pub const fn pick<'a>(self, english: &'a str, spanish: &'a str) -> &'a str {
        match self {
            Self::English => english,
            Self::Spanish => spanish,
        }
    }
}

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

impl Words {
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
