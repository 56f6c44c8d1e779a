//! Mistakes of many kinds, planted at random places of the built-in packs: each is reported, at its line, first.
//!
//! `PLANTED=14 cargo test --test packs planted -- --nocapture` plants 14 of each kind and prints a table.

mod places;
mod ron;
mod signs;
mod words;

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::Path;

use crate::kit::Packs;
use ron::{Dice, File, files};

/// A changed file, and the lines on which the mistake may be said to be.
struct Plant {
    file: String,
    text: String,
    line: usize,
    until: usize,
    /// The name under which it is written instead; then any line is right.
    moved: Option<String>,
}

/// A kind of mistake, and how to make one.
type Kind = (&'static str, fn(&[File], &mut Dice) -> Option<Plant>);

/// The games of the built-in packs.
const GAMES: [&str; 4] = ["biomes", "frames", "sanctuary", "souls"];

/// A random token that fits, of a random file.
fn token<'f>(
    files: &'f [File],
    dice: &mut Dice,
    fits: impl Fn(&File, usize) -> bool,
) -> Option<(&'f File, usize)> {
    for _ in 0..8 {
        let file = dice.one(files)?;
        let all: Vec<usize> = (0..file.tokens.len()).filter(|&n| fits(file, n)).collect();
        if let Some(&n) = dice.one(&all) {
            return Some((file, n));
        }
    }
    None
}

/// A file with some bytes replaced.
fn with(file: &File, at: Range<usize>, by: &str) -> Option<Plant> {
    let text = format!("{}{by}{}", &file.text[..at.start], &file.text[at.end..]);
    let line = file.line(at.start);
    (text != file.text).then(|| Plant {
        file: file.name.clone(),
        text,
        line,
        until: line,
        moved: None,
    })
}

/// How many of some planted mistakes were reported, at the right line, and first.
#[derive(Default, Clone, Copy)]
struct Counts {
    planted: usize,
    reported: usize,
    line: usize,
    first: usize,
}

/// Plants one mistake and counts what is said of it.
fn try_one(packs: &Packs, sound: &str, plant: &Plant, counts: &mut Counts) -> Option<String> {
    let file = plant.moved.as_ref().unwrap_or(&plant.file);
    if plant.moved.is_some() {
        fs::remove_file(packs.path("tiny").join(&plant.file)).expect("removed");
    }
    packs.write(file, &plant.text);
    let report = packs.checked();
    if plant.moved.is_some() {
        fs::remove_file(packs.path("tiny").join(file)).expect("removed");
    }
    packs.write(&plant.file, sound);
    let all = report.sorted();
    let there = |d: &&fourfold::packs::Diagnostic| d.path.ends_with(&format!("/{file}"));
    let at = |d: &&fourfold::packs::Diagnostic| {
        plant.moved.is_some() || (plant.line..=plant.until).contains(&d.line)
    };
    let right = |d: &&fourfold::packs::Diagnostic| there(d) && at(d);
    counts.planted += 1;
    counts.reported += usize::from(!all.is_empty());
    counts.line += usize::from(all.iter().any(&right));
    let first = all.first().is_some_and(right);
    counts.first += usize::from(first);
    (!first).then(|| format!("{}:{}\n{report}", plant.file, plant.line))
}

#[test]
fn planted_mistakes_are_reported_at_their_line_and_first() {
    let wanted = std::env::var("PLANTED").ok().and_then(|n| n.parse().ok());
    let each: usize = wanted.unwrap_or(1);
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs"));
    let all = GAMES.map(|game| {
        let mut found = Vec::new();
        files(&root.join(game), "", &mut found);
        (Packs::built_in(game), found)
    });
    let mut dice = Dice(0x5eed_f00d + each as u64);
    let (mut table, mut missed) = (BTreeMap::new(), Vec::new());
    for (name, plant) in signs::KINDS.iter().chain(words::KINDS).chain(places::KINDS) {
        let counts: &mut Counts = table.entry(*name).or_default();
        for _ in 0..each * 40 {
            if counts.planted == each {
                break;
            }
            let (packs, files) = &all[dice.below(4)];
            let Some(plant) = plant(files, &mut dice) else {
                continue;
            };
            let sound = files
                .iter()
                .find(|f| f.name == plant.file)
                .expect("the file");
            if let Some(said) = try_one(packs, &sound.text, &plant, counts) {
                let lines = plant
                    .text
                    .lines()
                    .skip(plant.line.saturating_sub(2))
                    .take(3);
                missed.push(format!(
                    "## {name}: {said}{}\n",
                    lines.collect::<Vec<_>>().join("\n")
                ));
            }
        }
    }
    let mut sum = Counts::default();
    for (name, c) in &table {
        println!(
            "{:3} {:3} {:3} {:3}  {name}",
            c.planted, c.reported, c.line, c.first
        );
        sum.planted += c.planted;
        sum.reported += c.reported;
        sum.line += c.line;
        sum.first += c.first;
    }
    let share = |n: usize| n as f64 * 100.0 / sum.planted as f64;
    println!(
        "{} planted, {:.1} % reported, {:.1} % right line, {:.1} % first",
        sum.planted,
        share(sum.reported),
        share(sum.line),
        share(sum.first)
    );
    if let Ok(file) = std::env::var("PLANTED_MISSED") {
        fs::write(file, missed.join("\n")).expect("written");
    }
    assert!(table.len() >= 74 && sum.planted >= 74 * each * 9 / 10);
    let good = |n: usize, bar: usize| n * 1000 >= sum.planted * bar;
    assert!(good(sum.reported, 995) && good(sum.line, 990) && good(sum.first, 980));
}
