//! The keyboard, unless somebody is typing into a field.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::intent::Intent;
use super::screen::{Overlay, Screen};
use super::session::Session;

/// Registers the keys.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keys.after(bevy_egui::EguiPreUpdateSet::BeginPass),
    );
}

fn keys(
    keyboard: Res<ButtonInput<KeyCode>>,
    wants: Res<EguiWantsInput>,
    screen: Res<State<Screen>>,
    overlay: Res<Overlay>,
    session: Option<Res<Session>>,
    mut out: MessageWriter<Intent>,
) {
    if wants.wants_any_keyboard_input() {
        return;
    }
    let hit = |key| keyboard.just_pressed(key);
    let covered = session.as_ref().is_some_and(|s| s.handover.is_some());
    let in_match = *screen.get() == Screen::Match;
    if in_match && covered && *overlay == Overlay::None {
        if keyboard.get_just_pressed().next().is_some() {
            out.write(Intent::Ready);
        }
        return;
    }
    if hit(KeyCode::F1) || hit(KeyCode::Slash) {
        out.write(Intent::Show(Overlay::Help));
        return;
    }
    if *overlay != Overlay::None {
        if hit(KeyCode::Escape) {
            out.write(Intent::Show(Overlay::None));
        }
        return;
    }
    if !in_match {
        match screen.get() {
            Screen::Setup if hit(KeyCode::Escape) => out.write(Intent::ToTitle),
            Screen::Setup if hit(KeyCode::Enter) => out.write(Intent::Start),
            Screen::Title if hit(KeyCode::Enter) => out.write(Intent::ToSetup),
            Screen::Result if hit(KeyCode::Enter) => out.write(Intent::PlayAgain),
            Screen::Result if hit(KeyCode::Escape) => out.write(Intent::ToTitle),
            _ => return,
        };
        return;
    }
    let shift = keyboard.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let go = [KeyCode::Space, KeyCode::Enter, KeyCode::NumpadEnter];
    if go.into_iter().any(hit) {
        out.write(if shift { Intent::PassOn } else { Intent::Pass });
    }
    if hit(KeyCode::KeyZ) {
        out.write(Intent::Undo);
    }
    if hit(KeyCode::KeyF) {
        out.write(Intent::Skip);
    }
    if hit(KeyCode::Escape) {
        out.write(Intent::Cancel);
    }
}
