//! The list of bots by name. A new bot is added here.

use super::{Bot, EvaluatedGame, GreedyBot, RandomBot, SearchBot};

/// The iterations of the hard bot.
const HARD: u32 = 400;

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
            about: "searches: plays hundreds of possible worlds on before it chooses",
            make: |seed| Box::new(SearchBot::new(seed, HARD)),
        },
    ];
}

impl<G: EvaluatedGame> Roster for G {}
