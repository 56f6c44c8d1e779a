//! The command line: parsed before any window opens, each sub-command a function of `tools`.
//!
//! Exit codes: 0 fine, 1 found something or the output cannot be written, 2 wrong use.

mod arena;
pub(crate) mod args;
mod closed;
pub(crate) mod game;
mod lab;
mod manual;
mod progress;
pub(crate) mod say;
mod serve;
pub(crate) mod sim;
mod window;

use std::ffi::OsString;

use clap::Parser;

pub use args::{Play, Sim};
pub(crate) use window::window_of;

use crate::tools::{Outcome, guide, names, packs, puzzles, replay, rules, scenario};
use args::{Args, Command, PacksCommand};

/// Runs the program with these arguments, the first of which is its own name. Returns the exit code.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let args = match Args::try_parse_from(arguments) {
        Ok(args) => args,
        Err(error) => {
            let text = error.render();
            let code = error.exit_code().try_into().unwrap_or(2);
            if error.use_stderr() {
                say::error(&text);
                return code;
            }
            return say::text(&text, code);
        }
    };
    say::outcome(&dispatch(args))
}

fn dispatch(args: Args) -> Outcome {
    let outcome = match args.command {
        None => window::play(&args.play),
        Some(Command::Play(play)) => window::play(&play),
        Some(Command::Sim(sim)) => sim::run(&sim),
        Some(Command::Arena(arena)) => arena::run(arena),
        Some(Command::Lab { command }) => lab::run(command),
        Some(Command::Puzzles { folder, bot, json }) => {
            game::bot(&bot).map(|bot| puzzles::run(&folder, bot, json))
        }
        Some(Command::Scenario { paths, packs, json }) => {
            Ok(scenario::run_with(packs, &paths, json))
        }
        Some(Command::Replay(wish)) if wish.watch => window::watch(&wish),
        Some(Command::Replay(wish)) => Ok(replay::run(&replay::Request {
            file: wish.file,
            verify: wish.verify,
            to: wish.to,
            packs: wish.packs,
        })),
        Some(Command::Packs { command }) => Ok(match command {
            PacksCommand::Check {
                explain: Some(code),
                ..
            } => packs::explain(&code),
            PacksCommand::Check {
                folders,
                json: true,
                ..
            } => packs::check_json(&folders),
            PacksCommand::Check { folders, .. } => packs::check(&folders),
            PacksCommand::Migrate { folders, dry_run } => packs::migrate(&folders, dry_run),
            PacksCommand::Text {
                folders,
                language,
                card,
            } => packs::text(&folders, language, card.as_deref()),
            PacksCommand::List { folders } => packs::list(&folders),
        }),
        Some(Command::Rules { game, json, turn }) => rules_of(game.as_deref(), json, turn),
        Some(Command::Serve { stdio, packs }) => serve::run(stdio, packs),
        Some(Command::Guide {
            file,
            moments,
            packs,
        }) => Ok(guide::run(&file, &packs, moments)),
        Some(Command::Shot(shot)) => window::shot(&shot),
        Some(Command::Completions { shell }) => Ok(manual::completions(shell)),
        Some(Command::Manual { folder }) => manual::pages(&folder),
    };
    outcome.unwrap_or_else(|wrong| wrong)
}

fn rules_of(game: Option<&str>, json: bool, turn: bool) -> Result<Outcome, Outcome> {
    let game = game.map(|name| names::known("game", name, &rules::pages()));
    let game = game.transpose()?;
    let games = game.as_slice();
    Ok(match turn {
        true => rules::turns(games),
        false => rules::run(games, json),
    })
}
