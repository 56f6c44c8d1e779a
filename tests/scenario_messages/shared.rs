//! What holds for the scenarios of every game.

use std::path::PathBuf;

use fourfold::tools::scenario::run;

use crate::{the_only, verdicts};

fn message(text: &str) -> String {
    let verdict = the_only(text);
    assert!(!verdict.passed, "{text}");
    verdict.message
}

fn said(text: &str, wanted: &str) {
    let message = message(text);
    assert!(message.contains(wanted), "{wanted}\n{text}\n{message}");
}

/// A scenario of Souls.
fn souls(script: &str) -> String {
    format!("(title: \"t\", game: \"souls\", position: (), script: [{script}])")
}

#[test]
fn the_game_is_said_first_and_alone() {
    let cases = [
        (
            "(title: \"t\", position: (monsters: [\"x\"]), script: [Mark])",
            "1:1: error[S003]: a scenario says its game",
        ),
        (
            "(title: \"t\", gmae: \"souls\", position: (), script: [Mark])",
            "1:14: error[S003]",
        ),
        (
            "(title: \"t\", gmae: \"souls\", position: (), script: [Mark])",
            "did you mean `game`?",
        ),
        (
            "(title: \"t\", game: \"soul\", position: (monsters: [\"x\"]), script: [Mark])",
            "1:20: error[S003]: there is no game `soul`",
        ),
        (
            "(title: \"t\", game: \"soul\", script: [Mark])",
            "did you mean `souls`?",
        ),
        (
            "(title: \"t\", game: 3, script: [Mark])",
            "a game is a name in quotes",
        ),
    ];
    for (text, wanted) in cases {
        said(text, wanted);
        assert_eq!(message(text).matches("error[").count(), 1, "{text}");
    }
    let long = "Refused(0, plya), ".repeat(900);
    let text = format!("[(title: \"t\", position: (p9: 1), script: [{long}])]");
    assert_eq!(message(&text).matches("error[").count(), 1);
}

#[test]
fn ids_of_rules_must_exist_and_rulings_are_allowed() {
    let named = |rule: &str| {
        format!(
            "(title: \"t\", game: \"souls\", rules: [\"{rule}\"], position: (), script: [Mark])"
        )
    };
    for known in ["F-12", "R7", "W7", "T-01"] {
        assert!(the_only(&named(known)).passed, "{known}");
    }
    for unknown in ["F-999", "R999", "Q25", "N-05", ""] {
        said(&named(unknown), "error[S002]: there is no rule");
    }
    said(&named("F12"), "did you mean `F-12`?");
    said(
        &souls("Refused(1, yes, \"T-91\")"),
        "error[S002]: there is no rule `T-91`",
    );
    said(
        &souls("Refused(1, yes, [\"T-01\", \"T-91\"])"),
        "error[S002]",
    );
    let check = "CheckSet(refused: \"F-990\")";
    said(&souls(check), "error[S002]: there is no rule `F-990`");
}

#[test]
fn a_refusal_may_name_no_rule_one_or_all_of_several() {
    for right in ["", ", \"T-01\"", ", [\"T-01\"]"] {
        let verdict = the_only(&souls(&format!("Refused(1, yes{right})")));
        assert!(verdict.passed, "{right}: {}", verdict.message);
    }
    let two = "(title: \"t\", game: \"biomes\", position: (p0: (hand: [\"survey_drone\"])), script: [Refused(0, play(\"survey_drone\"), [\"N-52\", \"N-34\"])])";
    said(
        two,
        "expected a refusal with N-52 and N-34, found: You cannot pay",
    );
    said(
        "(title: \"t\", game: \"biomes\", position: (), script: [Refused(0, pass)])",
        "expected a refusal with any rule, but it was accepted",
    );
    let verdict = the_only(&souls("Refused(1, yes, \"T-02\")"));
    assert_eq!(verdict.expected.as_deref(), Some("T-02"));
    let found = verdict.found.unwrap_or_default();
    assert!(found.contains("not your turn to choose"), "{found}");
}

#[test]
fn any_word_may_be_refused_but_not_done() {
    let verdict = the_only(&souls("Refused(1, any(\"fly\", player(0), 3), \"T-01\")"));
    assert!(verdict.passed, "{}", verdict.message);
    said(
        &souls("Do(0, any(\"pass\"))"),
        "`any(..)` can only be refused",
    );
    said(
        &souls("Refused(0, any(top))"),
        "write it like this: any(\"word\")",
    );
}

