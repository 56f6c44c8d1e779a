//! Runs scenarios with one mutant on after another.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::mutant::{Fate, Mutant};

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
}

impl Coverage {
    /// Runs all scenarios of a game with none on. Files that fail so are left out and told of.
    ///
    /// # Errors
    ///
    /// The driver cannot be run or there are no scenarios.
    pub fn record(driver: &Path, root: &Path, game: &str, work: &Path) -> Result<Self, String> {
        let mut files = Vec::new();
        collect(&root.join("tests/scenarios").join(game), &mut files)?;
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
        })
    }

    /// What becomes of each of these, in their order; `jobs` at a time.
    pub fn run(&self, mutants: &[Mutant], jobs: usize) -> Vec<Fate> {
        let next = AtomicUsize::new(0);
        let fates = Mutex::new(vec![None; mutants.len()]);
        thread::scope(|scope| {
            for _ in 0..jobs {
                scope.spawn(|| {
                    loop {
                        let n = next.fetch_add(1, Ordering::Relaxed);
                        let Some(mutant) = mutants.get(n) else { break };
                        let fate = self.fate(mutant);
                        if let Ok(mut fates) = fates.lock() {
                            fates[n] = Some(fate);
                        }
                    }
                });
            }
        });
        let fates = fates.into_inner().unwrap_or_default();
        fates
            .into_iter()
            .map(|fate| fate.unwrap_or(Fate::Survived))
            .collect()
    }

    fn fate(&self, mutant: &Mutant) -> Fate {
        let mut files: Vec<&Covered> = self
            .files
            .iter()
            .filter(|f| f.hits.contains_key(&mutant.id))
            .collect();
        if files.is_empty() {
            return Fate::Unreached;
        }
        // Where it is met most often for the time spent.
        files.sort_by_key(|f| std::cmp::Reverse(f.hits[&mutant.id] * 1000 / (f.millis + 10)));
        let millis: u64 = files.iter().map(|f| f.millis).sum();
        // Seconds of processor time, so that a busy machine kills nothing; memory in KiB.
        let seconds = 2 + millis / 1000;
        let script = format!("ulimit -t {seconds}; ulimit -v 4000000; ulimit -c 0; exec \"$@\"");
        let child = Command::new("sh")
            .args(["-c", &script, "sh"])
            .arg(&self.driver)
            .args(["kill", &mutant.id.to_string()])
            .args(files.iter().map(|f| &f.file))
            .current_dir(&self.root)
            .env("RUST_BACKTRACE", "0")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let Ok(mut child) = child else {
            return Fate::Survived;
        };
        // One that only waits uses no processor time.
        let end = Instant::now() + Duration::from_secs(seconds * 20);
        loop {
            match child.try_wait() {
                Ok(Some(status)) if status.success() => return Fate::Survived,
                Ok(Some(status)) if status.code().is_none() => return Fate::Stopped,
                Ok(Some(_)) => return Fate::Killed,
                Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(5)),
                _ => {
                    let _ = child.kill();
                    let _ = child.wait();
                    return Fate::Stopped;
                }
            }
        }
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
