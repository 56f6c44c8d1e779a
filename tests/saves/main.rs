//! Saves: whatever happens to a file or to the program that writes it, a match is played on from its last whole
//! choice, or a sentence says what is wrong.

mod foreign;
mod kit;

use std::time::{Duration, SystemTime};

use fourfold::games::biomes::{self, Biomes};
use fourfold::games::frames::Frames;
use fourfold::games::sanctuary::Sanctuary;
use fourfold::games::souls::Souls;
use fourfold::table::{ReplayError, TableRng};
use fourfold::tools::save::{
    RecordedMatch, SaveText, Writer, delete, game_of, is_running, is_secret, list, prune, rebuild,
    tape,
};
use kit::{Known, folder, played, step, write};
use proptest::prelude::*;

fn comes_back<G: Known>(seed: u64) {
    let folder = folder();
    let (path, game) = played::<G>(folder.path(), seed, 80);
    assert_eq!(game_of(&path).expect("it is a save"), G::NAME);
    let raw = SaveText::read(&path).expect("it is whole");
    assert_eq!(raw.journal(), game.journal());
    assert_eq!(raw.digest(), Some(game.digest()));
    assert!(!raw.cut);
    assert_eq!(raw.table.players[0].name, "Ada \"A\"\nB #c");
    assert_eq!(raw.notes()[0].text, "here it \"turned\"\n#1");
    let read: RecordedMatch<G::Recipe> = tape(&path).expect("it can be opened");
    let mut again = rebuild::<G>("x", &read, G::content()).expect("it can be played");
    let all = game.journal().picks.len();
    assert_eq!(again.follow(game.journal(), all), all);
    assert_eq!(again.digest(), game.digest());
}

#[test]
fn every_game_comes_back_as_it_was_left() {
    comes_back::<Biomes>(1);
    comes_back::<Sanctuary>(2);
    comes_back::<Souls>(3);
    comes_back::<Frames>(4);
}

#[test]
fn a_file_cut_anywhere_loses_at_most_the_choice_being_made() {
    let folder = folder();
    let (path, _) = played::<Frames>(folder.path(), 9, 40);
    let bytes = std::fs::read(&path).expect("it is there");
    let begun = bytes
        .iter()
        .enumerate()
        .filter(|(_, b)| **b == b'\n')
        .nth(1);
    let begun = begun.expect("two lines are the beginning").0 + 1;
    let picks = |text: &[u8]| {
        let text = String::from_utf8_lossy(text);
        let kinds = text
            .lines()
            .filter(|l| l.starts_with("Pick") || l.starts_with("Point"));
        kinds.count()
    };
    let mut before = 0;
    for end in 0..=bytes.len() {
        match SaveText::from_bytes("save", &bytes[..end]) {
            Err(error) if end < begun => assert!(error.to_string().contains("R007"), "{error}"),
            Err(error) => panic!("cut at {end}: {error}"),
            Ok(raw) => {
                assert!(end >= begun);
                assert_eq!(raw.cut, bytes[end - 1] != b'\n');
                // Taking back is a line as well, so only the lines tell how many there must be.
                let whole = bytes[..end].iter().rposition(|b| *b == b'\n').unwrap_or(0);
                let lost = picks(&bytes[..end]) - picks(&bytes[..whole]);
                assert!(lost <= 1, "cut at {end}: {lost} lost");
                let now = raw.journal().picks.len();
                assert!(now.abs_diff(before) <= 2);
                before = now;
            }
        }
    }
}

#[test]
fn a_cut_save_is_played_on_without_what_was_cut() {
    let folder = folder();
    let (path, _) = played::<Biomes>(folder.path(), 5, 30);
    let bytes = std::fs::read(&path).expect("it is there");
    let (mut seen, mut tried) = (0, 0);
    for end in (bytes.len() - 200)..bytes.len() {
        std::fs::write(&path, &bytes[..end]).expect("it can be cut");
        let (mut writer, raw) = Writer::resume(&path).expect("it can be played on");
        let read = raw.tape().expect("its beginning is whole");
        let mut game = rebuild::<Biomes>("x", &read, Biomes::content()).expect("it plays");
        game.follow(raw.journal(), raw.journal().picks.len());
        assert!(step(&mut game, &mut TableRng::new(end as u64)));
        write(&mut writer, &game, 3);
        drop(writer);
        let again = SaveText::read(&path).expect("it is whole again");
        assert_eq!(again.journal(), game.journal());
        assert!(!again.cut);
        tried += 1;
        seen += usize::from(raw.cut);
    }
    assert!(seen > tried / 2, "{seen} of {tried} were cut inside a line");
}

