//! Whole files that are broken or missing, texts and rules with a mistake, and all mistakes in one run.

use std::fs;

use super::{CARDS, RULES, SET, TEXTS, wrong};
use crate::kit::Packs;

#[test]
fn a_truncated_file() {
    let packs = Packs::tiny_souls();
    let text = packs.read(CARDS);
    let end = text.find("name: \"Charm\"").expect("charm");
    packs.write(CARDS, &text[..end]);
    // What the set and the texts name may have stood in what is lost: no word about it.
    assert_eq!(packs.problems(), ["P012 tiny/cards/basic.ron:57:21"]);
    assert!(packs.load_souls().0.is_none());
}

#[test]
fn mistakes_in_many_files_are_all_found() {
    let packs = Packs::tiny_souls();
    packs
        .edit(RULES, "goal: 4", "goal: 0")
        .edit(CARDS, "hp: 2,", "hp: 99,")
        .edit(CARDS, "evasion: 3", "evasion: three")
        .edit(CARDS, "[(kind: Roll)]", "[]")
        .edit(SET, "(\"lamp\", 2)", "(\"lamb\", 2)")
        .edit(TEXTS, "\"fork\"", "\"frk\"");
    let expected = [
        "L101 tiny/cards/basic.ron:6:13",
        "L105 tiny/cards/basic.ron:39:87",
        "P020 tiny/cards/basic.ron:83:18",
        "L101 tiny/rules.ron:10:5",
        "P032 tiny/sets/plain.ron:6:30",
        "P032 tiny/texts/es.ron:13:14",
    ];
    assert_eq!(packs.problems(), expected);
}

#[test]
fn of_a_mended_card_only_what_is_certain_is_told() {
    let packs = Packs::tiny_souls();
    packs.edit(CARDS, "evasion: 3,", "evasion: three,");
    packs.edit(CARDS, "hp: 2,\n        evasion", "hp: 50,\n        evasion");
    let expected = [
        "L101 tiny/cards/basic.ron:82:13",
        "P020 tiny/cards/basic.ron:83:18",
    ];
    assert_eq!(packs.problems(), expected);
}

/// A pack whose own rules cannot be read is not measured by those of another.
#[test]
fn broken_rules_have_no_echo() {
    let packs = Packs::tiny_souls();
    let set = r#"(id: "x", name: "X", characters: [], treasure: [], loot: [], monsters: [])"#;
    let files = [("rules.ron", "(goal: 1"), ("sets/x.ron", set)];
    packs.pack("more", "\"tiny\"", &files);
    assert_eq!(packs.problems(), ["P012 more/rules.ron:1:9"]);
    fs::remove_file(packs.path("more/rules.ron")).expect("the file");
    let expected = [34, 48, 58, 72].map(|column| format!("L127 more/sets/x.ron:1:{column}"));
    assert_eq!(packs.problems(), expected);
}

/// A card of no known kind is not told what its kind cannot have.
#[test]
fn an_unknown_kind_is_one_mistake() {
    let packs = Packs::tiny_souls();
    packs.edit(CARDS, "kind: Monster,", "kind: Foo,");
    assert_eq!(packs.problems(), ["P022 tiny/cards/basic.ron:80:15"]);
}

#[test]
fn without_rules_there_is_nothing_to_play_with() {
    let packs = Packs::tiny_souls();
    fs::remove_file(packs.path("tiny").join(RULES)).expect("the file");
    assert_eq!(packs.problems(), ["L120 rules.ron:1:1"]);
    assert!(packs.load_souls().0.is_none());
}

#[test]
fn rules_alone_are_an_empty_game() {
    let packs = Packs::tiny_souls();
    for file in [CARDS, SET, TEXTS] {
        fs::remove_file(packs.path("tiny").join(file)).expect("the file");
    }
    let (content, report) = packs.load_souls();
    assert_eq!(report.to_string(), "");
    let content = content.expect("content");
    assert!(content.cards.is_empty() && content.sets.is_empty());
}

