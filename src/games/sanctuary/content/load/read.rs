//! Sorts the files of a pack into factions, cards, decks, texts and rules, and reads them.

use super::super::{CardDef, DeckDef, FactionDef, RulesDef, TextsDef};
use crate::packs::{Diagnostic, LANGUAGES, Language, Layout, Pack, Raw, Report, TextFile};
use crate::packs::{did_you_mean, parse_one};

const LAYOUT: Layout = Layout {
    folders: &["cards", "decks", "factions", "texts"],
    pictures: true,
    help: "a Sanctuary pack has `rules.ron`, `factions.ron`, `factions/*.ron`, `cards/**/*.ron`, \
           `decks/*.ron`, `texts/es.ron`",
};

/// All definitions of a pack.
#[derive(Default)]
pub(super) struct RawPack {
    pub factions: Vec<Raw<FactionDef>>,
    pub cards: Vec<Raw<CardDef>>,
    pub decks: Vec<Raw<DeckDef>>,
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
            ("", "factions.ron", _) | ("factions", _, 1) => {
                Raw::list(file, &mut raw.factions, lost, report);
            }
            ("cards", ..) => Raw::list(file, &mut raw.cards, lost, report),
            ("decks", _, 1) => Raw::list(file, &mut raw.decks, lost, report),
            ("texts", name, 1) => {
                let code = name.trim_start_matches("texts/").trim_end_matches(".ron");
                let language = language(code, file, report);
                let texts = parse_one(file, report);
                raw.texts
                    .extend(language.zip(texts).map(|(language, item)| {
                        let file = file.clone();
                        (language, Raw { file, item })
                    }));
            }
            _ => return false,
        }
        true
    });
    raw.lost |= undecoded;
    raw
}

/// The language that a file of texts is named after.
fn language(code: &str, file: &TextFile, report: &mut Report) -> Option<Language> {
    let language = LANGUAGES.into_iter().find(|l| l.code() == code);
    let (message, help) = match language {
        Some(Language::English) => (
            "English texts stand with the definitions".to_owned(),
            "take the file away, and change the definitions".to_owned(),
        ),
        Some(language) => return Some(language),
        None => {
            let known = || LANGUAGES.map(Language::code).into_iter().skip(1);
            let list: Vec<String> = known().map(|code| format!("`texts/{code}.ron`")).collect();
            let help = did_you_mean(code, known());
            let help = help.unwrap_or_else(|| format!("known here: {}", list.join(", ")));
            (format!("`{code}` is no language of the program"), help)
        }
    };
    report.push(Diagnostic::error("S121", file, &(0..0), message).help(help));
    None
}
