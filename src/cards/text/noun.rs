//! Nouns in both languages.

use super::Phrase;
use crate::table::Language;

/// A noun: singular and plural in both languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Noun {
    english: [&'static str; 2],
    spanish: [&'static str; 2],
    /// Its gender in Spanish.
    pub feminine: bool,
}

/// Makes a noun: English, then Spanish, each singular and plural, and whether it is feminine.
#[must_use]
pub const fn noun(english: [&'static str; 2], spanish: [&'static str; 2], feminine: bool) -> Noun {
    Noun {
        english,
        spanish,
        feminine,
    }
}

impl Noun {
    /// "card", "cards".
    #[must_use]
    pub const fn name(self, plural: bool, language: Language) -> &'static str {
        let [one, many] = match language {
            Language::English => self.english,
            Language::Spanish => self.spanish,
        };
        if plural { many } else { one }
    }
}

impl Noun {
    /// The same noun with another English name, of one and of many.
    #[must_use]
    pub const fn called(self, english: &'static str) -> Self {
        Self {
            english: [english; 2],
            ..self
        }
    }

    /// One of it with a word before: in English, then in Spanish as it stands before a masculine and a feminine noun.
    #[must_use]
    pub fn with(self, language: Language, english: &str, spanish: [&str; 2]) -> Phrase {
        let word = language.pick(english, spanish[usize::from(self.feminine)]);
        let text = format!("{word} {}", self.name(false, language));
        Phrase::one(text, self.feminine)
    }

    /// "that card", "esa carta".
    #[must_use]
    pub fn that(self, language: Language) -> Phrase {
        self.with(language, "that", ["ese", "esa"])
    }

    /// "that is no card", "que no sean cartas".
    #[must_use]
    pub fn denied(self, plural: bool, language: Language) -> String {
        let name = self.name(plural, language);
        match (language, plural) {
            (Language::English, false) => format!("that is no {name}"),
            (Language::English, true) => format!("that are no {name}"),
            (Language::Spanish, false) if self.feminine => format!("que no sea una {name}"),
            (Language::Spanish, false) => format!("que no sea un {name}"),
            (Language::Spanish, true) => format!("que no sean {name}"),
        }
    }

    /// "the first card" (0), "the second card".
    #[must_use]
    pub fn ordinal(self, language: Language, n: u8) -> Phrase {
        match n {
            0 => self.with(language, "the first", ["el primer", "la primera"]),
            _ => self.with(language, "the second", ["el segundo", "la segunda"]),
        }
    }
}

/// "1 card", "2 cards".
#[must_use]
pub fn counted(n: impl Into<i64>, noun: Noun, language: Language) -> String {
    let n = n.into();
    format!("{n} {}", noun.name(n != 1, language))
}