#[test]
fn files_nobody_reads_are_a_warning() {
    let packs = Packs::tiny_souls();
    packs
        .write("decks/x.ron", "[]")
        .write("sets/old/x.ron", "[]")
        .write("texts/notes.txt", "")
        .write("cards/rat.svg", "<svg/>");
    let expected = [
        "P006 tiny/cards/rat.svg:1:1",
        "P006 tiny/decks/x.ron:1:1",
        "P006 tiny/sets/old/x.ron:1:1",
        "P006 tiny/texts/notes.txt:1:1",
    ];
    assert_eq!(packs.problems(), expected);
    assert!(packs.load_souls().0.is_some());
}

#[test]
fn texts() {
    let said = "P032 3:14 unknown card `an` | did you mean `ann`?";
    wrong(TEXTS, "\"ann\"", "\"an\"", &[said]);
    let said = "P032 20:14 unknown set `plan` | did you mean `plain`?";
    wrong(TEXTS, "\"plain\"", "\"plan\"", &[said]);
    let said = "L123 22:13 no card has the tag `felin` | did you mean `feline`?";
    wrong(TEXTS, "\"feline\"", "\"felin\"", &[said]);
    let said = "L109 22:13 `feline` has an empty translation";
    wrong(TEXTS, "\"felino\"", "\"\"", &[said]);
    let said = "L109 4:27 the name is empty";
    wrong(TEXTS, "\"Roberto\"", "\"\"", &[said]);
    let said = "L122 4:14 `tiny:ann` is translated twice";
    wrong(TEXTS, "\"bob\"", "\"tiny:ann\"", &[said]);
}

#[test]
fn files_named_after_no_other_language() {
    let packs = Packs::tiny_souls();
    packs.write("texts/en.ron", "()");
    assert_eq!(packs.problems(), ["L121 tiny/texts/en.ron:1:1"]);
    let packs = Packs::tiny_souls();
    packs.write("texts/e.ron", "()");
    assert_eq!(packs.help(), "did you mean `es`?");
    assert!(packs.load_souls().0.is_none());
}

#[test]
fn numbers_of_the_rules() {
    let bounds = [
        ("starting_coins: 3", "starting_coins: -1", 2),
        ("starting_loot: 1", "starting_loot: 21", 3),
        ("loot_step: 1", "loot_step: 21", 4),
        ("loot_plays: 1", "loot_plays: 21", 5),
        ("attacks: 1", "attacks: 21", 6),
        ("purchases: 1", "purchases: 21", 7),
        ("price: 10", "price: 101", 8),
        ("hand_limit: 10", "hand_limit: 51", 9),
        ("goal: 4", "goal: 0", 10),
        ("shop_slots: 2", "shop_slots: 9", 11),
        ("monster_slots: 1", "monster_slots: 13", 12),
        ("room_slots: 1", "room_slots: 5", 13),
        ("bonus_souls: 1", "bonus_souls: 21", 14),
        ("penalty_items: 1", "penalty_items: 21", 15),
        ("penalty_loot: 1", "penalty_loot: 21", 16),
        ("penalty_coins: 1", "penalty_coins: 101", 17),
        ("draft_rounds: 0", "draft_rounds: 5", 18),
        ("timer: 8", "timer: 0", 19),
        ("offers: 2", "offers: 21", 20),
        ("rolls: 100", "rolls: 9", 21),
        ("rolls: 100", "rolls: 251", 21),
        ("repeats: 1000", "repeats: 9", 22),
        ("repeats: 1000", "repeats: 10001", 22),
    ];
    for (from, to, line) in bounds {
        let packs = Packs::tiny_souls();
        packs.edit(RULES, from, to);
        let (found, problem) = (packs.problems(), format!("L101 tiny/rules.ron:{line}:5"));
        assert!(found.contains(&problem), "{to}: {found:?}");
        assert!(packs.load_souls().0.is_none());
    }
    let said = "P023 1:1 missing field `goal` in rules | add `goal: ..`";
    wrong(RULES, "    goal: 4,\n", "", &[said]);
    let said = "P025 23:17 70000 is out of range";
    wrong(RULES, "turn_limit: 400", "turn_limit: 70000", &[said]);
}
