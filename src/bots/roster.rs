//! Bots by name: the one place where a new bot is added.

use crate::games::biomes::Biomes;
use crate::games::frames::Frames;

use super::{Bot, GreedyBot, RandomBot};

/// A bot that can be asked for by name.
pub struct Entry<G: crate::table::Game> {
    /// As on the command line.
    pub name: &'static str,
    /// One line on how it plays.
    pub about: &'static str,
    /// A new one with a chance of its own.
    pub make: fn(u64) -> Box<dyn Bot<G>>,
}

/// The bots that play Biomes.
pub const BIOMES: &[Entry<Biomes>] = &[
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
];

/// The bots that play Frames.
pub const FRAMES: &[Entry<Frames>] = &[
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
];
