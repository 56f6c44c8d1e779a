//! A subject or object of a sentence, and the words that agree with it.

use super::say;
use crate::table::Language;

/// A noun phrase.
#[derive(Debug, Clone)]
pub struct Phrase {
    /// "este objeto", "tus objetos".
    pub text: String,
    /// Whether it is several.
    pub plural: bool,
    /// Its Spanish gender: whether it is feminine.
    pub feminine: bool,
    /// It was just named: "it". In Spanish a subject is left out, an object is "lo" or "la".
    pub known: bool,
    /// It is the reader; in Spanish left out as a subject too.
    pub you: bool,
}

impl Phrase {
    /// One thing.
    pub fn one(text: impl Into<String>, feminine: bool) -> Self {
        Self {
            text: text.into(),
            plural: false,
            feminine,
            known: false,
            you: false,
        }
    }

    /// Several.
    pub fn many(text: impl Into<String>, feminine: bool) -> Self {
        Self {
            plural: true,
            ..Self::one(text, feminine)
        }
    }

    /// Its controller, by its name if it was not just named.
    #[must_use]
    pub fn controller(&self, language: Language) -> String {
        if self.known {
            return language.pick("its controller", "su controlador").to_owned();
        }
        let who = &self.text;
        if self.plural {
            return say!(
                language,
                "each controller of {who}",
                "cada controlador de {who}"
            );
        }
        say!(
            language,
            "the controller of {who}",
            "el controlador de {who}"
        )
    }

    /// The reader.
    #[must_use]
    pub fn you(language: Language) -> Self {
        Self {
            you: true,
            ..Self::one(language.pick("you", "tú"), false)
        }
    }

    /// The same, just named.
    #[must_use]
    pub fn known(mut self, language: Language) -> Self {
        if language == Language::English {
            "it".clone_into(&mut self.text);
        }
        self.known = true;
        self
    }

    /// Whether it names what was not named before: "a Character", "up to three items".
    #[must_use]
    pub fn is_new(&self, language: Language) -> bool {
        let words: &[&str] = match language {
            Language::English => &[
                "a", "an", "another", "one", "two", "three", "four", "up", "any", "anything", "X",
            ],
            Language::Spanish => &[
                "un",
                "una",
                "uno",
                "otro",
                "otra",
                "otros",
                "otras",
                "dos",
                "tres",
                "cuatro",
                "de",
                "hasta",
                "cualquier",
                "X",
            ],
        };
        let first = self.text.split(' ').next().unwrap_or_default();
        !self.known && words.contains(&first)
    }

    /// "cargad" becomes "cargado", "cargada", "cargados", "cargadas".
    #[must_use]
    pub fn agreed(&self, stem: &str) -> String {
        agreed(stem, self.feminine, self.plural)
    }

    /// "el", "la", "los", "las".
    #[must_use]
    pub const fn definite(&self) -> &'static str {
        match (self.feminine, self.plural) {
            (false, false) => "el",
            (false, true) => "los",
            (true, false) => "la",
            (true, true) => "las",
        }
    }

    /// "lo", "la", "los", "las".
    #[must_use]
    pub const fn clitic(&self) -> &'static str {
        match (self.feminine, self.plural) {
            (false, false) => "lo",
            (true, false) => "la",
            (false, true) => "los",
            (true, true) => "las",
        }
    }

    /// The text with a space after it, or nothing where a Spanish subject need not be said.
    #[must_use]
    pub fn before_verb(&self, language: Language) -> String {
        let left_out = language == Language::Spanish && (self.known || self.you);
        if left_out {
            String::new()
        } else {
            format!("{} ", self.text)
        }
    }
}

/// "cargad" becomes "cargado", "cargada", "cargados", "cargadas".
#[must_use]
pub fn agreed(stem: &str, feminine: bool, plural: bool) -> String {
    let vowel = if feminine { "a" } else { "o" };
    let s = if plural { "s" } else { "" };
    format!("{stem}{vowel}{s}")
}
