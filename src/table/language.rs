//! Languages that the program and its packs speak.

use serde::{Deserialize, Serialize};

/// A language that the program and its packs speak.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
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
    /// The name in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Español",
        }
    }

    /// The sign before the tenths of a number.
    #[must_use]
    pub const fn decimal_point(self) -> char {
        match self {
            Self::English => '.',
            Self::Spanish => ',',
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
