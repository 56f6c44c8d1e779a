//! The mouse on the board: pointing, clicking, measuring, panning, zooming.

use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::click;
use super::snap::snap;
use super::tokens::BoardThing;
use super::viewport::{BoardViewport, PLAY, WATCHED, point};
use crate::desktop::guide::GuideInMatch;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Animating, Overlay};
use crate::desktop::session::Session;
use crate::desktop::table_viewport::TableViewport;
use crate::games::frames::Frames;
use crate::games::frames::geometry::{Point, Walk};
use crate::games::frames::point_ref;
use crate::table::{Choice, ObjectId, Refused};

/// Points the pointer must move before a click becomes a drag.
const SLACK: f32 = 6.0;

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
    /// A click in this frame: on that thing, or on none.
    clicked: Option<Option<ObjectId>>,
    measuring: bool,
    last: Option<Vec2>,
    checked: Option<(u32, usize, Choice)>,
}

/// What Bevy's picking finds under the mouse on the board.
#[derive(SystemParam)]
pub struct Picked<'w, 's> {
    hovers: Res<'w, HoverMap>,
    things: Query<'w, 's, &'static BoardThing>,
}

impl Picked<'_, '_> {
    /// The uppermost thing, if any.
    fn thing(&self) -> Option<ObjectId> {
        let hits = self.hovers.get(&PointerId::Mouse)?.iter();
        let found = hits.filter_map(|(entity, hit)| {
            let thing = self.things.get(*entity).ok()?;
            Some((hit.depth, thing.0))
        });
        let nearest = found.min_by(|a, b| a.0.total_cmp(&b.0));
        nearest.map(|(_, id)| id)
    }
}

/// Reads the mouse.
pub fn point_at(
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut wheel: MessageReader<MouseWheel>,
    (mut session, overlay, table_viewport, guide): (
        ResMut<Session<Frames>>,
        Res<Overlay>,
        Res<TableViewport>,
        Res<GuideInMatch>,
    ),
    (mut eye, mut pointing): (ResMut<BoardViewport>, ResMut<Pointing>),
    picked: Picked,
    mut out: MessageWriter<Intent>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    eye.fit_into(if session.shown.is_watched() {
        WATCHED
    } else {
        PLAY
    });
    eye.meet(session.shown.view.field);
    let Some(at) = windows.single().ok().and_then(|w| table_viewport.design(w)) else {
        return;
    };
    // Only the note of a guide lies over the board, so where the pointer is says enough, even if a frame takes long.
    let over = eye.space.contains(at) && !guide.covers(at);
    let free = *overlay == Overlay::None && (over || pointing.pressed.is_some());
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
    let thing = picked.thing();
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
            pointing.clicked = Some(thing);
        }
    }
}

/// A click where somebody may act: it chooses the place or the thing under the pointer, or takes more in hand.
pub fn click_thing(
    (session, animating): (Res<Session<Frames>>, Res<Animating>),
    mut pointing: ResMut<Pointing>,
    mut out: MessageWriter<Intent>,
) {
    let Some(thing) = pointing.bypass_change_detection().clicked.take() else {
        return;
    };
    let region = session.shown.decision.as_ref().and_then(|d| d.region);
    if let (Some(region), Some(spot)) = (region, pointing.spot) {
        out.write(Intent::Choose(region.to(point_ref(spot.at))));
        return;
    }
    let wishes = click::on_thing(&session, thing);
    if animating.0 > 0 && click::is_idle(&wishes) {
        out.write(Intent::Skip);
    }
    out.write_batch(wishes);
}

/// A click where nobody may act: it ends what is being shown, and looks at what is under the pointer.
pub fn click_through(
    animating: Res<Animating>,
    mut pointing: ResMut<Pointing>,
    mut out: MessageWriter<Intent>,
) {
    let Some(thing) = pointing.bypass_change_detection().clicked.take() else {
        return;
    };
    if animating.0 > 0 {
        out.write(Intent::Skip);
    }
    out.write(Intent::Inspect(thing));
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
