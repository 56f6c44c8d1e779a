//! The modding pages say what is so: their packs are sound, and no word of the vocabulary is missing.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

const BIOMES: &str = include_str!("../docs/modding/biomes.md");
const FRAMES: &str = include_str!("../docs/modding/frames.md");
const SANCTUARY: &str = include_str!("../docs/modding/sanctuary.md");
const SOULS: &str = include_str!("../docs/modding/souls.md");
const LANGUAGE: &str = include_str!("../docs/modding/language.md");

/// The packs of all pages, in a folder.
fn packs_of_the_pages() -> TempDir {
    let dir = TempDir::new().expect("a temporary folder");
    let pages = [BIOMES, FRAMES, SANCTUARY, SOULS].into_iter();
    for block in pages.flat_map(|page| page.split("```ron\n// ").skip(1)) {
        let (name, rest) = block.split_once('\n').expect("a file name");
        let text = rest.split_once("```").expect("the end of the block").0;
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders can be made");
        fs::write(path, text).expect("files can be written");
    }
    dir
}

#[test]
fn the_packs_on_the_pages_play_to_an_end() {
    let dir = packs_of_the_pages();
    for page in [BIOMES, FRAMES, SANCTUARY, SOULS] {
        let line = page
            .lines()
            .find_map(|line| line.strip_prefix("fourfold sim "));
        let (options, _) = (line.and_then(|line| line.split_once(" --bots"))).expect("a sim line");
        let sim = Command::new(env!("CARGO_BIN_EXE_fourfold"))
            .current_dir(dir.path())
            .arg("sim")
            .args(options.split(' '))
            .args(["--games", "30", "--json"])
            .output()
            .expect("the program starts");
        let json = String::from_utf8_lossy(&sim.stdout);
        let errors = String::from_utf8_lossy(&sim.stderr);
        assert!(sim.status.success(), "{options}: {errors}");
        assert!(json.contains("\"unfinished\": 0,"), "{options}: {json}");
        assert!(
            page != SOULS || json.contains("\"draws\": 0,"),
            "{options}: {json}"
        );
    }
}

#[test]
fn the_packs_on_the_pages_are_sound() {
    let dir = packs_of_the_pages();
    let counts = [
        ("my_pack", "1 pack, 3 cards, 0 errors, 0 warnings"),
        ("my_crew", "1 pack, 4 frames, 0 errors, 0 warnings"),
        ("my_ward", "1 pack, 17 cards, 0 errors, 0 warnings"),
        ("my_cellar", "1 pack, 18 cards, 0 errors, 0 warnings"),
    ];
    for (pack, counted) in counts {
        let check = Command::new(env!("CARGO_BIN_EXE_fourfold"))
            .args(["packs", "check"])
            .arg(dir.path().join(pack))
            .output()
            .expect("the program starts");
        assert_eq!(String::from_utf8_lossy(&check.stdout).trim(), counted);
        let told = format!("`fourfold packs check {pack}` ends with `{counted}`");
        let pages = [BIOMES, FRAMES, SANCTUARY, SOULS];
        assert!(pages.iter().any(|page| page.contains(&told)), "{told}");
    }
}

/// Each game's page and the files that hold its vocabulary.
const VOCABULARY: [(&str, &str, &[&str]); 4] = [
    (
        "biomes",
        BIOMES,
        &[
            "ability", "biome", "card", "deck", "effect", "energy", "filter", "rules",
        ],
    ),
    (
        "frames",
        FRAMES,
        &[
            "ability",
            "field",
            "frame",
            "numbers",
            "objective",
            "own_system",
            "stations",
            "rules",
            "spelling",
            "symmetry",
            "system",
            "table",
            "texts",
        ],
    ),
    (
        "sanctuary",
        SANCTUARY,
        &[
            "ability",
            "card",
            "deck",
            "duration",
            "effect",
            "faction",
            "filter",
            "rules",
            "texts",
            "../../../packs/texts",
            "../step",
        ],
    ),
    (
        "souls",
        SOULS,
        &[
            "ability",
            "card",
            "condition",
            "effect",
            "filter",
            "grant",
            "group",
            "rules",
            "set",
            "texts",
            "when",
        ],
    ),
];

#[test]
fn every_word_of_the_vocabulary_is_on_its_page() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    for (game, page, files) in VOCABULARY {
        for file in files {
            let file = format!("{game}/content/{file}.rs");
            let source = fs::read_to_string(games.join(&file)).expect("the vocabulary");
            let source = source.replace("card_words!", "FromRon)]");
            for word in source.split("FromRon)]").skip(1).flat_map(words) {
                assert!(has_word(page, word), "{file}: {word}");
            }
        }
    }
}

/// Whether a text has a word, by itself.
fn has_word(text: &str, word: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.any(|known| known == word)
}

/// The scenarios on the page of the shared words.
fn examples() -> Vec<&'static str> {
    let blocks = LANGUAGE.split("```ron scenario\n").skip(1);
    blocks
        .map(|block| block.split_once("```").expect("the end of the block").0)
        .collect()
}

#[test]
fn every_example_of_a_shared_word_plays_as_it_says() {
    let dir = TempDir::new().expect("a temporary folder");
    let file = dir.path().join("language.ron");
    let all = examples();
    fs::write(&file, format!("[\n{}]\n", all.join(",\n"))).expect("files can be written");
    let played = Command::new(env!("CARGO_BIN_EXE_fourfold"))
        .arg("scenario")
        .arg(&file)
        .output()
        .expect("the program starts");
    let told = String::from_utf8_lossy(&played.stdout);
    let counted = format!("{} passed, 0 failed", all.len());
    assert!(told.contains(&counted), "{told}");
}

#[test]
fn every_shared_word_is_explained_and_has_an_example() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cards/language");
    let mut count = 0;
    for file in ["amount", "condition", "effect", "who"] {
        let source = fs::read_to_string(folder.join(format!("{file}.rs"))).expect("a source file");
        let lists = source.split(": &[&str] = &[").skip(1);
        for list in lists.map(|list| list.split_once(']').expect("the end of the list").0) {
            for word in list.split('"').skip(1).step_by(2) {
                count += 1;
                assert!(has_word(LANGUAGE, word), "{word} is not explained");
                let shown = examples().iter().any(|example| has_word(example, word));
                assert!(shown, "{word} has no example");
            }
        }
    }
    assert!(count > 40, "{count} words");
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
        // Code after a definition is not its words.
        (end > 0 && named && &line[..end] != "Ok").then(|| &line[..end])
    });
    names.collect()
}
