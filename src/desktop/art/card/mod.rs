//! Card faces as SVG, made only from the card.
//!
//! `sheet`, `strip` and `prose` hold the parts of faces that all card games share. Each game adds its own colours,
//! picture and numbers.

mod face;
pub(crate) mod prose;
pub(crate) mod sheet;
pub(crate) mod strip;

pub use face::Face;
pub(crate) use face::Measure;
