//! Breaks the rules one place at a time and tells which breaks no scenario notices.
//!
//! A copy of the sources is made in which every such place can be switched while the program runs, so one
//! build serves for thousands. Run it from the root of the repository, best as `./check mutants`.

mod building;
mod copy;
mod find;
mod games;
mod mutant;
mod point;
mod report;
mod running;
mod sample;
mod unit_tests;
mod write;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use copy::Copy;
use mutant::{Fate, GAMES, Mutant, SHARED};
use point::Kind;
use running::Coverage;
use unit_tests::UnitTests;

const USAGE: &str = "usage: fourfold-mutants [--survivors] [--build] [--tests] [--kinds LIST] [--all] [--sample N] [--seed N] [--jobs N] FOLDER [GAME..]
  FOLDER        where the copy, the list and the report are written
  GAME          biomes, frames, sanctuary, souls, or shared for the rules that games share; all without
  --survivors   tries only what was not noticed last time, with the program built then
  --build       builds only
  --tests       runs the unit tests of the game too, on what no scenario notices
  --kinds LIST  only these, with commas: negation, bound, seat, call, constant, arithmetic
  --sample N    how many mutants a game, evenly over kinds and files (400)
  --all         all there are, some 2,000 a game
  --seed N      which (1)
  --jobs N      how many at a time (1)";

/// So many are tried before the list is written.
const CHUNK: usize = 50;

/// What is asked for.
#[derive(Debug)]
struct Wish {
    survivors: bool,
    build: bool,
    tests: bool,
    kinds: Vec<Kind>,
    sample: usize,
    seed: u64,
    jobs: usize,
    folder: PathBuf,
    games: Vec<String>,
}

fn main() -> ExitCode {
    let done = wish(env::args().skip(1))
        .ok_or_else(|| USAGE.to_owned())
        .and_then(|wish| run(&wish));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn wish(mut args: impl Iterator<Item = String>) -> Option<Wish> {
    let mut wish = Wish {
        survivors: false,
        build: false,
        tests: false,
        kinds: Kind::ALL.into(),
        sample: 400,
        seed: 1,
        jobs: 1,
        folder: PathBuf::new(),
        games: Vec::new(),
    };
    let mut plain = Vec::new();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--survivors" => wish.survivors = true,
            "--build" => wish.build = true,
            "--tests" => wish.tests = true,
            "--kinds" => {
                wish.kinds = args
                    .next()?
                    .split(',')
                    .map(Kind::of)
                    .collect::<Option<_>>()?
            }
            "--all" => wish.sample = usize::MAX,
            "--sample" => wish.sample = args.next()?.parse().ok()?,
            "--seed" => wish.seed = args.next()?.parse().ok()?,
            "--jobs" => wish.jobs = args.next()?.parse().ok().filter(|n| *n > 0)?,
            flag if flag.starts_with('-') => return None,
            _ => plain.push(arg),
        }
    }
    let mut plain = plain.into_iter();
    wish.folder = PathBuf::from(plain.next()?);
    wish.games = plain.collect();
    let known: Vec<&str> = GAMES.into_iter().chain([SHARED]).collect();
    let is_known = |game: &String| known.contains(&game.as_str());
    if !wish.games.iter().all(is_known) {
        return None;
    }
    if wish.games.is_empty() {
        wish.games = known.into_iter().map(str::to_owned).collect();
    }
    Some(wish)
}

fn run(wish: &Wish) -> Result<(), String> {
    let root = env::current_dir().map_err(|e| e.to_string())?;
    fs::create_dir_all(&wish.folder).map_err(|e| format!("{}: {e}", wish.folder.display()))?;
    let folder = wish.folder.canonicalize().map_err(|e| e.to_string())?;
    let (list, place) = (folder.join("mutants.json"), folder.join("driver.txt"));
    let tests = folder.join("mutant_tests");
    let (driver, mut mutants) = if wish.survivors {
        let driver = fs::read_to_string(&place).map_err(|e| format!("{}: {e}", place.display()))?;
        (PathBuf::from(driver), mutant::read(&list)?)
    } else {
        let mut copy = Copy::read(&root, &folder.join("copy"))?;
        copy.points.retain(|point| wish.kinds.contains(&point.kind));
        eprintln!("{} points", copy.points.len());
        let built = building::build(&mut copy)?;
        let driver = folder.join("mutant_driver");
        fs::copy(&built, &driver).map_err(|e| format!("{}: {e}", built.display()))?;
        if wish.tests {
            let built = building::build_tests(&copy)?;
            fs::copy(&built, &tests).map_err(|e| format!("{}: {e}", built.display()))?;
        }
        fs::write(&place, driver.to_string_lossy().as_bytes()).map_err(|e| e.to_string())?;
        (driver, copy.points.iter().map(Mutant::from).collect())
    };
    mutant::write(&list, &mutants)?;
    if wish.build {
        return Ok(());
    }
    let page = fs::read_to_string(root.join("docs/mutants.md")).unwrap_or_default();
    let said = mutant::equivalent(&page);
    for game in &wish.games {
        let unit_tests = match wish.tests {
            true => Some(UnitTests::record(&tests, &folder.join("copy"), game)?),
            false => None,
        };
        let coverage = Coverage::record(&driver, &root, game, &folder, unit_tests)?;
        let own: Vec<usize> = (0..mutants.len())
            .filter(|n| mutants[*n].game() == game && wish.kinds.contains(&mutants[*n].kind))
            .collect();
        let chosen: Vec<usize> = if wish.survivors {
            let left = |n: &usize| matches!(mutants[*n].fate, Fate::Survived | Fate::Unreached);
            own.into_iter().filter(left).collect()
        } else {
            let all: Vec<Mutant> = own.iter().map(|n| mutants[*n].clone()).collect();
            let chosen = sample::sample(&all, wish.sample, wish.seed);
            chosen.into_iter().map(|n| own[n]).collect()
        };
        let of = chosen.len();
        // What has been found out is kept when the run is broken off.
        for (done, part) in chosen.chunks(CHUNK).enumerate() {
            let mut tried: Vec<Mutant> = part.iter().map(|n| mutants[*n].clone()).collect();
            coverage.run(&mut tried, wish.jobs);
            for (n, mutant) in part.iter().zip(tried) {
                mutants[*n] = mutant;
            }
            mutant::write(&list, &mutants)?;
            eprintln!("{game}: {} of {of}", done * CHUNK + part.len());
        }
        let text = report::report(game, &mutants, &said);
        println!("{text}");
        let path = folder.join(format!("{game}.txt"));
        fs::write(&path, &text).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}
