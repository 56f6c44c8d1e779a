//! What cards, dice and tokens look like.

mod back;
pub mod card;
mod die;
pub(crate) mod emblem;
mod own;
pub mod picture;
pub mod tokens;

pub use own::SoulsArt;
