//! `sim`: from arguments to a plan, and from a tally to a table.

pub(crate) mod two;

use std::fmt::Write;
use std::path::Path;
use std::sync::Mutex;
use std::thread::available_parallelism;

use crate::bots::roster::{BotName, Roster};
use crate::games;
use crate::packs::shown_path;
use crate::table::{Replay, Seat};
use crate::tools::passing::PassingGame;
use crate::tools::simulate::{Plan, Tally, simulate};
use crate::tools::{Outcome, replay};

use super::args::Sim;
use super::{arena, game, progress};

pub(crate) fn run(wish: &Sim) -> Result<Outcome, Outcome> {
    let game = game::game(&wish.game)?;
    (games::find_or_first(Some(game)).simulate)(wish)
}

/// The entrants of a run: who plays, and with what.
pub(crate) struct Entrants<'a> {
    pub(crate) bots: Vec<BotName>,
    /// Name of each entrant's deck or company.
    pub(crate) brings: Vec<&'a str>,
}

/// Plays the games. Entrant `e` sits at seat `sits(n, seat)` in game `n`.
pub(crate) fn play<G: Roster + PassingGame>(
    wish: &Sim,
    entrants: &Entrants<'_>,
    setup: &(dyn Fn(u32) -> G::Setup + Sync),
) -> Result<Outcome, Outcome> {
    if let Some(pairs) = wish.pairs {
        return arena::play::<G>(wish, pairs, &entrants.bots, setup);
    }
    if let Some(folder) = &wish.save_replays {
        std::fs::create_dir_all(folder).map_err(|e| {
            let folder = shown_path(folder);
            Outcome::wrong(format!("error: cannot make the folder `{folder}`: {e}"))
        })?;
    }
    let unsaved = Mutex::new(None);
    let save = |n: u32, replay: &Replay<G::Recipe>| {
        let saved = wish.save_replays.as_deref().map(|to| keep(to, n, replay));
        if let (Some(Err(error)), Ok(mut first)) = (saved, unsaved.lock()) {
            first.get_or_insert(error);
        }
    };
    let bar = progress::bar(u64::from(wish.games));
    let seats = entrants.bots.len();
    let entrant = |n: u32, seat: Seat| sits(n, seat.index(), seats);
    let tally = simulate::<G>(&Plan {
        first: wish.first,
        games: wish.games,
        seed: wish.seed,
        threads: wish
            .threads
            .or_else(|| available_parallelism().ok())
            .map_or(1, usize::from),
        setup,
        bot: &|n, seat, seed| G::bot(entrants.bots[entrant(n, seat)], seed),
        entrant: &entrant,
        entrants: seats,
        person: wish.asked,
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
        let names: Vec<String> = entrants.bots.iter().map(BotName::to_string).collect();
        table(
            &tally,
            &names,
            &entrants.brings,
            wish.table.together.is_some(),
        )
    };
    match tally.unfinished {
        0 => Ok(Outcome::fine(output)),
        _ => Ok(Outcome::found(output)),
    }
}

/// The entrant at a seat: entrants move on by one seat after every game.
pub(crate) const fn sits(game: u32, seat: usize, seats: usize) -> usize {
    (seat + game as usize) % seats
}

fn keep<R: serde::Serialize + serde::de::DeserializeOwned>(
    folder: &Path,
    game: u32,
    replay: &Replay<R>,
) -> Result<(), String> {
    let path = folder.join(format!("game-{game:06}.ron"));
    replay::save(&path, replay).map_err(|e| e.to_string())
}

/// `together`: all play on one side, so that a game is won or lost by all.
fn table(tally: &Tally, names: &[String], decks: &[&str], together: bool) -> String {
    let games = f64::from(tally.games.max(1));
    let share = |n: u32| 100.0 * f64::from(n) / games;
    let mut text = format!(
        "{}: {} games, seed {}, {:.2} s\n\n",
        tally.game, tally.games, tally.seed, tally.seconds
    );
    let _ = writeln!(
        text,
        "  {:<12} {:<20} {:>8}  share",
        "entrant", "brings", "wins"
    );
    for (n, wins) in tally.wins.iter().enumerate() {
        let (name, deck, share) = (&names[n], decks[n], share(*wins));
        let _ = writeln!(text, "  {name:<12} {deck:<20} {wins:>8}  {share:5.1} %");
    }
    let (won, lost) = if together {
        ("won", Some(("lost", tally.lost)))
    } else {
        ("shared", None)
    };
    let rest = [
        Some((won, tally.shared)),
        lost,
        Some(("draws", tally.draws)),
        Some(("unfinished", tally.unfinished)),
    ];
    for (name, count) in rest.into_iter().flatten() {
        let share = share(count);
        let _ = writeln!(text, "  {name:<12} {:<20} {count:>8}  {share:5.1} %", "");
    }
    let by_seat: Vec<String> = tally.wins_by_seat.iter().map(u32::to_string).collect();
    let _ = writeln!(text, "\n  wins by seat {}", by_seat.join(", "));
    let (decisions, choices) = (tally.decisions, tally.choices);
    let _ = writeln!(text, "  turns a game {:.1}", tally.turns_mean);
    let _ = writeln!(
        text,
        "  decisions    {decisions}, {choices} of them with a choice"
    );
    let _ = writeln!(
        text,
        "  speed        {:.0} games a second, {:.0} decisions a second",
        tally.games_per_second, tally.decisions_per_second
    );
    if let Some(asked) = &tally.asked {
        let (count, windows, share) = (asked.asked, asked.windows, 100.0 * asked.share);
        let _ = writeln!(
            text,
            "  asked        {count} of {windows} windows of the first entrant ({share:.1} %)"
        );
    }
    let _ = writeln!(text, "  digest       {}", tally.digest);
    text
}
