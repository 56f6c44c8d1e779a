//! Random games with a mutant on: those that are played differently prove that it is not equivalent.

use std::path::Path;

use crate::mutant::{GAMES, SHARED};
use crate::running::limited;

/// Few games of few seeds: this only sorts the survivors.
const PLAYED: [&str; 4] = ["--games", "60", "--seed", "7"];

/// Random games of one game as they are without mutants.
#[derive(Debug)]
pub struct Games {
    /// Game, how it is set up, and what comes of it.
    played: Vec<(&'static str, &'static str, String)>,
}

impl Games {
    /// Plays them with no mutant on.
    pub fn play(driver: &Path, game: &str) -> Self {
        let games = GAMES
            .into_iter()
            .filter(|one| game == SHARED || game == *one);
        let setups = games.flat_map(|game| setups(game).iter().map(move |setup| (game, *setup)));
        let play = |(game, setup)| (game, setup, digest(driver, 0, game, setup));
        Self {
            played: setups.map(play).collect(),
        }
    }

    /// Whether any of them is played differently, or does not end.
    pub fn changes(&self, driver: &Path, id: u32) -> bool {
        let mut played = self.played.iter();
        played.any(|(game, setup, known)| digest(driver, id, game, setup) != *known)
    }
}

fn setups(game: &str) -> &'static [&'static str] {
    match game {
        "frames" => &["--bots random,random", "--bots random,random,random,random"],
        "souls" => &[
            "--bots random --seats 2",
            "--bots random --together",
            "--bots random --seats 4 --modules rooms,bonus,draft,barter",
        ],
        _ => &["--bots random,random"],
    }
}

/// Empty where the games do not end.
fn digest(driver: &Path, id: u32, game: &str, setup: &str) -> String {
    let output = limited(driver, 20)
        .args(["games", &id.to_string(), "--game", game, "--json"])
        .args(PLAYED)
        .args(setup.split(' '))
        .output();
    let text = output.map_or_else(
        |_| String::new(),
        |out| String::from_utf8_lossy(&out.stdout).into_owned(),
    );
    let digest = text.lines().find(|line| line.contains("\"digest\""));
    digest.unwrap_or_default().trim().to_owned()
}
