//! Sorts the files of a pack into frames, companies, fields and rules, and reads them.

use super::super::Rules;
use super::super::spelling::{Company, Field, Frame};
use crate::packs::{Layout, Pack, Raw, Report};

const LAYOUT: Layout = Layout {
    folders: &["frames", "companies", "fields"],
    pictures: false,
    help: "a Frames pack has `rules.ron`, `frames/**/*.ron`, `companies/**/*.ron`, `fields/**/*.ron`",
};

/// All definitions of a pack.
#[derive(Default)]
pub(super) struct RawPack {
    pub frames: Vec<Raw<Frame>>,
    pub companies: Vec<Raw<Company>>,
    pub fields: Vec<Raw<Field>>,
    pub rules: Option<Raw<Rules>>,
    /// A syntax error may have swallowed definitions.
    pub lost: bool,
}

pub(super) fn read(pack: &Pack, report: &mut Report) -> RawPack {
    let mut raw = RawPack::default();
    let undecoded = LAYOUT.sort(pack, report, |file, folder, _, report| {
        let lost = &mut raw.lost;
        match (folder, &*file.name) {
            ("", "rules.ron") => raw.rules = Raw::one(file, report),
            ("frames", _) => Raw::list(file, &mut raw.frames, lost, report),
            ("companies", _) => Raw::list(file, &mut raw.companies, lost, report),
            ("fields", _) => Raw::list(file, &mut raw.fields, lost, report),
            _ => return false,
        }
        true
    });
    raw.lost |= undecoded;
    raw
}
