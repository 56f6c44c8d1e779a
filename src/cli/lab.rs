//! `lab`: from arguments to games, and from reports to files and text.

use std::fmt::Display;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;

use clap::Subcommand;
use indicatif::ProgressBar;
use serde::Serialize;

use super::args::{FIRST_GAME, TableArgs};
use super::{game, progress, say};
use crate::games;
use crate::packs::shown_path;
use crate::tools::Outcome;
use crate::tools::lab::{Lab, LabRequest, Progress, Report, merge};

mod tune_file;

/// What the lab can do.
#[derive(Debug, Clone, Subcommand)]
pub(crate) enum LabCommand {
    /// Let every pair of decks play and report what decks and cards are worth
    Run(Run),
    /// Play two versions of a pack with the same seeds and say which differences are real
    Compare(Compare),
    /// Search numbers of a pack so that a target comes true
    Tune(Tune),
    /// Make one report of the reports of rounds that follow each other
    Merge {
        /// The files `report.json`
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Where the report goes.
        #[command(flatten)]
        output: Output,
    },
}

/// What is played.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Field {
    /// Game
    #[arg(long, default_value = FIRST_GAME)]
    pub game: String,
    /// Decks, companies or characters; all of them if left out
    #[arg(long, value_name = "DECK,DECK", value_delimiter = ',')]
    pub decks: Vec<String>,
    /// The bot in every seat
    #[arg(long, alias = "bots", value_name = "NAME", default_value = "greedy")]
    pub bot: String,
    /// Seed of the run
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Threads; one for each core if left out
    #[arg(long, value_name = "T")]
    pub threads: Option<NonZero<usize>>,
    /// The kind of table.
    #[command(flatten)]
    pub table: TableArgs,
    /// Another pack, or a folder of packs; may be given several times
    #[arg(long, value_name = "DIR")]
    pub packs: Vec<PathBuf>,
}

/// A report of all pairs.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "\
Every pair plays double games: the same seed twice, with the seats swapped. The result does not depend on the number \
of threads, and memory does not grow with the number of games. Ctrl-C prints what is known so far. docs/lab.md explains \
every figure.")]
pub(crate) struct Run {
    /// What is played.
    #[command(flatten)]
    pub field: Field,
    /// Games of each pair
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// Number of the first round of two games a pair; runs of rounds that follow each other can be merged
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=1_000_000_000))]
    pub first: u64,
    /// Where the report goes.
    #[command(flatten)]
    pub output: Output,
}

/// Where a report goes.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Output {
    /// Write report.json, matrix.csv, cards.csv and report.html into this folder
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
}

/// Two versions of a pack.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "\
Both versions play the same double games with the same seeds, so luck is the same in both. Exit codes: 0 no difference \
found; 1 there are differences, or not all games could be played; 2 wrong use.")]
pub(crate) struct Compare {
    /// Folder of the old version
    pub old: PathBuf,
    /// Folder of the new version
    pub new: PathBuf,
    /// What is played.
    #[command(flatten)]
    pub field: Field,
    /// Games of each pair, for each version
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
}

