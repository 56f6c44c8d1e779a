//! Stores the settings: reads them before the window opens, writes them when they change.

mod check;
mod stops;
mod stored;

use std::io::{Write, stderr};
use std::path::PathBuf;
use std::time::Duration;

use bevy::platform::dirs::preferences_dir;
use bevy::prelude::*;
use bevy::settings::{SaveSettings, SaveSettingsDeferred, SaveSettingsSync, SettingsPlugin};
use bevy::window::{PrimaryWindow, WindowMode, WindowResized};

use self::stored::{StoredInterface, StoredKeys, StoredPlay, StoredSound, StoredWindow};
use super::screen::Settings;
use super::words;

/// The name of the settings folder.
const NAME: &str = "fourfold";

/// Where the settings lie.
fn path() -> Option<PathBuf> {
    Some(preferences_dir()?.join(NAME).join("settings.toml"))
}

/// The stored settings.
pub(super) struct StoredSettings {
    /// The settings.
    pub settings: Settings,
    /// The size of the window.
    pub size: UVec2,
    /// The part that could not be read, if any.
    pub told: Option<String>,
}

impl Default for StoredSettings {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            size: UVec2::new(1280, 720),
            told: None,
        }
    }
}

/// Reads what was kept, before anything else is added; says what could not be read.
pub(super) fn recall(app: &mut App) -> StoredSettings {
    let path = path();
    let told = path.as_deref().map(check::check).unwrap_or_default();
    app.register_type::<StoredInterface>()
        .register_type::<StoredSound>()
        .register_type::<StoredPlay>()
        .register_type::<StoredKeys>()
        .register_type::<StoredWindow>()
        .add_plugins(SettingsPlugin::new(NAME));
    let mut settings = Settings::default();
    let mut faults = Vec::new();
    let world = app.world();
    if let Some(stored) = world.get_resource::<StoredInterface>() {
        stored.apply(&mut settings, &mut faults);
    }
    if let Some(stored) = world.get_resource::<StoredSound>() {
        stored.apply(&mut settings, &mut faults);
    }
    if let Some(stored) = world.get_resource::<StoredPlay>() {
        stored.apply(&mut settings, &mut faults);
    }
    if let Some(stored) = world.get_resource::<StoredKeys>() {
        stored.apply(&mut settings, &mut faults);
    }
    let window = world.get_resource::<StoredWindow>().copied();
    let window = window.unwrap_or_default().sane();
    let more = match path {
        Some(path) if !faults.is_empty() => check::report_left_out(&path, &faults),
        _ => Vec::new(),
    };
    let sentences: Vec<String> = told.into_iter().chain(more).collect();
    for sentence in &sentences {
        // Nobody reads it if standard error is closed.
        let _ = writeln!(stderr(), "fourfold: {sentence}");
    }
    let unread = words::of(settings.language).settings.unread;
    StoredSettings {
        settings,
        size: UVec2::new(window.width, window.height),
        told: (!sentences.is_empty()).then(|| format!("{unread}\n{}", sentences.join("\n"))),
    }
}

/// Registers what writes them.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, (store, remember, leave).chain());
}

/// The content of the file.
type Stored<'w> = (
    ResMut<'w, StoredInterface>,
    ResMut<'w, StoredSound>,
    ResMut<'w, StoredPlay>,
    ResMut<'w, StoredKeys>,
);

/// Writes changed settings.
fn store(
    settings: Res<Settings>,
    (mut interface, mut sound, mut play, mut keys): Stored,
    mut commands: Commands,
) {
    if !settings.is_changed() {
        return;
    }
    let changed = [
        interface.set_if_neq(StoredInterface::of(&settings)),
        sound.set_if_neq(StoredSound::of(&settings)),
        play.set_if_neq(StoredPlay::of(&settings)),
        keys.set_if_neq(StoredKeys::of(&settings)),
    ];
    if changed.contains(&true) {
        commands.queue(SaveSettings::IfChanged);
    }
}

/// Remembers the size of the window as long as it does not take the whole screen.
fn remember(
    mut resized: MessageReader<WindowResized>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut stored: ResMut<StoredWindow>,
    mut commands: Commands,
) {
    if resized.read().count() == 0 {
        return;
    }
    let Ok(window) = windows.single() else { return };
    if window.mode != WindowMode::Windowed {
        return;
    }
    let size = window.resolution.size().as_uvec2();
    let now = StoredWindow {
        width: size.x,
        height: size.y,
    };
    if stored.set_if_neq(now.sane()) {
        commands.queue(SaveSettingsDeferred(Duration::from_millis(500)));
    }
}

/// Writes what is still to be written before the program ends.
fn leave(mut exits: MessageReader<AppExit>, mut commands: Commands) {
    if exits.read().count() > 0 {
        commands.queue(SaveSettingsSync::IfChanged);
    }
}
