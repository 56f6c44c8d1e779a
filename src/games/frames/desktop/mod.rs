//! Frames in the window.

pub mod board;
pub(crate) mod hud;
pub mod panels;
pub mod session;
pub(crate) mod shot;
pub mod words;
