//! One Frames pack: everything in it checked against itself and the packs it needs.

use std::ops::Range;

use super::super::spelling::Frame;
use super::super::{Company, FieldDef, FrameType, Rules};
use super::read::{RawPack, read};
use super::{companies, fields, frames, rules};
use crate::packs::{Codes, Raw, Report, Scope, TextFile, Visit, examine, full_ids};

/// What a pack contributes.
#[derive(Debug, Default)]
pub(super) struct FramesPack {
    pub frames: Vec<Placed<FrameType>>,
    pub companies: Vec<CheckedCompany>,
    pub fields: Vec<FieldDef>,
    pub rules: Option<Rules>,
}

/// A thing and where it was defined.
#[derive(Debug)]
pub(super) struct Placed<T> {
    pub thing: T,
    pub file: TextFile,
    pub at: Range<usize>,
}

/// A company whose frames are still full ids, with the rockets on each.
#[derive(Debug)]
pub(super) struct CheckedCompany {
    pub placed: Placed<Company>,
    pub units: Vec<(String, u8)>,
}

/// What Frames calls the problems that all games have. A mended company may have lost frames, a mended
/// piece may lie elsewhere.
static CODES: Codes = Codes {
    number: "F001",
    empty: "F009",
    long: "F030",
    sound: &[
        "F001", "F002", "F003", "F007", "F008", "F009", "F012", "F017", "P032", "P033",
    ],
};

/// The frames a company may name.
pub(super) type Known = Scope<()>;

pub(super) fn check(visit: &Visit<'_, '_, FramesPack>, report: &mut Report) -> FramesPack {
    let raw = read(visit.pack, report);
    let own = visit.pack.id();
    let frame_ids = full_ids(own, &raw.frames, report);
    let company_ids = full_ids(own, &raw.companies, report);
    let field_ids = full_ids(own, &raw.fields, report);
    let known = define(visit, &raw, [&frame_ids, &company_ids, &field_ids], report);
    let rules = raw.rules.as_ref().and_then(|raw| {
        let rules = raw.item.value.clone().filter(|_| raw.item.whole)?;
        let at = raw.item.at.clone();
        examine(&raw.file, true, &CODES, report, |desk| {
            rules::check(&rules, &at, desk);
        });
        Some(rules)
    });
    let before = || {
        let loaded = visit.loaded.iter().rev();
        loaded.filter_map(|c| c.content.rules.clone()).next()
    };
    let in_force = rules.clone().or_else(before);
    let in_force = in_force.as_ref();
    FramesPack {
        frames: each(raw.frames, frame_ids, report, |id, frame: Frame, desk| {
            let (file, at) = (desk.file.clone(), crate::packs::range(&frame.id.span));
            let thing = frames::check(id, frame, in_force, desk);
            Placed { thing, file, at }
        }),
        companies: each(raw.companies, company_ids, report, |id, company, desk| {
            companies::check(id, company, in_force, &known, desk)
        }),
        fields: each(raw.fields, field_ids, report, fields::check),
        rules,
    }
}

/// Checks every definition of one sort. What has no usable id is checked too, under an empty one.
fn each<R, T>(
    raws: Vec<Raw<R>>,
    ids: Vec<Option<String>>,
    report: &mut Report,
    check: impl Fn(String, R, &mut crate::packs::Desk<'_>) -> T,
) -> Vec<T> {
    let mut all = Vec::new();
    for (raw, id) in raws.into_iter().zip(ids) {
        let Some(value) = raw.item.value else {
            continue;
        };
        let checked = examine(&raw.file, raw.item.whole, &CODES, report, |desk| {
            check(id.unwrap_or_default(), value, desk)
        });
        all.extend(checked);
    }
    all
}

/// Tells which frames there are, broken ones included. Whatever has the full id of another pack
/// overrides a thing there, so that must exist.
fn define(
    visit: &Visit<'_, '_, FramesPack>,
    raw: &RawPack,
    [frames, companies, fields]: [&[Option<String>]; 3],
    report: &mut Report,
) -> Known {
    // A frame without a usable id may be the very one that somebody names.
    let lost = raw.lost || frames.contains(&None);
    let mut known = Scope::new("frame", visit, lost, |pack: &FramesPack| {
        let ids = pack.frames.iter().map(|f| (f.thing.id.clone(), ()));
        ids.collect::<Vec<_>>()
    });
    add(&mut known, &raw.frames, frames, report);
    let mut others = Scope::new("company", visit, raw.lost, |pack: &FramesPack| {
        let ids = pack.companies.iter();
        ids.map(|c| (c.placed.thing.id.clone(), ()))
            .collect::<Vec<_>>()
    });
    add(&mut others, &raw.companies, companies, report);
    let mut others = Scope::new("field", visit, raw.lost, |pack: &FramesPack| {
        let ids = pack.fields.iter().map(|f| (f.id.clone(), ()));
        ids.collect::<Vec<_>>()
    });
    add(&mut others, &raw.fields, fields, report);
    known
}

fn add<R>(scope: &mut Known, raws: &[Raw<R>], ids: &[Option<String>], report: &mut Report) {
    for (raw, full) in raws.iter().zip(ids) {
        if let (Some(full), Some((_, at))) = (full, &raw.item.id) {
            scope.define(full, (), &raw.file, at, report);
        }
    }
}
