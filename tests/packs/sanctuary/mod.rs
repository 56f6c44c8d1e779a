//! Packs of Sanctuary.

mod broken_abilities;
mod broken_cards;
mod broken_decks;
mod broken_files;
mod broken_texts;
mod inline;
mod valid;

use crate::kit::Packs;

const CARDS: &str = "cards/basic.ron";
const DECK: &str = "decks/plain.ron";
const FACTIONS: &str = "factions.ron";
const RULES: &str = "rules.ron";
const TEXTS: &str = "texts/es.ron";

/// One edit of a file gives exactly these answers (`code line:column message | help`), and sets the pack
/// aside.
#[track_caller]
fn wrong(file: &str, from: &str, to: &str, answers: &[&str]) {
    assert!(
        !answered(file, from, to, answers),
        "a broken pack must be set aside"
    );
}

/// The same for warnings, with which the pack is used.
#[track_caller]
fn warned(file: &str, from: &str, to: &str, answers: &[&str]) {
    assert!(
        answered(file, from, to, answers),
        "a warning must not set the pack aside"
    );
}

/// Whether the pack is used.
#[track_caller]
fn answered(file: &str, from: &str, to: &str, answers: &[&str]) -> bool {
    let packs = Packs::tiny_sanctuary();
    packs.edit(file, from, to);
    let (content, report) = packs.load_sanctuary();
    let root = format!("{}/", packs.root().display());
    let said: Vec<String> = report
        .sorted()
        .into_iter()
        .map(|d| {
            assert_eq!(d.path, format!("{root}tiny/{file}"), "{report}");
            let help = d.help.as_ref().map(|help| format!(" | {help}"));
            let message = d.message.replace(&root, "");
            let help = help.unwrap_or_default();
            format!("{} {}:{} {message}{help}", d.code, d.line, d.column)
        })
        .collect();
    assert_eq!(said, answers);
    content.is_some()
}
