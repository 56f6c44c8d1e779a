//! The program with a window.

use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, RequestRedraw, WindowResizeConstraints, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiPlugin;

use super::panels::theme;
use super::screen::{Animating, Overlay, Screen, Settings};
use super::session::Session;
use super::start::Library;
use super::{art, hud, keys, obey, scene};

/// What both the window and the pictures of `shot` are made of.
pub(super) fn plugin(app: &mut App) {
    let ground = theme::GROUND;
    app.insert_resource(ClearColor(Color::srgb_u8(
        ground.r(),
        ground.g(),
        ground.b(),
    )))
    .add_plugins(EguiPlugin::default())
    .init_resource::<Surface>()
    .init_state::<Screen>()
    .add_plugins((
        obey::plugin,
        hud::plugin,
        keys::plugin,
        art::plugin,
        scene::plugin,
    ))
    .add_systems(Startup, camera);
}

/// Where to draw instead of the window, for pictures.
#[derive(Default, Resource)]
pub(super) struct Surface(pub Option<RenderTarget>);

fn camera(mut commands: Commands, surface: Res<Surface>) {
    let mut camera = commands.spawn(Camera2d);
    if let Some(target) = &surface.0 {
        camera.insert(target.clone());
    }
}

/// Bevy's own log: only what somebody must know.
pub(super) fn quiet() -> LogPlugin {
    LogPlugin {
        filter: "error,wgpu=off,naga=off".to_owned(),
        ..default()
    }
}

/// The program with its window, on `library`.
#[must_use]
pub(super) fn window(library: Library) -> App {
    let started = Started(std::time::Instant::now());
    let mut app = App::new();
    let window = Window {
        title: "Fourfold".to_owned(),
        resolution: WindowResolution::new(1280, 720),
        present_mode: PresentMode::AutoVsync,
        resize_constraints: WindowResizeConstraints {
            min_width: 1024.0,
            min_height: 640.0,
            ..default()
        },
        ..default()
    };
    let windows = WindowPlugin {
        primary_window: Some(window),
        ..default()
    };
    app.add_plugins(DefaultPlugins.set(windows).set(quiet()))
        .insert_resource(library)
        .insert_resource(lazy())
        .insert_resource(started)
        .add_plugins(plugin)
        .add_systems(Last, (redraw, report));
    app
}

/// Draws only when something happens: software rendering takes a whole core for every frame.
fn lazy() -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive(Duration::from_secs(2)),
        unfocused_mode: UpdateMode::reactive_low_power(Duration::from_secs(10)),
    }
}

/// Asks for the next frame at once while something moves or somebody else chooses.
fn redraw(
    animating: Res<Animating>,
    session: Option<Res<Session>>,
    (settings, overlay): (Res<Settings>, Res<Overlay>),
    mut frames: Local<u8>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    // The first frames fetch fonts and sizes, each of which shows only in the next.
    *frames = frames.saturating_add(1);
    let changed = session.as_ref().is_some_and(|s| s.is_changed());
    let waits = *overlay != Overlay::None || session.is_none_or(|s| s.resting);
    let busy = animating.0 > 0 || settings.is_changed() || changed || !waits;
    if busy || *frames < 10 {
        ask.write(RequestRedraw);
    }
}

/// With `FOURFOLD_FRAME_REPORT` set: how long the first frame took.
fn report(start: Res<Started>, mut frames: Local<u32>) {
    *frames += 1;
    // Fonts are there from the second frame on; when the third begins, the second is drawn.
    if *frames == 3 && std::env::var_os("FOURFOLD_FRAME_REPORT").is_some() {
        let seconds = start.0.elapsed().as_secs_f32();
        eprintln!("fourfold: first frame with text after {seconds:.2} s");
    }
}

/// When the program began.
#[derive(Resource)]
pub(super) struct Started(pub std::time::Instant);
