//! Bots by name, and the arena: tiny ones, as a debug build is slow.

use serde_json::Value;

use super::{ends, fourfold, json};

/// An arena of two threads unless said otherwise.
fn arena(line: &str) -> Value {
    let mut arguments = vec!["arena"];
    arguments.extend(line.split(' '));
    if !line.contains("--threads") {
        arguments.extend(["--threads", "2"]);
    }
    arguments.push("--json");
    json(&arguments)
}

fn number(report: &Value, key: &str) -> f64 {
    let number = report[key].as_f64();
    number.expect("a number in the report")
}

#[test]
fn an_arena_of_every_game_is_the_same_on_any_number_of_threads() {
    for (game, pairs) in [("biomes", 3), ("frames", 2), ("sanctuary", 3), ("souls", 1)] {
        let run = |threads| {
            arena(&format!(
                "easy random --game {game} --pairs {pairs} --seed 4 --threads {threads}"
            ))
        };
        let (first, second) = (run(1), run(2));
        for key in [
            "digest",
            "pairs",
            "win_share",
            "low",
            "high",
            "elo",
            "seat_shares",
        ] {
            assert_eq!(first[key], second[key], "{game}: {key}");
        }
        for key in ["choice_ms_p95", "choice_ms_max"] {
            assert!(number(&first, key) > 0.0, "{game}: {key}");
        }
        assert_eq!(
            (first["refused"].as_u64(), first["pairs"].as_u64()),
            (Some(0), Some(pairs))
        );
        assert_ne!(
            first["digest"],
            arena(&format!(
                "easy random --game {game} --pairs {pairs} --seed 5"
            ))["digest"]
        );
    }
}

#[test]
fn a_bot_against_itself_is_worth_half() {
    for game in ["biomes", "sanctuary"] {
        let found = arena(&format!("random random --game {game} --pairs 600 --seed 9"));
        let (low, high) = (number(&found, "low"), number(&found, "high"));
        // One interval in twenty misses the truth; one twice as wide hardly ever does.
        let off = (f64::midpoint(low, high) - 0.5).abs();
        assert!(off < high - low, "{game}: {low} to {high}");
        assert!(high - low < 0.1, "{game}: {low} to {high}");
        let pieces = found["seat_shares"].as_array().expect("shares");
        let sum: f64 = pieces.iter().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 0.001, "{sum}");
    }
}

#[test]
fn the_stronger_bot_is_found_from_either_side() {
    let strong = arena("greedy-1 random --pairs 20");
    let weak = arena("random greedy-1 --pairs 20");
    assert!(number(&strong, "low") > 0.6, "{strong:#}");
    assert!(number(&weak, "high") < 0.4, "{weak:#}");
    assert!(number(&strong, "elo_low") > 0.0 && number(&weak, "elo_high") < 0.0);
}

#[test]
fn one_among_several_is_held_against_the_fair_share() {
    let found = arena("random random --game frames --seats 3 --pairs 30");
    assert_eq!(found["games"], 90);
    assert_eq!(found["fair_share"], 0.3333);
    let times = number(&found, "fair_share_times");
    assert!((0.5..1.5).contains(&times), "{times}");
    assert!((times / 3.0 - number(&found, "win_share")).abs() < 0.001);
    assert_eq!(found["seat_shares"].as_array().map(Vec::len), Some(3));
}

#[test]
fn those_who_play_together_are_compared_on_the_same_deal() {
    let found = arena("random random --game souls --together --pairs 2");
    assert_eq!(
        (&found["games"], &found["fair_share"]),
        (&Value::from(4), &Value::from(0.5))
    );
    // A pair is worth nothing, half or all.
    let quarters = 4.0 * number(&found, "win_share");
    assert_eq!(quarters, quarters.round());
}

#[test]
fn bots_go_by_name_everywhere() {
    for name in ["random", "easy", "greedy-1", "greedy", "search:2"] {
        let found = json(&["sim", "--games", "1", "--bots", name, "--json"]);
        assert_eq!(found["unfinished"], 0, "{name}");
    }
    let output = fourfold(&["sim", "--bots", "hrd"]);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let list = "known bots: random, easy, greedy-1, greedy, normal, hard, search:ITERATIONS";
    assert!(
        text.contains("did you mean `hard`?") && text.contains(list),
        "{text}"
    );
    let wrong =
        "error: `search:0`: a search has from 1 to 1000000 iterations, such as `search:400`";
    ends(&["sim", "--bots", "search:0"], 2, wrong);
    ends(&["play", "--bots", "human,search:0"], 2, wrong);
    ends(&["arena", "search:0", "random"], 2, wrong);
    ends(
        &["arena", "easy", "random", "--seats", "3"],
        2,
        "error: 3 bots named; a game has two seats",
    );
}

/// `greedy-1` is what every other bot is measured by. If rules or built-in cards change, write down what is found; if a
/// bot's judgement changes, keep the old one: see `bots/judgement.rs`.
#[test]
fn the_first_greedy_bot_never_changes() {
    let found = ["biomes", "frames", "sanctuary", "souls"].map(|game| {
        let line = [
            "sim", "--game", game, "--bots", "greedy-1", "--games", "2", "--seed", "2026", "--json",
        ];
        json(&line)["choices_digest"].as_str().map(str::to_owned)
    });
    let expected = [
        "c4cbbd7625cfbf36",
        "5dd84981cafc8e41",
        "c9ac2a85e44a2f8a",
        "5f63c7da28ed4568",
    ];
    assert_eq!(found, expected.map(|digest| Some(digest.to_owned())));
}

#[test]
fn puzzles_are_counted_by_game() {
    let found = json(&[
        "puzzles",
        "tests/puzzles/sanctuary",
        "--bot",
        "random",
        "--json",
    ]);
    let count = found["puzzles"].as_u64().unwrap_or_default();
    assert!(count >= 5 && found["unsound"] == 0, "{found:#}");
    let own = &found["games"]["sanctuary"];
    let (solved, beside) = (own["solved"].as_u64(), own["beside"].as_u64());
    assert_eq!(found["solved"].as_u64(), solved);
    assert!(solved < beside && beside <= Some(count), "{found:#}");
    ends(
        &["puzzles", "no/such/folder"],
        2,
        "error: there is no file or folder `no/such/folder`",
    );
    ends(&["puzzles", "--bot", "grd"], 2, "error: unknown bot `grd`");
}
