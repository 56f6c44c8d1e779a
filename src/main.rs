//! The command line. Parses before any window opens.

use fourfold::bots::RandomBot;
use fourfold::games::biomes::{Biomes, Setup, content};
use fourfold::tools::simulate::{Plan, simulate};

fn main() {
    let c = content::builtin().unwrap_or_else(|e| panic!("{e}"));
    let content: &'static content::Content = Box::leak(Box::new((*c).clone()));
    let n: u32 = std::env::args().nth(1).map_or(100, |a| a.parse().unwrap());
    let t: usize = std::env::args().nth(2).map_or(1, |a| a.parse().unwrap());
    let tally = simulate::<Biomes>(&Plan {
        games: n,
        seed: 7,
        threads: t,
        setup: &|n| Setup {
            content,
            decks: [(n % 4) as u16, (n / 4 % 4) as u16],
            best_of: 1,
            position: None,
        },
        bot: &|_, _, seed| Box::new(RandomBot::new(seed)),
        entrant: &|_, s| s.index(),
        entrants: 2,
        progress: &|_| {},
        keep: None,
    });
    println!("{}", serde_json::to_string_pretty(&tally).unwrap());
}
