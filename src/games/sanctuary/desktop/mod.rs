//! Sanctuary in the window.

pub mod art;
pub mod panels;
mod scene;
mod session;
pub(crate) mod shot;
