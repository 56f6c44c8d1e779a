//! Sorts the files of a pack into frames, companies, fields, texts and rules, and reads them.

use super::super::spelling::{Company, Field, Frame};
use super::super::{Rules, TextsDef};
use super::texts::TEXTS;
use crate::packs::{Language, Layout, Pack, Raw, Report};

const LAYOUT: Layout = Layout {
    pictures: false,
    help: "a Frames pack has `rules.ron`, `frames/**/*.ron`, `companies/**/*.ron`, `fields/**/*.ron`, `texts/es.ron`",
};

/// All definitions of a pack.
#[derive(Default)]
pub(super) struct RawPack {
    pub frames: Vec<Raw<Frame>>,
    pub companies: Vec<Raw<Company>>,
    pub fields: Vec<Raw<Field>>,
    pub texts: Vec<(Language, Raw<TextsDef>)>,
    pub rules: Option<Raw<Rules>>,
    /// A syntax error may have swallowed definitions.
    pub lost: bool,
}

pub(super) fn read(pack: &Pack, report: &mut Report) -> RawPack {
    let mut raw = RawPack::default();
    let undecoded = LAYOUT.sort(pack, report, |file, folder, depth, report| {
        let lost = &mut raw.lost;
        match (folder, &*file.name, depth) {
            ("", "rules.ron", _) => raw.rules = Raw::one(file, report),
            ("frames", ..) => Raw::list(file, &mut raw.frames, lost, report),
            ("companies", ..) => Raw::list(file, &mut raw.companies, lost, report),
            ("fields", ..) => Raw::list(file, &mut raw.fields, lost, report),
            ("texts", _, 1) => raw.texts.extend(TEXTS.read(file, report)),
            _ => return false,
        }
        true
    });
    raw.lost |= undecoded;
    raw
}
