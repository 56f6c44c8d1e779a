//! Puts the good packs together: overrides applied, things sorted, texts in every language, every name an
//! index.

use std::collections::BTreeMap;

use super::super::building::{sized_answer, systems_answer};
use super::super::{Content, FieldDef, FrameType, Unit, limits};
use super::pack::{CheckedCompany, FramesPack};
use crate::packs::{Checked, Diagnostic, PackStamp, Placed, Report};

pub(super) fn assemble(
    loaded: Vec<Checked<'_, FramesPack>>,
    report: &mut Report,
) -> Option<Content> {
    if loaded.is_empty() && report.errors() > 0 {
        return None;
    }
    let mut frames: BTreeMap<String, Placed<FrameType>> = BTreeMap::new();
    let mut companies: BTreeMap<String, CheckedCompany> = BTreeMap::new();
    let mut fields: BTreeMap<String, FieldDef> = BTreeMap::new();
    let (mut packs, mut rules) = (Vec::new(), None);
    for Checked { pack, content } in loaded {
        packs.push(PackStamp::from(pack));
        let own = content.frames.into_iter();
        frames.extend(own.map(|f| (f.thing.id.clone(), f)));
        let own = content.companies.into_iter();
        companies.extend(own.map(|c| (c.placed.thing.id.clone(), c)));
        let own = content.fields.into_iter();
        fields.extend(own.map(|f| (f.id.clone(), f)));
        rules = content.rules.or(rules);
        // What a later pack overrides, it also translates anew.
        for (language, Placed { thing: texts, .. }) in content.texts {
            for text in texts.frames {
                if let Some(Placed { thing, .. }) = frames.get_mut(&text.id.value) {
                    text.translate(language, &mut thing.name, &mut thing.flavor);
                }
            }
            for text in texts.companies {
                if let Some(checked) = companies.get_mut(&text.id.value) {
                    let company = &mut checked.placed.thing;
                    text.translate(language, &mut company.name, &mut company.flavor);
                }
            }
            for text in texts.fields {
                if let Some(field) = fields.get_mut(&text.id.value) {
                    text.translate(language, &mut field.name, &mut field.flavor);
                }
            }
        }
    }
    let Some(rules) = rules else {
        report.push(missing("F020", "rules.ron", "rules"));
        return None;
    };
    let legal = |frame: Placed<FrameType>| {
        if systems_answer(&rules, frame.thing.systems).is_ok() {
            return Some(frame.thing);
        }
        report.push(left_out("frame", &frame.thing.id, &frame));
        None
    };
    let mut content = Content {
        frames: frames.into_values().filter_map(legal).collect(),
        companies: Vec::new(),
        fields: fields.into_values().collect(),
        rules,
        packs,
    };
    for checked in companies.into_values() {
        add_company(checked, &mut content, report);
    }
    if content.companies.is_empty() {
        report.push(missing("F021", "companies", "companies"));
        return None;
    }
    if content.fields.is_empty() {
        report.push(missing("F022", "fields", "fields"));
        return None;
    }
    Some(content)
}

/// Adds the company with its frames by index, unless the rules or frames of a later pack made it
/// illegal. The demo plays with two of its frames, so its size counts as without the demo.
fn add_company(checked: CheckedCompany, content: &mut Content, report: &mut Report) {
    let CheckedCompany { mut placed, units } = checked;
    let index = |id: &str| content.frames.binary_search_by(|f| f.id.as_str().cmp(id));
    let unit = |(id, rockets): &(String, u8)| {
        let frame = u16::try_from(index(id).ok()?).ok()?;
        let rockets = *rockets;
        Some(Unit { frame, rockets })
    };
    let company = &mut placed.thing;
    company.units = units.iter().filter_map(unit).collect();
    let all = company.units.len() == units.len();
    let mut tables = company.tables.iter();
    if all && tables.all(|t| sized_answer(content, &company.units, &limits(*t)).is_ok()) {
        content.companies.push(placed.thing);
    } else {
        report.push(left_out("company", &placed.thing.id, &placed));
    }
}

fn missing(code: &'static str, path: &str, what: &str) -> Diagnostic {
    Diagnostic::file_error(code, path, format!("no usable pack has {what}"))
}

fn left_out<T>(what: &str, id: &str, placed: &Placed<T>) -> Diagnostic {
    let message = format!("{what} `{id}` is not legal under the rules of a later pack; left out");
    Diagnostic::warning("F033", &placed.file, &placed.at, message)
}
