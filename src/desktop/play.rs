//! `fourfold play`: opens the window, or says why it cannot.

use bevy::prelude::*;

use super::app;
use super::intent::Intent;
use super::panels::SetupForm;
use super::panels::frames::FramesForm;
use super::screen::{Playing, Screen};
use super::start::{FramesLibrary, Library};

/// What the command line says about the match to open with.
#[derive(Debug, Clone)]
pub struct PlayOptions {
    /// Content to play with.
    pub library: Library,
    /// The same for Frames.
    pub skirmish: FramesLibrary,
    /// Which game it is about.
    pub playing: Playing,
    /// What the setup screen of Biomes starts from.
    pub form: SetupForm,
    /// What that of Frames starts from.
    pub frames: FramesForm,
    /// Show the setup instead of the title.
    pub setup: bool,
    /// Begin at once instead of showing the title.
    pub straight: bool,
}

/// Why no window was opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// Neither X nor Wayland is there.
    #[error("there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)")]
    NoDisplay,
}

/// Runs the program until its window is closed.
///
/// # Errors
/// When there is no display.
pub fn play(options: PlayOptions) -> Result<AppExit, PlayError> {
    if !display() {
        return Err(PlayError::NoDisplay);
    }
    let mut app = app::window(options.library, options.skirmish);
    app.insert_resource(options.form)
        .insert_resource(options.frames)
        .insert_resource(options.playing);
    if options.setup {
        app.insert_state(Screen::Setup);
    }
    if options.straight {
        app.add_systems(PostStartup, |mut out: MessageWriter<Intent>| {
            out.write(Intent::Start);
        });
    }
    Ok(app.run())
}

/// Whether a window can be opened; only on Linux this can be told beforehand.
fn display() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
