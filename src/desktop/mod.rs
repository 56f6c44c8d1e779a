//! The window: screens, panels and what connects them to a match. The table itself is `scene`,
//! its look is `art`.

mod app;
mod apply_intents;
pub mod art;
mod aside;
pub mod board;
mod colours;
pub mod cue;
mod desk;
pub mod editor;
pub mod frame;
mod frames;
pub mod generic;
mod guard;
pub mod hints;
mod hud;
pub mod intent;
pub mod keymap;
mod keys;
mod large;
mod over;
pub mod panels;
mod play;
mod report;
pub mod sample;
pub mod saves;
mod saving;
pub mod scene;
pub mod screen;
mod series;
pub mod session;
mod settings_store;
mod shot;
mod skirmish;
#[cfg(feature = "sound")]
mod sound;
pub mod start;
pub mod table_viewport;
pub mod words;

pub use guard::PlayError;
pub use play::{Laid, PlayOptions, play};
pub use shot::{ShotError, scenes, shot};
