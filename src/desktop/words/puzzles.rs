//! Words of puzzles.

use super::{keyed, words};
use crate::tools::scenario::Task;

keyed!(Task: Win Survive Find);

words! {
    /// Words of puzzles.
    pub struct PuzzleWords {
        /// Opens the list, and heads it.
        list: &'static str,
        /// Begins again.
        again: &'static str,
        /// The next one.
        next: &'static str,
        /// The goal was reached.
        solved: &'static str,
        /// It was not.
        missed: &'static str,
        /// Back to the table.
        look: &'static str,
        /// Its game has no table in the window.
        no_table: &'static str,
    }
    says {
        /// What to reach within so many turns.
        task(task: Task, turns: u32);
        /// How many are solved.
        count(solved: usize, all: usize);
    }
}
