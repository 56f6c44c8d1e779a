//! Every scenario holds, and the tool that runs them catches what does not.

use std::path::{Path, PathBuf};

use fourfold::tools::scenario::{Verdict, run, run_text};

#[test]
fn every_scenario_passes() {
    let outcome = run(&[PathBuf::from("tests/scenarios")], false);
    assert_eq!(outcome.code, 0, "{}", outcome.output);
}

fn verdicts(text: &str) -> Vec<Verdict> {
    run_text(Path::new("some/file.ron"), text)
}

fn the_only(text: &str) -> Verdict {
    let mut all = verdicts(text);
    assert_eq!(all.len(), 1, "{all:#?}");
    all.remove(0)
}

#[test]
fn a_wrong_expectation_fails_where_it_stands() {
    let verdict = the_only(
        "(title: \"t\", rules: [\"N-05\"], position: (p0: (hand: [\"survey_drone\"])),\n  script: [\n    Expect(Hand(0, 2)),\n  ])",
    );
    assert!(!verdict.passed);
    let start = "some/file.ron:3:12: error[S100]: expected how many 2, found 1";
    assert!(verdict.message.starts_with(start), "{}", verdict.message);
    assert!(
        verdict.message.contains("seat 0 is asked \"act\""),
        "{}",
        verdict.message
    );
    assert!(
        verdict
            .message
            .contains("step(player(0), 5) // FirstPrimary"),
        "{}",
        verdict.message
    );
}

#[test]
fn a_wrong_rule_of_a_refusal_fails() {
    let wrong = "(title: \"t\", position: (p0: (hand: [\"survey_drone\"])), script: [Refused(0, play(\"survey_drone\"), \"N-34\")])";
    let verdict = the_only(wrong);
    let start =
        "some/file.ron:1:98: error[S100]: expected a refusal with N-34, found: You cannot pay";
    assert!(verdict.message.starts_with(start), "{}", verdict.message);
    let right = wrong.replace("N-34", "N-52");
    assert!(the_only(&right).passed);
    let accepted = wrong.replace("hand: [", "energy: (void: 2), hand: [");
    let message = the_only(&accepted).message;
    assert!(message.contains("but it was accepted"), "{message}");
}

#[test]
fn mistakes_in_a_file_are_shown_with_line_and_column() {
    let text = "[(title: \"one\", position: (p0: (hnad: [])),\n  script: [Do(0, plya(\"x\"))]),\n (title: \"two\", position: (), script: [Expect(Hand(0, 0))])]";
    let all = verdicts(text);
    assert_eq!(all.len(), 2, "{all:#?}");
    let message = &all[0].message;
    assert!(
        message.contains("some/file.ron:1:33: error[P021]: unknown field `hnad`"),
        "{message}"
    );
    assert!(
        message.contains("some/file.ron:2:18: error[P022]: unknown choice `plya`"),
        "{message}"
    );
    assert!(message.contains("did you mean `play`?"), "{message}");
    assert!(all[1].passed, "the sound scenario of the file still runs");
}

#[test]
fn names_that_mean_nothing_are_shown_with_the_nearest_one() {
    let cases = [
        (
            "(title: \"t\", position: (p0: (hand: [\"survay_drone\"])), script: [])",
            "1:37: error[S010]: unknown card",
        ),
        (
            "(title: \"t\", position: (p0: (hand: [\"survey_drone as pup\"])), script: [Do(0, play(\"pop\"))])",
            "1:83: error[S020]: `pop`",
        ),
        (
            "(title: \"t\", rules: [\"N-200\"], position: (), script: [])",
            "1:22: error[S002]: there is no rule",
        ),
        (
            "(title: \"t\", position: (advancing: [(\"x\", Desert)]), script: [])",
            "error[S012]: Desert is not on the table",
        ),
        (
            "(title: \"t\", script: [PassBoth])",
            "1:1: error[S001]: a scenario needs",
        ),
        (
            "(title: \"t\", fresh: (decks: (\"ember_tyde\", \"ember_tide\")), script: [])",
            "1:30: error[S024]: unknown deck",
        ),
    ];
    for (text, expected) in cases {
        let verdict = the_only(text);
        assert!(
            !verdict.passed && verdict.message.contains(expected),
            "{expected}\n{}",
            verdict.message
        );
    }
}

#[test]
fn a_name_of_several_cards_asks_for_an_alias() {
    let verdict = the_only(
        "(title: \"t\", position: (p0: (hand: [(card: \"survey_drone\", copies: 2)], energy: (void: 9))), script: [Do(0, play(\"survey_drone\"))])",
    );
    assert!(
        verdict.message.contains("error[S022]: 2 options fit"),
        "{}",
        verdict.message
    );
}

#[test]
fn a_path_that_is_not_there_ends_with_2() {
    assert_eq!(run(&[PathBuf::from("no/such/file.ron")], false).code, 2);
}

