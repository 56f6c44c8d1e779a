//! The lab: tiny runs, as a debug build is slow.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::{ends, fourfold, json, out, path};

const GAMES: [(&str, &str); 4] = [
    ("biomes", "ember_tide,long_account"),
    ("frames", ""),
    ("sanctuary", ""),
    ("souls", ""),
];

/// The first two of what a seat can bring.
fn two_decks(game: &str) -> String {
    let probe = json(&[
        "lab", "run", "--game", game, "--bot", "random", "--games", "1", "--json",
    ]);
    let decks = probe["study"]["decks"].as_array().expect("decks");
    let ids: Vec<&str> = decks
        .iter()
        .take(2)
        .filter_map(|deck| deck["id"].as_str())
        .collect();
    assert_eq!(ids.len(), 2, "{game}");
    ids.join(",")
}

fn lab(game: &str, more: &[&str]) -> Value {
    let mut line = vec![
        "lab", "run", "--game", game, "--bot", "random", "--seed", "4", "--json",
    ];
    line.extend(more);
    json(&line)
}

/// A report without what the clock decides.
fn timeless(mut report: Value) -> Value {
    report["seconds"] = Value::Null;
    report
}

#[test]
fn a_lab_of_every_game_is_the_same_on_any_number_of_threads() {
    for (game, decks) in GAMES {
        let decks = match decks {
            "" => two_decks(game),
            decks => decks.to_owned(),
        };
        let run = |threads| {
            lab(
                game,
                &["--decks", &decks, "--games", "6", "--threads", threads],
            )
        };
        let first = run("1");
        assert_eq!(timeless(first.clone()), timeless(run("2")), "{game}");
        assert_eq!(
            (&first["games"], &first["refused"]),
            (&Value::from(6), &Value::from(0))
        );
        let other = json(&[
            "lab", "run", "--game", game, "--bot", "random", "--decks", &decks, "--games", "6",
            "--seed", "5", "--json",
        ]);
        assert_ne!(first["digest"], other["digest"], "{game}");
        // Something was counted of everything.
        let cards = first["cards"].as_array().expect("cards");
        let some = |key: &str| cards.iter().any(|card| card[key].as_f64() > Some(0.0));
        for key in ["seen", "drawn", "played"] {
            assert!(some(key), "{game}: {key}");
        }
        for card in cards {
            let of = |key: &str| card[key].as_f64().unwrap_or(-1.0);
            assert!(
                of("drawn") >= of("played") && of("seen") >= of("drawn"),
                "{game}: {card:#}"
            );
        }
        assert!(first["turns"]["mean"].as_f64() > Some(1.0), "{game}");
        assert!(first["first_move"]["of"].as_u64() == Some(6), "{game}");
        assert!(
            first["events"]
                .as_array()
                .is_some_and(|events| events.len() > 5)
        );
    }
}

#[test]
fn parts_merge_into_one_run() {
    let dir = TempDir::new().expect("a temporary folder");
    let folder = |name: &str| path(&dir.path().join(name)).to_owned();
    let whole = lab("sanctuary", &["--games", "6"]);
    let (a, b) = (folder("a"), folder("b"));
    lab("sanctuary", &["--games", "4", "--out", &a]);
    lab("sanctuary", &["--games", "2", "--first", "2", "--out", &b]);
    let files = [&b, &a].map(|folder| format!("{folder}/report.json"));
    let merged = json(&["lab", "merge", &files[0], &files[1], "--json"]);
    assert_eq!(timeless(merged), timeless(whole));
    let wrong = |files: &[&str], why: &str| {
        let output = fourfold(&[&["lab", "merge"], files].concat());
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            output.status.code() == Some(2) && text.contains(why),
            "{text}"
        );
    };
    wrong(&[&files[1], &files[1]], "round 2 comes next");
    wrong(&["Cargo.toml"], "no report of the lab");
}

