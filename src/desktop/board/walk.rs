//! The keyboard on the board: arrows go from thing to thing that can be chosen, or move the place that is asked about;
//! with Shift they move the board.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::EguiWantsInput;

use super::click::choosable;
use super::eye::{Eye, units};
use super::pointer::{Pointing, check};
use crate::desktop::intent::Intent;
use crate::desktop::keymap::Action;
use crate::desktop::keys;
use crate::desktop::screen::{Overlay, Settings};
use crate::desktop::session::frames::FramesSession;
use crate::games::frames::point_ref;
use crate::table::{ObjectId, Ref};

/// Units that a place goes in a second.
const PACE: f32 = 7.0;

/// Reads the keys that concern the board and what is looked at.
pub fn keys(
    keyboard: Res<ButtonInput<KeyCode>>,
    wants: Res<EguiWantsInput>,
    (overlay, settings, time): (Res<Overlay>, Res<Settings>, Res<Time>),
    mut session: ResMut<FramesSession>,
    (mut eye, mut pointing): (ResMut<Eye>, ResMut<Pointing>),
    mut out: MessageWriter<Intent>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    if wants.wants_any_keyboard_input() || *overlay != Overlay::None {
        return;
    }
    let way = direction(&keyboard) * time.delta_secs().min(0.05);
    let shift = keyboard.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let asked = session.decision.as_ref().and_then(|d| d.region);
    if way != Vec2::ZERO {
        if shift {
            eye.pan(Vec2::new(-way.x, way.y) * 600.0);
        } else if let Some(region) = asked {
            let subject = match region.subject {
                Ref::Object(id) => session.view.place(id).map(units),
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
    let middle = eye.space.center();
    for action in keys::actions(&keyboard, &settings) {
        match action {
            Action::Next | Action::Previous => pointing.keyed = true,
            Action::Take if pointing.keyed => {
                if let (Some(region), Some(spot)) = (asked, pointing.spot) {
                    out.write(Intent::Choose(region.to(point_ref(spot.at))));
                }
            }
            Action::Larger => eye.zoom(middle, 1.25),
            Action::Smaller => eye.zoom(middle, 0.8),
            Action::Whole => eye.fit(session.view.field),
            Action::Closer => {
                let turn = session.view.current.as_ref();
                let looked = session.selected.or(turn.map(|t| t.frame));
                if let Some(at) = looked.and_then(|id| session.view.place(id)) {
                    eye.approach(units(at));
                }
            }
            _ => {}
        }
    }
}

/// Where the arrows that are held point to, north up.
fn direction(keyboard: &ButtonInput<KeyCode>) -> Vec2 {
    let arrows = [
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::Y),
        (KeyCode::ArrowDown, Vec2::NEG_Y),
    ];
    let held = arrows.into_iter().filter(|(key, _)| keyboard.pressed(*key));
    held.map(|(_, way)| way).sum()
}

/// The next thing on the board that can be chosen, or the one before.
#[must_use]
pub fn step(session: &FramesSession, forward: bool) -> Option<ObjectId> {
    let all: Vec<ObjectId> = choosable(session).into_iter().collect();
    let now = session
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
