//! The window: screens, panels and what connects them to a match. The table itself is `scene`,
//! its look is `art`.

pub mod advice;
mod app;
pub(crate) mod apply_intents;
pub mod art;
pub(crate) mod beside;
pub mod book;
mod click_report;
mod colours;
pub mod cue;
pub(crate) mod design_surface;
pub mod editor;
mod fit;
pub mod frame;
pub mod generic;
mod guard;
pub mod guide;
pub mod hints;
pub(crate) mod hud;
pub mod ink;
pub mod intent;
mod interrupt;
pub mod keymap;
pub(crate) mod keys;
pub mod lab;
pub(crate) mod large;
mod match_session;
mod overlays;
pub mod panels;
mod play;
pub mod profile;
pub mod puzzles;
mod redraw;
mod report;
pub mod saves;
mod saving;
pub mod scene;
pub mod screen;
pub(crate) mod series;
pub mod session;
mod settings_store;
pub mod shot;
mod side_overlays;
#[cfg(feature = "sound")]
mod sound;
pub mod start;
mod switches;
pub mod table_viewport;
pub mod words;

pub use guard::PlayError;
pub use match_session::{MatchSession, MatchTable, SetupScreen, WindowGame};
pub use play::{PlayOptions, StartPosition, play};
pub use shot::{Look, ShotError, scenes, shot};
