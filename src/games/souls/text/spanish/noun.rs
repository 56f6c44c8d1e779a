//! Spanish nouns: what agrees with them.

use super::verb::Form;
use crate::games::souls::content::Kind;

/// Somebody or something in a sentence.
#[derive(Clone)]
pub struct Phrase {
    /// "este objeto", "tus objetos".
    pub text: String,
    pub plural: bool,
    pub feminine: bool,
    /// It was just named: a subject is left out, an object is "lo" or "la".
    pub known: bool,
    /// The reader.
    pub you: bool,
}

impl Phrase {
    pub fn one(text: impl Into<String>, feminine: bool) -> Self {
        Self {
            text: text.into(),
            plural: false,
            feminine,
            known: false,
            you: false,
        }
    }

    pub fn many(text: impl Into<String>, feminine: bool) -> Self {
        Self {
            plural: true,
            ..Self::one(text, feminine)
        }
    }

    pub fn you() -> Self {
        Self {
            you: true,
            ..Self::one("tú", false)
        }
    }

    pub fn known(self) -> Self {
        Self {
            known: true,
            ..self
        }
    }

    /// "cargad" becomes "cargado", "cargada", "cargados", "cargadas".
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

    /// The form of a verb of which this is the subject.
    pub const fn form(&self) -> Form {
        match (self.you, self.plural) {
            (true, _) => Form::You,
            (false, true) => Form::Plural,
            (false, false) => Form::Singular,
        }
    }

    /// The text with a space after it, or nothing where a subject need not be said.
    pub fn before_verb(&self) -> String {
        if self.known || self.you {
            String::new()
        } else {
            format!("{} ", self.text)
        }
    }
}

/// "cargad" becomes "cargado", "cargada", "cargados", "cargadas".
pub fn agreed(stem: &str, feminine: bool, plural: bool) -> String {
    let vowel = if feminine { "a" } else { "o" };
    let s = if plural { "s" } else { "" };
    format!("{stem}{vowel}{s}")
}

/// A word in the plural: "felinos", "comunes"; "de pago" stays.
pub fn plural_of(word: &str) -> String {
    match word {
        "común" => "comunes".to_owned(),
        _ if word.starts_with("de ") || word.contains('¢') => word.to_owned(),
        _ if word.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{word}s"),
        _ => format!("{word}es"),
    }
}

/// A noun: singular, plural, whether it is feminine.
pub const fn noun(kind: Kind) -> (&'static str, &'static str, bool) {
    match kind {
        Kind::Player => ("jugador", "jugadores", false),
        Kind::Monster => ("monstruo", "monstruos", false),
        Kind::Creature => ("criatura", "criaturas", true),
        Kind::Item => ("objeto", "objetos", false),
        Kind::Character => ("personaje", "personajes", false),
        Kind::Object => ("objeto o personaje", "objetos y personajes", false),
        Kind::Soul => ("alma", "almas", true),
        Kind::Curse => ("maldición", "maldiciones", true),
        Kind::Room => ("sala", "salas", true),
        Kind::ShopItem => ("objeto de la tienda", "objetos de la tienda", false),
        Kind::Loot | Kind::LootEntry => ("carta de botín", "cartas de botín", true),
        Kind::Treasure => ("tesoro", "tesoros", false),
        Kind::MonsterCard => ("carta de monstruo", "cartas de monstruo", true),
        Kind::Entry => ("efecto", "efectos", false),
        Kind::Roll => ("tirada", "tiradas", true),
        Kind::AbilityEntry => ("habilidad", "habilidades", true),
        Kind::DamageEntry => ("daño", "daños", false),
        Kind::DeathEntry => ("muerte", "muertes", true),
    }
}

/// Whether such things wait on the stack, so that this need be said.
pub const fn waits(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Entry | Kind::LootEntry | Kind::AbilityEntry | Kind::DamageEntry | Kind::DeathEntry
    )
}
