//! Runs scenarios with one mutant on after another.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::games::Games;
use crate::mutant::{Fate, GAMES, Mutant, SHARED};
use crate::unit_tests::UnitTests;

/// One scenario file as it is without mutants.
#[derive(Debug)]
struct Covered {
    file: String,
    millis: u64,
    hits: BTreeMap<u32, u64>,
}

/// Which points the scenario files of a game come to.
#[derive(Debug)]
pub struct Coverage {
    driver: PathBuf,
    root: PathBuf,
    files: Vec<Covered>,
    games: Games,
    tests: Option<UnitTests>,
}

impl Coverage {
    /// Runs all scenarios of a game with none on. Files that fail so are left out and told of. `tests` are the
    /// unit tests to be run besides.
    ///
    /// # Errors
    ///
    /// The driver cannot be run or there are no scenarios.
    pub fn record(
        driver: &Path,
        root: &Path,
        game: &str,
        work: &Path,
        tests: Option<UnitTests>,
    ) -> Result<Self, String> {
        let mut files = Vec::new();
        for game in folders(game) {
            collect(&root.join("tests/scenarios").join(game), &mut files)?;
        }
        let files: Vec<String> = files
            .iter()
            .filter_map(|f| f.strip_prefix(root).ok()?.to_str().map(str::to_owned))
            .collect();
        let out = work.join("coverage.txt");
        let done = Command::new(driver)
            .arg("cover")
            .arg(&out)
            .args(&files)
            .current_dir(root)
            .stdout(Stdio::null())
            .status()
            .map_err(|e| format!("{}: {e}", driver.display()))?;
        if !done.success() {
            return Err(format!("the scenarios of {game} cannot be run: {done}"));
        }
        let text = fs::read_to_string(&out).map_err(|e| format!("{}: {e}", out.display()))?;
        let mut covered = Vec::new();
        for line in text.lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            let [code, millis, file, hits] = parts[..] else {
                return Err(format!("the driver wrote: {line}"));
            };
            if code != "0" {
                eprintln!("{file} fails without any mutant and is left out");
                continue;
            }
            let pair = |pair: &str| {
                let (id, hits) = pair.split_once(':')?;
                Some((id.parse().ok()?, hits.parse().ok()?))
            };
            covered.push(Covered {
                file: file.to_owned(),
                millis: millis.parse().unwrap_or(0),
                hits: hits.split_whitespace().filter_map(pair).collect(),
            });
        }
        Ok(Self {
            driver: driver.to_owned(),
            root: root.to_owned(),
            files: covered,
            games: Games::play(driver, game),
            tests,
        })
    }

    /// Finds out what becomes of each of these; `jobs` at a time.
    pub fn run(&self, mutants: &mut [Mutant], jobs: usize) {
        let next = AtomicUsize::new(0);
        let places: Vec<Mutex<&mut Mutant>> = mutants.iter_mut().map(Mutex::new).collect();
        thread::scope(|scope| {
            for _ in 0..jobs {
                scope.spawn(|| {
                    while let Some(place) = places.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let Ok(mut mutant) = place.lock() else { break };
                        mutant.fate = self.fate(mutant.id);
                        let left = !mutant.fate.noticed();
                        mutant.seen_in_games = left && self.games.changes(&self.driver, mutant.id);
                        let mut tests = self.tests.iter();
                        mutant.seen_in_tests = left && tests.any(|tests| tests.fail(mutant.id));
                    }
                });
            }
        });
    }

    fn fate(&self, id: u32) -> Fate {
        let mut files: Vec<&Covered> = self
            .files
            .iter()
            .filter(|f| f.hits.contains_key(&id))
            .collect();
        if files.is_empty() {
            return Fate::Unreached;
        }
        // Where it is met most often for the time spent.
        files.sort_by_key(|f| std::cmp::Reverse(f.hits[&id] * 1000 / (f.millis + 10)));
        let millis: u64 = files.iter().map(|f| f.millis).sum();
        let mut command = limited(&self.driver, 2 + millis / 1000);
        command
            .args(["kill", &id.to_string()])
            .args(files.iter().map(|f| &f.file))
            .current_dir(&self.root)
            .stdout(Stdio::null());
        match command.status().map(|status| status.code()) {
            Ok(Some(0)) | Err(_) => Fate::Survived,
            Ok(Some(_)) => Fate::Killed,
            Ok(None) => Fate::Stopped,
        }
    }
}

/// A call of the driver that may use so many seconds of processor time, so that a busy machine kills nothing,
/// ten times that by the clock, and 4 GB.
pub fn limited(driver: &Path, seconds: u64) -> Command {
    let limits = format!("ulimit -t {seconds}; ulimit -v 4000000; ulimit -c 0");
    let script = format!("{limits}; exec timeout -s KILL {} \"$@\"", 10 * seconds);
    let mut command = Command::new("sh");
    command
        .args(["-c", &script, "sh"])
        .arg(driver)
        .env("RUST_BACKTRACE", "0")
        .stderr(Stdio::null());
    command
}

/// The folders of the scenarios that are run.
fn folders(game: &str) -> Vec<&str> {
    if game == SHARED {
        GAMES.into_iter().chain(["table"]).collect()
    } else {
        vec![game]
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut inside: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    inside.sort();
    for path in inside {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "ron") {
            files.push(path);
        }
    }
    Ok(())
}
