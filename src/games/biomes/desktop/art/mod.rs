//! The drawings of cards, biomes and energies.

mod back;
pub mod card;
pub(crate) mod emblem;
mod energy;
pub mod glyph;
pub mod lane;
mod own;
pub mod picture;

pub use own::BiomesArt;
