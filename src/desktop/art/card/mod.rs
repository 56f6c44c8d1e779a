//! Card faces as SVG, made from nothing but the card.
//!
//! What every card game's faces are made of lies here, in `sheet`, `strip` and `prose`; each game adds its own
//! colours, picture and numbers.

pub mod biomes;
mod face;
mod prose;
pub mod sanctuary;
mod sheet;
pub mod souls;
mod strip;

pub use face::Face;
use face::Measure;
