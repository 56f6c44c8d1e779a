//! Sorts the files of a pack into cards, biomes, decks, texts and rules, and reads them.

use super::super::{BiomeDef, CardDef, DeckDef, RulesDef, TextsDef};
use super::texts::TEXTS;
use crate::packs::{Language, Layout, Pack, Raw, Report};

const LAYOUT: Layout = Layout {
    pictures: true,
    help: "a Biomes pack has `rules.ron`, `biomes.ron`, `biomes/*.ron`, `cards/**/*.ron`, `decks/*.ron`, \
           `texts/es.ron`",
};

/// All definitions of a pack.
#[derive(Default)]
pub(super) struct RawPack {
    pub cards: Vec<Raw<CardDef>>,
    pub biomes: Vec<Raw<BiomeDef>>,
    pub decks: Vec<Raw<DeckDef>>,
    pub texts: Vec<(Language, Raw<TextsDef>)>,
    pub rules: Option<Raw<RulesDef>>,
    /// A syntax error may have swallowed definitions.
    pub lost: bool,
}

pub(super) fn read(pack: &Pack, report: &mut Report) -> RawPack {
    let mut raw = RawPack::default();
    let undecoded = LAYOUT.sort(pack, report, |file, folder, depth, report| {
        let lost = &mut raw.lost;
        match (folder, &*file.name, depth) {
            ("", "rules.ron", _) => raw.rules = Raw::one(file, report),
            ("", "biomes.ron", _) | ("biomes", _, 1) => {
                Raw::list(file, &mut raw.biomes, lost, report);
            }
            ("cards", ..) => Raw::list(file, &mut raw.cards, lost, report),
            ("decks", _, 1) => Raw::list(file, &mut raw.decks, lost, report),
            ("texts", _, 1) => raw.texts.extend(TEXTS.read(file, report)),
            _ => return false,
        }
        true
    });
    raw.lost |= undecoded;
    raw
}