#[test]
fn a_broken_file_counts_as_failed() {
    let dir = tempfile::tempdir().expect("a folder");
    std::fs::write(dir.path().join("a.ron"), [0xff, 0xfe]).expect("it can be written");
    std::fs::write(dir.path().join("b.ron"), "(title: ").expect("it can be written");
    let outcome = run(&[dir.path().to_owned()], false);
    assert_eq!(outcome.code, 1);
    assert_eq!(outcome.output.lines().last(), Some("0 passed, 2 failed"));
}

#[test]
fn the_examples_of_the_guide_pass() {
    let pages = [
        include_str!("../docs/scenarios.md"),
        include_str!("../docs/scenarios/biomes.md"),
        include_str!("../docs/scenarios/sanctuary.md"),
        include_str!("../docs/scenarios/frames.md"),
    ];
    let of = |page: &'static str| page.split("```ron\n").skip(1);
    let examples = pages.into_iter().flat_map(of);
    let examples: Vec<&str> = examples
        .filter_map(|rest| rest.split("```").next())
        .collect();
    assert!(examples.len() > 20, "{}", examples.len());
    for example in examples {
        for verdict in verdicts(example) {
            assert!(verdict.passed, "{}", verdict.message);
        }
    }
}

#[test]
fn every_rule_of_a_game_that_is_played_has_a_scenario() {
    for game in fourfold::tools::packs::GAMES {
        let coverage = fourfold::tools::rules::coverage(game);
        assert!(coverage.total >= 95, "{game}: {}", coverage.total);
        assert_eq!(coverage.missing, [""; 0], "{game}");
    }
}

#[test]
fn every_rule_is_named_where_it_is_implemented() {
    for game in ["frames", "sanctuary"] {
        let rules = fourfold::tools::rules::coverage(game).rules;
        let nowhere = rules.iter().filter(|r| r.code.is_empty());
        let nowhere: Vec<&str> = nowhere.map(|r| r.id.as_str()).collect();
        assert_eq!(nowhere, [""; 0], "{game}");
    }
}

/// A scenario of Frames with that position and script.
fn frames(position: &str, script: &str) -> Verdict {
    the_only(&format!(
        "(title: \"t\", game: \"frames\", rules: [\"M-10\"], position: ({position}), script: [{script}])"
    ))
}

const TWO: &str = "frames: [(name: \"a\", seat: 0, systems: [], at: (3, 3)), (name: \"b\", seat: 1, systems: [], at: (20, 20))]";

#[test]
fn frames_expectations_fail_where_they_stand() {
    let cases = [
        (
            "Expect(Clock(10))",
            "error[S100]: expected clock 10, found 11",
        ),
        (
            "Refused(0, activate(\"b\"), \"M-11\")",
            "error[S100]: expected a refusal with M-11, found",
        ),
        ("Asked(1, \"activate\")", "expected that seat 1 is asked"),
        ("NotOffered(0, pass)", "expected this to be not offered"),
        (
            "Expect(Happened(destroy(\"a\")))",
            "expected that this happened: true",
        ),
        ("Dice([1])", "error[S026]: 1 of the dice given never fell"),
    ];
    for (script, expected) in cases {
        let message = frames(TWO, script).message;
        assert!(message.contains(expected), "{expected}\n{message}");
        assert!(
            message.contains("seat 0 is asked \"activate\" in Tactical: activate(\"a\"), pass"),
            "{message}"
        );
    }
    let accepted = frames(TWO, "Refused(0, activate(\"a\"), \"M-11\")").message;
    assert!(accepted.contains("but it was accepted"), "{accepted}");
    assert!(frames(TWO, "Asked(0, \"activate\")").passed);
}

