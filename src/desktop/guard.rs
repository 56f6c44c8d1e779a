//! Reports in one sentence what this machine lacks. Bevy panics without a window or an adapter, and only trying shows
//! that.

use std::any::Any;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

use bevy::prelude::App;

/// Why nothing can be shown.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// Neither X nor Wayland is there.
    #[error("there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)")]
    NoDisplay,
    /// A display is named, but nobody answers there.
    #[error("the display that DISPLAY or WAYLAND_DISPLAY names cannot be opened")]
    DeadDisplay,
    /// Nothing to draw with.
    #[error(
        "there is no graphics adapter to draw with; on Debian, `mesa-vulkan-drivers` holds one that needs no hardware"
    )]
    NoAdapter,
    /// Anything else that went wrong before the first frame.
    #[error("the graphics could not be started: {0}")]
    Start(String),
}

/// Builds an app, and makes a panic on the way into a sentence. A program that was built to abort on a panic says the
/// sentence itself and ends.
///
/// # Errors
/// What the machine lacks.
pub(super) fn build(make: impl FnOnce() -> App) -> Result<App, PlayError> {
    let usual = take_hook();
    // Whoever reads the sentence needs no backtrace.
    set_hook(Box::new(|panic| {
        if cfg!(panic = "abort") {
            let _ = writeln!(std::io::stderr(), "error: {}", reason(panic.payload()));
            std::process::exit(2);
        }
    }));
    let made = catch_unwind(AssertUnwindSafe(make));
    set_hook(usual);
    made.map_err(|cause| reason(&*cause))
}

fn reason(cause: &(dyn Any + Send)) -> PlayError {
    let text = cause.downcast_ref::<&str>().copied();
    let text = text.or_else(|| cause.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("no reason given");
    match text {
        text if text.contains("find a GPU") => PlayError::NoAdapter,
        text if text.contains("event loop") => PlayError::DeadDisplay,
        text => PlayError::Start(text.lines().next().unwrap_or(text).to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_while_starting_is_one_sentence() {
        let failed = build(|| panic!("Unable to find a GPU! Make sure")).err();
        assert_eq!(failed, Some(PlayError::NoAdapter));
        let failed = build(|| panic!("{} event loop: Os", "Failed to build")).err();
        assert_eq!(failed, Some(PlayError::DeadDisplay));
        let failed = build(|| panic!("no luck\nat all")).err();
        assert_eq!(failed, Some(PlayError::Start("no luck".to_owned())));
        assert!(build(App::empty).is_ok());
    }
}
