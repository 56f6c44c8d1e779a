//! The drawings of cards, dice and tokens.

mod back;
pub mod card;
mod die;
pub(crate) mod emblem;
mod own;
pub mod picture;
pub mod tokens;

pub use own::SoulsArt;
