//! English: skills as paragraphs, effects as sentences.

mod ability;
mod amount;
mod condition;
mod effect;
mod filter;

use super::{Names, Paragraph, Piece, This, capital};
use crate::packs::prose;
use crate::packs::prose::signed;

pub use ability::paragraph;
pub use filter::one;

/// What an object calls itself.
const fn this(names: Names<'_>) -> &'static str {
    match names.this {
        This::Bearer => "its bearer",
        This::Host => "its host",
        This::Biome => "this biome",
        This::Agent | This::Event | This::Software | This::Hardware | This::Anomaly => "this",
    }
}

/// "a, b and c".
pub fn listed(parts: &[String]) -> String {
    prose::listed(parts, "and")
}
