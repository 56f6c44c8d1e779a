//! What cards, dice and tokens look like.

pub mod card;
mod die;
pub(crate) mod emblem;
pub mod picture;
pub mod tokens;
