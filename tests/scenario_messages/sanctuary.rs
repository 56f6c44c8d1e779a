//! Scenarios of Sanctuary.

use fourfold::tools::scenario::Verdict;

use crate::the_only;

/// A scenario of Sanctuary with that position and script.
fn sanctuary(position: &str, script: &str) -> Verdict {
    the_only(&format!(
        "(title: \"t\", game: \"sanctuary\", rules: [\"H-23\"], position: ({position}), script: [{script}])"
    ))
}

#[test]
fn expectations_fail_where_they_stand() {
    const TWO: &str = "p0: (volition: 2, hand: [\"two\", \"three\"], conflict: [\"one as a\"])";
    let cases = [
        (
            "Expect(Volition(0, 3))",
            "1:145: error[S100]: expected volition 3, found 2",
        ),
        ("Expect(Strength(\"a\", 2))", "expected strength 2, found 1"),
        (
            "Expect(In(\"a\", limbo(0)))",
            "expected it in \"limbo(0)\", found \"conflict(0)\"",
        ),
        (
            "Expect(Row(hand(0), [\"three\", \"two\"]))",
            "expected [\"three\", \"two\"], found [\"two\", \"three\"]",
        ),
        (
            "Refused(0, play(\"three\"), \"H-26\")",
            "expected a refusal with H-26, found: You do not have enough Volition",
        ),
        ("Asked(1, \"act\")", "expected that seat 1 is asked"),
        ("NotOffered(0, end)", "expected this to be not offered"),
        (
            "Expect(Happened(destroy(\"a\")))",
            "expected that this happened: true",
        ),
        ("Expect(Duel(\"a\", \"two\"))", "expected the duel"),
        ("Expect(Winner(0))", "expected winner"),
    ];
    for (script, expected) in cases {
        let message = sanctuary(TWO, script).message;
        assert!(message.contains(expected), "{expected}\n{message}");
        assert!(
            message.contains("seat 0 is asked \"act\" in Harvest: end, play(\"two\")"),
            "{message}"
        );
        assert!(
            message.contains("step(player(0), 8) // Harvest"),
            "{message}"
        );
    }
    let accepted = sanctuary(TWO, "Refused(0, play(\"two\"), \"H-24\")").message;
    assert!(accepted.contains("but it was accepted"), "{accepted}");
    assert!(sanctuary(TWO, "Do(0, play(\"two\"))").passed);
}

/// At the edge of what a position may say it is laid and asks something.
#[test]
fn positions_at_the_edge_are_laid() {
    for position in [
        "turn: 200",
        "p0: (structure: 99999, volition: 99999)",
        "p0: (filler: 0, conflict: [(card: \"two\", copies: 200)]), p1: (filler: 0, hand: [(card: \"two\", copies: 200)])",
        "p0: (enhanced: 1, duels: 3, more_duels: 2)",
        "p0: (conflict: [(card: \"two\", gives: [(Strength(999), Permanent)])])",
        "step: Untap, p1: (enhanced: 1, duels: 1)",
        "step: BlockWindow, attackers: [\"a\"], blockers: [(\"b\", \"a\"), (\"c\", \"a\")], p0: (conflict: [\"two as a\"]), p1: (conflict: [\"empathy as b\", (card: \"two\", as: \"c\", gives: [(Gift(Empathy), Contemplation)])])",
    ] {
        let verdict = sanctuary(position, "Expect(Running)");
        assert!(verdict.passed, "{position}: {}", verdict.message);
    }
}

