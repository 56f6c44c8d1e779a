//! Saves that are no saves of this version, and those that are being played.

use super::*;

#[test]
fn foreign_files_are_called_that() {
    let folder = folder();
    let (path, game) = played::<Biomes>(folder.path(), 5, 20);
    let text = std::fs::read_to_string(&path).expect("it is text");
    let says = |bytes: &[u8], words: &str| {
        let error = SaveText::from_bytes("my.save", bytes).expect_err(words);
        let text = error.to_string();
        assert!(
            text.starts_with("my.save:") && text.contains(words),
            "{text}"
        );
    };
    says(b"", "does not begin like a save");
    says(b"\x89PNG\r\n\x1a\n\0\0", "does not begin like a save");
    says(&[0; 5000], "does not begin like a save");
    let replay = game.replay().to_text().expect("it can be written");
    says(replay.as_bytes(), "does not begin like a save");
    says(
        text.replacen("Pick((1)", "Pick((0)", 1).as_bytes(),
        "does not agree with its check",
    );
    says(
        text.replacen("Mara", "Mary", 1).as_bytes(),
        "does not agree with its check",
    );
    let (first, rest) = text.split_once("Pick").expect("there are picks");
    says(format!("{first}\nPick{rest}").as_bytes(), "has no check");
    assert!(matches!(
        SaveText::read(folder.path()),
        Err(ReplayError::Unreadable { .. })
    ));
    // A replay opens as well, and so does nothing else.
    let replayed = folder.path().join("a.ron");
    std::fs::write(&replayed, replay).expect("there is room");
    assert_eq!(game_of(&replayed).expect("it is a replay"), "biomes");
    let read: RecordedMatch<_> = tape(&replayed).expect("it can be opened");
    assert!(rebuild::<Biomes>("x", &read, Biomes::content()).is_ok());
    std::fs::write(&replayed, "nonsense").expect("there is room");
    let opened = tape::<biomes::Recipe>(&replayed);
    assert!(opened.expect_err("nonsense").to_string().contains("R001"));
}

/// Lines as a save has them, each with its check.
fn signed(lines: &[&str]) -> String {
    use sha2::{Digest, Sha256};
    let mut before = [0; 4];
    let mut text = String::new();
    for line in lines {
        let mut hash = Sha256::new();
        hash.update(before);
        hash.update(line.as_bytes());
        before.copy_from_slice(&hash.finalize()[..4]);
        let [a, b, c, d] = before;
        text.push_str(&format!("{line} #{a:02x}{b:02x}{c:02x}{d:02x}\n"));
    }
    text
}

/// The lines of a save without their checks.
fn unsigned(text: &str) -> Vec<&str> {
    let lines = text.lines().filter_map(|line| line.rsplit_once(" #"));
    lines.map(|(line, _)| line).collect()
}

#[test]
fn a_save_of_another_version_is_called_that_and_not_damaged() {
    let folder = folder();
    let (path, _) = played::<Biomes>(folder.path(), 5, 20);
    let text = std::fs::read_to_string(&path).expect("it is text");
    let lines = unsigned(&text);
    assert!(SaveText::from_bytes("x", signed(&lines).as_bytes()).is_ok());
    let foreign = |text: String, words: &str| {
        let error = SaveText::from_bytes("my.save", text.as_bytes()).expect_err(words);
        assert!(
            error.is_foreign() && error.to_string().contains(words),
            "{error}"
        );
    };
    // Another format, whatever its lines end with.
    foreign("fourfold save 2\nelse\n".to_owned(), "its format is 2");
    foreign(
        "fourfold save 12 #cafe\nelse\n".to_owned(),
        "its format is 12",
    );
    let here = format!("program:\"{}\"", env!("CARGO_PKG_VERSION"));
    let newer = lines[1].replacen(&here, "program:\"9.9.9\"", 1);
    assert_ne!(newer, lines[1]);
    // A line or a beginning that only the other version knows.
    let words = "it was written by version 9.9.9";
    foreign(signed(&[lines[0], &newer, "Wait((0),3)"]), words);
    let odd = newer.replacen("table:(", "tables:(", 1);
    foreign(signed(&[lines[0], &odd]), words);
    // The same of this version is damaged.
    let odd = signed(&[lines[0], lines[1], "Wait((0),3)"]);
    let error = SaveText::from_bytes("my.save", odd.as_bytes()).expect_err("no such line");
    assert!(
        matches!(error, ReplayError::Damaged { line: 3, .. }),
        "{error}"
    );
}

#[test]
fn messages_have_no_words_of_the_library() {
    let folder = folder();
    let (path, _) = played::<Biomes>(folder.path(), 5, 20);
    let text = std::fs::read_to_string(&path).expect("it is text");
    let lines = unsigned(&text);
    let deep = "(".repeat(10_000);
    let of_save = |last: &str| {
        let text = signed(&[lines[0], lines[1], last]);
        let error = SaveText::from_bytes("my.save", text.as_bytes());
        error.expect_err("it is damaged").to_string()
    };
    let of_replay = |text: &str| {
        let file = folder.path().join("a.ron");
        std::fs::write(&file, text).expect("there is room");
        let read = tape::<biomes::Recipe>(&file);
        read.expect_err("it is no replay").to_string()
    };
    let nested = format!("(header: (junk: {}", "[".repeat(10_000));
    for said in [
        of_save(&deep),
        of_save(&format!("Note(1,{deep}")),
        of_replay(&deep),
        of_replay(&nested),
        of_replay("#![enable(nothing)] ()"),
        of_replay("/* no end"),
    ] {
        for word in ["ron::", "serde", "recursion", "stacker", "RON", "extension"] {
            assert!(!said.contains(word), "{said}");
        }
    }
    assert!(of_replay(&nested).contains("its brackets are nested too deep"));
}

#[test]
fn a_match_that_runs_is_shown_to_spectators_only_until_it_is_over() {
    let folder = folder();
    let (path, mut game) = played::<Biomes>(folder.path(), 5, 20);
    assert!(!is_secret(&path), "nobody plays it");
    let (mut writer, _) = Writer::resume(&path).expect("it can be played on");
    assert!(is_secret(&path));
    let mut chance = TableRng::new(9);
    while step(&mut game, &mut chance) {}
    write(&mut writer, &game, 9);
    assert!(!is_secret(&path), "it is over");
}
