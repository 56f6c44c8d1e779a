//! Kinds of counters.

use crate::packs::Words;

/// A kind of counters that abilities put on frames.
#[derive(Debug, Clone)]
pub struct Counter {
    /// `pack:id`.
    pub id: String,
    /// The word before "counters": "heat".
    pub name: Words,
    /// Nothing.
    pub summary: Words,
}
