//! The window opens no larger than its screen.

use bevy::prelude::*;
use bevy::window::{Monitor, OnMonitor, PrimaryMonitor, PrimaryWindow};

/// Registers what makes it fit.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fit_window);
}

/// Makes the new window as small as its screen. If it has to, the window asks for the whole work area: the desktop knows
/// how much its own bars need.
fn fit_window(
    mut windows: Query<(&mut Window, Option<&OnMonitor>), With<PrimaryWindow>>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut fits: Local<bool>,
) {
    if *fits {
        return;
    }
    let Ok((mut window, on)) = windows.single_mut() else {
        return;
    };
    let own = on.and_then(|on| monitors.get(on.0).ok());
    let first = || monitors.iter().max_by_key(|(_, primary)| *primary);
    let Some((monitor, _)) = own.or_else(first) else {
        return;
    };
    *fits = true;
    let screen = UVec2::new(monitor.physical_width, monitor.physical_height);
    if let Some(size) = shrunk(window.physical_size(), screen) {
        window.resolution.set_physical_resolution(size.x, size.y);
        window.set_maximized(true);
    }
}

/// The size of a window on a screen that is too small for it.
fn shrunk(window: UVec2, screen: UVec2) -> Option<UVec2> {
    let most = window.min(screen);
    (screen.min_element() > 0 && most != window).then_some(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_never_opens_larger_than_its_screen() {
        let window = UVec2::new(1280, 720);
        assert_eq!(shrunk(window, UVec2::new(1920, 1080)), None);
        assert_eq!(shrunk(window, window), None);
        let small = UVec2::new(1024, 600);
        assert_eq!(shrunk(window, small), Some(small));
        assert_eq!(
            shrunk(window, UVec2::new(1366, 600)),
            Some(UVec2::new(1280, 600))
        );
        assert_eq!(shrunk(window, UVec2::ZERO), None, "the screen does not say");
    }
}
