//! The list of bots by name. A new bot is added here.

use super::{Bot, EvaluatedGame, GreedyBot, RandomBot, SearchBot};

/// A bot with its name.
pub struct Entry<G: crate::table::Game> {
    /// The name on the command line.
    pub name: &'static str,
    /// A description of its play, in one line.
    pub about: &'static str,
    /// Makes one from a seed.
    pub make: fn(u64) -> Box<dyn Bot<G>>,
}

/// A game with bots: every game whose views can be judged has the same ones.
pub trait Roster: EvaluatedGame {
    /// All of them, the weakest first.
    const BOTS: &'static [Entry<Self>] = &[
        Entry {
            name: "random",
            about: "picks any option, every one equally likely",
            make: |seed| Box::new(RandomBot::new(seed)),
        },
        Entry {
            name: "greedy",
            about: "tries every option one step ahead, from what its seat may know",
            make: |seed| Box::new(GreedyBot::new(seed)),
        },
        Entry {
            name: "hard",
            about: "searches",
            make: |seed| {
                let n = std::env::var("SB_N").ok().and_then(|v| v.parse().ok()).unwrap_or(1000);
                Box::new(SearchBot::new(seed, n))
            },
        },
    ];
}

impl<G: EvaluatedGame> Roster for G {}
