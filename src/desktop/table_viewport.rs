//! The visible part of the design when it is larger than the window: the part around the pointer or the keyboard
//! focus.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::frame;
use super::screen::Settings;

/// How much larger than what fits everything is, and what is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Resource)]
pub struct TableViewport {
    /// Of what fits the window.
    pub scale: f32,
    /// The part of the free way to the right and down that is behind, 0 to 1.
    pub at: Vec2,
    pointer: Option<Vec2>,
}

impl Default for TableViewport {
    fn default() -> Self {
        Self {
            scale: 1.0,
            at: Vec2::splat(0.5),
            pointer: None,
        }
    }
}

impl TableViewport {
    /// Points of a window of that size for a point of the design. Where panels are smaller than usual the table keeps its size.
    #[must_use]
    pub fn zoom(&self, window: Vec2) -> f32 {
        frame::zoom(window) * self.scale.max(1.0)
    }

    /// The same for a point of what is written in panels.
    #[must_use]
    pub fn panel_zoom(&self, window: Vec2) -> f32 {
        frame::zoom(window) * self.scale
    }

    /// The place of the design's upper left corner, in the window's own points. It is outside the window if the design
    /// is larger.
    #[must_use]
    pub fn origin(&self, window: Vec2) -> Vec2 {
        let free = window - frame::DESIGN * self.zoom(window);
        let over = free.min(Vec2::ZERO) * self.at;
        over + free.max(Vec2::ZERO) * 0.5
    }

    /// A point of the window in the design.
    #[must_use]
    pub fn design(&self, window: &Window) -> Option<Vec2> {
        let size = Vec2::new(window.width(), window.height());
        let cursor = window.cursor_position()?;
        Some((cursor - self.origin(size)) / self.zoom(size))
    }

    /// Looks at a point of the design that the keyboard went to.
    pub fn look_at(&mut self, point: Vec2) {
        self.at = (point / frame::DESIGN).clamp(Vec2::ZERO, Vec2::ONE);
    }
}

/// Registers it.
pub fn plugin(app: &mut App) {
    app.init_resource::<TableViewport>()
        .add_systems(PreUpdate, follow)
        .add_systems(Update, (show, whole));
}

/// Goes with the pointer.
fn follow(
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut table_viewport: ResMut<TableViewport>,
) {
    let mut next = *table_viewport;
    next.scale = f32::from(settings.scale) / 100.0;
    if let Ok(window) = windows.single() {
        let pointer = window.cursor_position();
        let size = Vec2::new(window.width(), window.height());
        if let Some(cursor) = pointer.filter(|_| pointer != next.pointer) {
            next.at = (cursor / size.max(Vec2::ONE)).clamp(Vec2::ZERO, Vec2::ONE);
        }
        next.pointer = pointer;
    }
    table_viewport.set_if_neq(next);
}

/// Shows the table as the panels are shown.
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
    fn what_does_not_fit_comes_into_sight_with_the_gaze() {
        let window = Vec2::new(1280.0, 720.0);
        let mut table_viewport = TableViewport::default();
        assert_eq!(table_viewport.origin(window), Vec2::ZERO);
        table_viewport.scale = 2.0;
        table_viewport.look_at(Vec2::ZERO);
        assert_eq!(
            table_viewport.origin(window),
            Vec2::ZERO,
            "the left upper corner"
        );
        table_viewport.look_at(frame::DESIGN);
        assert_eq!(
            table_viewport.origin(window),
            -window,
            "the right lower corner"
        );
        table_viewport.scale = 0.75;
        assert_eq!(table_viewport.origin(window), Vec2::ZERO, "it fits");
        assert_eq!(table_viewport.zoom(window), 1.0, "and fills the window");
        assert_eq!(table_viewport.panel_zoom(window), 0.75);
    }
}