#[test]
fn frames_names_that_mean_nothing_are_shown() {
    let cases = [
        (
            TWO,
            "Do(0, activate(\"c\"))",
            "error[S020]: there is no frame, station or segment called `c`",
        ),
        (
            TWO,
            "Do(0, activte(\"a\"))",
            "error[P022]: unknown choice `activte`",
        ),
        (
            TWO,
            "Do(0, aim(\"b\", Direct))",
            "write it like this: aim(\"b\", DirectFire)",
        ),
        (TWO, "Expect(Whites(\"st\", 2))", "error[S020]"),
        (TWO, "Do(7, pass)", "a seat is 0 to 4"),
        (
            TWO,
            "Expect(Happened(destroyed(\"a\")))",
            "error[P022]: unknown event `destroyed`",
        ),
        (TWO, "Offered(0, to((3, 3)))", "error[S025]"),
        (
            TWO,
            "Do(0, move(Green, 4))",
            "error[S021]: no Green die of the open turn shows 4",
        ),
        (
            "frames: [(name: \"a\", seat: 0, kind: \"tidemam\")]",
            "",
            "error[S010]: unknown type of frame `tidemam`",
        ),
        (
            "frames: [(name: \"a\", seat: 3)]",
            "",
            "error[S014]: frame `a` belongs to seat 3",
        ),
        (
            "frames: [(name: \"a\", seat: 0), (name: \"a\", seat: 1)]",
            "",
            "error[S011]: two things are called `a`",
        ),
        (
            "frames: [(name: \"a\", seat: 0, at: (3, 3)), (name: \"b\", seat: 1, at: (3.5, 3))]",
            "",
            "error[S014]: no game leads to this position",
        ),
        (
            "step: Act",
            "",
            "error[S014]: a position cannot begin in step Act",
        ),
        (
            "hazards: [(at: (5, 5), radius: 2)]",
            "",
            "error[S014]: hazardous ground needs its optional rule: `hazards: true`",
        ),
        (
            "roofs: [(at: (5, 5), radius: 2)]",
            "",
            "error[S014]: roofs need the optional rule `climbing: true`",
        ),
    ];
    for (position, script, expected) in cases {
        let message = frames(position, script).message;
        assert!(message.contains(expected), "{expected}\n{message}");
    }
    let message = frames("frames: [(name: \"a\", seat: 0, kind: \"tidemam\")]", "").message;
    assert!(message.contains("did you mean `tideman`?"), "{message}");
    assert!(message.contains("some/file.ron:1:94: "), "{message}");
    for (text, expected) in [
        (
            "(title: \"t\", game: \"frames\", rules: [\"M-135\"], position: (), script: [])",
            "error[S002]: there is no rule `M-135`; Frames has M-01 to M-134",
        ),
        (
            "(title: \"t\", game: \"chess\", position: (), script: [])",
            "error[S003]",
        ),
        (
            "(title: \"t\", game: \"frames\", script: [])",
            "error[S001]",
        ),
        (
            "(title: \"t\", game: \"frames\", fresh: (companies: [\"ferry_bonk\", \"ferry_bank\"]), script: [])",
            "error[S024]: unknown company `ferry_bonk`",
        ),
        (
            "(title: \"t\", game: \"frames\", fresh: (companies: [[(\"tideman\", 3)], \"ferry_bank\"]), script: [])",
            "error[S014]: The company has too few frames",
        ),
    ] {
        let message = the_only(text).message;
        assert!(message.contains(expected), "{expected}\n{message}");
    }
}

/// A scenario of Sanctuary with that position and script.
fn sanctuary(position: &str, script: &str) -> Verdict {
    the_only(&format!(
        "(title: \"t\", game: \"sanctuary\", rules: [\"H-23\"], position: ({position}), script: [{script}])"
    ))
}

#[test]
fn sanctuary_expectations_fail_where_they_stand() {
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
        ("Refused(0, play(\"two\"), \"H-24\")", "but it was accepted"),
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
    assert!(sanctuary(TWO, "Do(0, play(\"two\"))").passed);
}

#[test]
fn sanctuary_names_and_positions_that_cannot_be_are_shown() {
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
        ("turn: 0", "counted from 1"),
        ("step: Over", "no position begins in Over"),
        ("active: 2", "a seat is 0 or 1"),
        (
            "p0: (conflict: [(card: \"two\", copies: 150)]), p1: (conflict: [(card: \"two\", copies: 150)])",
            "more than 200 cards",
        ),
        (
            "p0: (reserve: [(card: \"wing\", copies: 4)])",
            "error[S014]: no game leads to this position",
        ),
    ];
    for (position, expected) in cases {
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

/// Every word that the engine uses in its log can be asked for, and every verb of a choice be said.
#[test]
fn no_word_of_the_game_is_missing() {
    no_word_is_missing("biomes", "");
    no_word_is_missing("frames", "game: \"frames\", ");
    no_word_is_missing("sanctuary", "game: \"sanctuary\", ");
}

fn no_word_is_missing(game: &str, header: &str) {
    let mut files = vec![PathBuf::from("src/games").join(game)];
    let mut words = Vec::new();
    while let Some(path) = files.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(path).expect("a folder");
            files.extend(entries.filter_map(|e| Some(e.ok()?.path())));
            continue;
        }
        let text = std::fs::read_to_string(path).expect("a source file");
        for (start, item) in [
            ("Event::new(\"", "Expect(NotHappened(_))"),
            ("Choice::new(\"", "NotOffered(1, _)"),
        ] {
            for rest in text.split(start).skip(1) {
                words.push((rest.split('"').next().unwrap_or("").to_owned(), item));
            }
        }
    }
    words.sort();
    words.dedup();
    assert!(words.len() > 50, "{game}: {words:?}");
    for (word, item) in words {
        let text = format!(
            "(title: \"t\", {header}position: (), script: [{}])",
            item.replace('_', &word)
        );
        let message = the_only(&text).message;
        assert!(!message.contains("P022"), "{message}");
    }
}
