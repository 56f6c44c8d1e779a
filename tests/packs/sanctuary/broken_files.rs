//! Whole files that are broken or missing, and all mistakes in one run.

use std::fs;

use super::{CARDS, DECK, FACTIONS, RULES, TEXTS, wrong};
use crate::kit::Packs;

#[test]
fn syntax() {
    let packs = Packs::tiny_sanctuary();
    packs.edit(RULES, "draw: 1,", "draw: 1");
    assert_eq!(packs.problems(), ["P010 tiny/rules.ron:3:12"]);
}

#[test]
fn a_truncated_file() {
    let packs = Packs::tiny_sanctuary();
    let text = packs.read(CARDS);
    let end = text.find("name: \"Tongs\"").expect("tongs");
    packs.write(CARDS, &text[..end]);
    // What the deck and the texts name may have stood in what is lost: no word about it.
    assert_eq!(packs.problems(), ["P012 tiny/cards/basic.ron:40:21"]);
    assert!(packs.load_sanctuary().0.is_none());
}

#[test]
fn mistakes_in_many_files_are_all_found() {
    let packs = Packs::tiny_sanctuary();
    packs
        .edit(RULES, "duels: 1", "duels: 200")
        .edit(FACTIONS, "\"Tide\"", "\"\"")
        .edit(CARDS, "structure: 12", "structure: 99")
        .edit(CARDS, "durability: 3", "durability: many")
        .edit(CARDS, "Target(0)", "Target(3)")
        .edit(DECK, "(\"tongs\", 2)", "(\"tings\", 2)")
        .edit(TEXTS, "\"bellows\"", "\"bellow\"");
    let expected = [
        "S101 tiny/cards/basic.ron:7:20",
        "P020 tiny/cards/basic.ron:45:21",
        "S105 tiny/cards/basic.ron:58:69",
        "P032 tiny/decks/plain.ron:9:10",
        "S109 tiny/factions.ron:3:24",
        "S101 tiny/rules.ron:7:5",
        "P032 tiny/texts/es.ron:5:14",
    ];
    assert_eq!(packs.problems(), expected);
}

#[test]
fn of_a_mended_card_only_what_is_certain_is_told() {
    let packs = Packs::tiny_sanctuary();
    packs.edit(CARDS, "strength: 2,", "strength: two,");
    packs.edit(
        CARDS,
        "cost: 2,\n        strength",
        "cost: 20,\n        strength",
    );
    let expected = [
        "S101 tiny/cards/basic.ron:20:15",
        "P020 tiny/cards/basic.ron:21:19",
    ];
    assert_eq!(packs.problems(), expected);
}

/// A pack whose own rules cannot be read is not measured by those of another.
#[test]
fn broken_rules_have_no_echo() {
    let packs = Packs::tiny_sanctuary();
    let deck = r#"(id: "x", name: "X", sanctuary: "hearth", cards: [("flare", 9)])"#;
    let files = [("rules.ron", "(draw: 1"), ("decks/x.ron", deck)];
    packs.pack("more", "\"tiny\"", &files);
    assert_eq!(packs.problems(), ["P012 more/rules.ron:1:9"]);
    packs.write("../more/rules.ron", [0xff]);
    assert_eq!(packs.problems(), ["P004 more/rules.ron:1:1"]);
    std::fs::remove_file(packs.path("more/rules.ron")).expect("the file");
    let expected = ["S111 more/decks/x.ron:1:61"];
    assert_eq!(packs.problems(), expected);
}

/// A card of no known kind is not told what its kind cannot have.
#[test]
fn an_unknown_kind_is_one_mistake() {
    let packs = Packs::tiny_sanctuary();
    packs.edit(CARDS, "kind: Character,", "kind: Foo,");
    assert_eq!(packs.problems(), ["P022 tiny/cards/basic.ron:17:15"]);
}

#[test]
fn a_broken_pack_leaves_the_others_playing() {
    let packs = Packs::tiny_sanctuary();
    packs.pack("bad", "", &[("cards/x.ron", "[(id: 1)]")]);
    let (content, report) = packs.load_sanctuary();
    assert_eq!(content.expect("content").packs.len(), 1);
    assert!(report.errors() > 0);
}

#[test]
fn without_rules_there_is_nothing_to_play_with() {
    let packs = Packs::tiny_sanctuary();
    fs::remove_file(packs.path("tiny").join(RULES)).expect("the file");
    assert_eq!(packs.problems(), ["S120 rules.ron:1:1"]);
    assert!(packs.load_sanctuary().0.is_none());
}

#[test]
fn rules_alone_are_an_empty_game() {
    let packs = Packs::tiny_sanctuary();
    for file in [CARDS, DECK, FACTIONS, TEXTS] {
        fs::remove_file(packs.path("tiny").join(file)).expect("the file");
    }
    let (content, report) = packs.load_sanctuary();
    assert_eq!(report.to_string(), "");
    let content = content.expect("content");
    assert!(content.cards.is_empty() && content.decks.is_empty());
}

#[test]
fn files_nobody_reads_are_a_warning() {
    let packs = Packs::tiny_sanctuary();
    packs
        .write("biomes.ron", "[]")
        .write("decks/old/x.ron", "[]")
        .write("texts/notes.txt", "")
        .write("texts/old/es.ron", "")
        .write("cards/ember.svg", "<svg/>");
    let expected = [
        "P006 tiny/biomes.ron:1:1",
        "P006 tiny/cards/ember.svg:1:1",
        "P006 tiny/decks/old/x.ron:1:1",
        "P006 tiny/texts/notes.txt:1:1",
        "P006 tiny/texts/old/es.ron:1:1",
    ];
    assert_eq!(packs.problems(), expected);
    assert!(packs.load_sanctuary().0.is_some());
}

#[test]
fn wrong_types() {
    let said = "P020 4:15 expected a text in quotes, found a number";
    wrong(CARDS, "\"Hearth\"", "7", &[said]);
    let said = "P023 1:1 missing field `duels` in rules | add `duels: ..`";
    wrong(RULES, "    duels: 1,\n", "", &[said]);
}
