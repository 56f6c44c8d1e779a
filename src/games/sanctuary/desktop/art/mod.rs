//! The drawings of cards, Territories and tokens.

mod back;
pub mod card;
pub(crate) mod emblem;
pub mod glass;
mod own;
pub mod territory;
pub mod tokens;

pub use own::SanctuaryArt;
