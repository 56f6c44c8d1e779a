//! A program that is killed while it writes a save loses nothing. It starts a hundred programs, each of which holds the open
//! files of this one and their locks for a moment, so it shares no program with other tests of saves.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use fourfold::games::biomes::{self, Biomes};
use fourfold::table::{Match, TableRng};
use fourfold::tools::save::{RecordedMatch, SaveText, Writer, rebuild};

use kit::{Known, beginning, folder, step, write};

#[path = "saves/kit.rs"]
mod kit;

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
