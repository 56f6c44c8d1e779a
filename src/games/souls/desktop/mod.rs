//! Souls in the window.

pub mod art;
pub mod panels;
mod scene;
pub mod session;
pub(crate) mod shot;
pub mod words;
