//! `packs text`: the rules text of every card, as the program prints it.

use std::fmt::Write;
use std::path::PathBuf;

use crate::games;
use crate::packs::{Language, Library, Origin, Report, shown};
use crate::tools::Outcome;
use crate::tools::content::{FromPacks, RulesText};

/// The rules texts of the packs of one game.
pub(crate) fn texts<G: FromPacks>(library: &Library, language: Language) -> Vec<RulesText> {
    let content = <G::Content as crate::packs::PackContent>::load(library, &mut Report::default());
    content.map_or_else(|_| Vec::new(), |content| G::rules_texts(&content, language))
}

/// The rules text of every card of the packs in `folders`, or of the one with that id; wrong use if there is none.
#[must_use]
pub fn text(folders: &[PathBuf], language: Language, card: Option<&str>) -> Outcome {
    if let Some(missing) = super::missing(folders) {
        return missing;
    }
    let library = super::open(folders, folders.is_empty());
    let looked_at = |origin: Origin| folders.is_empty() || origin == Origin::Given;
    let packs = library.packs().iter().filter(|pack| looked_at(pack.origin));
    let packs: Vec<&str> = packs.map(|pack| pack.id()).collect();
    let wanted = |id: &str| {
        let (pack, short) = id.split_once(':').unwrap_or(("", id));
        packs.contains(&pack) && card.is_none_or(|card| card == id || card == short)
    };
    let games = games::all().into_iter();
    let texts = games.flat_map(|game| (game.texts)(&library, language));
    let texts: Vec<RulesText> = texts.filter(|text| wanted(&text.id)).collect();
    if texts.is_empty() {
        let what = card.map_or_else(|| "card".to_owned(), |card| format!("card `{card}`"));
        let message =
            format!("error: no {what} in these packs; `packs check` says what is wrong with them");
        return Outcome::wrong(message);
    }
    let mut output = String::new();
    for text in &texts {
        let _ = writeln!(output, "{} ({})", shown(&text.name), text.id);
        for paragraph in &text.paragraphs {
            let _ = writeln!(output, "    {}", shown(paragraph));
        }
    }
    Outcome { output, code: 0 }
}
