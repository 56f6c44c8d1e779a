//! When to draw: only when something happened, because software rendering takes a whole core.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use super::intent::Intent;
use super::match_session::MatchSession;
use super::screen::{Animating, Overlay, Screen};
use super::table_viewport::TableViewport;
use crate::games::window::Watched;

/// Frames drawn after something happened: intents are applied in the next frame, a new screen
/// enters in the one after, and panels find their sizes in yet another.
const AFTER: u8 = 4;

/// Registers what asks for frames.
pub fn plugin(app: &mut App) {
    let between = (EguiPreUpdateSet::ProcessInput, EguiPreUpdateSet::BeginPass);
    app.add_systems(First, read_clock.before(TimeSystems))
        .add_systems(PreUpdate, calm.after(between.0).before(between.1))
        .add_systems(Last, redraw);
}

/// Waits for something to happen. Draws now and then all the same, as seldom as an idle table can afford: a frame takes
/// 50 ms of processor time where nothing but software draws.
pub fn lazy() -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive(Duration::from_secs(30)),
        unfocused_mode: UpdateMode::reactive_low_power(Duration::from_secs(60)),
    }
}

/// Looks around that often, since something is going on behind the screen.
pub fn watchful(often: Duration) -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive(often),
        ..lazy()
    }
}

/// Sets the time of a frame to the moment at which it begins.
///
/// By default Bevy takes the moment at which the frame before was rendered. After a rest that is seconds ago: egui then
/// measured those seconds between the press and the release of a button, and took a click for a long hold.
fn read_clock(mut strategy: ResMut<TimeUpdateStrategy>) {
    *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
}

/// Takes the unchanged modifier keys out of egui's input: `bevy_egui` reports them in every frame,
/// and egui asks for another frame after every event, so the two would never rest.
fn calm(mut inputs: Query<&mut EguiInput>, mut known: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *known, *now) != *now,
            _ => true,
        });
    }
}

/// Asks for the next frame while something moves, somebody else chooses, or an intent is applied.
fn redraw(
    animating: Res<Animating>,
    running: Watched,
    (overlay, table_viewport): (Res<Overlay>, Res<TableViewport>),
    screen: Res<State<Screen>>,
    mut intents: MessageReader<Intent>,
    mut left: Local<Option<u8>>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let told = intents.read().count() > 0 || overlay.is_changed() || screen.is_changed();
    let told = told || table_viewport.is_changed();
    let changed = running.is_changed();
    let resting = running.get().is_none_or(MatchSession::is_resting);
    let rests = *overlay != Overlay::None || *screen.get() != Screen::Match || resting;
    // The first frames fetch fonts and sizes, each of which shows only in the next.
    let frames = left.get_or_insert(2 * AFTER);
    if told || changed || !rests || animating.0 > 0 {
        *frames = (*frames).max(AFTER);
    }
    if *frames > 0 {
        *frames -= 1;
        ask.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use bevy::time::{TimePlugin, create_time_channels};

    use super::*;

    #[test]
    fn a_frame_after_a_rest_has_the_time_at_which_it_begins() {
        let (rendered, receiver) = create_time_channels();
        let mut app = App::new();
        app.add_plugins(TimePlugin)
            .insert_resource(receiver)
            .add_systems(First, read_clock.before(TimeSystems));
        let sent = rendered.0.send(Instant::now());
        assert!(sent.is_ok(), "the last frame before the rest was rendered");
        std::thread::sleep(Duration::from_millis(20));
        let begins = Instant::now();
        app.update();
        let time = app.world().resource::<Time<Real>>();
        assert!(time.last_update() >= Some(begins));
    }
}
