//! `sim`: from names to a plan, and from a tally to a table.

use std::fmt::Write;
use std::path::Path;
use std::sync::Mutex;
use std::thread::available_parallelism;

use crate::games::biomes::content::Content;
use crate::games::biomes::{Biomes, Recipe, Setup};
use crate::table::Replay;
use crate::tools::simulate::{Plan, Tally, simulate};
use crate::tools::{Outcome, content, replay};

use super::args::Sim;
use super::{game, progress};

pub(super) fn run(wish: &Sim) -> Result<Outcome, Outcome> {
    game::game(&wish.game)?;
    let bots = game::two("bot", &wish.bots)?.unwrap_or(["random"; 2]);
    let [first, second] = [game::bot(bots[0])?, game::bot(bots[1])?];
    let entrants = [first, second];
    let loaded = content::biomes(&wish.packs)?;
    if !loaded.problems.is_empty() {
        super::say::error(&loaded.problems);
    }
    let content = loaded.content;
    let decks = game::decks(content, &wish.decks)?;
    if content.decks.is_empty() {
        return Err(Outcome::wrong("error: the packs have no deck to play with"));
    }
    if let Some(folder) = &wish.save_replays {
        std::fs::create_dir_all(folder).map_err(|e| {
            let folder = folder.display();
            Outcome::wrong(format!("error: cannot make the folder `{folder}`: {e}"))
        })?;
    }
    let unsaved = Mutex::new(None);
    let save = |n: u32, replay: &Replay<Recipe>| {
        let saved = wish.save_replays.as_deref().map(|to| keep(to, n, replay));
        if let (Some(Err(error)), Ok(mut first)) = (saved, unsaved.lock()) {
            first.get_or_insert(error);
        }
    };
    let bar = progress::bar(u64::from(wish.games));
    let tally = simulate::<Biomes>(&Plan {
        games: wish.games,
        seed: wish.seed,
        threads: wish
            .threads
            .or_else(|| available_parallelism().ok())
            .map_or(1, usize::from),
        setup: &|n| Setup {
            content,
            decks: seated(n, decks.unwrap_or_else(|| pair(n, content))),
            best_of: 1,
            position: None,
        },
        bot: &|n, seat, seed| (entrants[sits(n, seat.index())].make)(seed),
        entrant: &|n, seat| sits(n, seat.index()),
        entrants: entrants.len(),
        progress: &|done| bar.inc(done),
        keep: wish.save_replays.is_some().then_some(&save),
    });
    bar.finish_and_clear();
    if let Ok(Some(error)) = unsaved.into_inner() {
        return Err(Outcome::wrong(error));
    }
    let output = if wish.json {
        serde_json::to_string_pretty(&tally).unwrap_or_default()
    } else {
        let deck = |entrant: usize| {
            decks.map_or("all in turn", |d| {
                content.decks[usize::from(d[entrant])].name.as_str()
            })
        };
        table(&tally, entrants.map(|e| e.name), [deck(0), deck(1)])
    };
    match tally.unfinished {
        0 => Ok(Outcome::fine(output)),
        _ => Ok(Outcome::found(output)),
    }
}

/// Which entrant sits at a seat: they change seats after every game.
const fn sits(game: u32, seat: usize) -> usize {
    (seat + game as usize) % 2
}

/// The entrants' decks by seat.
const fn seated(game: u32, decks: [u16; 2]) -> [u16; 2] {
    [decks[sits(game, 0)], decks[sits(game, 1)]]
}

/// Every pair of decks in turn, two games each: one from either seat.
fn pair(game: u32, content: &Content) -> [u16; 2] {
    let (round, count) = (game / 2, content.decks.len().max(1) as u32);
    [(round % count) as u16, (round / count % count) as u16]
}

fn keep(folder: &Path, game: u32, replay: &Replay<Recipe>) -> Result<(), String> {
    let path = folder.join(format!("game-{game:06}.ron"));
    replay::save(&path, replay).map_err(|e| e.to_string())
}

fn table(tally: &Tally, names: [&str; 2], decks: [&str; 2]) -> String {
    let games = f64::from(tally.games.max(1));
    let share = |n: u32| 100.0 * f64::from(n) / games;
    let mut text = format!(
        "{}: {} games, seed {}, {:.2} s\n\n",
        tally.game, tally.games, tally.seed, tally.seconds
    );
    let _ = writeln!(
        text,
        "  {:<12} {:<20} {:>8}  share",
        "entrant", "deck", "wins"
    );
    for (n, wins) in tally.wins.iter().enumerate() {
        let (name, deck, share) = (names[n], decks[n], share(*wins));
        let _ = writeln!(text, "  {name:<12} {deck:<20} {wins:>8}  {share:5.1} %");
    }
    for (name, count) in [("draws", tally.draws), ("unfinished", tally.unfinished)] {
        let share = share(count);
        let _ = writeln!(text, "  {name:<12} {:<20} {count:>8}  {share:5.1} %", "");
    }
    let (decisions, choices) = (tally.decisions, tally.choices);
    let _ = writeln!(text, "\n  turns a game {:.1}", tally.turns_mean);
    let _ = writeln!(
        text,
        "  decisions    {decisions}, {choices} of them with a choice"
    );
    let _ = writeln!(
        text,
        "  speed        {:.0} games a second, {:.0} decisions a second",
        tally.games_per_second, tally.decisions_per_second
    );
    let _ = writeln!(text, "  digest       {}", tally.digest);
    text
}
