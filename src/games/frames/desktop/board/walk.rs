//! The keyboard on the board: arrows go from thing to thing that can be chosen, or move the place that is asked about;
//! with Shift they move the board.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::helpers::bevy_to_egui_physical_key;
use bevy_egui::input::EguiWantsInput;

use super::click::choosable;
use super::pointer::{Pointing, check};
use super::viewport::{BoardViewport, units};
use crate::desktop::intent::Intent;
use crate::desktop::keymap::{Action, Chord};
use crate::desktop::keys;
use crate::desktop::screen::{Overlay, Settings};
use crate::desktop::session::Session;
use crate::games::frames::Frames;
use crate::games::frames::geometry::UNIT;
use crate::games::frames::point_ref;
use crate::table::{ObjectId, Ref};

/// Units that a place goes in a second.
const PACE: f32 = 7.0;

/// Reads the keys that concern the board and what is looked at.
pub fn keys(
    keyboard: Res<ButtonInput<KeyCode>>,
    wants: Res<EguiWantsInput>,
    (overlay, settings, time): (Res<Overlay>, Res<Settings>, Res<Time>),
    mut session: ResMut<Session<Frames>>,
    (mut eye, mut pointing): (ResMut<BoardViewport>, ResMut<Pointing>),
    mut out: MessageWriter<Intent>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    if wants.wants_any_keyboard_input() || *overlay != Overlay::None {
        return;
    }
    let way = direction(&keyboard) * time.delta_secs().min(0.05);
    let shift = keyboard.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let asked = session.shown.decision.as_ref().and_then(|d| d.region);
    if way != Vec2::ZERO {
        if shift {
            eye.pan(Vec2::new(-way.x, way.y) * 600.0);
        } else if let Some(region) = asked {
            let subject = match region.subject {
                Ref::Object(id) => session.shown.view.place(id).map(units),
                _ => None,
            };
            let from = pointing.at.filter(|_| pointing.keyed);
            let from = from.or(subject).unwrap_or(eye.centre);
            let to = from + way * PACE;
            pointing.at = Some(to);
            pointing.keyed = true;
            check(&mut session, &mut pointing, to);
        }
        ask.write(RequestRedraw);
    }
    let lead = lead(&keyboard, &settings).filter(|_| asked.is_none() && !shift);
    if let Some(way) = lead {
        pointing.keyed = true;
        out.write(Intent::Hover(toward(&session, way)));
    }
    let middle = eye.space.center();
    for action in keys::actions(&keyboard, &settings) {
        match action {
            Action::Next | Action::Previous => pointing.keyed = true,
            Action::Take => {
                if let (Some(region), Some(spot), true) = (asked, pointing.spot, pointing.keyed) {
                    out.write(Intent::Choose(region.to(point_ref(spot.at))));
                }
                // A resting mouse must not take the pointing over from the keyboard.
                pointing.keyed |= asked.is_none();
            }
            Action::Larger => eye.zoom(middle, 1.25),
            Action::Smaller => eye.zoom(middle, 0.8),
            Action::Whole => eye.fit(session.shown.view.field),
            Action::Closer => {
                let turn = session.shown.view.current.as_ref();
                let looked = session.focus.pinned.or(turn.map(|t| t.frame));
                if let Some(at) = looked.and_then(|id| session.shown.view.place(id)) {
                    eye.approach(units(at));
                }
            }
            _ => {}
        }
    }
}

/// Where the arrows that are held point to, north up.
fn direction(keyboard: &ButtonInput<KeyCode>) -> Vec2 {
    let held = ARROWS.into_iter().filter(|(key, _)| keyboard.pressed(*key));
    held.map(|(_, way)| way).sum()
}

/// The arrows, each with where it points to, north up.
pub const ARROWS: [(KeyCode, Vec2); 4] = [
    (KeyCode::ArrowLeft, Vec2::NEG_X),
    (KeyCode::ArrowRight, Vec2::X),
    (KeyCode::ArrowUp, Vec2::Y),
    (KeyCode::ArrowDown, Vec2::NEG_Y),
];

/// The direction of an arrow key pressed now, if it goes from thing to thing: the table of keys may have given the
/// arrows to something else.
fn lead(keyboard: &ButtonInput<KeyCode>, settings: &Settings) -> Option<Vec2> {
    let steps = |code: &KeyCode| {
        let chord = bevy_to_egui_physical_key(code).map(Chord::plain);
        let action = chord.and_then(|chord| settings.keys.action(chord));
        matches!(action, Some(Action::Next | Action::Previous))
    };
    let mut down = ARROWS
        .iter()
        .filter(|(code, _)| keyboard.just_pressed(*code));
    down.find(|(code, _)| steps(code)).map(|(_, way)| *way)
}

/// The nearest thing that can be chosen in that direction, from what is pointed at, else from the frame whose turn it
/// is, else from the middle; what is pointed at if there is none.
#[must_use]
pub fn toward(session: &Session<Frames>, way: Vec2) -> Option<ObjectId> {
    let view = &session.shown.view;
    let place = |id: ObjectId| view.place(id).map(units);
    let turn = view.current.as_ref().map(|turn| turn.frame);
    let middle = Vec2::splat(view.field.width() as f32 / UNIT as f32 * 0.5);
    let hover = session.focus.hover.filter(|id| place(*id).is_some());
    let from = hover.or(turn).and_then(place).unwrap_or(middle);
    let all = choosable(session).into_iter();
    let others = all.filter(|id| Some(*id) != hover);
    let there: Vec<(ObjectId, Vec2)> = others
        .filter_map(|id| Some((id, place(id)? - from)))
        .collect();
    // Prefer things nearer to that direction than to the side; otherwise take anything slightly in that direction.
    let ahead = |off: Vec2| off.dot(way);
    let aside = |off: Vec2| off.perp_dot(way).abs();
    let nearest = |wide: bool| {
        let fits = there
            .iter()
            .filter(|(_, off)| ahead(*off) > f32::EPSILON && (wide || aside(*off) <= ahead(*off)));
        let far = |off: Vec2| ahead(off) + aside(off);
        fits.min_by(|a, b| far(a.1).total_cmp(&far(b.1)))
            .map(|(id, _)| *id)
    };
    let start = || {
        let near = there
            .iter()
            .min_by(|a, b| a.1.length().total_cmp(&b.1.length()));
        near.filter(|_| hover.is_none()).map(|(id, _)| *id)
    };
    nearest(false)
        .or_else(|| nearest(true))
        .or(hover)
        .or_else(start)
}

/// Whether there is a thing that can be chosen after the one under the keyboard.
pub fn goes_on(session: &Session<Frames>) -> bool {
    let all = choosable(session);
    let at = session.focus.hover.filter(|id| all.contains(id));
    at.map_or(!all.is_empty(), |at| all.last() != Some(&at))
}

/// The next thing on the board that can be chosen, or the one before.
#[must_use]
pub fn step(session: &Session<Frames>, forward: bool) -> Option<ObjectId> {
    let all: Vec<ObjectId> = choosable(session).into_iter().collect();
    let now = session
        .focus
        .hover
        .and_then(|id| all.iter().position(|&a| a == id));
    let count = all.len().max(1);
    let next = match (now, forward) {
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
        (None, true) => 0,
        (None, false) => count - 1,
    };
    all.get(next).copied()
}
