//! What cards, Territories and tokens look like.

pub mod card;
pub(crate) mod emblem;
pub mod glass;
pub mod territory;
pub mod tokens;
