//! Texts in other languages, factions and rules with a mistake.

use super::{FACTIONS, RULES, TEXTS, wrong};
use crate::kit::Packs;

#[test]
fn texts_of_unknown_things() {
    wrong(
        TEXTS,
        "\"stoker\"",
        "\"stocker\"",
        &["P032 4:14 unknown card `stocker` | did you mean `stoker`?"],
    );
    wrong(
        TEXTS,
        "\"tide\"",
        "\"tied\"",
        &["P032 12:14 unknown faction `tied` | did you mean `tide`?"],
    );
    wrong(
        TEXTS,
        "\"plain\"",
        "\"plan\"",
        &["P032 15:14 unknown deck `plan` | did you mean `plain`?"],
    );
    wrong(
        TEXTS,
        "\"worker\"",
        "\"wroker\"",
        &["S123 17:17 no card has the sub-type `wroker` | did you mean `worker`?"],
    );
}

#[test]
fn texts_that_say_nothing() {
    wrong(
        TEXTS,
        "\"Fuelle\"",
        "\"\"",
        &["S109 5:31 the name is empty"],
    );
    wrong(
        TEXTS,
        "\"obrero\"",
        "\" \"",
        &["S109 17:17 `worker` has an empty translation"],
    );
}

#[test]
fn texts_given_twice() {
    wrong(
        TEXTS,
        "\"diver\"",
        "\"tiny:flare\"",
        &["S122 8:14 `tiny:flare` is translated twice"],
    );
    wrong(
        TEXTS,
        "(\"worker\", \"obrero\")",
        "(\"worker\", \"obrero\"), (\"worker\", \"obrera\")",
        &["S122 17:39 `worker` is translated twice"],
    );
}

#[test]
fn files_named_after_no_other_language() {
    let packs = Packs::tiny_sanctuary();
    packs.write("texts/en.ron", "()");
    assert_eq!(packs.problems(), ["S121 tiny/texts/en.ron:1:1"]);
    let help = "delete the file and change the definitions";
    assert_eq!(packs.help(), help);
    let packs = Packs::tiny_sanctuary();
    packs.write("texts/e.ron", "()");
    assert_eq!(packs.problems(), ["S121 tiny/texts/e.ron:1:1"]);
    assert_eq!(packs.help(), "did you mean `es`?");
    let packs = Packs::tiny_sanctuary();
    packs.write("texts/klingon.ron", "()");
    assert_eq!(packs.help(), "known here: `texts/es.ron`");
    assert!(packs.load_sanctuary().0.is_none());
}

#[test]
fn factions() {
    wrong(
        FACTIONS,
        "\"Ember\"",
        "\"\"",
        &["S109 2:25 the name is empty"],
    );
    wrong(
        FACTIONS,
        "(200, 80, 40)",
        "(300, 80, 40)",
        &["P025 2:62 300 is out of range"],
    );
}

#[test]
fn numbers_of_the_rules() {
    let bounds = [
        (
            "opening_hand: 6",
            "opening_hand: 0",
            "S101 tiny/rules.ron:2:5",
        ),
        ("draw: 1", "draw: 201", "S101 tiny/rules.ron:3:5"),
        (
            "enhancements: 1",
            "enhancements: 100",
            "S101 tiny/rules.ron:6:5",
        ),
        ("duels: 1", "duels: 100", "S101 tiny/rules.ron:7:5"),
        (
            "challenged_volition: 2",
            "challenged_volition: -1",
            "S101 tiny/rules.ron:8:5",
        ),
        (
            "loser_draws: 1",
            "loser_draws: 201",
            "S101 tiny/rules.ron:9:5",
        ),
        (
            "hand_limit: 8",
            "hand_limit: 201",
            "S101 tiny/rules.ron:10:5",
        ),
        ("copies: 4", "copies: 0", "S101 tiny/rules.ron:12:5"),
        ("deck_size: 12", "deck_size: 0", "S101 tiny/rules.ron:11:5"),
        (
            "turn_limit: 200",
            "turn_limit: 70000",
            "P025 tiny/rules.ron:13:17",
        ),
        (
            "turn_limit: 200",
            "turn_limit: 1000",
            "S101 tiny/rules.ron:13:5",
        ),
        (
            "turn_limit: 200",
            "turn_limit: 0",
            "S101 tiny/rules.ron:13:5",
        ),
        ("repeats: 1000", "repeats: 9", "S101 tiny/rules.ron:14:5"),
        (
            "repeats: 1000",
            "repeats: 10001",
            "S101 tiny/rules.ron:14:5",
        ),
    ];
    for (from, to, problem) in bounds {
        let packs = Packs::tiny_sanctuary();
        packs.edit(RULES, from, to);
        let found = packs.problems();
        assert!(found.iter().any(|p| p == problem), "{to}: {found:?}");
        assert!(packs.load_sanctuary().0.is_none());
    }
}
