//! Spanish nouns: what agrees with them.

use crate::games::biomes::content::Kind;

/// Somebody or something in a sentence.
#[derive(Clone)]
pub struct Phrase {
    /// "este agente", "tus funciones".
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

    pub fn many(text: impl Into<String>, feminine: bool) -> Self {
        Self {
            plural: true,
            ..Self::one(text, feminine)
        }
    }

    /// What was just named.
    pub fn it(feminine: bool) -> Self {
        Self {
            known: true,
            ..Self::one(if feminine { "ella" } else { "él" }, feminine)
        }
    }

    /// "bloquead" becomes "bloqueado", "bloqueada", "bloqueados", "bloqueadas".
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

/// "bloquead" becomes "bloqueado", "bloqueada", "bloqueados", "bloqueadas".
pub fn agreed(stem: &str, feminine: bool, plural: bool) -> String {
    let vowel = if feminine { "a" } else { "o" };
    let s = if plural { "s" } else { "" };
    format!("{stem}{vowel}{s}")
}

/// A noun: singular, plural, whether it is feminine.
pub const fn noun(kind: Kind) -> (&'static str, &'static str, bool) {
    match kind {
        Kind::Constant => ("constante", "constantes", true),
        Kind::Agent => ("agente", "agentes", false),
        Kind::Software => ("carta de software", "cartas de software", true),
        Kind::Hardware => ("carta de hardware", "cartas de hardware", true),
        Kind::DoubleType => ("agente de tipo doble", "agentes de tipo doble", false),
        Kind::Gear => ("carta de equipo", "cartas de equipo", true),
        Kind::Modification => ("modificación", "modificaciones", true),
        Kind::Anomaly => ("anomalía", "anomalías", true),
        Kind::Sector => ("sector", "sectores", false),
        Kind::Biome => ("bioma", "biomas", false),
        Kind::Player => ("jugador", "jugadores", false),
        Kind::Action => ("acción", "acciones", true),
        Kind::Function => ("función", "funciones", true),
        Kind::FunctionOrSkill => ("función o habilidad", "funciones y habilidades", true),
        Kind::Card => ("carta", "cartas", true),
    }
}
