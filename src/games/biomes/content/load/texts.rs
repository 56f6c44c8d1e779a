//! One file of texts: what it translates exists, once, and is translated into something.

use std::collections::BTreeSet;

use super::super::{BiomeType, TextsDef};
use super::scope::Scope;
use crate::packs::{self, CardTexts, Desk, Named, TextCodes, range};

/// What Biomes calls the mistakes of texts.
pub(super) const TEXTS: TextCodes = TextCodes {
    language: "B024",
    twice: "B025",
    empty: "B009",
    word: "B026",
};

/// All that a file of texts may translate.
pub(super) struct Known<'a> {
    pub cards: &'a Scope,
    pub decks: packs::Scope<()>,
    pub biomes: BTreeSet<BiomeType>,
    /// Sub-types that some card has.
    pub subtypes: BTreeSet<String>,
    /// Some things are missing because of errors already reported.
    pub lost: bool,
}

/// The texts with full ids; those of unknown things are left out.
pub(super) fn check(mut texts: TextsDef, known: &Known<'_>, desk: &mut Desk<'_>) -> TextsDef {
    TEXTS.things(&mut texts.cards, CardTexts::parts, known.cards, desk);
    TEXTS.things(&mut texts.decks, Named::parts, &known.decks, desk);
    biomes(&texts, known, desk);
    let words = &texts.subtypes;
    TEXTS.words(words, "sub-type", &known.subtypes, known.lost, desk);
    texts
}

fn biomes(texts: &TextsDef, known: &Known<'_>, desk: &mut Desk<'_>) {
    let mut done = BTreeSet::new();
    for text in &texts.biomes {
        desk.name(&text.name);
        let (kind, at) = (text.kind.value, range(&text.kind.span));
        if !known.biomes.contains(&kind) && !known.lost {
            desk.error(TEXTS.word, &at, format!("no biome is of the type {kind:?}"));
        }
        if !done.insert(kind) {
            desk.error(TEXTS.twice, &at, format!("{kind:?} is translated twice"));
        }
    }
}
