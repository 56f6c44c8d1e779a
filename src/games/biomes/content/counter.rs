//! Kinds of counters.

use crate::packs::Words;

/// A kind of counters that cards put on cards.
#[derive(Debug, Clone)]
pub struct Counter {
    /// `pack:id`.
    pub id: String,
    /// The word before "counters": "charge".
    pub name: Words,
    /// Nothing.
    pub summary: Words,
}
