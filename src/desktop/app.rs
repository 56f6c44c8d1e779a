//! The program with a window.

#[cfg(feature = "sound")]
use bevy::app::PluginGroupBuilder;
use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::camera::RenderTarget;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};
use bevy_egui::{EguiContextSettings, EguiPlugin};

use super::apply_intents::Saved;
use super::panels::theme;
use super::report::Started;
use super::screen::{Overlay, Screen};
use super::settings_store::StoredSettings;
use super::start::Libraries;
use super::{
    advice, apply_intents, art, book, colours, editor, fit, guide, hud, interrupt, keys, lab,
    match_session, puzzles, redraw, saves, scene, settings_store, table_viewport,
};

/// What both the window and the pictures of `shot` are made of.
pub(super) fn plugin(app: &mut App) {
    let ground = theme::ground();
    app.insert_resource(ClearColor(Color::srgb_u8(
        ground.r(),
        ground.g(),
        ground.b(),
    )))
    .add_plugins(EguiPlugin::default())
    .init_resource::<Surface>()
    .init_state::<Screen>()
    .add_plugins((
        table_viewport::plugin,
        colours::plugin,
        apply_intents::plugin,
        hud::plugin,
        advice::plugin,
        book::plugin,
        guide::plugin,
        keys::plugin,
        art::plugin,
        scene::plugin,
        match_session::plugin,
        saves::plugin,
        puzzles::plugin,
        editor::plugin,
        lab::plugin,
    ))
    .add_systems(Startup, camera);
}

/// Where to draw instead of the window, for pictures.
#[derive(Default, Resource)]
pub(super) struct Surface(pub Option<RenderTarget>);

fn camera(mut commands: Commands, surface: Res<Surface>) {
    // What the pointer may reach under panels is asked of egui where it matters: picking learns of it a frame late.
    let panels = EguiContextSettings {
        capture_pointer_input: false,
        ..default()
    };
    let mut camera = commands.spawn((Camera2d, panels));
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

/// The program with its window, on the content of every game.
///
/// With `keeps` it begins with the settings of the last run and keeps those of this one.
pub(super) fn window(libraries: Libraries, keeps: bool) -> App {
    let started = Started(std::time::Instant::now());
    let mut app = App::new();
    let StoredSettings {
        settings,
        size,
        told,
    } = if keeps {
        settings_store::recall(&mut app)
    } else {
        StoredSettings::default()
    };
    let window = Window {
        title: "Fourfold".to_owned(),
        // By this name a desktop finds the menu entry, and with it the icon.
        name: Some("fourfold".to_owned()),
        resolution: WindowResolution::new(size.x, size.y),
        present_mode: PresentMode::AutoVsync,
        resize_constraints: WindowResizeConstraints {
            min_width: 800.0,
            min_height: 450.0,
            ..default()
        },
        ..default()
    };
    let windows = WindowPlugin {
        primary_window: Some(window),
        ..default()
    };
    let all = DefaultPlugins.set(windows).set(quiet());
    let all = all.disable::<TerminalCtrlCHandlerPlugin>();
    #[cfg(feature = "sound")]
    let heard = keeps && super::sound::is_there();
    #[cfg(feature = "sound")]
    let all = if heard { all } else { mute(all) };
    app.add_plugins(all);
    libraries
        .insert(&mut app)
        .insert_resource(redraw::lazy())
        .insert_resource(started)
        .insert_resource(settings)
        .add_plugins(plugin)
        .add_plugins((
            interrupt::plugin,
            redraw::plugin,
            saves::writing,
            fit::plugin,
        ));
    if told.is_some() {
        app.insert_resource(Saved(told))
            .insert_resource(Overlay::Saved);
    }
    if keeps {
        app.add_plugins(settings_store::plugin);
        #[cfg(feature = "sound")]
        if heard {
            app.add_plugins(super::sound::plugin);
        }
    }
    app
}

/// The same without a sound device.
#[cfg(feature = "sound")]
pub(super) fn mute(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    plugins.disable::<bevy::audio::AudioPlugin>()
}
