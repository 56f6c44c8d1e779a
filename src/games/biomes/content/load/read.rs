//! Sorts the files of a pack into cards, biomes, decks and rules, and reads them.

use super::super::{BiomeDef, CardDef, DeckDef, RulesDef};
use crate::packs::{Diagnostic, Pack, Raw, Report, parse_one};

/// All definitions of a pack.
#[derive(Default)]
pub(super) struct RawPack {
    pub cards: Vec<Raw<CardDef>>,
    pub biomes: Vec<Raw<BiomeDef>>,
    pub decks: Vec<Raw<DeckDef>>,
    pub rules: Option<Raw<RulesDef>>,
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
        let depth = file.name.matches('/').count();
        match (folder, &*file.name, depth) {
            ("", "pack.ron", _) => {}
            ("", "rules.ron", _) => {
                raw.rules = parse_one(file, report).map(|item| Raw {
                    file: file.clone(),
                    item,
                });
            }
            ("", "biomes.ron", _) | ("biomes", _, 1) => {
                Raw::list(file, &mut raw.biomes, &mut raw.lost, report);
            }
            ("cards", ..) => Raw::list(file, &mut raw.cards, &mut raw.lost, report),
            ("decks", _, 1) => Raw::list(file, &mut raw.decks, &mut raw.lost, report),
            _ => report.push(unused(&file.path)),
        }
    }
    for file in pack.files.iter().filter(|f| !f.is_ron()) {
        let in_use = ["cards/", "decks/", "biomes/"]
            .iter()
            .any(|dir| file.name.starts_with(dir));
        if in_use && !picture(&file.name) {
            report.push(unused(&pack.source.shown_file(&file.name)));
        }
    }
    raw
}

/// Whether a file can be a picture.
pub(super) fn picture(name: &str) -> bool {
    name.ends_with(".png") || name.ends_with(".svg")
}

fn unused(path: &str) -> Diagnostic {
    let help = "a Biomes pack has `rules.ron`, `biomes.ron`, `biomes/*.ron`, `cards/**/*.ron`, `decks/*.ron`";
    Diagnostic::file_warning("P006", path, "this file is not used").help(help.to_owned())
}
