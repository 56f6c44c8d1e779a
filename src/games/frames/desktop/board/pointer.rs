//! The mouse on the board: pointing, clicking, measuring, panning, zooming.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::click;
use super::draw::drawn;
use super::snap::snap;
use super::viewport::{Eye, PLAY, WATCHED, point};
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Animating, Overlay};
use crate::desktop::session::Session;
use crate::desktop::table_viewport::TableViewport;
use crate::games::frames::Frames;
use crate::games::frames::geometry::{FRAME_RADIUS, Point, UNIT, Walk};
use crate::games::frames::point_ref;
use crate::table::{Choice, ObjectId, Refused};

/// Points the pointer must move before a click becomes a drag.
const SLACK: f32 = 6.0;
/// How far from a thing a click still means it, in points of the design.
const NEAR: f32 = 4.0;

/// The point under the pointer of the region that is asked about.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    /// Where the thing would stand.
    pub at: Point,
    /// Why it may not.
    pub refused: Option<Refused>,
}

/// What the mouse does.
#[derive(Debug, Clone, Default, Resource)]
pub struct Pointing {
    /// Where it is, in units; `None` over a panel.
    pub at: Option<Vec2>,
    /// The tape: from, to, in units.
    pub tape: Option<(Vec2, Vec2)>,
    /// The point asked about under the pointer.
    pub spot: Option<Spot>,
    /// The way there of a frame that moves.
    pub way: Option<Walk>,
    /// The keyboard went to what is pointed at; the mouse counts again as soon as it is moved.
    pub keyed: bool,
    pressed: Option<Vec2>,
    measuring: bool,
    last: Option<Vec2>,
    checked: Option<(u32, usize, Choice)>,
}

/// Reads the mouse.
pub fn point_at(
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut wheel: MessageReader<MouseWheel>,
    (mut session, overlay, table_viewport, animating): (
        ResMut<Session<Frames>>,
        Res<Overlay>,
        Res<TableViewport>,
        Res<Animating>,
    ),
    (mut eye, mut pointing): (ResMut<Eye>, ResMut<Pointing>),
    mut out: MessageWriter<Intent>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    eye.settle(if session.shown.is_watched() {
        WATCHED
    } else {
        PLAY
    });
    eye.meet(session.shown.view.field);
    let Some(at) = windows.single().ok().and_then(|w| table_viewport.design(w)) else {
        return;
    };
    // No panel lies over the board, so where the pointer is says enough, even if a frame takes long.
    let free = *overlay == Overlay::None && (eye.space.contains(at) || pointing.pressed.is_some());
    let moved = pointing
        .last
        .replace(at)
        .map_or(Vec2::ZERO, |last| at - last);
    if moved != Vec2::ZERO {
        ask.write(RequestRedraw);
    }
    let used = buttons.get_pressed().next().is_some() || !wheel.is_empty();
    if pointing.keyed && moved == Vec2::ZERO && !used {
        return;
    }
    pointing.keyed = false;
    let turns: f32 = wheel
        .read()
        .map(|w| match w.unit {
            MouseScrollUnit::Line => w.y,
            MouseScrollUnit::Pixel => w.y / 60.0,
        })
        .sum();
    if !free {
        pointing.at = None;
        pointing.spot = None;
        pointing.pressed = None;
        if session.focus.hover.is_some() {
            out.write(Intent::Hover(None));
        }
        return;
    }
    if turns != 0.0 {
        eye.zoom(at, 1.18_f32.powf(turns));
        ask.write(RequestRedraw);
    }
    if buttons.any_pressed([MouseButton::Right, MouseButton::Middle]) {
        eye.pan(moved);
    }
    let under = eye.under(at);
    pointing.at = Some(under);
    let slack = |points: f32| (points / eye.scale * UNIT as f32) as i32;
    // What lies there, else a frame that is only drawn so large.
    let beyond = drawn(&eye, f32::MAX) - eye.length(FRAME_RADIUS);
    let frame = |id: &ObjectId| session.shown.view.frame(*id).is_some();
    let exact = session.shown.view.thing_at(point(under), slack(NEAR));
    let wide = || session.shown.view.thing_at(point(under), slack(beyond));
    let thing = exact.or_else(|| wide().filter(frame));
    if session.focus.hover != thing {
        out.write(Intent::Hover(thing));
    }
    if buttons.just_pressed(MouseButton::Left) {
        pointing.pressed = Some(at);
        pointing.measuring = false;
        pointing.tape = None;
        ask.write(RequestRedraw);
    }
    if let Some(from) = pointing.pressed {
        if (at - from).length() > SLACK {
            pointing.measuring = true;
        }
        if pointing.measuring {
            pointing.tape = Some((eye.under(from), under));
        }
    }
    check(&mut session, &mut pointing, under);
    if buttons.just_released(MouseButton::Left) && pointing.pressed.take().is_some() {
        ask.write(RequestRedraw);
        if !pointing.measuring {
            let region = session.shown.decision.as_ref().and_then(|d| d.region);
            match (region, pointing.spot) {
                (Some(region), Some(spot)) => {
                    let choice = region.to(point_ref(spot.at));
                    out.write(Intent::Choose(choice));
                }
                _ => {
                    let wishes = click::on_thing(&session, thing);
                    if animating.0 > 0 && click::is_idle(&wishes) {
                        out.write(Intent::Skip);
                    }
                    out.write_batch(wishes);
                }
            }
        }
    }
}

/// Whether the thing asked about may stand under the pointer; asked anew only when that changes.
pub(super) fn check(session: &mut ResMut<Session<Frames>>, pointing: &mut Pointing, under: Vec2) {
    let Some(decision) = &session.shown.decision else {
        pointing.spot = None;
        pointing.checked = None;
        return;
    };
    let Some(region) = decision.region else {
        pointing.spot = None;
        pointing.checked = None;
        return;
    };
    let at = snap(&session.shown.view, decision, point(under));
    let choice = region.to(point_ref(at));
    let key = (session.shown.epoch, session.shown.events_seen(), choice);
    if pointing.checked == Some(key) && pointing.spot.is_some() {
        return;
    }
    let answer = session.bypass_change_detection().permits(choice);
    pointing.checked = Some(key);
    pointing.way = answer
        .is_ok()
        .then(|| session.bypass_change_detection().way(at))
        .flatten();
    pointing.spot = Some(Spot {
        at,
        refused: answer.err(),
    });
}
