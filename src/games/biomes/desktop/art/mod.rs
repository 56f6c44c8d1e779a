//! What cards, biomes and energies look like.

pub mod card;
pub(crate) mod emblem;
pub mod glyph;
pub mod lane;
pub mod picture;