#[test]
fn names_and_positions_that_cannot_be_are_shown() {
    let cases = [
        ("p0: (hand: [\"twoo\"])", "error[S010]: unknown card `twoo`"),
        (
            "p0: (hand: [\"hall\"])",
            "error[S014]: `scenario:hall` cannot be there",
        ),
        (
            "p0: (reserve: [\"two\"])",
            "error[S014]: `scenario:two` cannot be there",
        ),
        (
            "p0: (hand: [(card: \"two\", tapped: true)])",
            "error[S014]: only a card in play",
        ),
        (
            "p0: (conflict: [\"tool\"])",
            "error[S014]: `scenario:tool` needs a carrier",
        ),
        (
            "p0: (conflict: [\"two as mine\", (card: \"tool\", on: \"mime\")])",
            "error[S013]: nothing in play is called `mime`",
        ),
        (
            "p0: (conflict: [\"two\", \"two\", (card: \"tool\", on: \"two\")])",
            "error[S013]: several `two`",
        ),
        (
            "p0: (conflict: [(card: \"tool\", on: \"x\")]), p1: (conflict: [\"two as x\"])",
            "carried by a Character of the same side",
        ),
        (
            "p0: (conflict: [\"one as a\", \"two as a\"])",
            "error[S011]: `a` is already the label",
        ),
        ("step: DuelWindow", "needs a running duel"),
        ("step: BlockWindow", "attackers there are"),
        (
            "attackers: [\"a\"], p0: (conflict: [\"one as a\"])",
            "attackers there are",
        ),
        (
            "step: Blockers, attackers: [\"a\"], p1: (conflict: [\"one as a\"])",
            "Characters of the active player",
        ),
        ("p0: (structure: 0)", "has lost already"),
        ("p0: (volition: -1)", "out of range"),
        ("turn: 0", "turn 0 is out of range: 1 to"),
        ("step: Over", "no position begins in Over"),
        ("active: 2", "a seat is 0 or 1"),
        (
            "p0: (filler: 0, conflict: [(card: \"two\", copies: 201)])",
            "seat 0 has 202 cards; a player has at most 200 and a Sanctuary",
        ),
        (
            "p0: (reserve: [(card: \"wing\", copies: 4)])",
            "error[S014]: seat 0 has 4 Enhancements; the limit is 3 (H-27)\n",
        ),
    ];
    let out_of_reach = [
        ("turn: 201", "turn 201 is out of range: 1 to 200"),
        ("p0: (enhanced: 2)", "(H-26)"),
        ("p1: (enhanced: 1)", "(H-33)"),
        ("p0: (duels: 2)", "(H-47)"),
        ("p1: (duels: 1)", "(H-37)"),
        (
            "step: DuelWindow, duel: (\"a\", \"b\"), p0: (conflict: [\"two as a\"]), p1: (conflict: [\"two as b\"])",
            "has begun: `duels: 1` (H-47)",
        ),
        ("step: Redraw, p0: (conflict: [\"two\"])", "(H-01)"),
        ("p0: (sanctuary: (card: \"hall\", owner: 1))", "(H-01)"),
        ("p0: (conflict: [(card: \"two\", durability: 2)])", "(H-12)"),
        (
            "p0: (conflict: [\"two\", (card: \"tool\", on: \"two\", durability: 0)])",
            "(H-14)",
        ),
        (
            "p0: (conflict: [\"two\", (card: \"tool\", on: \"two\"), (card: \"tool\", on: \"two\")])",
            "`scenario:two` carries two Technologies (H-30)",
        ),
        (
            "p0: (reserve: [(card: \"wing\", attacked: true)])",
            "(H-52)",
        ),
        ("p0: (conflict: [(card: \"two\", used: [0])])", "(H-25)"),
        (
            "p0: (conflict: [(card: \"two\", used: [8])])",
            "counted from 0 to 7",
        ),
        (
            "step: BlockWindow, attackers: [\"a\"], blockers: [(\"b\", \"a\"), (\"c\", \"a\")], p0: (conflict: [\"two as a\"]), p1: (conflict: [\"empathy as b\", \"two as c\"])",
            "(H-60, H-91)",
        ),
        (
            "p0: (conflict: [(card: \"two\", gives: [(Strength(1000), Permanent)])])",
            "-999 to 999",
        ),
        ("p0: (structure: 100000)", "out of range: 0 to 99999"),
    ];
    for (position, expected) in cases.into_iter().chain(out_of_reach) {
        let message = sanctuary(position, "").message;
        assert!(
            message.contains(expected),
            "{position}: {expected}\n{message}"
        );
    }
    let message = sanctuary("p0: (hand: [\"insigth\"])", "").message;
    assert!(message.contains("did you mean `insight`?"), "{message}");
    for (text, expected) in [
        (
            "(title: \"t\", game: \"sanctuary\", rules: [\"H-95\"], position: (), script: [])",
            "error[S002]: there is no rule `H-95`; Sanctuary has H-01 to H-94",
        ),
        (
            "(title: \"t\", game: \"sanctuary\", script: [PassBoth])",
            "error[S001]: a scenario needs",
        ),
        (
            "(title: \"t\", game: \"sanctuary\", fresh: (decks: (\"noon_charg\", \"noon_charge\")), script: [])",
            "did you mean `noon_charge`?",
        ),
        (
            "(title: \"t\", game: \"sanctuary\", position: (p0: (hand: [(card: \"one\", copies: 2)], volition: 2)), script: [Do(0, play(\"one\"))])",
            "error[S022]: 2 options fit: play(\"one\"), play(\"one\")",
        ),
        (
            "(title: \"t\", game: \"sanctuary\", position: (), script: [Do(0, divide(\"one\"))])",
            "write it like this: divide(\"blocker\", 2)",
        ),
    ] {
        let message = the_only(text).message;
        assert!(message.contains(expected), "{expected}\n{message}");
    }
}

/// A number out of range is said with its range and its rule, and a card by the label that its author gave.
#[test]
fn numbers_of_a_position_are_said_with_their_range_and_rule() {
    let cases = [
        (
            "p0: (conflict: [(card: \"one\", as: \"ace\", damage: -1)])",
            "the damage of `ace`, -1 is out of range: 0 to 99999 (H-61)",
        ),
        (
            "p0: (conflict: [(card: \"two\", as: \"ace\", gives: [(Strength(1000), Permanent)])])",
            "a number given to `ace`, 1000 is out of range: -999 to 999 (T-05)",
        ),
        (
            "p0: (volition: -1)",
            "Volition -1 is out of range: 0 to 99999 (H-16)",
        ),
        (
            "p0: (structure: 100000)",
            "Structure 100000 is out of range: 0 to 99999 (H-81)",
        ),
    ];
    for (position, expected) in cases {
        let message = sanctuary(position, "").message;
        assert!(
            message.contains(expected),
            "{position}: {expected}\n{message}"
        );
    }
}

/// A sub-type that no card has, in a scenario's own card.
#[test]
fn unknown_sub_types_are_errors() {
    let text = |word: &str| {
        format!(
            "(title: \"t\", game: \"sanctuary\", cards: [(id: \"cub\", name: \"Cub\", kind: Manipulation, cost: 1, abilities: [Resolve(targets: [(subtype: \"{word}\")], effects: [Untap(Target(0))])])], position: (), script: [PassBoth])"
        )
    };
    let message = the_only(&text("soldeir")).message;
    let said = "error[S123]: no card has the sub-type `soldeir`";
    assert!(message.contains(said), "{message}");
    assert!(message.contains("did you mean `soldier`?"), "{message}");
    let message = the_only(&text("soldier")).message;
    assert!(!message.contains("S123"), "{message}");
}
