//! One file of texts: what it translates exists, once, and has a name.

use super::super::TextsDef;
use super::pack::Known;
use crate::packs::{CardTexts, Desk, TextCodes};

/// What Frames calls the mistakes of texts. It translates no words but names and flavour.
pub(super) const TEXTS: TextCodes = TextCodes {
    language: "F019",
    twice: "F023",
    empty: "F009",
    word: "F009",
};

/// The texts with full ids; those of unknown things are left out.
pub(super) fn check(mut texts: TextsDef, known: &Known, desk: &mut Desk<'_>) -> TextsDef {
    TEXTS.things(&mut texts.frames, CardTexts::parts, &known.frames, desk);
    TEXTS.things(
        &mut texts.companies,
        CardTexts::parts,
        &known.companies,
        desk,
    );
    TEXTS.things(&mut texts.fields, CardTexts::parts, &known.fields, desk);
    texts
}
