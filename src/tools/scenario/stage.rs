//! The match a scenario is played on.

use std::collections::BTreeMap;

use super::scripted::Scripted;
use crate::table::{Choice, Match, ObjectId};

/// A running scenario.
pub struct Stage<G: Scripted> {
    /// The match.
    pub game: Match<G>,
    /// Its content.
    pub content: &'static G::Content,
    /// Names that the scenario gave.
    pub aliases: BTreeMap<String, ObjectId>,
    /// Events before this one do not count.
    pub mark: usize,
    /// The last choice of the script that was accepted.
    pub last: Option<Choice>,
}

impl<G: Scripted> Stage<G> {
    /// All things on the table.
    pub fn see(&mut self) -> G::View {
        G::see(&mut self.game)
    }
}
