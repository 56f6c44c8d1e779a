//! Card faces as SVG, made only from the card.
//!
//! What every card game's faces are made of lies here, in `sheet`, `strip` and `prose`; each game adds its own
//! colours, picture and numbers.

mod face;
pub(crate) mod prose;
pub(crate) mod sheet;
pub(crate) mod strip;

pub use face::Face;
pub(crate) use face::Measure;
