//! Frames that no company uses: probably forgotten.

use std::collections::BTreeSet;

use super::super::Content;
use super::{GAME, pack};
use crate::packs::{Diagnostic, Library, Report};

/// Warns of every frame that is in no company of the content.
pub fn warn_unused(library: &Library, content: &Content, report: &mut Report) {
    let units = content.companies.iter().flat_map(|c| &c.units);
    let used: BTreeSet<u16> = units.map(|unit| unit.frame).collect();
    let forgotten: BTreeSet<&str> = (0..)
        .zip(&content.frames)
        .filter(|(index, _)| !used.contains(index))
        .map(|(_, frame)| frame.id.as_str())
        .collect();
    let mut ignored = Report::default();
    for checked in library.load(GAME, &mut ignored, pack::check) {
        for frame in &checked.content.frames {
            let id = frame.thing.id.as_str();
            if forgotten.contains(id) {
                let message = format!("no company uses frame `{id}`");
                report.push(Diagnostic::warning("F031", &frame.file, &frame.at, message));
            }
        }
    }
}
