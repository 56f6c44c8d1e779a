//! Biomes in the window.

pub mod art;
pub mod panels;
pub mod sample;
pub(crate) mod scene;
mod session;
pub mod words;