#[test]
fn what_shows_nothing_is_an_error() {
    said(&souls(""), "error[S004]: an empty script checks nothing");
    said(
        &souls("Mark, Expect([])"),
        "error[S004]: an empty expectation checks nothing",
    );
    said(
        &souls("Expect(Shown(0, []))"),
        "error[S004]: an empty expectation checks nothing",
    );
    let untitled = "(title: \" \", game: \"souls\", position: (), script: [Mark])";
    said(untitled, "error[S004]: a title says what is shown");
}

#[test]
fn scenarios_of_a_file_share_game_cards_and_position() {
    let file = |shared: &str, one: &str, two: &str| {
        format!(
            "(shared: ({shared}), scenarios: [(title: \"one\", {one}), (title: \"two\", {two})])"
        )
    };
    let shared = "game: \"sanctuary\", cards: [(id: \"cub\", name: \"Cub\", kind: Character, cost: 1, strength: 1)], decks: [(id: \"cubs\", cards: [(\"cub\", 60)])], position: (p0: (conflict: [\"cub\"]))";
    let own = "cards: [(id: \"owl\", name: \"Owl\", kind: Character, cost: 1, strength: 3)], position: (p0: (conflict: [\"cub\", \"owl\"])), script: [Expect([Strength(\"owl\", 3), Strength(\"cub\", 1)])]";
    let good = file(shared, "script: [Expect(Strength(\"cub\", 1))]", own);
    for verdict in verdicts(&good) {
        assert!(verdict.passed, "{}", verdict.message);
    }
    let deck = "fresh: (decks: (\"cubs\", \"cubs\")), script: [Do(0, keep), Do(1, keep), Expect(Top(deck(0), \"cub\"))]";
    let all = verdicts(&file(
        shared,
        "script: [Expect(Strength(\"cub\", 2))]",
        deck,
    ));
    assert!(!all[0].passed && all[0].message.contains("expected strength 2, found 1"));
    assert!(all[1].passed, "{}", all[1].message);
    let cases = [
        (
            file(
                "game: \"souls\", title: \"x\"",
                "script: [Mark]",
                "script: [Mark]",
            ),
            "error[S005]: `title` is not shared",
        ),
        (
            "(shared: (game: \"souls\"))".to_owned(),
            "has no list `scenarios: [..]`",
        ),
        (
            "(shared: 3, scenarios: [])".to_owned(),
            "`shared` holds fields of scenarios",
        ),
        (
            "(game: \"souls\", scenarios: [])".to_owned(),
            "`game` belongs in `shared`",
        ),
    ];
    for (text, wanted) in cases {
        let told: String = verdicts(&text).into_iter().map(|v| v.message).collect();
        assert!(told.contains(wanted), "{wanted}\n{told}");
    }
    let wrong = file(
        "game: \"souls\", positoin: ()",
        "script: [Mark]",
        "script: [Mark]",
    );
    for verdict in verdicts(&wrong) {
        assert!(
            verdict.message.contains("unknown field `positoin`"),
            "{}",
            verdict.message
        );
    }
}

#[test]
fn own_decks_companies_fields_factions_and_biomes_are_used() {
    let good = [
        "(title: \"t\", game: \"biomes\", decks: [(id: \"mine\", cards: [(\"survey_drone\", 30)])], fresh: (decks: (\"mine\", \"mine\")), script: [Expect(Top(deck(0), \"survey_drone\"))])",
        "(title: \"t\", game: \"biomes\", biomes: [(kind: Woods, name: \"Black Wood\", alignments: [Dark, Light, Storm], influence: [])], position: (), script: [Mark])",
        "(title: \"t\", game: \"sanctuary\", factions: [(id: \"kites\", name: \"Kites\", colour: (10, 20, 30))], cards: [(id: \"kite\", name: \"Kite\", kind: Character, faction: \"kites\", cost: 1, strength: 1)], position: (p0: (conflict: [\"kite\"])), script: [Expect(Strength(\"kite\", 1))])",
        "(title: \"t\", game: \"frames\", fields: [(id: \"yard\", name: \"Yard\", shape: Square, width: 20, cover: [(at: (0, 0), rows: [\"1\"])])], companies: [(id: \"mine\", units: [(\"tideman\", 1), (\"tideman\", 1), (\"tideman\", 1), (\"tideman\", 0)])], fresh: (companies: [\"mine\", \"mine\"], field: \"yard\"), script: [Expect(Round(0))])",
    ];
    for text in good {
        let verdict = the_only(text);
        assert!(verdict.passed, "{}", verdict.message);
    }
    said(
        &good[0].replace("(\"mine\", \"mine\")", "(\"mnie\", \"mine\")"),
        "did you mean `mine`?",
    );
    said(
        &good[0].replace("survey_drone\", 30", "survay_drone\", 30"),
        "error[S010]",
    );
    said(
        &good[1].replace("[Dark, Light, Storm]", "[Dark]"),
        "error[B020]",
    );
    said(
        &good[2].replace("faction: \"kites\"", "faction: \"kitse\""),
        "kitse",
    );
    said(&good[3].replace("[\"1\"]", "[\"7\"]"), "error[F012]");
    said(
        &good[3].replace("[\"mine\", \"mine\"]", "[\"mnie\", \"mine\"]"),
        "did you mean `mine`?",
    );
}

