//! Words of the lab.

use super::{keyed, words};
use crate::bots::roster::BotName;
use crate::desktop::lab::CardColumn;

keyed!(CardColumn: Name Seen Drawn Played Kept Gain);
keyed!(BotName: Random Easy Greedy Normal Hard; not Self::GreedyOne, Self::Search(_));

words! {
    /// Words of the lab.
    pub struct LabWords {
        /// Opens it, and heads it.
        title: &'static str,
        /// What it is for.
        about: &'static str,
        /// Head of what takes part.
        take_part: &'static str,
        /// Ticks all of them.
        all: &'static str,
        /// Ticks none of them.
        none: &'static str,
        /// Head of the bots.
        players: &'static str,
        /// Head of the field for a number of games.
        games: &'static str,
        /// Head of the field for a seed.
        seed: &'static str,
        /// Begins.
        start: &'static str,
        /// Stops, and keeps what is known.
        cancel: &'static str,
        /// Writes the report.
        save: &'static str,
        /// Nothing was played yet.
        empty: &'static str,
        /// It runs and nothing is known yet.
        waiting: &'static str,
        /// It was stopped early.
        stopped: &'static str,
        /// The number of games is wrong.
        wrong_games: &'static str,
        /// The seed is wrong.
        wrong_seed: &'static str,
        /// Nothing takes part.
        nobody: &'static str,
        /// This game has no lab.
        no_lab: &'static str,
        /// Head of the matrix.
        matrix: &'static str,
        /// Head of the shares.
        shares: &'static str,
        /// Head of the lengths.
        lengths: &'static str,
        /// A card that is hardly ever played.
        dead: &'static str,
        /// What it means.
        dead_means: &'static str,
        /// A pair that is certainly uneven.
        uneven: &'static str,
    }
    says {
        /// How far it is: games done and to do, games a second, time left.
        going(done: usize, all: usize, speed: usize, left: &str);
        /// It is over: games and seconds.
        over(games: usize, seconds: usize);
        /// A cell of the matrix: per cent, its interval, games.
        cell(a: &str, b: &str, share: &str, low: &str, high: &str, games: usize);
        /// A deck against all others.
        deck(name: &str, share: &str, low: &str, high: &str, games: usize);
        /// The games of so many turns.
        bar(turns: usize, games: usize);
        /// Where the report is.
        saved(folder: &str);
        /// Why it was not written.
        not_saved(why: &str);
    }
    by name {
        /// The bots.
        bot(BotName): &'static str;
        /// The heads of the table.
        column(CardColumn): &'static str;
    }
}
