//! How the window shows the design: the size of the interface, and the room that it leaves for the scene.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::frame;
use super::frame::layout::{Bands, Layout};
use super::saves::Viewer;
use super::screen::{Playing, Screen, Settings};

/// The size of the interface, and where panels and scene are.
#[derive(Debug, Clone, Copy, PartialEq, Resource)]
pub struct TableViewport {
    /// Of what fits the window.
    scale: f32,
    /// Where everything is.
    pub layout: Layout,
}

impl Default for TableViewport {
    fn default() -> Self {
        Self::new(1.0, None, false)
    }
}

impl TableViewport {
    /// The interface at that size, round a scene if there is one; with a time line if the match is `watched`.
    #[must_use]
    pub fn new(scale: f32, bands: Option<&'static Bands>, watched: bool) -> Self {
        Self {
            scale,
            layout: Layout::new(scale, bands, watched),
        }
    }

    /// Points of a window of that size for a point of the design in the scene.
    #[must_use]
    pub fn zoom(&self, window: Vec2) -> f32 {
        frame::zoom(window) * self.layout.scene().0
    }

    /// The same for a point of what is written in panels.
    #[must_use]
    pub fn panel_zoom(&self, window: Vec2) -> f32 {
        frame::zoom(window) * self.scale
    }

    /// Pixels for a point of the design that drawings of cards need, wherever they are shown.
    #[must_use]
    pub fn density(&self, window: Vec2) -> f32 {
        frame::zoom(window) * self.layout.column().max(1.0)
    }

    /// The place in the scene of the design's upper left corner, in the window's own points.
    #[must_use]
    pub fn origin(&self, window: Vec2) -> Vec2 {
        frame::origin(window) + self.layout.scene().1 * frame::zoom(window)
    }

    /// A point of the window in the scene's design.
    #[must_use]
    pub fn design(&self, window: &Window) -> Option<Vec2> {
        let size = Vec2::new(window.width(), window.height());
        let cursor = window.cursor_position()?;
        Some((cursor - self.origin(size)) / self.zoom(size))
    }
}

/// Registers it.
pub fn plugin(app: &mut App) {
    app.init_resource::<TableViewport>()
        .add_systems(PreUpdate, lay_out)
        .add_systems(Update, (show, whole));
}

/// Gives panels and scene their places.
fn lay_out(
    settings: Res<Settings>,
    (screen, playing): (Res<State<Screen>>, Res<Playing>),
    viewer: Option<Res<Viewer>>,
    mut table_viewport: ResMut<TableViewport>,
) {
    let scale = f32::from(settings.scale) / 100.0;
    let bands = (*screen.get() == Screen::Match).then(|| &playing.profile().bands);
    table_viewport.set_if_neq(TableViewport::new(scale, bands, viewer.is_some()));
}

/// Shows the scene in its place.
fn show(
    table_viewport: Res<TableViewport>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<(&Camera, &mut Projection, &mut Transform), With<Camera2d>>,
) {
    // The camera itself learns only later in the frame how large its window is now.
    let size = windows.single().ok();
    let size = size.map(|w| Vec2::new(w.width(), w.height()));
    for (camera, mut projection, mut transform) in &mut cameras {
        let Some(window) = size.or_else(|| camera.logical_target_size()) else {
            continue;
        };
        let zoom = table_viewport.zoom(window);
        if zoom <= 0.0 {
            continue;
        }
        let Projection::Orthographic(view) = &mut *projection.bypass_change_detection() else {
            continue;
        };
        let mode = ScalingMode::Fixed {
            width: window.x / zoom,
            height: window.y / zoom,
        };
        // The design's middle is the world's origin, and up is up there.
        let middle = (window * 0.5 - table_viewport.origin(window)) / zoom - frame::DESIGN * 0.5;
        let at = Vec3::new(middle.x, -middle.y, transform.translation.z);
        let same = match (&view.scaling_mode, &mode) {
            (
                ScalingMode::Fixed {
                    width: a,
                    height: b,
                },
                ScalingMode::Fixed {
                    width: c,
                    height: d,
                },
            ) => (a - c).abs() + (b - d).abs() < 0.01,
            _ => false,
        };
        if !same {
            view.scaling_mode = mode;
            projection.set_changed();
        }
        if transform.translation.distance(at) > 0.01 {
            transform.translation = at;
        }
    }
}

/// Takes the whole screen, or a window, as it is set.
fn whole(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    if !settings.is_changed() {
        return;
    }
    let mode = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    for mut window in &mut windows {
        if window.mode != mode {
            window.mode = mode;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_are_larger_and_nothing_is_outside_the_window() {
        let window = Vec2::new(1280.0, 720.0);
        let bands = &Playing::all()[0].profile().bands;
        for scale in [1.0, 1.25, 1.5, 2.0] {
            let shown = TableViewport::new(scale, Some(bands), false);
            assert_eq!(shown.panel_zoom(window), scale);
            let scene = [bands.scene.min, bands.scene.max];
            for corner in scene.map(|at| at * shown.zoom(window) + shown.origin(window)) {
                let inside = corner.cmpge(Vec2::ZERO).all() && corner.cmple(window).all();
                assert!(inside, "{scale}: {corner}");
            }
        }
        let small = TableViewport::new(0.75, Some(bands), false);
        assert_eq!(small.origin(window), Vec2::ZERO);
        assert_eq!(small.zoom(window), 1.0, "the table keeps its size");
        assert_eq!(small.panel_zoom(window), 0.75);
    }
}
