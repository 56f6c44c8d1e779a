//! Saves: whatever happens to a file or to the program that writes it, a match is played on from its last whole
//! choice, or a sentence says what is wrong.

mod foreign;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime};

use fourfold::games::biomes::{self, Biomes};
use fourfold::games::frames::content::Table;
use fourfold::games::frames::{self, Frames};
use fourfold::games::sanctuary::{self, Sanctuary};
use fourfold::games::souls::{self, Souls};
use fourfold::table::{Match, ReplayError, TableRng};
use fourfold::tools::replay::Replayable;
use fourfold::tools::save::{
    Beginning, Participants, RecordedMatch, SaveText, SavedPlayer, Writer, delete, game_of,
    is_running, is_secret, list, prune, rebuild, tape,
};
use proptest::prelude::*;
use tempfile::TempDir;

/// A game with built-in packs and something to set up.
trait Known: Replayable {
    fn content() -> &'static Self::Content;
    fn begun() -> Self::Setup;
}

macro_rules! content {
    ($game:ident) => {{
        static CONTENT: OnceLock<Arc<$game::content::Content>> = OnceLock::new();
        CONTENT.get_or_init(|| $game::content::builtin().expect("the embedded packs are sound"))
    }};
}

impl Known for Biomes {
    fn content() -> &'static Self::Content {
        content!(biomes)
    }
    fn begun() -> Self::Setup {
        biomes::Setup {
            content: Self::content(),
            decks: [0, 1],
            best_of: 1,
            position: None,
        }
    }
}

impl Known for Sanctuary {
    fn content() -> &'static Self::Content {
        content!(sanctuary)
    }
    fn begun() -> Self::Setup {
        sanctuary::Setup {
            content: Self::content(),
            decks: [0, 1],
            position: None,
        }
    }
}

impl Known for Souls {
    fn content() -> &'static Self::Content {
        content!(souls)
    }
    fn begun() -> Self::Setup {
        souls::Setup::plain(Self::content(), 3)
    }
}

impl Known for Frames {
    fn content() -> &'static Self::Content {
        content!(frames)
    }
    fn begun() -> Self::Setup {
        let content = Self::content();
        let table = Table {
            players: 2,
            battle: false,
        };
        frames::Setup::in_turn(content, table, 0)
    }
}

fn beginning<G: Known>(game: &Match<G>) -> Beginning<G::Recipe> {
    let sitting = |name: &str, bot: Option<&str>| SavedPlayer {
        name: name.to_owned(),
        bot: bot.map(str::to_owned),
    };
    Beginning {
        header: game.replay().header,
        table: Participants {
            players: vec![
                sitting("Ada \"A\"\nB #c", None),
                sitting("Mara", Some("greedy")),
            ],
            single: false,
            begun: 7,
        },
    }
}

/// Makes one more choice at random. Returns whether there was one to make.
fn step<G: Known>(game: &mut Match<G>, chance: &mut TableRng) -> bool {
    let Some(options) = game.decision().map(|open| open.options.len()) else {
        return false;
    };
    game.pick(chance.below(options as u32) as usize)
}

fn write<G: Known>(writer: &mut Writer, game: &Match<G>, turn: u32) {
    let over = game.outcome().is_some();
    let written = writer.write(game.journal(), game.digest(), turn, over);
    written.expect("a line can be added");
}

/// A save of so many choices, now and then with one or two taken back, and its match.
fn played<G: Known>(folder: &Path, seed: u64, choices: usize) -> (PathBuf, Match<G>) {
    let mut game = Match::<G>::new(G::begun(), seed);
    let mut chance = TableRng::new(seed);
    let mut writer = Writer::create(folder, &beginning(&game)).expect("a save can be begun");
    for n in 0..choices {
        if n % 11 == 10 {
            game.undo(2);
            write(&mut writer, &game, 1);
        }
        if n == 5 {
            writer
                .note(5, "here it \"turned\"\n#1")
                .expect("a note fits");
        }
        if !step(&mut game, &mut chance) {
            break;
        }
        write(&mut writer, &game, n as u32 / 10);
    }
    (writer.path().to_owned(), game)
}

fn folder() -> TempDir {
    TempDir::new().expect("there is room for a folder")
}

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

/// The other half of the next test: plays until it is killed, and says after each choice how many there are.
#[test]
#[ignore = "is started by the test below and killed by it"]
fn plays_until_killed() {
    let Some(folder) = std::env::var_os("FOURFOLD_TEST_SAVES") else {
        return;
    };
    let mut out = std::io::stdout().lock();
    for seed in 0.. {
        let mut game = Match::<Biomes>::new(Biomes::begun(), seed);
        let mut chance = TableRng::new(seed);
        let begun = Writer::create(Path::new(&folder), &beginning(&game));
        let mut writer = begun.expect("a save can be begun");
        while step(&mut game, &mut chance) {
            write(&mut writer, &game, 0);
            let name = writer.path().display();
            let picks = game.journal().picks.len();
            writeln!(out, "\nmade {picks} {} {name}", game.digest()).expect("somebody listens");
            out.flush().expect("somebody listens");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_hundred_times_killed_and_nothing_lost() {
    let own = std::env::current_exe().expect("the test knows itself");
    for n in 0..100_u64 {
        let folder = folder();
        let mut child = Command::new(&own)
            .args(["--exact", "plays_until_killed", "--ignored", "--nocapture"])
            .env("FOURFOLD_TEST_SAVES", folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it can be started");
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let mut told = lines
            .by_ref()
            .map_while(Result::ok)
            .filter(|l| l.starts_with("made "));
        let first = told.next().expect("it plays");
        std::thread::sleep(Duration::from_micros(n * n * 37 % 20_000));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        let last = told.last().unwrap_or(first);
        let parts: Vec<&str> = last.splitn(4, ' ').collect();
        let [_, picks, digest, path] = parts[..] else {
            panic!("{last}");
        };
        let picks: usize = picks.parse().expect("a number");
        let raw = SaveText::read(Path::new(path)).expect("it can be read");
        let read: RecordedMatch<biomes::Recipe> = raw.tape().expect("its beginning is whole");
        let mut game = rebuild::<Biomes>(path, &read, Biomes::content()).expect("it plays");
        assert_eq!(game.follow(raw.journal(), picks), picks, "run {n}");
        assert_eq!(game.digest().to_string(), digest, "run {n}");
    }
}
