//! The list of bots by name. A new bot is added here.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::{Bot, EasyBot, EvaluatedGame, GreedyBot, RandomBot, SearchBot};

/// The iterations of the normal bot.
const NORMAL: u32 = 100;
/// The iterations of the hard bot.
pub const HARD: u32 = 400;
/// The most iterations that can be asked for by name.
pub const MOST_ITERATIONS: u32 = 1_000_000;

/// A bot by name, as on the command line, in saves and in replays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BotName {
    /// Picks any option.
    Random,
    /// Looks one step ahead and makes the mistakes of a beginner.
    Easy,
    /// The first greedy bot, which never changes.
    GreedyOne,
    /// The greedy bot of today.
    Greedy,
    /// A small search.
    Normal,
    /// A large search.
    Hard,
    /// A search with that many iterations.
    Search(u32),
}

impl BotName {
    /// Every name but those of a search with a number, the weakest first.
    pub const ALL: [Self; 6] = [
        Self::Random,
        Self::Easy,
        Self::GreedyOne,
        Self::Greedy,
        Self::Normal,
        Self::Hard,
    ];
    /// The opponents that the window offers, the weakest first.
    pub const LEVELS: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    /// Names to list where a name is not known.
    #[must_use]
    pub fn known() -> Vec<String> {
        let named = Self::ALL.iter().map(Self::to_string);
        named.chain(["search:ITERATIONS".to_owned()]).collect()
    }

    /// Its play, in one line.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Random => "picks any option, every one equally likely",
            Self::Easy => "looks one step ahead, overlooks options and misjudges",
            Self::GreedyOne => "greedy as it was first; it never changes, to measure others",
            Self::Greedy => "tries every option one step ahead, from what its seat may know",
            Self::Normal => "searches: plays a hundred possible worlds on before it chooses",
            Self::Hard => "searches: plays hundreds of possible worlds on before it chooses",
            Self::Search(_) => "searches with that many iterations",
        }
    }
}

impl Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::GreedyOne => "greedy-1",
            Self::Greedy => "greedy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Search(iterations) => return f.pad(&format!("search:{iterations}")),
        })
    }
}

/// Why a text names no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnknownBot {
    /// No such name.
    #[error("unknown bot `{0}`")]
    Name(String),
    /// `search:` without a number that can be searched with.
    #[error("`{0}`: a search has from 1 to {MOST_ITERATIONS} iterations, such as `search:400`")]
    Iterations(String),
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        if let Some(number) = name.strip_prefix("search:") {
            let iterations = number.parse().ok();
            let iterations = iterations.filter(|n| (1..=MOST_ITERATIONS).contains(n));
            let wrong = || UnknownBot::Iterations(name.to_owned());
            return iterations.map(Self::Search).ok_or_else(wrong);
        }
        let mut all = Self::ALL.into_iter();
        let found = all.find(|bot| bot.to_string() == name);
        found.ok_or_else(|| UnknownBot::Name(name.to_owned()))
    }
}

/// A game with bots: every game whose views can be judged has the same ones.
pub trait Roster: EvaluatedGame {
    /// A bot of that name; `seed` gives it a chance of its own.
    #[must_use]
    fn bot(name: BotName, seed: u64) -> Box<dyn Bot<Self>> {
        match name {
            BotName::Random => Box::new(RandomBot::new(seed)),
            BotName::Easy => Box::new(EasyBot::new(seed)),
            BotName::GreedyOne => Box::new(GreedyBot::first(seed)),
            BotName::Greedy => Box::new(GreedyBot::new(seed)),
            BotName::Normal => Box::new(SearchBot::new(seed, NORMAL)),
            BotName::Hard => Box::new(SearchBot::new(seed, HARD)),
            BotName::Search(iterations) => Box::new(SearchBot::new(seed, iterations)),
        }
    }
}

impl<G: EvaluatedGame> Roster for G {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_as_it_is_written() {
        for bot in BotName::ALL.into_iter().chain([BotName::Search(17)]) {
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
        assert!(BotName::LEVELS.iter().all(|bot| BotName::ALL.contains(bot)));
    }

    #[test]
    fn what_names_no_bot_says_why() {
        let wrong = |name: &str| BotName::from_str(name).expect_err("no bot").to_string();
        assert_eq!(wrong("gready"), "unknown bot `gready`");
        assert_eq!(wrong("Hard"), "unknown bot `Hard`");
        for name in [
            "search:",
            "search:0",
            "search:many",
            "search:-4",
            "search:1000001",
        ] {
            assert!(
                wrong(name).contains("from 1 to 1000000 iterations"),
                "{name}"
            );
        }
    }
}
