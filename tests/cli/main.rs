//! The program as people call it: exit codes and first lines.

mod arena;
mod files;
mod guide;
mod lab;
mod manual;
mod packs;
mod serve;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

fn fourfold(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_fourfold"))
        .args(arguments)
        .output()
        .expect("the program starts")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Checks the exit code and the first line, wherever that was printed.
#[track_caller]
fn ends(arguments: &[&str], code: i32, first: &str) {
    let output = fourfold(arguments);
    let stream = if code == 2 {
        &output.stderr
    } else {
        &output.stdout
    };
    let text = String::from_utf8_lossy(stream);
    assert_eq!(output.status.code(), Some(code), "{text}");
    assert_eq!(text.lines().next().unwrap_or_default(), first);
}

fn json(arguments: &[&str]) -> serde_json::Value {
    let output = fourfold(arguments);
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a readable path")
}

/// One saved game in a folder of its own.
fn saved() -> (TempDir, String) {
    let dir = TempDir::new().expect("a temporary folder");
    let folder = path(dir.path());
    let sim = fourfold(&[
        "sim",
        "--games",
        "1",
        "--seed",
        "5",
        "--save-replays",
        folder,
    ]);
    assert_eq!(sim.status.code(), Some(0));
    let file = path(&dir.path().join("game-000000.ron")).to_owned();
    (dir, file)
}

#[test]
fn help_names_every_sub_command() {
    let output = fourfold(&["--help"]);
    assert_eq!(output.status.code(), Some(0));
    for name in [
        "play", "sim", "arena", "lab", "puzzles", "scenario", "replay", "packs", "rules", "serve",
        "shot",
    ] {
        assert!(out(&output).contains(&format!("\n  {name} ")), "{name}");
    }
}

#[test]
fn unknown_names_list_the_known_ones() {
    ends(
        &["sim", "--game", "biome"],
        2,
        "error: unknown game `biome`; did you mean `biomes`?",
    );
    ends(
        &["sim", "--bots", "random,rndom"],
        2,
        "error: unknown bot `rndom`; did you mean `random`?",
    );
    ends(
        &["sim", "--decks", "ember_tied"],
        2,
        "error: unknown deck `ember_tied`; did you mean `ember_tide`?",
    );
    ends(&["play", "--bots", "zzz"], 2, "error: unknown bot `zzz`");
    ends(
        &["rules", "--game", "chess"],
        2,
        "error: unknown game `chess`",
    );
    let output = fourfold(&["sim", "--decks", "none"]);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(text.contains("known decks: ember_tide, "), "{text}");
}

#[test]
fn wrong_use_ends_with_two() {
    for wrong in [
        &["simulate"][..],
        &["sim", "--games", "0"],
        &["sim", "--games", "many"],
        &["sim", "--bots", "random,random,random"],
        &["play", "--best-of", "2"],
        &["play", "--battle"],
        &[
            "play",
            "--game",
            "frames",
            "--matches",
            "2",
            "--bots",
            "human,greedy",
        ],
        &["play", "--position", "no/such/position.ron"],
        &["play", "--puzzle", "no/such/puzzle.ron"],
        &["play", "--puzzle", "tests/puzzles/frames/first.ron:0"],
        &[
            "play",
            "--puzzle",
            "tests/puzzles/frames/first.ron:no title",
        ],
        &[
            "play",
            "--puzzle",
            "tests/puzzles/frames/first.ron",
            "--game",
            "frames",
        ],
        &[
            "play",
            "--position",
            "benches/positions/souls_240.ron",
            "--game",
            "souls",
        ],
        &[
            "play",
            "--position",
            "benches/positions/biomes_240.ron",
            "--bots",
            "human,greedy,greedy",
        ],
        &["play", "--game", "frames", "--field", "no_such_field"],
        &["play", "--game", "frames", "--bots", "human"],
        &[
            "play",
            "--game",
            "frames",
            "--bots",
            "human,greedy",
            "--decks",
            "night_shift",
        ],
        &["sim", "--game", "souls", "--seats", "5"],
        &["sim", "--game", "souls", "--seats", "3", "--together"],
        &["sim", "--game", "souls", "--together=5"],
        &["sim", "--game", "souls", "--modules", "rooms,sheds"],
        &["sim", "--game", "souls", "--set", "no_such_set"],
        &["sim", "--game", "souls", "--decks", "no_such_lodger"],
        &["sim", "--game", "souls", "--modules", "none,rooms"],
        &["play", "--game", "souls", "--modules", "rooms,none"],
        &["sim", "--seats", "2"],
        &["sim", "--battle"],
        &["sim", "--game", "sanctuary", "--battle"],
        &["sim", "--game", "souls", "--battle"],
        &["play", "--battle"],
        &["play", "--game", "frames", "--best-of", "3"],
        &["play", "--together"],
        &["play", "--game", "souls", "--battle"],
        &["shot", "table", "--out", "x.png", "--size", "9"],
        &["packs", "check", "no/such/folder"],
        &["sim", "--packs", "no/such/folder"],
    ] {
        let output = fourfold(wrong);
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
}

#[test]
fn a_position_that_cannot_be_is_told_with_its_place() {
    let dir = TempDir::new().expect("a temporary folder");
    let file = dir.path().join("position.ron");
    for (text, first) in [
        ("[]", "error[S031]: there is no scenario in it"),
        (
            "(\n    title: \"x\",\n    game: \"sanctuary\",\n    position: (p0: (sanctuary: \"glass_citadel\", hand: [\"no_such_card\"]), p1: (sanctuary: \"glass_citadel\")),\n    script: [],\n)",
            "error[S010]: unknown card `no_such_card`",
        ),
    ] {
        fs::write(&file, text).expect("the file is written");
        let output = fourfold(&["play", "--position", path(&file)]);
        assert_eq!(output.status.code(), Some(1));
        let told = out(&output);
        assert!(told.contains(first), "{told}");
        assert!(told.contains("position.ron:"), "{told}");
    }
}

#[test]
fn a_puzzle_that_cannot_be_is_told_with_its_place() {
    let dir = TempDir::new().expect("a temporary folder");
    let file = dir.path().join("puzzle.ron");
    for (text, first) in [
        (
            "(title: \"x\", game: \"frames\", position: (), script: [NobodyAsked])",
            "error: there is no puzzle in",
        ),
        (
            "(title: \"x\", game: \"frames\", script: [Find])",
            "puzzle.ron:1:",
        ),
    ] {
        fs::write(&file, text).expect("the file is written");
        let output = fourfold(&["play", "--puzzle", path(&file)]);
        assert_eq!(output.status.code(), Some(1));
        let told = out(&output);
        assert!(told.contains(first), "{told}");
    }
}

/// Where there is no window, nothing else is to be seen of it.
#[cfg(not(feature = "desktop"))]
#[test]
fn broken_packs_are_told_of_before_a_position_is_shown() {
    let dir = TempDir::new().expect("a temporary folder");
    let pack = "(id: \"mine\", name: \"Mine\", version: \"1.0.0\", game: \"biomes\")";
    fs::write(dir.path().join("pack.ron"), pack).expect("the file is written");
    fs::create_dir(dir.path().join("cards")).expect("the folder is made");
    fs::write(dir.path().join("cards/a.ron"), "[(").expect("the file is written");
    let position = "benches/positions/biomes_240.ron";
    let output = fourfold(&["play", "--packs", path(dir.path()), "--position", position]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("a.ron:1:"), "{told}");
}

/// The positions that frames are measured with are sound.
#[test]
fn the_measured_positions_can_be_played() {
    let output = fourfold(&["scenario", "benches/positions"]);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    assert!(out(&output).ends_with("3 passed, 0 failed\n"));
}

#[test]
fn the_same_run_has_the_same_digest_on_any_number_of_threads() {
    let run = |threads: &'static str| {
        json(&[
            "sim",
            "--games",
            "9",
            "--seed",
            "3",
            "--json",
            "--threads",
            threads,
        ])
    };
    let (first, second, third) = (run("1"), run("1"), run("2"));
    assert_eq!(first["digest"], second["digest"]);
    assert_eq!(first["digest"], third["digest"]);
    assert_eq!(first["choices_digest"], third["choices_digest"]);
    assert_eq!(first["sum_digest"], third["sum_digest"]);
    assert_eq!(first["unfinished"], 0);
    let keys: Vec<&String> = first.as_object().expect("an object").keys().collect();
    let mut expected = [
        "game",
        "first",
        "games",
        "seed",
        "seconds",
        "decisions",
        "choices",
        "most_options",
        "games_per_second",
        "decisions_per_second",
        "wins",
        "wins_by_seat",
        "shared",
        "lost",
        "draws",
        "unfinished",
        "turns",
        "turns_mean",
        "digest",
        "choices_digest",
        "sum_digest",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
}

#[test]
fn a_saved_game_is_told_and_verified() {
    let (_dir, file) = saved();
    let verified = fourfold(&["replay", &file, "--verify"]);
    assert_eq!(verified.status.code(), Some(0), "{}", out(&verified));
    assert!(out(&verified).starts_with(&format!("{file}: verified, ")));
    let told = out(&fourfold(&["replay", &file, "--to", "12"]));
    assert!(told.contains("after 12 of "), "{told}");
    let whole = out(&fourfold(&["replay", &file]));
    assert!(whole.trim_end().ends_with(" turns"), "{whole}");
}

#[test]
fn a_saved_game_of_frames_is_told_verified_and_found_out() {
    let dir = TempDir::new().expect("a temporary folder");
    let folder = path(dir.path());
    let sim = fourfold(&[
        "sim",
        "--game",
        "frames",
        "--games",
        "1",
        "--bots",
        "random,random,random",
        "--save-replays",
        folder,
    ]);
    assert_eq!(sim.status.code(), Some(0));
    let file = path(&dir.path().join("game-000000.ron")).to_owned();
    let verified = fourfold(&["replay", &file, "--verify"]);
    assert_eq!(verified.status.code(), Some(0), "{}", out(&verified));
    let whole = out(&fourfold(&["replay", &file]));
    assert!(whole.contains("a skirmish of 3"), "{whole}");
    assert!(whole.trim_end().ends_with(" turns"), "{whole}");
    let text = fs::read_to_string(&file).expect("a replay");
    let changes = [
        ("players: 3", "players: 4"),
        ("rockets", "rackets"),
        ("(0), ", "(4), "),
        ("field: \"frames:", "field: \"games:"),
    ];
    for (from, to) in changes.into_iter().filter(|(from, _)| text.contains(from)) {
        fs::write(&file, text.replacen(from, to, 1)).expect("it can be written");
        let output = fourfold(&["replay", &file, "--verify"]);
        assert_eq!(output.status.code(), Some(1), "{from} -> {to}");
        assert!(out(&output).contains("error[R00"), "{from} -> {to}");
    }
}

#[test]
fn a_saved_game_of_souls_is_told_verified_and_found_out() {
    let dir = TempDir::new().expect("a temporary folder");
    let folder = path(dir.path());
    let sim = fourfold(&[
        "sim",
        "--game",
        "souls",
        "--games",
        "1",
        "--seats",
        "3",
        "--modules",
        "rooms,bonus,draft",
        "--save-replays",
        folder,
    ]);
    assert_eq!(sim.status.code(), Some(0));
    let file = path(&dir.path().join("game-000000.ron")).to_owned();
    let verified = fourfold(&["replay", &file, "--verify"]);
    assert_eq!(verified.status.code(), Some(0), "{}", out(&verified));
    let whole = out(&fourfold(&["replay", &file]));
    assert!(whole.contains(", 3 players, set "), "{whole}");
    assert!(whole.trim_end().ends_with(" turns"), "{whole}");
    let text = fs::read_to_string(&file).expect("a replay");
    let changes = [
        ("seats: 3", "seats: 5"),
        ("seats: 3", "seats: 1"),
        ("set: \"", "set: \"x"),
        ("(0), ", "(3), "),
        ("draft: true", "draft: false"),
        (
            "mode: Competitive",
            "mode: Together(goal: 4, capped: false)",
        ),
        (
            "mode: Competitive",
            "mode: Together(goal: 200, capped: false)",
        ),
    ];
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        fs::write(&file, text.replacen(from, to, 1)).expect("it can be written");
        let output = fourfold(&["replay", &file, "--verify"]);
        assert_eq!(output.status.code(), Some(1), "{from} -> {to}");
        assert!(out(&output).contains("error[R00"), "{from} -> {to}");
    }
}

#[test]
fn games_of_souls_are_counted_for_every_kind_of_table() {
    let count = |more: &[&str]| {
        let mut arguments = vec!["sim", "--game", "souls", "--games", "3", "--json"];
        arguments.extend(more);
        json(&arguments)
    };
    for seats in ["2", "3", "4"] {
        let tally = count(&["--seats", seats, "--modules", "none"]);
        assert_eq!(tally["unfinished"], 0);
        let wins = tally["wins"].as_array().expect("a list");
        assert_eq!(wins.len().to_string(), seats);
        let won: u64 = wins.iter().filter_map(serde_json::Value::as_u64).sum();
        let rest = ["shared", "draws"].map(|name| tally[name].as_u64().expect("a number"));
        assert_eq!(won + rest[0] + rest[1], 3);
    }
    let together = count(&["--together=6"]);
    assert_eq!(together["wins"], serde_json::json!([0, 0]));
    // Bots that choose at random lose to the timer: that is no draw.
    let ended = ["shared", "lost", "draws"].map(|name| together[name].as_u64().expect("a number"));
    assert_eq!((ended[0] + ended[1], ended[2]), (3, 0));
    assert!(ended[1] > 0);
    let table = out(&fourfold(&[
        "sim",
        "--game",
        "souls",
        "--games",
        "3",
        "--together=6",
    ]));
    let row = |name: &str| {
        table
            .lines()
            .any(|line| line.trim_start().starts_with(name))
    };
    assert!(row("won ") && row("lost ") && row("draws "), "{table}");
    assert!(!row("shared "), "{table}");
}

#[test]
fn a_tampered_replay_is_found_out() {
    let (_dir, file) = saved();
    let text = fs::read_to_string(&file).expect("a replay");
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        fs::write(&file, text.replacen(from, to, 1)).expect("it can be written");
        let output = fourfold(&["replay", &file, "--verify"]);
        assert_eq!(output.status.code(), Some(1), "{from} -> {to}");
        let found = out(&output);
        assert!(output.stderr.is_empty(), "{output:?}");
        found.split_once("error[").expect("a code").1[..4].to_owned()
    };
    let digest = text.split_once("digest: ").expect("a digest").1;
    let digest = digest.split(',').next().expect("a number");
    assert_eq!(with(digest, "1"), "R005");
    assert_eq!(with("(0), ", "(7), "), "R004");
    assert_eq!(with("game: \"biomes\"", "game: \"chess\""), "R003");
    assert_eq!(with("format: 1", "format: 9"), "R003");
    assert_eq!(with("hash: \"", "hash: \"0"), "R003");
    assert_eq!(with("best_of: 1", "best_of: 2"), "R003");
    assert_eq!(with("recipe:", "receipt:"), "R001");
}

#[test]
fn a_replay_cut_off_or_flipped_anywhere_is_no_accident() {
    let (_dir, file) = saved();
    let bytes = fs::read(&file).expect("a replay");
    let step = bytes.len() / 24;
    for at in (0..bytes.len()).step_by(step.max(1)) {
        fs::write(&file, &bytes[..at]).expect("it can be written");
        let cut = fourfold(&["replay", &file, "--verify"]);
        assert_eq!(cut.status.code(), Some(1), "cut at {at}: {}", out(&cut));
        let mut flipped = bytes.clone();
        flipped[at] ^= 1 << (at % 8);
        fs::write(&file, flipped).expect("it can be written");
        let flip = fourfold(&["replay", &file, "--verify"]);
        assert!(matches!(flip.status.code(), Some(0 | 1)), "flip at {at}");
        assert!(flip.stderr.is_empty(), "flip at {at}: {flip:?}");
    }
}
