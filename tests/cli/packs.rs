//! Rules and packs on the command line.

use super::{fourfold, json, out};

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