#[test]
fn other_rules_and_packs_are_told_of() {
    let folder = folder();
    let (path, _) = played::<Biomes>(folder.path(), 5, 20);
    let read: RecordedMatch<biomes::Recipe> = tape(&path).expect("it can be opened");
    let fails = |read: &RecordedMatch<biomes::Recipe>, words: &str| {
        let error = rebuild::<Biomes>("x", read, Biomes::content()).err();
        let text = error.expect(words).to_string();
        assert!(text.contains(words), "{text}");
    };
    let mut other = read.clone();
    other.replay.header.recipe.packs[0].hash = "00".to_owned();
    fails(&other, "R003");
    let mut other = read.clone();
    other.replay.journal.picks[3].1 = 9999;
    fails(&other, "R004");
    let mut other = read;
    other.digest = Some(1);
    fails(&other, "R005");
}

#[test]
fn only_old_saves_that_nobody_plays_are_pruned() {
    let folder = folder();
    let mut paths = Vec::new();
    for n in 0..8_u64 {
        let (path, _) = played::<Biomes>(folder.path(), n, 4);
        let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1000 + n);
        let file = std::fs::File::options().append(true).open(&path);
        file.and_then(|file| file.set_modified(old))
            .expect("its date can be set");
        paths.push(path);
    }
    let (running, _) = Writer::resume(&paths[0]).expect("the oldest is played");
    assert!(is_running(&paths[0]) && !is_running(&paths[1]));
    assert!(Writer::resume(&paths[0]).is_err_and(|e| e.to_string().contains("another window")));
    assert!(delete(&paths[0]).is_err());
    prune(folder.path(), 3);
    let mut left: Vec<_> = list(folder.path()).into_iter().map(|l| l.path).collect();
    left.sort();
    let mut wanted = vec![&paths[0], &paths[5], &paths[6], &paths[7]];
    wanted.sort();
    assert_eq!(left.iter().collect::<Vec<_>>(), wanted);
    drop(running);
    assert!(delete(&paths[0]).is_ok() && !paths[0].exists());
}

#[test]
fn what_is_no_save_is_neither_opened_nor_pruned() {
    let folder = folder();
    let (sound, _) = played::<Biomes>(folder.path(), 1, 4);
    let text = std::fs::read(&sound).expect("it can be read");
    let put = |name: &str, bytes: &[u8], at: u64| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("there is room");
        let old = SystemTime::UNIX_EPOCH + Duration::from_secs(at);
        let file = std::fs::File::options().append(true).open(&path);
        file.and_then(|file| file.set_modified(old))
            .expect("its date can be set");
        path
    };
    let mut flipped = text.clone();
    flipped[text.len() / 2] ^= 4;
    let damaged = put("flipped.save", &flipped, 10);
    let foreign = put("picture.save", b"\x89PNG\r\n", 11);
    let old = put("old.save", &text, 12);
    std::fs::create_dir(folder.path().join("folder.save")).expect("there is room");
    #[cfg(unix)]
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("device.save"))
        .expect("there is room");
    let names: Vec<_> = list(folder.path()).into_iter().map(|l| l.path).collect();
    assert_eq!(
        names,
        [sound.clone(), old.clone(), foreign.clone(), damaged.clone()]
    );
    // Foreign files take nobody's place.
    let many = (0..5).map(|n| put(&format!("{n}.save"), b"foreign", 1 << 31));
    assert_eq!(many.filter(|path| path.exists()).count(), 5);
    prune(folder.path(), 2);
    assert!(old.exists());
    prune(folder.path(), 1);
    assert!(!old.exists(), "the oldest sound one is gone");
    assert!(sound.exists() && damaged.exists() && foreign.exists());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A changed bit is either noticed or costs no more than the last line.
    #[test]
    fn a_flipped_bit_never_changes_a_match(seed in 0..4_u64, at in any::<prop::sample::Index>(), bit in 0..8_u32) {
        let folder = folder();
        let (path, game) = played::<Sanctuary>(folder.path(), seed, 25);
        let mut bytes = std::fs::read(&path).expect("it is there");
        let at = at.index(bytes.len());
        bytes[at] ^= 1 << bit;
        match SaveText::from_bytes("save", &bytes) {
            Ok(raw) => {
                prop_assert_eq!(at, bytes.len() - 1);
                let kept = raw.journal().picks.len();
                prop_assert!(game.journal().picks.len() - kept <= 1);
                prop_assert_eq!(&raw.journal().picks[..], &game.journal().picks[..kept]);
            }
            Err(error) => prop_assert!(error.to_string().contains("error[R0")),
        }
    }

    /// Bytes without sense never end the program.
    #[test]
    fn noise_is_refused(head in any::<bool>(), noise in prop::collection::vec(any::<u8>(), 0..300)) {
        let mut bytes = if head { b"fourfold save 1 #".to_vec() } else { Vec::new() };
        bytes.extend(noise);
        prop_assert!(SaveText::from_bytes("save", &bytes).is_err());
    }
}
