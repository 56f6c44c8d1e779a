//! The modding page says what is so: its packs are sound, and no word of the vocabulary is missing.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

const PAGE: &str = include_str!("../docs/modding.md");

#[test]
fn the_packs_on_the_page_are_sound() {
    let dir = TempDir::new().expect("a temporary folder");
    for block in PAGE.split("```ron\n// ").skip(1) {
        let (name, rest) = block.split_once('\n').expect("a file name");
        let text = rest.split_once("```").expect("the end of the block").0;
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders can be made");
        fs::write(path, text).expect("files can be written");
    }
    let counts = [
        ("my_pack", "1 pack, 3 cards, 0 errors, 0 warnings"),
        ("my_crew", "1 pack, 2 frames, 0 errors, 0 warnings"),
    ];
    for (pack, counted) in counts {
        let check = Command::new(env!("CARGO_BIN_EXE_fourfold"))
            .args(["packs", "check"])
            .arg(dir.path().join(pack))
            .output()
            .expect("the program starts");
        assert_eq!(String::from_utf8_lossy(&check.stdout).trim(), counted);
    }
}

#[test]
fn every_word_of_the_vocabulary_is_on_the_page() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let biomes = [
        "ability", "biome", "card", "deck", "effect", "energy", "filter", "rules",
    ];
    let frames = [
        "field", "frame", "rules", "spelling", "symmetry", "system", "table",
    ];
    let files = biomes.map(|file| format!("biomes/content/{file}.rs"));
    for file in files
        .into_iter()
        .chain(frames.map(|file| format!("frames/content/{file}.rs")))
    {
        let path = games.join(&file);
        let source = fs::read_to_string(path).expect("the vocabulary");
        for word in source.split("FromRon)]").skip(1).flat_map(words) {
            let known = PAGE.split(|c: char| !c.is_alphanumeric() && c != '_');
            assert!(known.clone().any(|w| w == word), "{file}: {word}");
        }
    }
}

#[test]
fn every_code_of_the_check_is_on_the_page() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in [
        "src/packs/mod.rs",
        "src/games/biomes/content/load/mod.rs",
        "src/games/frames/content/load/mod.rs",
    ] {
        let source = fs::read_to_string(root.join(file)).expect("a source file");
        let rows = source.lines().filter_map(|l| l.strip_prefix("//! | "));
        for code in rows
            .map(|row| &row[..4])
            .filter(|c| c.ends_with(char::is_numeric))
        {
            assert!(PAGE.contains(code), "{code}");
        }
    }
}

/// Variants and fields of the definition that a text begins with.
fn words(definition: &str) -> Vec<&str> {
    let body = definition.split("\n}").next().unwrap_or_default();
    let names = body.lines().filter_map(|line| {
        let line = line.strip_prefix("    ")?.trim_start();
        let line = line.strip_prefix("pub ").unwrap_or(line);
        let end = line.find(|c: char| !c.is_alphanumeric() && c != '_')?;
        let named = ["(", ",", ":", " {"]
            .iter()
            .any(|s| line[end..].starts_with(s));
        (end > 0 && named).then(|| &line[..end])
    });
    names.collect()
}
