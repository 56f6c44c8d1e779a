//! Spanish nouns of the texts.

use crate::games::sanctuary::content::Kind;

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
