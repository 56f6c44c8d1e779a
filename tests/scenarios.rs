//! Every scenario holds, every rule has one, and no word of a game is missing.

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
fn every_puzzle_has_a_line_that_solves_it_and_one_that_does_not() {
    for game in fourfold::games::names() {
        let folder = PathBuf::from("tests/puzzles").join(game);
        let outcome = run(&[folder], true);
        assert_eq!(outcome.code, 0, "{}", outcome.output);
        let count = outcome.output.matches("\"title\"").count();
        assert!(count >= 25, "{game}: {count}");
    }
}

#[test]
fn a_puzzle_that_cannot_be_missed_or_solved_is_none() {
    let puzzle = |line: &str, wrong: &str| {
        let solve = format!("seat: 0, goal: Winner(0), line: [{line}], wrong: [{wrong}]");
        let place = r#"(p0: (volition: 3, hand: ["siege", "insight"]), p1: (structure: 3))"#;
        the_only(&format!(
            r#"(title: "t", game: "sanctuary", position: {place}, script: [Solve(({solve}))])"#
        ))
    };
    let (wins, idles) = (
        r#"Do(0, play("siege")), Resolve"#,
        r#"Do(0, play("insight"))"#,
    );
    assert!(puzzle(wins, idles).passed);
    let message = |line, wrong| puzzle(line, wrong).message;
    assert!(message(wins, wins).contains("the wrong line reaches the goal too"));
    assert!(message(idles, idles).contains("expected"));
    assert!(message(wins, "").contains("a wrong line"));
    assert!(message("Do(0, play(\"jolt\"))", idles).contains("jolt"));
}

#[test]
fn the_examples_of_the_guide_pass() {
    let pages = [
        include_str!("../docs/puzzles.md"),
        include_str!("../docs/scenarios.md"),
        include_str!("../docs/scenarios/biomes.md"),
        include_str!("../docs/scenarios/sanctuary.md"),
        include_str!("../docs/scenarios/souls.md"),
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
    for game in fourfold::games::names() {
        let coverage = fourfold::tools::rules::coverage(game);
        assert!(coverage.total >= 95, "{game}: {}", coverage.total);
        assert_eq!(coverage.missing, [""; 0], "{game}");
    }
    // What holds in every game is proved by scenarios of any.
    let table = fourfold::tools::rules::coverage(fourfold::tools::rules::TABLE);
    assert_eq!(table.total, 12);
    assert_eq!(table.missing, [""; 0]);
}

#[test]
fn every_rule_is_named_where_it_is_implemented() {
    for game in ["frames", "sanctuary", "souls"] {
        let rules = fourfold::tools::rules::coverage(game).rules;
        let nowhere = rules.iter().filter(|r| r.code.is_empty());
        let nowhere: Vec<&str> = nowhere.map(|r| r.id.as_str()).collect();
        assert_eq!(nowhere, [""; 0], "{game}");
    }
}

/// Every word that the engine uses in its log can be asked for and is in the documentation, and every verb of a choice
/// can be said.
#[test]
fn no_word_of_the_game_is_missing() {
    no_word_is_missing("biomes", "game: \"biomes\", ");
    no_word_is_missing("frames", "game: \"frames\", ");
    no_word_is_missing("sanctuary", "game: \"sanctuary\", ");
    no_word_is_missing("souls", "game: \"souls\", ");
}

fn no_word_is_missing(game: &str, header: &str) {
    let page = format!("docs/scenarios/{game}.md");
    let page = std::fs::read_to_string(page).expect("a page of the documentation");
    let (_, listed) = page.split_once("The words:").expect("a list of events");
    let mut files = vec![PathBuf::from("src/games").join(game)];
    if game != "frames" {
        files.push(PathBuf::from("src/cards/events.rs"));
    }
    let mut words = Vec::new();
    while let Some(path) = files.pop() {
        // The window only shows the words; its tests invent some.
        if path.is_dir() && !path.ends_with("desktop") {
            let entries = std::fs::read_dir(path).expect("a folder");
            files.extend(entries.filter_map(|e| Some(e.ok()?.path())));
            continue;
        }
        if path.is_dir() {
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
        // A game whose choices and events are enums names their words there: `Play = "play" {`.
        for (start, item) in [
            ("events! {", "Expect(NotHappened(_))"),
            ("choices! {", "NotOffered(1, _)"),
        ] {
            let declared = text.split_once(start).map_or("", |(_, rest)| rest);
            let declared = declared.split("\n}\n").next().unwrap_or("");
            for rest in declared.split(" = \"").skip(1) {
                words.push((rest.split('"').next().unwrap_or("").to_owned(), item));
            }
        }
    }
    words.sort();
    words.dedup();
    assert!(words.len() > 50, "{game}: {words:?}");
    for (word, item) in words {
        let named = listed.contains(&format!("`{word}`"));
        assert!(named || !item.starts_with("Expect"), "{game}: {word}");
        let text = format!(
            "(title: \"t\", {header}position: (), script: [{}])",
            item.replace('_', &word)
        );
        let message = the_only(&text).message;
        assert!(!message.contains("P022"), "{message}");
    }
}
