//! Nouns of the texts.

use crate::cards::text::{Noun, noun};
use crate::games::sanctuary::content::Kind;

pub const CARD: Noun = noun(["card", "cards"], ["carta", "cartas"], true);
pub const STRENGTH: Noun = noun(["Strength"; 2], ["Fuerza"; 2], true);
pub const COST: Noun = noun(["cost"; 2], ["coste"; 2], false);

/// The noun for things of a kind.
pub const fn kind_noun(kind: Kind) -> Noun {
    match kind {
        Kind::Character => noun(
            ["Character", "Characters"],
            ["Personaje", "Personajes"],
            false,
        ),
        Kind::Enhancement => noun(
            ["Enhancement", "Enhancements"],
            ["Aditamento", "Aditamentos"],
            false,
        ),
        Kind::Technology => noun(
            ["Technology", "Technologies"],
            ["Tecnología", "Tecnologías"],
            true,
        ),
        Kind::Manipulation => noun(
            ["Manipulation", "Manipulations"],
            ["Manipulación", "Manipulaciones"],
            true,
        ),
        Kind::Permanent => noun(
            ["permanent", "permanents"],
            ["permanente", "permanentes"],
            false,
        ),
        Kind::Card => CARD,
        Kind::Sanctuary => noun(
            ["Sanctuary", "Sanctuaries"],
            ["Santuario", "Santuarios"],
            false,
        ),
        Kind::Entry => noun(
            ["effect on the Stack", "effects on the Stack"],
            ["efecto", "efectos"],
            false,
        ),
        Kind::ManipulationEntry => noun(
            ["Manipulation on the Stack", "Manipulations on the Stack"],
            ["Manipulación", "Manipulaciones"],
            true,
        ),
        Kind::Any => noun(["one", "ones"], ["uno", "unos"], false),
    }
}
