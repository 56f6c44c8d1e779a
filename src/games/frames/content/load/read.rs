//! Sorts the files of a pack into frames, companies, fields and rules, and reads them.

use super::super::Rules;
use super::super::spelling::{Company, Field, Frame};
use crate::packs::{Diagnostic, Pack, Raw, Report, parse_one};

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
    // A file that could not even be decoded holds unknown definitions too.
    let undecoded = pack.files.iter().filter(|f| f.is_ron()).count() > pack.texts.len();
    let mut raw = RawPack {
        lost: undecoded,
        ..RawPack::default()
    };
    for file in &pack.texts {
        let folder = file.name.split_once('/').map_or("", |(folder, _)| folder);
        match (folder, &*file.name) {
            ("", "pack.ron") => {}
            ("", "rules.ron") => {
                raw.rules = parse_one(file, report).map(|item| Raw {
                    file: file.clone(),
                    item,
                });
            }
            ("frames", _) => Raw::list(file, &mut raw.frames, &mut raw.lost, report),
            ("companies", _) => Raw::list(file, &mut raw.companies, &mut raw.lost, report),
            ("fields", _) => Raw::list(file, &mut raw.fields, &mut raw.lost, report),
            _ => report.push(unused(&file.path)),
        }
    }
    for file in pack.files.iter().filter(|f| !f.is_ron()) {
        let ours = ["frames/", "companies/", "fields/"];
        if ours.iter().any(|dir| file.name.starts_with(dir)) {
            report.push(unused(&pack.source.shown_file(&file.name)));
        }
    }
    raw
}

fn unused(path: &str) -> Diagnostic {
    let help =
        "a Frames pack has `rules.ron`, `frames/**/*.ron`, `companies/**/*.ron`, `fields/**/*.ron`";
    Diagnostic::file_warning("P006", path, "this file is not used").help(help.to_owned())
}
