//! One Frames pack: everything in it checked against itself and the packs it needs.

use super::super::{Company, FieldDef, FrameType, Rules, TextsDef};
use super::read::{RawPack, read};
use super::{companies, fields, frames, rules, texts};
use crate::packs::{
    Codes, Language, Placed, Report, Scope, Visit, examine_all, examine_one, examine_texts,
    full_ids, range,
};

/// What a pack contributes.
#[derive(Debug, Default)]
pub(super) struct FramesPack {
    pub frames: Vec<Placed<FrameType>>,
    pub companies: Vec<CheckedCompany>,
    pub fields: Vec<FieldDef>,
    pub rules: Option<Rules>,
    pub texts: Vec<(Language, Placed<TextsDef>)>,
}

/// A company whose frames are still full ids, with the rockets on each.
#[derive(Debug)]
pub(super) struct CheckedCompany {
    pub placed: Placed<Company>,
    pub units: Vec<(String, u8)>,
}

/// What Frames calls the problems that all games have. A mended company may have lost frames, a mended
/// piece may lie elsewhere.
pub(super) static CODES: Codes = Codes {
    number: "F001",
    empty: "F009",
    long: "F030",
    sound: &[
        "F001", "F002", "F003", "F007", "F008", "F009", "F012", "F017", "P032", "P033",
    ],
};

/// The frames a company may name.
pub(super) type Frames = Scope<()>;

/// Everything that a pack may name or translate.
pub(super) struct Known {
    pub frames: Frames,
    pub companies: Scope<()>,
    pub fields: Scope<()>,
}

pub(super) fn check(visit: &Visit<'_, '_, FramesPack>, report: &mut Report) -> FramesPack {
    let raw = read(visit.pack, report);
    let own = visit.pack.id();
    let frame_ids = full_ids(own, &raw.frames, report);
    let company_ids = full_ids(own, &raw.companies, report);
    let field_ids = full_ids(own, &raw.fields, report);
    let known = define(visit, &raw, [&frame_ids, &company_ids, &field_ids], report);
    let rules = examine_one(raw.rules.as_ref(), &CODES, report, rules::check);
    let in_force = visit.rules_in_force(rules.clone(), |pack| pack.rules.clone());
    let in_force = in_force.as_ref();
    FramesPack {
        frames: examine_all(raw.frames, frame_ids, &CODES, report, |id, frame, desk| {
            let (file, at) = (desk.file.clone(), range(&frame.id.span));
            let thing = frames::check(id, frame, in_force, desk);
            Placed { thing, file, at }
        }),
        companies: examine_all(
            raw.companies,
            company_ids,
            &CODES,
            report,
            |id, company, desk| companies::check(id, company, in_force, &known.frames, desk),
        ),
        fields: examine_all(raw.fields, field_ids, &CODES, report, fields::check),
        rules,
        texts: examine_texts(raw.texts, &CODES, report, |def, desk| {
            texts::check(def, &known, desk)
        }),
    }
}

/// Tells which things there are, broken ones included. Whatever has the full id of another pack
/// overrides a thing there, so that must exist.
fn define(
    visit: &Visit<'_, '_, FramesPack>,
    raw: &RawPack,
    [frames, companies, fields]: [&[Option<String>]; 3],
    report: &mut Report,
) -> Known {
    // A frame without a usable id may be the very one that somebody names.
    let lost = raw.lost || frames.contains(&None);
    let mut known_frames = Scope::new("frame", visit, lost, |pack: &FramesPack| {
        let ids = pack.frames.iter().map(|f| (f.thing.id.clone(), ()));
        ids.collect::<Vec<_>>()
    });
    known_frames.define_all(&raw.frames, frames, report, |_, _| ());
    let mut known_companies = Scope::new("company", visit, raw.lost, |pack: &FramesPack| {
        let ids = pack.companies.iter();
        ids.map(|c| (c.placed.thing.id.clone(), ()))
            .collect::<Vec<_>>()
    });
    known_companies.define_all(&raw.companies, companies, report, |_, _| ());
    let mut known_fields = Scope::new("field", visit, raw.lost, |pack: &FramesPack| {
        let ids = pack.fields.iter().map(|f| (f.id.clone(), ()));
        ids.collect::<Vec<_>>()
    });
    known_fields.define_all(&raw.fields, fields, report, |_, _| ());
    Known {
        frames: known_frames,
        companies: known_companies,
        fields: known_fields,
    }
}
