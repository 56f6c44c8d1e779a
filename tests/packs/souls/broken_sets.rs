//! Sets: cards of the right kind, once, and enough of them.

use super::{RULES, SET, wrong};

#[test]
fn cards_of_another_kind() {
    wrong(
        SET,
        "\"dee\"]",
        "\"dee\", \"comb\"]",
        &["L125 5:46 `comb` does not belong to `characters`"],
    );
    wrong(
        SET,
        "(\"bell\", 1)",
        "(\"bell\", 1), (\"penny\", 1)",
        &["L125 6:30 `penny` does not belong to `treasure`"],
    );
    wrong(
        SET,
        "(\"penny\", 2)",
        "(\"penny\", 2), (\"bell\", 1)",
        &["L125 7:27 `bell` does not belong to `loot`"],
    );
    wrong(
        SET,
        "(\"rat\", 2)",
        "(\"rat\", 2), (\"penny\", 1)",
        &["L125 8:29 `penny` does not belong to `monsters`"],
    );
    wrong(
        SET,
        "[\"attic\"]",
        "[\"attic\", \"hoard\"]",
        &["L125 9:22 `hoard` does not belong to `rooms`"],
    );
    wrong(
        SET,
        "[\"hoard\"]",
        "[\"hoard\", \"attic\"]",
        &["L125 10:22 `attic` does not belong to `bonus`"],
    );
}

#[test]
fn unknown_cards() {
    wrong(
        SET,
        "\"bob\"",
        "\"bab\"",
        &["P032 5:25 unknown card `bab` | did you mean `bob`?"],
    );
    wrong(
        SET,
        "\"lamp\"",
        "\"lmp\"",
        &["P032 6:30 unknown card `lmp` | did you mean `lamp`?"],
    );
    wrong(
        SET,
        "[\"attic\"]",
        "[\"atic\"]",
        &["P032 9:13 unknown card `atic` | did you mean `attic`?"],
    );
}

#[test]
fn cards_listed_twice_or_not_at_all() {
    wrong(
        SET,
        "\"dee\"]",
        "\"dee\", \"ann\"]",
        &["L126 5:46 `ann` is listed twice | once, with all its copies"],
    );
    wrong(
        SET,
        "(\"lamp\", 2)",
        "(\"lamp\", 2), (\"bell\", 1)",
        &["L126 6:43 `bell` is listed twice | once, with all its copies"],
    );
    wrong(
        SET,
        "[\"attic\"]",
        "[\"attic\", \"attic\"]",
        &["L126 9:22 `attic` is listed twice | once, with all its copies"],
    );
    wrong(
        SET,
        "(\"fog\", 1)",
        "(\"fog\", 0)",
        &["L126 8:36 no copies | leave the card out"],
    );
}

#[test]
fn too_few_or_too_many() {
    wrong(
        SET,
        ", \"dee\"]",
        "]",
        &["L127 5:17 3 characters; a game needs 4 | add 1"],
    );
    wrong(
        SET,
        "(\"lamp\", 2)",
        "(\"lamp\", 1)",
        &["L127 6:15 2 treasures; a game needs 3 | add 1"],
    );
    wrong(
        SET,
        "(\"fork\", 1)",
        "",
        &["L127 7:11 4 loot cards; a game needs 5 | add 1"],
    );
    wrong(
        SET,
        "(\"rat\", 2), ",
        "",
        &[
            "L127 8:15 0 monsters that are no events and not for three players; a game needs 1 | add 1",
        ],
    );
    wrong(
        RULES,
        "monster_slots: 1",
        "monster_slots: 0",
        &["L101 12:5 monster_slots 0 is out of range | from 1 to 12"],
    );
    wrong(
        SET,
        "(\"penny\", 2)",
        "(\"penny\", 255), (\"rat\", 255)",
        &[
            "L127 5:17 525 cards in all; a table has room for 480 | take some out",
            "L125 7:29 `rat` does not belong to `loot`",
        ],
    );
}

#[test]
fn names() {
    wrong(
        SET,
        "name: \"Plain\"",
        "name: \"\"",
        &["L109 3:11 the name is empty"],
    );
    wrong(
        SET,
        "id: \"plain\"",
        "id: \"Plain\"",
        &["P030 2:9 an id has only lower-case letters, digits and `_` | write `plain`"],
    );
    wrong(
        SET,
        "bonus:",
        "bonuses:",
        &["P021 10:5 unknown field `bonuses` in set | did you mean `bonus`?"],
    );
}
