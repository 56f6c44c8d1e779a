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
        bot: &|n, s, seed| {
            if std::env::args().nth(3).is_some() && (n + u32::from(s.0)) % 2 == 0 {
                Box::new(fourfold::bots::GreedyBot::new(seed))
            } else {
                Box::new(RandomBot::new(seed))
            }
        },
        entrant: &|n, s| ((n + u32::from(s.0)) % 2) as usize,
        entrants: 2,
        progress: &|_| {},
        keep: None,
    });
    println!("{}", serde_json::to_string_pretty(&tally).unwrap());
}