#[test]
fn a_card_cannot_have_the_id_of_a_practice_card() {
    let souls = "(title: \"t\", game: \"souls\", cards: [(id: \"junk\", name: \"Junk\", kind: Treasure)], position: (), script: [Mark])";
    said(souls, "error[P031]: `junk` is a practice card");
    let sanctuary = "(title: \"t\", game: \"sanctuary\", cards: [(id: \"two\", name: \"Two\", kind: Character, cost: 1, strength: 2)], position: (), script: [Mark])";
    said(sanctuary, "error[P031]: `two` is a practice card");
}

#[test]
fn events_are_told_by_named_parts() {
    let roles = |pattern: &str| {
        format!(
            "(title: \"t\", game: \"sanctuary\", position: (step: Harvest, p0: (volition: 5, hand: [\"jolt\"]), p1: (conflict: [\"three\", \"four\"])), script: [Do(0, play(\"jolt\")), Do(0, target(\"three\")), Resolve, Expect(Happened({pattern}))])"
        )
    };
    for right in [
        "damage(source: \"jolt\", target: \"three\")",
        "damage(target: \"three\", amount: 2)",
        "damage(what: \"three\", from: \"jolt\")",
        "damage(by: player(1))",
        "damage(by: 1)",
    ] {
        let verdict = the_only(&roles(right));
        assert!(verdict.passed, "{right}: {}", verdict.message);
    }
    for wrong in [
        "damage(source: \"three\", target: \"jolt\")",
        "damage(target: \"four\")",
        "damage(target: \"three\", amount: 3)",
        "damage(by: 0)",
    ] {
        said(
            &roles(wrong),
            "expected that this happened: true, found false",
        );
    }
    said(&roles("damage(sorce: \"jolt\")"), "did you mean `source`?");
    said(
        &roles("damage(source: \"jolt\", from: \"jolt\")"),
        "given twice",
    );
    said(&roles("damaeg(source: \"jolt\")"), "did you mean `damage`?");
}

#[test]
fn the_ends_of_piles_can_be_asked_for() {
    let verdict = the_only(
        "(title: \"t\", game: \"souls\", position: (p0: (), loot_deck: [\"penny\", \"pill\"], loot_discard: [\"penny\", \"bomb\"]), script: [Expect([Top(deck(Loot), \"penny\"), Top(discard(Loot), \"bomb\"), Bottom(discard(Loot), \"penny\")])])",
    );
    assert!(verdict.passed, "{}", verdict.message);
    said(
        "(title: \"t\", game: \"biomes\", position: (p0: (deck: [\"bramble_ox\", \"survey_drone\"])), script: [Expect(Top(deck(0), \"survey_drone\"))])",
        "expected [\"survey_drone\"], found [\"bramble_ox\"]",
    );
    said(
        "(title: \"t\", game: \"sanctuary\", position: (p0: (limbo: [\"two\", \"three\"])), script: [Expect([Bottom(limbo(0), \"two\"), Top(limbo(0), \"two\")])])",
        "expected [\"two\"], found [\"three\"]",
    );
}

#[test]
fn a_step_may_be_asked_for_with_the_question() {
    assert!(the_only("(title: \"t\", game: \"biomes\", position: (), script: [Asked(0, \"act\", FirstPrimary)])").passed);
    said(
        "(title: \"t\", game: \"biomes\", position: (), script: [Asked(0, \"act\", End)])",
        "expected that seat 0 is asked \"act\" in End",
    );
    said(
        "(title: \"t\", game: \"biomes\", position: (), script: [Asked(0, \"act\", Ende)])",
        "did you mean `End`?",
    );
}

