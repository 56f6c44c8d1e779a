//! One file of texts: what it translates exists, once, and is translated into something.

use super::super::TextsDef;
use super::known::Known;
use crate::packs::{CardTexts, Desk, Named, TextCodes};

/// What Souls calls the mistakes of texts.
pub(super) const TEXTS: TextCodes = TextCodes {
    language: "L121",
    twice: "L122",
    empty: "L109",
    word: "L123",
};

/// The texts with full ids; those of unknown things are left out.
pub(super) fn check(mut texts: TextsDef, known: &Known, desk: &mut Desk<'_>) -> TextsDef {
    TEXTS.things(&mut texts.cards, CardTexts::parts, &known.cards, desk);
    TEXTS.things(&mut texts.sets, Named::parts, &known.sets, desk);
    TEXTS.words(&texts.tags, "tag", &known.tags, known.lost, desk);
    texts
}
