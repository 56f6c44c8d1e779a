//! The keyboard, unless somebody is typing into a field.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::intent::Intent;
use super::screen::{Overlay, Screen};
use super::session::Session;
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;

/// Registers the keys.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keys.after(bevy_egui::EguiPreUpdateSet::BeginPass),
    );
}

/// The keys of choices that are listed in words.
const DIGITS: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

fn keys(
    keyboard: Res<ButtonInput<KeyCode>>,
    wants: Res<EguiWantsInput>,
    screen: Res<State<Screen>>,
    overlay: Res<Overlay>,
    (biomes, sanctuary, souls): (
        Option<Res<Session>>,
        Option<Res<Session<Sanctuary>>>,
        Option<Res<Session<Souls>>>,
    ),
    mut out: MessageWriter<Intent>,
) {
    if wants.wants_any_keyboard_input() {
        return;
    }
    let hit = |key| keyboard.just_pressed(key);
    let covered = biomes.is_some_and(|s| s.handover.is_some())
        || sanctuary.is_some_and(|s| s.handover.is_some())
        || souls.is_some_and(|s| s.handover.is_some());
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
    let take = [KeyCode::Enter, KeyCode::NumpadEnter].into_iter().any(hit);
    if hit(KeyCode::Space) || take {
        out.write(match (shift, take) {
            (true, _) => Intent::PassOn,
            (false, true) => Intent::Take,
            (false, false) => Intent::Pass,
        });
    }
    for (key, forward) in [
        (KeyCode::ArrowRight, true),
        (KeyCode::ArrowDown, true),
        (KeyCode::ArrowLeft, false),
        (KeyCode::ArrowUp, false),
    ] {
        if hit(key) {
            out.write(Intent::Step(forward));
        }
    }
    if let Some(n) = DIGITS.into_iter().position(hit) {
        out.write(Intent::Word(n));
    }
    if hit(KeyCode::KeyZ) {
        out.write(Intent::Undo);
    }
    if hit(KeyCode::KeyR) {
        out.write(Intent::ResolveAll);
    }
    if hit(KeyCode::KeyS) {
        out.write(Intent::StopHere);
    }
    if hit(KeyCode::KeyF) {
        out.write(Intent::Skip);
    }
    if hit(KeyCode::Escape) {
        out.write(Intent::Cancel);
    }
}
