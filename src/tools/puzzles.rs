//! Puzzles in folders: whether they are sound, and which of them a bot solves.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde::Serialize;

use super::Outcome;
use super::scenario::{MOST_BYTES, collect, read};
use crate::bots::roster::BotName;
use crate::packs::read::read_text;
use crate::packs::{Report, TextFile, shown_path};

/// The bot that is always shown beside the one that was asked for.
const BESIDE: BotName = BotName::GreedyOne;
/// Chances of the attempts.
const SEED: u64 = 1;

/// A puzzle, and who solves it.
#[derive(Debug, Serialize)]
struct Tried {
    file: String,
    game: String,
    title: String,
    /// Whether its line reaches the goal and its wrong line does not.
    sound: bool,
    /// What is wrong with it.
    #[serde(skip_serializing_if = "String::is_empty")]
    message: String,
    /// Whether the bot solves it.
    solved: bool,
    /// Whether the first greedy bot does.
    beside: bool,
}

/// The puzzles of a game.
#[derive(Debug, Default, Serialize)]
struct Share {
    puzzles: usize,
    solved: usize,
    share: f64,
    beside: usize,
    beside_share: f64,
}

#[derive(Debug, Serialize)]
struct Solved {
    bot: String,
    beside: String,
    puzzles: usize,
    solved: usize,
    share: f64,
    unsound: usize,
    games: BTreeMap<String, Share>,
    list: Vec<Tried>,
}

/// Lets the bot try all puzzles in a folder or file.
#[must_use]
pub fn run(folder: &Path, bot: BotName, json: bool) -> Outcome {
    if !folder.exists() {
        let shown = shown_path(folder);
        return Outcome::wrong(format!("error: there is no file or folder `{shown}`"));
    }
    let mut files = Vec::new();
    collect(folder, &mut files);
    let list: Vec<Tried> = files.iter().flat_map(|file| try_file(file, bot)).collect();
    if list.is_empty() {
        let shown = shown_path(folder);
        return Outcome::wrong(format!("error: there is no puzzle in `{shown}`"));
    }
    let mut games: BTreeMap<String, Share> = BTreeMap::new();
    for one in &list {
        let game = games.entry(one.game.clone()).or_default();
        game.puzzles += 1;
        game.solved += usize::from(one.solved);
        game.beside += usize::from(one.beside);
    }
    for game in games.values_mut() {
        game.share = game.solved as f64 / game.puzzles as f64;
        game.beside_share = game.beside as f64 / game.puzzles as f64;
    }
    let solved = list.iter().filter(|one| one.solved).count();
    let result = Solved {
        bot: bot.to_string(),
        beside: BESIDE.to_string(),
        puzzles: list.len(),
        solved,
        share: solved as f64 / list.len() as f64,
        unsound: list.iter().filter(|one| !one.sound).count(),
        games,
        list,
    };
    let output = if json {
        serde_json::to_string_pretty(&result).unwrap_or_default()
    } else {
        text(&result)
    };
    match result.unsound {
        0 => Outcome::fine(output),
        _ => Outcome::found(output),
    }
}

fn try_file(path: &Path, bot: BotName) -> Vec<Tried> {
    let shown = shown_path(path);
    let broken = |title: &str, game: &str, message: String| Tried {
        file: shown.clone(),
        game: game.to_owned(),
        title: title.to_owned(),
        sound: false,
        message,
        solved: false,
        beside: false,
    };
    let text = match read_text(path, MOST_BYTES) {
        Ok(text) => text,
        Err(why) => return vec![broken(&shown, "", format!("cannot be read: {why}"))],
    };
    let file = TextFile::new(&shown, &shown, &text);
    let mut report = Report::default();
    let found = read(&file, &mut report);
    if report.errors() > 0 {
        return vec![broken(&shown, "", report.to_string())];
    }
    let try_one = |one: super::scenario::ReadScenario| {
        let title = one.title.clone().unwrap_or_default();
        let Some(scenario) = &one.scenario else {
            return Some(broken(&title, "", one.report.to_string()));
        };
        scenario.solver()?;
        let game = scenario.game();
        if let Err(failed) = scenario.play(&one.at, &file, Report::default()) {
            return Some(broken(&title, game, failed.message));
        }
        let solves = |bot| scenario.attempt(&one.at, &file, bot, SEED);
        match (solves(bot), solves(BESIDE)) {
            (Ok(solved), Ok(beside)) => Some(Tried {
                sound: true,
                solved: solved == Some(true),
                beside: beside == Some(true),
                ..broken(&title, game, String::new())
            }),
            (Err(failed), _) | (_, Err(failed)) => Some(broken(&title, game, failed.message)),
        }
    };
    found.into_iter().filter_map(try_one).collect()
}

fn text(result: &Solved) -> String {
    let mut text = String::new();
    for one in &result.list {
        let how = match (one.sound, one.solved) {
            (false, _) => "UNSOUND",
            (true, true) => "solved",
            (true, false) => "missed",
        };
        let _ = writeln!(text, "{how:<8} {:<10} {}", one.game, one.title);
        if !one.sound {
            let _ = writeln!(text, "{}", one.message);
        }
    }
    let (bot, beside) = (&result.bot, &result.beside);
    let _ = writeln!(
        text,
        "\n  {:<12} {:>8} {bot:>12} {beside:>12}",
        "game", "puzzles"
    );
    for (game, share) in &result.games {
        let percent = |share: f64| format!("{:.0} %", 100.0 * share);
        let (own, other) = (percent(share.share), percent(share.beside_share));
        let _ = writeln!(
            text,
            "  {game:<12} {:>8} {own:>12} {other:>12}",
            share.puzzles
        );
    }
    text
}
