//! One file of texts: what it translates exists, once, and is translated into something.

use super::super::TextsDef;
use super::known::Known;
use crate::packs::{CardTexts, Desk, Named, TextCodes};

/// What Sanctuary calls the mistakes of texts.
pub(super) const TEXTS: TextCodes = TextCodes {
    language: "S121",
    twice: "S122",
    empty: "S109",
    word: "S123",
};

/// The texts with full ids; those of unknown things are left out.
pub(super) fn check(mut texts: TextsDef, known: &Known, desk: &mut Desk<'_>) -> TextsDef {
    TEXTS.things(&mut texts.cards, CardTexts::parts, &known.cards, desk);
    TEXTS.things(&mut texts.factions, Named::parts, &known.factions, desk);
    TEXTS.things(&mut texts.decks, Named::parts, &known.decks, desk);
    let words = &texts.subtypes;
    TEXTS.words(words, "sub-type", &known.subtypes, known.lost, desk);
    texts
}
