//! Sorts the files of a pack into cards, sets, texts and rules, and reads them.

use super::super::{CardDef, RulesDef, SetDef, TextsDef};
use super::texts::TEXTS;
use crate::packs::{Language, Layout, Pack, Raw, Report};

const LAYOUT: Layout = Layout {
    pictures: true,
    help: "a Souls pack has `rules.ron`, `cards/**/*.ron`, `sets/*.ron`, `texts/es.ron`",
};

/// All definitions of a pack.
#[derive(Default)]
pub(super) struct RawPack {
    pub cards: Vec<Raw<CardDef>>,
    pub sets: Vec<Raw<SetDef>>,
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
            ("cards", ..) => Raw::list(file, &mut raw.cards, lost, report),
            ("sets", _, 1) => Raw::list(file, &mut raw.sets, lost, report),
            ("texts", _, 1) => raw.texts.extend(TEXTS.read(file, report)),
            _ => return false,
        }
        true
    });
    raw.lost |= undecoded;
    raw
}
