//! Decks: H-92 to H-94, and the Sanctuary.

use super::{CARDS, DECK, wrong};
use crate::kit::Packs;

#[test]
fn too_few_and_too_many_cards() {
    wrong(
        DECK,
        "(\"flare\", 4)",
        "(\"flare\", 3)",
        &["S110 6:12 the deck has 11 cards instead of 12 | add 1"],
    );
    wrong(
        DECK,
        "(\"bellows\", 2)",
        "(\"bellows\", 4)",
        &["S110 6:12 the deck has 14 cards instead of 12 | take 2 out"],
    );
}

#[test]
fn copies() {
    wrong(
        DECK,
        "(\"stoker\", 4),\n        (\"bellows\", 2)",
        "(\"stoker\", 5),\n        (\"bellows\", 1)",
        &["S111 7:20 5 copies of `stoker`; at most 4 may be in a deck"],
    );
    wrong(
        DECK,
        "(\"bellows\", 2),\n        (\"tongs\", 2)",
        "(\"bellows\", 1),\n        (\"tongs\", 3)",
        &["S111 9:19 3 copies of `tongs`; at most 2 may be in a deck"],
    );
    wrong(
        DECK,
        "(\"tongs\", 2),",
        "(\"tongs\", 2), (\"diver\", 0),",
        &[
            "S112 9:24 `diver` is of `tiny:tide`, the sanctuary of `tiny:ember` | cards of the sanctuary's faction and of none",
            "S111 9:33 no copies | leave the card out",
        ],
    );
}

/// C58: two ids with one name share the limit, the lower one if they print two.
#[test]
fn copies_by_name() {
    let packs = Packs::tiny_sanctuary();
    packs.edit(CARDS, "name: \"Bellows\"", "name: \"Stoker\"");
    assert_eq!(packs.problems(), ["S111 tiny/decks/plain.ron:8:21"]);
    let report = packs.loads().1.to_string();
    let told = "6 copies of cards named \"Stoker\"; at most 4 may be in a deck";
    assert!(report.contains(told), "{report}");
    assert_eq!(
        packs.help(),
        "cards of one name share the limit, whatever their ids"
    );
    let packs = Packs::tiny_sanctuary();
    packs.edit(CARDS, "name: \"Bellows\"", "name: \"Tongs\"");
    assert_eq!(packs.problems(), ["S111 tiny/decks/plain.ron:9:19"]);
    let report = packs.loads().1.to_string();
    let told = "4 copies of cards named \"Tongs\"; at most 2 may be in a deck";
    assert!(report.contains(told), "{report}");
}

#[test]
fn another_faction() {
    wrong(
        DECK,
        "(\"tongs\", 2)",
        "(\"diver\", 2)",
        &[
            "S112 9:10 `diver` is of `tiny:tide`, the sanctuary of `tiny:ember` | cards of the sanctuary's faction and of none",
        ],
    );
}

#[test]
fn sanctuaries_and_other_cards() {
    wrong(
        DECK,
        "sanctuary: \"hearth\"",
        "sanctuary: \"bellows\"",
        &["S113 5:16 `bellows` is not a sanctuary"],
    );
    wrong(
        DECK,
        "(\"tongs\", 2)",
        "(\"hearth\", 2)",
        &[
            "S113 9:10 `hearth` is a sanctuary; it is not part of a deck | name it as `sanctuary: ..`",
        ],
    );
    wrong(
        DECK,
        "sanctuary: \"hearth\"",
        "sanctuary: \"heart\"",
        &["P032 5:16 unknown card `heart` | did you mean `hearth`?"],
    );
    wrong(
        DECK,
        "\"tongs\"",
        "\"tong\"",
        &["P032 9:10 unknown card `tong` | did you mean `tongs`?"],
    );
}

#[test]
fn a_card_listed_twice() {
    wrong(
        DECK,
        "(\"tongs\", 2)",
        "(\"bellows\", 2)",
        &["S114 9:10 `bellows` is listed twice | give the total in one entry"],
    );
}

#[test]
fn a_sanctuary_of_no_faction_has_cards_of_none() {
    let packs = Packs::tiny_sanctuary();
    packs.edit(
        CARDS,
        "        faction: \"ember\",\n        structure",
        "        structure",
    );
    let expected = [
        "S112 tiny/decks/plain.ron:7:10",
        "S112 tiny/decks/plain.ron:9:10",
    ];
    assert_eq!(packs.problems(), expected);
    let said = packs.load_sanctuary().1.to_string();
    let message = "`stoker` is of `tiny:ember`, the sanctuary of no faction";
    assert!(said.contains(message), "{said}");
}
