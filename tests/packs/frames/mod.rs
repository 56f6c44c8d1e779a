//! Packs of Frames.

mod broken_companies;
mod broken_fields;
mod broken_files;
mod broken_frames;
mod broken_texts;
mod limits;
mod valid;

use crate::kit::Packs;

/// One edit of a file gives exactly these problems (`code line:column`), and sets the pack aside.
#[track_caller]
fn wrong(file: &str, from: &str, to: &str, problems: &[&str]) -> Packs {
    let packs = Packs::tiny_frames();
    packs.edit(file, from, to);
    let expected: Vec<String> = problems
        .iter()
        .map(|p| p.replacen(' ', &format!(" tiny/{file}:"), 1))
        .collect();
    assert_eq!(packs.problems(), expected);
    let loaded = packs.load_frames().0;
    assert!(loaded.is_none(), "a broken pack must be set aside");
    packs
}