/// Numbers to search.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "\
A number is `card_id.field`, or a longer way to it such as `card_id.cost.chaos` or `card_id.abilities[0].cost`. Targets \
are `pairs=50%`, `deck:ID=50%`, `first=50%` and `turns=12`. All settings play the same seeds; after each level the better \
half goes on. TUNE.ron says the same in a file: (pack: \"my-pack\", vary: [\"card_id.cost in 1..4\"], targets: [\"pairs=50%\"]).")]
pub(crate) struct Tune {
    /// A file with the search
    #[arg(value_name = "TUNE.ron", required_unless_present = "pack")]
    pub file: Option<PathBuf>,
    /// Folder of the pack with the numbers
    #[arg(long, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// A number and its values; may be given several times
    #[arg(long, value_name = "CARD.FIELD in LOW..HIGH")]
    pub vary: Vec<String>,
    /// What is to come true; may be given several times
    #[arg(long, value_name = "TARGET")]
    pub target: Vec<String>,
    /// What is played.
    #[command(flatten)]
    pub field: Field,
    /// Games of the whole search, about
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: Option<u64>,
    /// Write a copy of the pack with the best numbers here
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
}

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// Does it.
pub(crate) fn run(command: LabCommand) -> Result<Outcome, Outcome> {
    // Without the handler Ctrl-C still ends the program, only without a result.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    match command {
        LabCommand::Run(run) => {
            let lab = lab(&run.field.game)?;
            let wish = wish(&run.field, run.games, run.first);
            let report = watched(|progress| (lab.run)(&wish, &run.field.packs, progress))?;
            done(&report, &run.output)
        }
        LabCommand::Compare(wanted) => {
            let lab = lab(&wanted.field.game)?;
            let wish = wish(&wanted.field, wanted.games, 0);
            let versions = [wanted.old.as_path(), wanted.new.as_path()];
            let packs = &wanted.field.packs;
            let found = watched(|progress| (lab.compare)(&wish, versions, packs, progress))?;
            let same = found.complete && found.unfinished == 0 && found.differences.is_empty();
            Ok(printed(&found, wanted.json, same))
        }
        LabCommand::Tune(wanted) => {
            let json = wanted.json;
            let (field, tune) = tune_file::search(wanted)?;
            let lab = lab(&field.game)?;
            let wish = wish(&field, 1, 0);
            let found = watched(|progress| (lab.tune)(&wish, &tune, &field.packs, progress))?;
            Ok(printed(&found, json, found.complete))
        }
        LabCommand::Merge { files, output } => {
            let read = |path: &PathBuf| match std::fs::read_to_string(path) {
                Ok(text) => Ok((shown_path(path), text)),
                Err(why) => Err(wrong(&format!("cannot read `{}`: {why}", shown_path(path)))),
            };
            let texts = files
                .iter()
                .map(read)
                .collect::<Result<Vec<_>, Outcome>>()?;
            done(&merge(&texts).map_err(|why| wrong(&why))?, &output)
        }
    }
}

/// What was found, as text or as JSON.
fn printed<T: Display + Serialize>(found: &T, json: bool, fine: bool) -> Outcome {
    let text = match json {
        true => serde_json::to_string_pretty(found).unwrap_or_default(),
        false => found.to_string(),
    };
    match fine {
        true => Outcome::fine(text),
        false => Outcome::found(text),
    }
}

fn wrong(why: &str) -> Outcome {
    Outcome::wrong(format!("error: {why}"))
}

/// The lab of that game.
fn lab(name: &str) -> Result<Lab, Outcome> {
    let name = game::game(name)?;
    let lab = games::find(name).and_then(|game| game.lab);
    lab.ok_or_else(|| wrong(&format!("the lab cannot measure `{name}`")))
}

fn wish(field: &Field, games: u64, first: u64) -> LabRequest {
    LabRequest {
        decks: field.decks.clone(),
        bot: field.bot.clone(),
        games,
        first,
        seed: field.seed,
        threads: (field.threads)
            .or_else(|| available_parallelism().ok())
            .map_or(1, usize::from),
        table: field.table.clone(),
    }
}

/// Runs something that plays, with a bar.
fn watched<T>(work: impl FnOnce(&Progress<'_>) -> T) -> T {
    let bar: ProgressBar = progress::bar(0);
    let result = work(&Progress {
        problems: &|problems| {
            if !problems.is_empty() {
                say::error(&problems);
            }
        },
        games: &|games| bar.inc_length(games),
        done: &|done| bar.inc(done),
        live: None,
        stop: &STOP,
    });
    bar.finish_and_clear();
    result
}

/// Writes and prints a report.
fn done(report: &Report, output: &Output) -> Result<Outcome, Outcome> {
    let json = serde_json::to_string_pretty(report).unwrap_or_default();
    if let Some(folder) = &output.out {
        for (name, text) in report.files() {
            write(folder, name, &text)?;
        }
    }
    let text = match (output.json, &output.out) {
        (true, _) => json,
        (false, None) => report.to_string(),
        (false, Some(folder)) => format!(
            "{report}  report         {}\n",
            shown_path(&folder.join("report.html"))
        ),
    };
    let sound = report.complete && report.unfinished == 0 && report.refused == 0;
    Ok(match sound {
        true => Outcome::fine(text),
        false => Outcome::found(text),
    })
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), Outcome> {
    let path = folder.join(name);
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, text));
    written.map_err(|why| wrong(&format!("cannot write `{}`: {why}", shown_path(&path))))
}
