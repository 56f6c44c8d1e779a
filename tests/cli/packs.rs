//! Rules and packs on the command line.

use std::fs;

use tempfile::TempDir;

use super::{ends, fourfold, json, out, path};

#[test]
fn rules_are_counted_for_each_game() {
    let rules = json(&["rules", "--game", "biomes", "--json"]);
    assert_eq!(rules["biomes"]["total"], 157);
    assert_eq!(rules["biomes"]["rules"][33]["id"], "N-34");
    let missing = rules["biomes"]["missing"].as_array().expect("a list").len() as u64;
    assert_eq!(rules["biomes"]["covered"], 157 - missing);
    let souls = json(&["rules", "--game", "souls", "--json"]);
    assert_eq!(souls["souls"]["total"], 176);
}

#[test]
fn rules_texts_of_cards_are_printed_in_both_languages() {
    let text = out(&fourfold(&[
        "packs",
        "text",
        "assets/packs/sanctuary",
        "--card",
        "ash_collector",
    ]));
    assert!(text.contains("(sanctuary:ash_collector)"), "{text}");
    let spanish = [
        "packs",
        "text",
        "assets/packs/sanctuary",
        "--card",
        "ash_collector",
        "--language",
        "es",
    ];
    assert!(text.contains("draw 1 card"), "{text}");
    let spanish = out(&fourfold(&spanish));
    assert!(spanish.contains("roba 1 carta"), "{spanish}");
    let none = fourfold(&[
        "packs",
        "text",
        "assets/packs/sanctuary",
        "--card",
        "nobody",
    ]);
    assert_eq!(none.status.code(), Some(2));
}

#[test]
fn the_built_in_packs_are_sound_and_listed() {
    assert_eq!(fourfold(&["packs", "check"]).status.code(), Some(0));
    let list = out(&fourfold(&["packs", "list"]));
    assert!(list.starts_with("biomes 1.0.0  biomes  "), "{list}");
}

#[test]
fn a_scenario_names_cards_of_a_pack_that_is_given() {
    let dir = TempDir::new().expect("a temporary folder");
    let pack = dir.path().join("lamps");
    fs::create_dir_all(pack.join("cards")).expect("a folder");
    let manifest =
        r#"(id: "lamps", name: "Lamps", version: "0.1", game: "sanctuary", needs: ["sanctuary"])"#;
    fs::write(pack.join("pack.ron"), manifest).expect("a file");
    let card = r#"[(id: "lamp", name: "Lamp", kind: Manipulation, cost: 0, abilities: [Resolve(effects: [GainVolition(2, You)])])]"#;
    fs::write(pack.join("cards/lamps.ron"), card).expect("a file");
    let file = dir.path().join("lamp.ron");
    let scenario = r#"(title: "Lamp", game: "sanctuary", position: (p0: (hand: ["lamp"])), script: [Do(0, play("lamp")), Resolve, Expect(Volition(0, 2))])"#;
    fs::write(&file, scenario).expect("a file");
    let [pack, file] = [path(&pack), path(&file)];
    ends(&["scenario", file], 1, "FAILED: Lamp []");
    ends(
        &["scenario", "--packs", pack, file],
        0,
        "1 passed, 0 failed",
    );
    fs::write(dir.path().join("lamps/cards/lamps.ron"), "[(").expect("a file");
    let broken = fourfold(&["scenario", "--packs", pack, file]);
    assert_eq!(broken.status.code(), Some(1), "{}", out(&broken));
}

/// A pack for an older version: cards with old words, with comments, texts and line ends that must stay.
const OLD: &str = "\u{feff}// Give(..) was the word.\r\n[\r\n    (id: \"lamp\", name: \"Give\", kind: Manipulation, cost: 1,   copies: 3, abilities: [\r\n\
        \tResolve(targets: [()], effects: [Give( NoBlock, Target(0), Turn), /* Give( */ GivePer(2, Strength(1), Target(0), Turn)]),\r\n    ]),\r\n]";

#[test]
fn packs_for_an_older_version_get_the_words_of_today() {
    let dir = TempDir::new().expect("a temporary folder");
    fs::create_dir(dir.path().join("cards")).expect("folders can be made");
    let cards = dir.path().join("cards/all.ron");
    let manifest = "(id: \"old\", name: \"Old\", version: \"1.0.0\", game: \"sanctuary\", needs: [\"sanctuary\"])";
    fs::write(dir.path().join("pack.ron"), manifest).expect("files can be written");
    fs::write(&cards, OLD).expect("files can be written");
    let pack = path(dir.path());
    let check = fourfold(&["packs", "check", pack]);
    assert_eq!(check.status.code(), Some(1));
    assert!(
        out(&check).contains("2 words of an older version: "),
        "{}",
        out(&check)
    );

    let dry = out(&fourfold(&["packs", "migrate", "--dry-run", pack]));
    let place = |word: &str| format!("{pack}/cards/all.ron:4:{word}");
    let places = [
        place("35: `Give` is `Grant`"),
        place("80: `GivePer` is `GrantPer`"),
    ];
    let last = "2 words would be changed in 1 file";
    assert_eq!(dry, format!("{}\n{}\n{last}\n", places[0], places[1]));
    assert_eq!(fs::read_to_string(&cards).expect("it is there"), OLD);

    assert_eq!(fourfold(&["packs", "migrate", pack]).status.code(), Some(0));
    let wanted = OLD
        .replace("Give( NoBlock", "Grant( NoBlock")
        .replace("GivePer", "GrantPer");
    assert_eq!(fs::read_to_string(&cards).expect("it is there"), wanted);
    assert_eq!(fourfold(&["packs", "check", pack]).status.code(), Some(0));
    ends(
        &["packs", "migrate", pack],
        0,
        &format!("{pack}: nothing to change"),
    );
    ends(
        &["packs", "migrate", "nowhere"],
        2,
        "nowhere: there is no such folder",
    );
}

#[test]
fn a_pack_that_would_get_worse_is_left_alone() {
    let dir = TempDir::new().expect("a temporary folder");
    let manifest =
        "(id: \"old\", name: \"Old\", version: \"1.0.0\", game: \"frames\", needs: [\"frames\"])";
    fs::write(dir.path().join("pack.ron"), manifest).expect("files can be written");
    let rules = dir.path().join("rules.ron");
    let pack = path(dir.path());
    for (old, new, code) in [
        ("(split_range: true)", "(split_ranges: true)", 0),
        // Both names would be the same one twice.
        (
            "(split_range: true, split_ranges: true)",
            "(split_range: true, split_ranges: true)",
            1,
        ),
    ] {
        fs::write(&rules, old).expect("files can be written");
        let migrate = fourfold(&["packs", "migrate", pack]);
        assert_eq!(migrate.status.code(), Some(code), "{}", out(&migrate));
        assert_eq!(fs::read_to_string(&rules).expect("it is there"), new);
    }
}
