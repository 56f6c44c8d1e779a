//! Sorts the files of a pack into factions, cards, decks, texts and rules, and reads them.

use super::super::{CardDef, DeckDef, FactionDef, RulesDef, TextsDef};
use super::texts::TEXTS;
use crate::packs::{Language, Layout, Pack, Raw, Report};

const LAYOUT: Layout = Layout {
    pictures: true,
    help: "a Sanctuary pack has `rules.ron`, `factions.ron`, `factions/*.ron`, `cards/**/*.ron`, \
           `decks/*.ron`, `texts/es.ron`",
};

/// All definitions of a pack.
#[derive(Default)]
pub(super) struct RawPack {
    pub factions: Vec<Raw<FactionDef>>,
    pub cards: Vec<Raw<CardDef>>,
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
            ("", "factions.ron", _) | ("factions", _, 1) => {
                Raw::list(file, &mut raw.factions, lost, report);
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
