//! The mouse on the table: what is under it, clicks, and cards that are dragged.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Order, Pos2};

use super::choose;
use super::mirror::Table;
use super::spot::Thing;
use super::table_layout::TableLayout;
use crate::desktop::frame;
use crate::desktop::intent::Intent;
use crate::desktop::screen::Overlay;
use crate::desktop::session::Session;
use crate::desktop::table_viewport::TableViewport;
use crate::table::ObjectId;

/// What the mouse holds.
#[derive(Debug, Clone, Copy, Default, Resource)]
pub struct Drag {
    /// Pressed on this, not yet known whether it is a click.
    pressed: Option<(ObjectId, Vec2)>,
    /// Drawn along.
    held: Option<ObjectId>,
    /// Where it is held.
    pub at: Vec2,
}

impl Drag {
    /// Somebody holds that card there.
    #[cfg(test)]
    pub(super) const fn holding(id: ObjectId, at: Vec2) -> Self {
        Self {
            pressed: Some((id, at)),
            held: Some(id),
            at,
        }
    }

    /// What follows the pointer.
    #[must_use]
    pub const fn held(&self) -> Option<ObjectId> {
        self.held
    }

    /// Whether that thing follows the pointer.
    #[must_use]
    pub fn holds(&self, thing: Thing) -> bool {
        self.held.is_some_and(|id| thing == Thing::Object(id))
    }
}

/// Points the pointer must move before a click becomes a drag.
const SLACK: f32 = 9.0;

/// Cards higher than this are out of reach: they only wait to fly on.
const REACH: f32 = 60.0;

/// What the mouse does on the table.
pub fn point<G: TableLayout>(
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut egui: EguiContexts,
    (session, table, overlay, table_viewport): (
        Res<Session<G>>,
        Res<Table>,
        Res<Overlay>,
        Res<TableViewport>,
    ),
    mut drag: ResMut<Drag>,
    mut last: Local<Vec2>,
    mut out: MessageWriter<Intent>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let Some(at) = windows.single().ok().and_then(|w| table_viewport.design(w)) else {
        return;
    };
    let busy = *overlay != Overlay::None || session.shown.handover.is_some();
    let pressed = buttons.just_pressed(MouseButton::Left);
    let moved = std::mem::replace(&mut *last, at) != at;
    let panel = egui.ctx_mut().is_ok_and(|ctx| {
        // In the frame in which the mouse arrives, panels do not know of it yet.
        let arrives = || {
            let under = windows.single().ok().and_then(Window::cursor_position);
            let under = under.map(|at| at / ctx.zoom_factor());
            let layer = under.and_then(|at| ctx.layer_id_at(Pos2::new(at.x, at.y)));
            layer.is_some_and(|layer| layer.order != Order::Background)
        };
        ctx.egui_wants_pointer_input() || (pressed || moved) && arrives()
    });
    if busy || (panel && drag.held.is_none()) {
        if drag.pressed.is_some() || drag.held.is_some() {
            *drag = Drag::default();
        }
        return;
    }
    let card = card_at(&table, at);
    // A mouse that lies still does not take away what the keyboard went to.
    let free = moved || session.focus.cursor.is_none();
    if drag.held.is_none() && session.focus.hover != card && free {
        out.write(Intent::Hover(card));
    }
    // While the table tells what happened, a click only wants to see the end of it.
    let telling = session.shown.is_telling();
    if pressed && !telling {
        drag.pressed = card.map(|id| (id, at));
        if card.is_none() {
            click_ground(&session, at, &mut out);
        }
        ask.write(RequestRedraw);
    }
    if buttons.just_pressed(MouseButton::Right) {
        let next = if session.focus.pinned.is_some() {
            None
        } else {
            card
        };
        out.write(Intent::Inspect(next));
    }
    if let Some((id, from)) = drag.pressed
        && drag.held.is_none()
        && (at - from).length() > SLACK
        && can_hold(&session, id)
    {
        drag.held = Some(id);
        out.write(Intent::Inspect(Some(id)));
    }
    if drag.held.is_some() && drag.at != at {
        drag.at = at;
        ask.write(RequestRedraw);
    }
    if buttons.just_released(MouseButton::Left) {
        release(&session, &table, &mut drag, at, &mut out);
        ask.write(RequestRedraw);
    }
}

fn release<G: TableLayout>(
    session: &Session<G>,
    table: &Table,
    drag: &mut Drag,
    at: Vec2,
    out: &mut MessageWriter<Intent>,
) {
    if let Some(id) = drag.held {
        let mut under = G::ground(session, at);
        let other = cards_at(table, at).into_iter().filter(|&other| other != id);
        under.splice(0..0, other);
        if frame::HAND.contains(at) {
            out.write(Intent::Inspect(None));
        } else {
            let wish = choose::drop(session, id, &under);
            let played = matches!(wish, Intent::Choose(choice) if choice.verb == "play");
            out.write(wish);
            let onto = under.first().filter(|_| played);
            let next = onto.and_then(|&onto| G::follows(&session.shown.view, id, onto));
            out.write_batch(next.map(Intent::Choose));
        }
    } else if let Some((id, _)) = drag.pressed {
        let intent = match G::pile_of(&session.shown.view, id) {
            Some(zone) => Intent::Show(Overlay::Pile(zone)),
            None => choose::click(session, id),
        };
        out.write(intent);
    }
    if drag.pressed.is_some() || drag.held.is_some() {
        *drag = Drag::default();
    }
}

/// Whether a card can be drawn along: it is in the near hand, or something can be done with it.
pub(super) fn can_hold<G: TableLayout>(session: &Session<G>, id: ObjectId) -> bool {
    G::in_hand(&session.shown.view, id)
        || choose::choosable(session, id)
        || G::brings(&session.shown.view, id)
}

/// All cards under a point, the uppermost first.
fn cards_at(table: &Table, at: Vec2) -> Vec<ObjectId> {
    let mut found: Vec<(f32, ObjectId)> = table
        .spots
        .iter()
        .filter(|(_, spot)| spot.z < REACH && spot.holds(at))
        .filter_map(|(thing, spot)| match thing {
            Thing::Object(id) => Some((spot.z, *id)),
            Thing::Hidden(..) => None,
        })
        .collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().map(|(_, id)| id).collect()
}

fn card_at(table: &Table, at: Vec2) -> Option<ObjectId> {
    cards_at(table, at).first().copied()
}

fn click_ground<G: TableLayout>(session: &Session<G>, at: Vec2, out: &mut MessageWriter<Intent>) {
    if let Some(choice) = G::choice_at(session, at) {
        out.write(Intent::Choose(choice));
        return;
    }
    if let Some(zone) = G::pile_at(session, at) {
        out.write(Intent::Show(Overlay::Pile(zone)));
        return;
    }
    let under = G::ground(session, at);
    if let Some(&id) = under.iter().find(|&&id| choose::choosable(session, id)) {
        out.write(choose::click(session, id));
    } else if session.focus.pinned.is_some() {
        out.write(Intent::Inspect(None));
    }
}
