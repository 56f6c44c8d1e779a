//! Decks: N-03, N-04 and the reserve.

use crate::kit::Packs;

#[track_caller]
fn wrong(from: &str, to: &str, problems: &[&str]) {
    let packs = Packs::tiny();
    packs.edit("decks/plain.ron", from, to);
    let expected: Vec<_> = problems
        .iter()
        .map(|p| p.replace('@', "tiny/decks/plain.ron"))
        .collect();
    assert_eq!(packs.problems(), expected);
    assert_eq!(packs.load().0.is_none(), !problems.is_empty());
}

#[test]
fn forty_four_and_forty_six_cards() {
    wrong("(\"spark\", 3)", "(\"spark\", 2)", &["B010 @:4:12"]);
    let packs = Packs::tiny();
    packs.edit("rules.ron", "deck_size: 45", "deck_size: 44");
    assert_eq!(packs.problems(), ["B010 tiny/decks/plain.ron:4:12"]);
    assert_eq!(packs.help(), "take 1 out");
}

#[test]
fn four_copies() {
    wrong("(\"spark\", 3)", "(\"spark\", 4)", &["B011 @:6:19"]);
    wrong(
        "(\"spark\", 3),\n        (\"nest\", 3)",
        "(\"spark\", 4),\n        (\"nest\", 2)",
        &["B011 @:6:19"],
    );
}

#[test]
fn copies_in_the_reserve_count_too() {
    wrong(
        "    ],\n)",
        "    ],\n    reserve: [(\"spark\", 1)],\n)",
        &["B011 @:21:25"],
    );
}

#[test]
fn no_copies_and_a_card_listed_twice() {
    wrong(
        "(\"spark\", 3)",
        "(\"spark\", 3), (\"nest\", 0)",
        &["B011 @:6:32", "B014 @:7:10"],
    );
}

#[test]
fn cards_that_no_deck_holds() {
    wrong("\"spark\"", "\"pup\"", &["B012 @:6:10"]);
    wrong("\"spark\"", "\"light\"", &["B012 @:6:10"]);
}

#[test]
fn an_unknown_card() {
    wrong("\"spark\"", "\"sparc\"", &["P032 @:6:10"]);
}

#[test]
fn a_reserve_of_thirteen() {
    let packs = Packs::tiny();
    packs.edit("rules.ron", "copies: 3", "copies: 16");
    packs.edit(
        "decks/plain.ron",
        "    ],\n)",
        "    ],\n    reserve: [(\"spark\", 13)],\n)",
    );
    assert_eq!(packs.problems(), ["B013 tiny/decks/plain.ron:21:16"]);
}