#[test]
fn messages_name_seats_and_things() {
    let duel = "(title: \"t\", game: \"sanctuary\", position: (step: Challenge, p0: (conflict: [\"two as a\"]), p1: (conflict: [\"three as b\"])), script: [Do(0, challenge(\"a\", \"b\")), Expect(NoDuel)])";
    said(duel, "expected a duel: no duel, found \"a\" against \"b\"");
    said(
        "(title: \"t\", game: \"biomes\", position: (), script: [Concede(0), Expect(Winner(0))])",
        "expected winner seat 0, found seat 1",
    );
    said(
        "(title: \"t\", game: \"biomes\", position: (), script: [Expect(Winner(0))])",
        "found nobody yet: the game goes on",
    );
    said(
        &souls("Expect(NoPriority)"),
        "expected priority nobody, found seat 0",
    );
}

#[test]
fn what_the_game_did_by_itself_is_said() {
    said(
        "(title: \"t\", game: \"sanctuary\", position: (step: Harvest, p0: (volition: 5, hand: [\"jolt\"]), p1: (conflict: [\"three\"])), script: [Do(0, play(\"jolt\")), Do(0, target(\"three\"))])",
        "was taken by itself, as it was the only one",
    );
}

#[test]
fn a_loop_that_gives_up_says_so() {
    said(
        "(title: \"t\", game: \"biomes\", position: (p0: (filler: 200), p1: (filler: 200)), script: [PassUntil(step: Refresh)])",
        "gave up after 400 choices",
    );
    said(
        "(title: \"t\", game: \"biomes\", position: (), script: [Concede(0), PassUntil(step: End)])",
        "the game is over",
    );
}

#[test]
fn a_slot_that_does_not_exist_is_an_error() {
    said(
        &souls("Expect(Row(room(127), []))"),
        "slots are counted from 0 to 3",
    );
    said(
        &souls("Expect(Count(shop(8), 0))"),
        "slots are counted from 0 to 7",
    );
}

#[test]
fn every_title_gets_a_verdict() {
    let broken = "[(title: \"one\", game: \"souls\", position: (), script: [Mark, Dont]),\n (title: \"two\", game: \"souls\", position: (), script: [Mark])]";
    let all = verdicts(broken);
    let told: Vec<(&str, bool)> = all.iter().map(|v| (v.title.as_str(), v.passed)).collect();
    assert_eq!(told, [("one", false), ("two", true)]);
    for unreadable in [
        "[(title: \"one\", game: \"souls\", position: (), script: [Mark)),\n (title: \"two\", game: \"souls\", position: (), script: [Mark])]",
        "[(title: \"one\", game: \"souls\", position: (), script: [Mark]),\n (title: \"two\", game: \"souls\" position (), script: [Mark])]",
        "[(title: \"one\", game: \"souls\", position: (), script: [Mark]),\n (title: \"two\", game: \"souls\", position: (), script: [Mark]",
    ] {
        let all = verdicts(unreadable);
        for title in ["one", "two"] {
            let of = all.iter().filter(|v| v.title == title).count();
            assert_eq!(of, 1, "{title}\n{unreadable}\n{all:#?}");
        }
        assert!(all.iter().any(|v| !v.passed), "{unreadable}");
        assert!(all.iter().all(|v| v.passed || v.message.contains("error[")));
    }
}

#[test]
fn verdicts_tell_code_line_expected_and_found() {
    let verdict = the_only(
        "(title: \"t\", game: \"souls\",\n position: (p0: (coins: 2)),\n script: [Expect(Coins(0, 3))])",
    );
    assert_eq!(verdict.code.as_deref(), Some("S100"));
    assert_eq!(verdict.line, Some(3));
    assert_eq!(
        (verdict.expected.as_deref(), verdict.found.as_deref()),
        (Some("3"), Some("2"))
    );
    let passed = the_only(&souls("Mark"));
    assert_eq!((passed.code, passed.line), (None, None));
    let wrong = the_only("(title: \"t\",\n game: \"soul\", script: [Mark])");
    assert_eq!((wrong.code.as_deref(), wrong.line), (Some("S003"), Some(2)));
}

#[cfg(unix)]
#[test]
fn only_plain_files_are_read() {
    let outcome = run(&[PathBuf::from("/dev/zero")], false);
    assert_eq!(outcome.code, 1);
    assert!(
        outcome.output.contains("error[S030]: cannot be read"),
        "{}",
        outcome.output
    );
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe.ron");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo runs").success());
    assert_eq!(run(&[folder.path().to_owned()], false).code, 1);
    let large = folder.path().join("large.ron");
    std::fs::write(&large, " ".repeat(5 << 20)).expect("it can be written");
    assert!(run(&[large], false).output.contains("larger than"));
}