#[test]
fn the_files_can_be_read() {
    let dir = TempDir::new().expect("a temporary folder");
    let output = fourfold(&[
        "lab",
        "run",
        "--game",
        "sanctuary",
        "--bot",
        "random",
        "--games",
        "2",
        "--out",
        path(dir.path()),
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    let read = |name: &str| fs::read_to_string(dir.path().join(name)).expect(name);
    let report: Value = serde_json::from_str(&read("report.json")).expect("JSON");
    for (file, list) in [("matrix.csv", "matrix"), ("cards.csv", "cards")] {
        let text = read(file);
        let columns = |line: &str| {
            let mut quoted = false;
            let commas = line.chars().filter(|letter| {
                quoted ^= *letter == '"';
                *letter == ',' && !quoted
            });
            commas.count()
        };
        let lines: Vec<&str> = text.lines().collect();
        assert!(
            lines.iter().all(|line| columns(line) == columns(lines[0])),
            "{file}"
        );
        assert_eq!(
            Some(lines.len() - 1),
            report[list].as_array().map(Vec::len),
            "{file}"
        );
    }
    let html = read("report.html");
    for outside in ["http:", "https:", "<script", "src=", "@import", "url("] {
        assert!(!html.contains(outside), "{outside}");
    }
    for tag in [
        "html", "svg", "table", "tr", "td", "th", "g", "p", "h2", "title",
    ] {
        let count = |text: String| html.matches(&text).count();
        let opened = count(format!("<{tag}>")) + count(format!("<{tag} "));
        assert_eq!(opened, count(format!("</{tag}>")), "{tag}");
    }
}

#[test]
fn wrong_use_is_said() {
    ends(
        &["lab", "run", "--bot", "grd"],
        2,
        "error: unknown bot `grd`",
    );
    ends(
        &["lab", "run", "--game", "biomes", "--battle"],
        2,
        "error: --battle is for Frames only",
    );
    ends(
        &["lab", "compare", "no", "way"],
        2,
        "error: there is no folder `no`",
    );
    for (vary, error) in [
        (
            "x.cost",
            "error: `x.cost` names no number to vary; write it like `card_id.cost in 1..4`",
        ),
        (
            "nobody.cost in 1..2",
            "error: the pack has nothing with the id `nobody`",
        ),
    ] {
        let pack = "assets/packs/sanctuary";
        let tune = ["lab", "tune", "--pack", pack, "--game", "sanctuary"];
        ends(&[&tune[..], &["--vary", vary]].concat(), 2, error);
    }
}

/// A copy of a built-in pack in which a text is replaced.
fn changed_pack(to: &Path, game: &str, file: &str, from: &str, by: &str) {
    copy(&Path::new("assets/packs").join(game), to);
    let file = to.join(file);
    let text = fs::read_to_string(&file).expect("a file of the pack");
    assert!(text.contains(from), "{from}");
    fs::write(file, text.replace(from, by)).expect("written");
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let to = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &to),
            false => drop(fs::copy(entry.path(), to).expect("copied")),
        }
    }
}

fn compare(new: &Path, games: &str) -> (Option<i32>, Value) {
    let output = fourfold(&[
        "lab",
        "compare",
        "assets/packs/sanctuary",
        path(new),
        "--game",
        "sanctuary",
        "--bot",
        "random",
        "--games",
        games,
        "--json",
    ]);
    let found = serde_json::from_slice(&output.stdout);
    (output.status.code(), found.expect("a report"))
}

#[test]
fn other_words_are_no_difference() {
    let dir = TempDir::new().expect("a temporary folder");
    let (file, name) = ("cards/millrace.ron", "name: \"Sluice Hand\"");
    changed_pack(dir.path(), "sanctuary", file, name, "name: \"Sluice Fist\"");
    let (code, found) = compare(dir.path(), "2");
    assert_eq!(
        (code, &found["same_games"]),
        (Some(0), &found["games"]),
        "{found:#}"
    );
    assert_eq!(found["differences"], Value::Array(Vec::new()));
    assert_eq!(found["same_deals"], Value::from(true));
}

