//! The keyboard, unless somebody is typing into a field or has the focus on a button: what a key does is in the
//! player's table of keys.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::helpers::bevy_to_egui_physical_key;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use super::advice::{Advice, AdviceWish};
use super::guide::GuideWish;
use super::intent::Intent;
use super::keymap::{Action, Chord};
use super::lab::LabWish;
use super::match_session::MatchSession;
use super::saves::{Viewer, WatchWish};
use super::screen::{Overlay, Screen, Settings};
use crate::games::window::Watched;

/// The arrow keys.
const ARROWS: [KeyCode; 4] = [
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
];

/// Registers the keys.
pub fn plugin(app: &mut App) {
    let begin = EguiPreUpdateSet::BeginPass;
    let between = tab.after(EguiPreUpdateSet::ProcessInput).before(begin);
    app.add_systems(
        PreUpdate,
        (between, keys.after(EguiPreUpdateSet::BeginPass)),
    );
}

/// Tab goes to the things on the table first, and after the last of them to the panels.
fn tab(
    mut inputs: Query<&mut EguiInput>,
    wants: Res<EguiWantsInput>,
    (screen, overlay, running): (Res<State<Screen>>, Res<Overlay>, Watched),
    mut out: MessageWriter<Intent>,
) {
    let on_table = *screen.get() == Screen::Match && *overlay == Overlay::None;
    if !on_table || wants.wants_any_keyboard_input() {
        return;
    }
    let is_tab = |event: &egui::Event| matches!(event, egui::Event::Key { key: egui::Key::Tab, pressed: true, modifiers, .. } if modifiers.is_none());
    for mut input in &mut inputs {
        let pressed = input.events.iter().any(is_tab);
        if pressed
            && running
                .get()
                .is_some_and(|s| !s.is_covered() && s.goes_on())
        {
            input.events.retain(|event| !is_tab(event));
            out.write(Intent::Step(true));
        }
    }
}

/// The actions whose keys went down now.
pub fn actions<'k>(
    keyboard: &'k ButtonInput<KeyCode>,
    settings: &'k Settings,
) -> impl Iterator<Item = Action> + 'k {
    let shift = keyboard.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let pressed = keyboard.get_just_pressed();
    let chords = pressed.filter_map(move |code| {
        let key = bevy_to_egui_physical_key(code)?;
        Some(Chord { key, shift })
    });
    chords.filter_map(|chord| settings.keys.action(chord))
}

/// How long the end of a match must be seen before Enter begins another: the key may be meant for the last blow.
const SEEN: Duration = Duration::from_secs(2);

fn keys(
    keyboard: Res<ButtonInput<KeyCode>>,
    (time, mut since): (Res<Time>, Local<Duration>),
    wants: Res<EguiWantsInput>,
    (screen, overlay, settings): (Res<State<Screen>>, Res<Overlay>, Res<Settings>),
    (running, advice, viewer): (Watched, Option<Res<Advice>>, Option<Res<Viewer>>),
    mut out: MessageWriter<Intent>,
) {
    if screen.is_changed() {
        *since = time.elapsed();
    }
    // F1 and their like mean nothing to a field or a button; only where keys are changed they are just keys.
    let function = keyboard.get_just_pressed().any(is_function);
    let free = function && *overlay != Overlay::Settings;
    if wants.wants_any_keyboard_input() && !free {
        return;
    }
    let wanted: Vec<Action> = actions(&keyboard, &settings).collect();
    if wanted.contains(&Action::Full) {
        out.write(Intent::Set(Settings {
            fullscreen: !settings.fullscreen,
            ..*settings
        }));
        return;
    }
    let hit = |key| keyboard.just_pressed(key);
    let covered = running.get().is_some_and(MatchSession::is_covered);
    let in_match = *screen.get() == Screen::Match;
    if in_match && covered && *overlay == Overlay::None {
        // The button on it takes Enter and Space.
        return;
    }
    if wanted.contains(&Action::Help) {
        out.write(Intent::Show(Overlay::Help));
        return;
    }
    if *overlay != Overlay::None {
        // The field for a note asks first, so it sees to that key itself.
        if hit(KeyCode::Escape) && *overlay != Overlay::Note {
            out.write(Intent::Show(Overlay::None));
        }
        return;
    }
    if !in_match {
        // Outside of a match Enter goes on and Escape goes back, whatever they do in it.
        match screen.get() {
            Screen::Setup if hit(KeyCode::Escape) => out.write(Intent::ToTitle),
            Screen::Lab if hit(KeyCode::Escape) => out.write(Intent::Lab(LabWish::Leave)),
            Screen::Lab if hit(KeyCode::Enter) => out.write(Intent::Lab(LabWish::Start)),
            Screen::Setup if hit(KeyCode::Enter) => out.write(Intent::Start),
            Screen::Title if hit(KeyCode::Enter) => out.write(Intent::ToSetup),
            Screen::Result if hit(KeyCode::Enter) && time.elapsed() - *since >= SEEN => {
                out.write(Intent::PlayAgain)
            }
            Screen::Result if hit(KeyCode::Escape) => out.write(Intent::ToTitle),
            _ => return,
        };
        return;
    }
    let advised = advice.is_some_and(|advice| advice.is_open());
    if advised && wanted.contains(&Action::Cancel) {
        out.write(Intent::Advise(AdviceWish::Stop));
        return;
    }
    let analysed = viewer.is_some_and(|viewer| viewer.curve.part.is_some());
    if analysed && wanted.contains(&Action::Cancel) {
        out.write(Intent::Watch(WatchWish::Analyse));
        return;
    }
    // On a board arrows lead the way that they point, not to the next in a row.
    let arrow = ARROWS.into_iter().any(hit);
    let leads = |action: &Action| matches!(action, Action::Next | Action::Previous);
    let led = arrow && running.get().is_some_and(MatchSession::has_board);
    let wanted = wanted.into_iter().filter(|action| !(led && leads(action)));
    out.write_batch(wanted.filter_map(intent));
}

/// Whether a key is one of the row above the numbers.
const fn is_function(key: &KeyCode) -> bool {
    use KeyCode::{F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12};
    matches!(
        key,
        F1 | F2 | F3 | F4 | F5 | F6 | F7 | F8 | F9 | F10 | F11 | F12
    )
}

/// The intent of an action in a match.
const fn intent(action: Action) -> Option<Intent> {
    Some(match action {
        Action::Pass => Intent::Pass,
        Action::PassOn => Intent::PassOn,
        Action::ResolveAll => Intent::ResolveAll,
        Action::StopHere => Intent::StopHere,
        Action::Next => Intent::Step(true),
        Action::Previous => Intent::Step(false),
        Action::Take => Intent::Take,
        Action::Undo => Intent::Undo,
        Action::Cancel => Intent::Cancel,
        Action::Skip => Intent::Skip,
        Action::Hint => Intent::Advise(AdviceWish::Ask),
        Action::GotIt => Intent::Guide(GuideWish::Read),
        Action::Word(n) => Intent::Word(n as usize),
        _ => return None,
    })
}
