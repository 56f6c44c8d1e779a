//! Packs of Souls.

mod broken_abilities;
mod broken_cards;
mod broken_effects;
mod broken_files;
mod broken_groups;
mod broken_sets;
mod broken_words;
mod doubtful;
mod inline;
mod limits;
mod valid;

use crate::kit::Packs;

const CARDS: &str = "cards/basic.ron";
const SET: &str = "sets/plain.ron";
const RULES: &str = "rules.ron";
const TEXTS: &str = "texts/es.ron";

/// One edit of a file gives exactly these answers (`code line:column message | help`), and sets the pack
/// aside.
#[track_caller]
fn wrong(file: &str, from: &str, to: &str, answers: &[&str]) {
    assert!(
        !Packs::tiny_souls().answered(file, from, to, answers),
        "a broken pack must be set aside"
    );
}

/// The same for warnings, with which the pack is used.
#[track_caller]
fn warned(file: &str, from: &str, to: &str, answers: &[&str]) {
    assert!(
        Packs::tiny_souls().answered(file, from, to, answers),
        "a warning must not set the pack aside"
    );
}