#[test]
fn a_game_that_goes_another_way_is_caused_by_the_change() {
    let dir = TempDir::new().expect("a temporary folder");
    let strength = "id: \"clockwork_heron\",\n        name: \"Clockwork Heron\",\n        kind: Character,\n        faction: \"millrace\",\n        subtype: \"machine\",\n        cost: 2";
    let stronger = strength.replace("cost: 2", "cost: 3");
    changed_pack(
        dir.path(),
        "sanctuary",
        "cards/millrace.ron",
        strength,
        &stronger,
    );
    let (code, found) = compare(dir.path(), "2");
    assert_eq!(
        (code, &found["same_deals"]),
        (Some(1), &Value::from(true)),
        "{found:#}"
    );
    let games = found["games"].as_u64().expect("a number");
    let others = games - found["same_games"].as_u64().expect("a number");
    assert!(others > 0 && others < games, "{found:#}");
    let told = format!("{others} of {games} games with the same cards dealt");
    let differences = found["differences"].as_array().expect("sentences");
    assert!(
        differences
            .iter()
            .any(|text| text.as_str().is_some_and(|text| text.starts_with(&told))),
        "{differences:#?}"
    );
}

#[test]
fn a_card_with_another_id_is_dealt_anew_and_proves_nothing() {
    let dir = TempDir::new().expect("a temporary folder");
    copy(Path::new("assets/packs/sanctuary"), dir.path());
    rename(dir.path(), "clockwork_heron", "a_clockwork_heron");
    let (code, found) = compare(dir.path(), "2");
    assert_eq!(
        (code, &found["same_deals"]),
        (Some(0), &Value::from(false)),
        "{found:#}"
    );
    assert!(
        found["same_games"].as_u64() < found["games"].as_u64(),
        "{found:#}"
    );
    assert_eq!(found["differences"], Value::Array(Vec::new()));
}

/// Gives a card another id in all files of a pack; its picture keeps its name.
fn rename(pack: &Path, from: &str, to: &str) {
    for entry in fs::read_dir(pack).expect("a folder").flatten() {
        let path = entry.path();
        match path.extension() {
            _ if path.is_dir() => rename(&path, from, to),
            Some(end) if end == "ron" => {
                let text = fs::read_to_string(&path).expect("a file of the pack");
                let text = text.replace(&format!("\"{from}\""), &format!("\"{to}\""));
                fs::write(path, text).expect("written");
            }
            Some(_) | None => {}
        }
    }
}

#[test]
fn a_cheaper_card_is_found() {
    let dir = TempDir::new().expect("a temporary folder");
    let old = "id: \"clockwork_heron\",\n        name: \"Clockwork Heron\",\n        kind: Character,\n        faction: \"millrace\",\n        subtype: \"machine\",\n        cost: 2";
    changed_pack(
        dir.path(),
        "sanctuary",
        "cards/millrace.ron",
        old,
        &old.replace("cost: 2", "cost: 9"),
    );
    let (code, found) = compare(dir.path(), "12");
    assert_eq!(code, Some(1), "{found:#}");
    let differences = found["differences"].as_array().expect("sentences");
    let says = |text: &Value| {
        text.as_str()
            .is_some_and(|text| text.starts_with("Clockwork Heron is played in"))
    };
    assert!(differences.iter().any(says), "{differences:#?}");
}

#[test]
fn the_numbers_that_come_nearest_are_found() {
    let dir = TempDir::new().expect("a temporary folder");
    let best = dir.path().join("best");
    let found = json(&[
        "lab",
        "tune",
        "--pack",
        "assets/packs/sanctuary",
        "--game",
        "sanctuary",
        "--bot",
        "random",
        "--vary",
        "clockwork_heron.cost in 1..3",
        "--target",
        "turns=12",
        "--games",
        "60",
        "--out",
        path(&best),
        "--json",
    ]);
    assert_eq!(
        (&found["complete"], &found["before"]),
        (&Value::from(true), &serde_json::json!([2]))
    );
    let settings = found["settings"].as_array().expect("settings");
    assert_eq!(settings.len(), 3);
    let value = settings[0]["values"][0].as_i64().expect("a value");
    let text = fs::read_to_string(best.join("cards/millrace.ron")).expect("the best pack");
    let own = fs::read_to_string("assets/packs/sanctuary/cards/millrace.ron").expect("the pack");
    let heron = text.split("clockwork_heron").nth(1).expect("the card");
    assert!(
        heron
            .split("cost: ")
            .nth(1)
            .is_some_and(|rest| rest.starts_with(&format!("{value},")))
    );
    assert_eq!(text.lines().count(), own.lines().count());
    assert_eq!(text.lines().next(), own.lines().next());
}
