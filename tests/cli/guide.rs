//! `fourfold guide`: what is wrong with a guide is said with line and column.

use std::fs;

use tempfile::TempDir;

use super::{fourfold, out, path};

const BROKEN: &str = r#"(
    game: "biomes",
    bots: ["human", "easy"],
    decks: ["ember_tide", "front_wether"],
    seed: 7,
    lines: [
        (when: (topics: ["mulligen"]), en: "Keep them.", es: "Quédatelas.", at: Button("kep")),
        (when: (turns: (3, 1)), en: " ", es: "Nada.", at: Area("hnd")),
        (when: (cards: ["thornback_bor"]), en: "A boar.", es: "Un jabalí.", until: Event(["batle"])),
    ],
)
"#;

#[test]
fn every_mistake_of_a_guide_is_told_with_its_place() {
    let dir = TempDir::new().expect("a temporary folder");
    let file = dir.path().join("broken.ron");
    fs::write(&file, BROKEN).expect("it can be written");
    let told = fourfold(&["guide", path(&file)]);
    assert_eq!(told.status.code(), Some(1));
    let text = out(&told);
    for mistake in [
        "broken.ron:4:12: error[G002]: unknown deck `front_wether`",
        "broken.ron:7:26: error[G004]: there is no question `mulligen`",
        "broken.ron:7:88: error[G004]: there is no choice `kep`",
        "broken.ron:8:9: error[G007]: no turn is from 3 on and at most 1",
        "broken.ron:8:37: error[G006]",
        "broken.ron:8:64: error[G005]: there is no area `hnd`",
        "broken.ron:9:25: error[G003]: there is no card `thornback_bor`",
        "broken.ron:9:91: error[G004]: there is no event `batle`",
    ] {
        assert!(text.contains(mistake), "{mistake}\n{text}");
    }
    assert!(text.contains("did you mean `thornback_boar`?"), "{text}");
}

#[test]
fn a_line_that_never_appears_and_an_unknown_game_are_told() {
    let dir = TempDir::new().expect("a temporary folder");
    let file = dir.path().join("never.ron");
    let never = BROKEN
        .replace("front_wether", "front_weather")
        .replace("mulligen", "mulligan")
        .replace("kep", "keep")
        .replace("(3, 1)", "(90, 91)")
        .replace("\" \"", "\"Late.\"")
        .replace("hnd", "hand")
        .replace("thornback_bor", "thornback_boar")
        .replace("Event([\"batle\"])", "Read");
    fs::write(&file, &never).expect("it can be written");
    let told = fourfold(&["guide", path(&file)]);
    assert_eq!(told.status.code(), Some(1), "{}", out(&told));
    assert!(
        out(&told).contains("never.ron:8:9: error[G020]"),
        "{}",
        out(&told)
    );
    fs::write(&file, never.replace("\"biomes\"", "\"biome\"")).expect("it can be written");
    let text = out(&fourfold(&["guide", path(&file)]));
    assert!(text.contains("never.ron:2:11: error[G001]"), "{text}");
    let gone = fourfold(&["guide", path(&dir.path().join("none.ron"))]);
    assert_eq!(gone.status.code(), Some(2));
}
