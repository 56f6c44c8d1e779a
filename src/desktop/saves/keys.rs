//! The keys of the title, the browser and the viewer.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::browse::{SaveBrowser, SaveWish};
use super::viewer::{Viewer, WatchWish};
use crate::desktop::intent::Intent;
use crate::desktop::keymap::Action;
use crate::desktop::keys::actions;
use crate::desktop::screen::{Overlay, Screen, Settings};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keys.after(bevy_egui::EguiPreUpdateSet::BeginPass),
    );
}

fn keys(
    keyboard: Res<ButtonInput<KeyCode>>,
    wants: Res<EguiWantsInput>,
    (screen, overlay, settings): (Res<State<Screen>>, Res<Overlay>, Res<Settings>),
    shelves: Res<SaveBrowser>,
    viewer: Option<Res<Viewer>>,
    mut out: MessageWriter<Intent>,
) {
    if wants.wants_any_keyboard_input() || *overlay != Overlay::None {
        return;
    }
    let hit = |key| keyboard.just_pressed(key);
    match screen.get() {
        Screen::Title => {
            if hit(KeyCode::KeyC) && shelves.newest.is_some() {
                out.write(Intent::Save(SaveWish::Continue));
            }
            if hit(KeyCode::KeyS) {
                out.write(Intent::Save(SaveWish::Browse));
            }
        }
        Screen::Saves => {
            out.write_batch(browser(&hit));
        }
        Screen::Match => {
            if viewer.is_some() {
                out.write_batch(watching(&hit).map(Intent::Watch));
            }
            if actions(&keyboard, &settings).any(|a| a == Action::Note) {
                out.write(Intent::Show(Overlay::Note));
            }
        }
        _ => {}
    }
}

fn browser(hit: &impl Fn(KeyCode) -> bool) -> Option<Intent> {
    let wishes = [
        (KeyCode::ArrowDown, Intent::Save(SaveWish::Step(true))),
        (KeyCode::ArrowUp, Intent::Save(SaveWish::Step(false))),
        (KeyCode::Enter, Intent::Save(SaveWish::Play)),
        (KeyCode::NumpadEnter, Intent::Save(SaveWish::Play)),
        (KeyCode::KeyW, Intent::Save(SaveWish::Watch)),
        (KeyCode::Delete, Intent::Show(Overlay::Delete)),
        (KeyCode::Escape, Intent::ToTitle),
    ];
    let found = wishes.into_iter().find(|(key, _)| hit(*key));
    found.map(|(_, wish)| wish)
}

fn watching(hit: &impl Fn(KeyCode) -> bool) -> Option<WatchWish> {
    let wishes = [
        (KeyCode::Comma, WatchWish::Step(false)),
        (KeyCode::Period, WatchWish::Step(true)),
        (KeyCode::PageUp, WatchWish::Turn(false)),
        (KeyCode::PageDown, WatchWish::Turn(true)),
        (KeyCode::Home, WatchWish::End(false)),
        (KeyCode::End, WatchWish::End(true)),
        (KeyCode::Space, WatchWish::Run),
        (KeyCode::KeyH, WatchWish::Analyse),
    ];
    let found = wishes.into_iter().find(|(key, _)| hit(*key));
    found.map(|(_, wish)| wish)
}
