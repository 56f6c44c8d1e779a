//! `arena`: from arguments to pairs, and from a report to text.

use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;

use super::args::{FIRST_GAME, Sim, TableArgs};
use super::{progress, sim};
use crate::bots::roster::{BotName, Roster};
use crate::tools::Outcome;
use crate::tools::arena::{ArenaPlan, arena};
use crate::tools::passing::PassingGame;

/// Pairs of games between two bots, as the command line asks for them.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "\
A pair is two games with the same seed and decks and the seats swapped. With more seats it is a game for each seat: one \
A there, B everywhere else. With --together it is one game of A alone and one of B alone, and the share is 50 % if both \
win or lose as often. A win shared by several counts for each of them as their part, a draw as a part for all seats. \
The digest and all shares are the same with any number of threads. Ctrl-C prints what is known so far.")]
pub(crate) struct Arena {
    /// The bot that is measured
    pub a: String,
    /// Its opponent
    pub b: String,
    /// Game
    #[arg(long, default_value = FIRST_GAME)]
    pub game: String,
    /// Pairs to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub pairs: u32,
    /// Players: one A, the others B
    #[arg(long, value_name = "2..5", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub seats: u8,
    /// Decks or companies by seat; all of them in turn if left out
    #[arg(long, value_name = "DECK,DECK", value_delimiter = ',')]
    pub decks: Vec<String>,
    /// Seed of the run
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Threads; one for each core if left out
    #[arg(long, value_name = "T")]
    pub threads: Option<NonZero<usize>>,
    /// The kind of table.
    #[command(flatten)]
    pub table: TableArgs,
    /// Print JSON instead of text
    #[arg(long)]
    pub json: bool,
    /// Another pack, or a folder of packs; may be given several times
    #[arg(long, value_name = "DIR")]
    pub packs: Vec<PathBuf>,
}

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// Plays the pairs.
pub(crate) fn run(wish: Arena) -> Result<Outcome, Outcome> {
    // Without the handler Ctrl-C still ends the program, only without a result.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    let others = usize::from(wish.seats) - 1;
    let mut bots = vec![wish.a];
    bots.extend(std::iter::repeat_n(wish.b, others));
    sim::run(&Sim {
        game: wish.game,
        games: 1,
        first: 0,
        seed: wish.seed,
        bots,
        decks: wish.decks,
        seats: None,
        table: wish.table,
        threads: wish.threads,
        asked: false,
        json: wish.json,
        save_replays: None,
        packs: wish.packs,
        pairs: Some(wish.pairs),
    })
}

/// Plays that many pairs with the setups of a game. The first bot is measured.
pub(super) fn play<G: Roster + PassingGame>(
    wish: &Sim,
    pairs: u32,
    bots: &[BotName],
    setup: &(dyn Fn(u32) -> G::Setup + Sync),
) -> Result<Outcome, Outcome> {
    let [a, b, ..] = *bots else {
        return Err(Outcome::wrong("error: an arena needs two bots"));
    };
    let plan = |progress| ArenaPlan::<G> {
        bots: [a, b],
        pairs,
        seats: bots.len(),
        together: wish.table.together.is_some(),
        seed: wish.seed,
        threads: wish
            .threads
            .or_else(|| available_parallelism().ok())
            .map_or(1, usize::from),
        setup,
        progress,
        stop: &STOP,
    };
    let games = u64::from(plan(&|_| {}).games()) * u64::from(pairs);
    let bar = progress::bar(games);
    let report = arena(&plan(&|done| bar.inc(done)));
    bar.finish_and_clear();
    let output = if wish.json {
        serde_json::to_string_pretty(&report).unwrap_or_default()
    } else {
        report.to_string()
    };
    let sound = report.complete && report.unfinished == 0 && report.refused == 0;
    Ok(match sound {
        true => Outcome::fine(output),
        false => Outcome::found(output),
    })
}
