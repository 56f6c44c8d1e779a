//! Merges the valid packs: overrides applied, things sorted, texts in every language, every name an index.

use super::super::building::{sized_answer, systems_answer};
use super::super::{Company, Content, FrameType, Rules, SystemType, Unit, limits};
use super::pack::{Merged, Units};
use crate::packs::{Diagnostic, Merged as Many, PackStamp, Placed, Report};

pub(super) fn assemble(
    all: Merged,
    rules: Option<Rules>,
    packs: Vec<PackStamp>,
    report: &mut Report,
) -> Option<Content> {
    let rules = rules?;
    let legal = |frame: Placed<FrameType>| {
        if systems_answer(&rules, frame.thing.systems).is_ok() {
            return Some(frame.thing);
        }
        report.push(frame.illegal("F033"));
        None
    };
    let frames = all.frames.into_all().filter_map(legal).collect();
    let systems = systems(all.systems, report);
    let mut content = Content {
        frames,
        counters: all.counters.into_things().collect(),
        systems,
        companies: Vec::new(),
        fields: all.fields.into_things().collect(),
        rules,
        packs,
    };
    for checked in all.companies.into_all() {
        add_company(checked, &mut content, report);
    }
    content.name_types();
    let lacks = [
        ("F021", "companies", content.companies.is_empty()),
        ("F022", "fields", content.fields.is_empty()),
    ];
    for (code, what, lacks) in lacks {
        if lacks {
            let message = format!("no usable pack has {what}");
            report.push(Diagnostic::file_error(code, what, message));
            return None;
        }
    }
    Some(content)
}

/// The systems of all packs; of two with one letter the second is left out.
fn systems(all: Many<SystemType, ()>, report: &mut Report) -> Vec<SystemType> {
    let mut systems: Vec<SystemType> = Vec::new();
    for placed in all.into_all() {
        let same = |other: &&SystemType| other.letter == placed.thing.letter;
        if let Some(other) = systems.iter().find(same) {
            let message = format!("system `{}` has that letter too", other.id);
            let help = "give it another letter";
            let error = Diagnostic::error("F052", &placed.file, &placed.at, message);
            report.push(error.help(help.to_owned()));
            continue;
        }
        systems.push(placed.thing);
    }
    systems
}

/// Adds the company with its frames by index, unless the rules or frames of a later pack made it
/// illegal. The demo plays with two of its frames, so its size counts as without the demo.
fn add_company(mut placed: Placed<Company, Units>, content: &mut Content, report: &mut Report) {
    let index = |id: &str| content.frames.binary_search_by(|f| f.id.as_str().cmp(id));
    let unit = |(id, rockets): &(String, u8)| {
        let frame = u16::try_from(index(id).ok()?).ok()?;
        let rockets = *rockets;
        Some(Unit { frame, rockets })
    };
    let company = &mut placed.thing;
    company.units = placed.links.iter().filter_map(unit).collect();
    let all = company.units.len() == placed.links.len();
    let mut tables = company.tables.iter();
    if all && tables.all(|t| sized_answer(content, &company.units, &limits(*t)).is_ok()) {
        content.companies.push(placed.thing);
    } else {
        report.push(placed.illegal("F033"));
    }
}
