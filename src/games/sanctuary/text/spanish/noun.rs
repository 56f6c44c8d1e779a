//! Spanish nouns: what agrees with them.

use crate::games::sanctuary::content::Kind;

/// Somebody or something in a sentence.
#[derive(Clone)]
pub struct Phrase {
    /// "este Personaje", "tus Tecnologías".
    pub text: String,
    pub plural: bool,
    pub feminine: bool,
    /// It was just named: a subject is left out, an object is "lo" or "la".
    pub known: bool,
}

impl Phrase {
    pub fn one(text: impl Into<String>, feminine: bool) -> Self {
        Self {
            text: text.into(),
            plural: false,
            feminine,
            known: false,
        }
    }

    pub fn known(self) -> Self {
        Self {
            known: true,
            ..self
        }
    }

    /// "girad" becomes "girado", "girada", "girados", "giradas".
    pub fn agreed(&self, stem: &str) -> String {
        agreed(stem, self.feminine, self.plural)
    }

    /// "lo", "la", "los", "las".
    pub const fn clitic(&self) -> &'static str {
        match (self.feminine, self.plural) {
            (false, false) => "lo",
            (true, false) => "la",
            (false, true) => "los",
            (true, true) => "las",
        }
    }

    /// The text with a space after it, or nothing where a subject need not be said again.
    pub fn before_verb(&self) -> String {
        if self.known {
            String::new()
        } else {
            format!("{} ", self.text)
        }
    }
}

/// "girad" becomes "girado", "girada", "girados", "giradas".
pub fn agreed(stem: &str, feminine: bool, plural: bool) -> String {
    let vowel = if feminine { "a" } else { "o" };
    let s = if plural { "s" } else { "" };
    format!("{stem}{vowel}{s}")
}

/// A noun: singular, plural, whether it is feminine.
pub const fn noun(kind: Kind) -> (&'static str, &'static str, bool) {
    match kind {
        Kind::Character => ("Personaje", "Personajes", false),
        Kind::Enhancement => ("Aditamento", "Aditamentos", false),
        Kind::Technology => ("Tecnología", "Tecnologías", true),
        Kind::Manipulation => ("Manipulación", "Manipulaciones", true),
        Kind::Permanent => ("permanente", "permanentes", false),
        Kind::Card => ("carta", "cartas", true),
        Kind::Sanctuary => ("Santuario", "Santuarios", false),
        Kind::Entry => ("efecto", "efectos", false),
        Kind::ManipulationEntry => ("Manipulación", "Manipulaciones", true),
    }
}
