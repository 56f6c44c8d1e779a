//! The mouse on the table: what is under it, clicks, and cards that are dragged.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::EguiContexts;

use super::layout::{self, Thing};
use super::mirror::Table;
use super::{Work, choose, lanes};
use crate::desktop::frame;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Overlay, Screen};
use crate::desktop::session::Session;
use crate::games::biomes::Place;
use crate::games::biomes::place;
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

/// Registers the mouse.
pub fn plugin(app: &mut App) {
    let playing = in_state(Screen::Match).and_then(resource_exists::<Session>);
    app.init_resource::<Drag>()
        .add_systems(Update, point.in_set(Work::Point).run_if(playing));
}

/// A point of the window in the design.
fn design(window: &Window) -> Option<Vec2> {
    let size = Vec2::new(window.width(), window.height());
    let zoom = frame::zoom(size);
    let cursor = window.cursor_position()?;
    Some((cursor - (size - frame::DESIGN * zoom) * 0.5) / zoom)
}

fn point(
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut egui: EguiContexts,
    (session, table, overlay): (Res<Session>, Res<Table>, Res<Overlay>),
    mut drag: ResMut<Drag>,
    mut out: MessageWriter<Intent>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let Some(at) = windows.single().ok().and_then(design) else {
        return;
    };
    let busy = *overlay != Overlay::None || session.handover.is_some();
    let panel = egui
        .ctx_mut()
        .is_ok_and(|ctx| ctx.egui_wants_pointer_input());
    if busy || (panel && drag.held.is_none()) {
        if drag.pressed.is_some() || drag.held.is_some() {
            *drag = Drag::default();
        }
        return;
    }
    let card = card_at(&table, at);
    if drag.held.is_none() && session.hover != card {
        out.write(Intent::Hover(card));
    }
    if buttons.just_pressed(MouseButton::Left) {
        drag.pressed = card.map(|id| (id, at));
        if card.is_none() {
            click_ground(&session, at, &mut out);
        }
        ask.write(RequestRedraw);
    }
    if buttons.just_pressed(MouseButton::Right) {
        let next = if session.pinned.is_some() { None } else { card };
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

fn release(
    session: &Session,
    table: &Table,
    drag: &mut Drag,
    at: Vec2,
    out: &mut MessageWriter<Intent>,
) {
    let decision = session.decision.as_ref();
    if let Some(id) = drag.held {
        let mut under = ground_at(session, at);
        let other = cards_at(table, at).into_iter().filter(|&other| other != id);
        under.splice(0..0, other);
        if frame::HAND.contains(at) {
            out.write(Intent::Inspect(None));
        } else {
            out.write(choose::drop(decision, id, &under));
        }
    } else if let Some((id, _)) = drag.pressed {
        let intent = match session.view.object(id).map(|o| place(o.zone).1) {
            Some(Place::Cache | Place::Archive) => match session.view.object(id) {
                Some(object) => Intent::Show(Overlay::Pile(object.zone)),
                None => Intent::Explain(id),
            },
            _ => choose::click(decision, session.pinned, id),
        };
        out.write(intent);
    }
    if drag.pressed.is_some() || drag.held.is_some() {
        *drag = Drag::default();
    }
}

/// Whether a card can be drawn along: it is in the near hand, or something can be done with it.
fn can_hold(session: &Session, id: ObjectId) -> bool {
    let hand = session
        .view
        .object(id)
        .is_some_and(|o| place(o.zone).1 == Place::Hand);
    hand || choose::choosable(session, id)
}

/// All cards under a point, the uppermost first.
fn cards_at(table: &Table, at: Vec2) -> Vec<ObjectId> {
    let mut found: Vec<(f32, ObjectId)> = table
        .spots
        .iter()
        .filter(|(_, spot)| spot.at != layout::QUEUE && spot.holds(at))
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

/// Sector and biome under a point.
fn ground_at(session: &Session, at: Vec2) -> Vec<ObjectId> {
    let near = session.near();
    for (n, biome) in session.view.biomes.iter().enumerate() {
        let lane = layout::lane(n);
        if !lane.contains(at) {
            continue;
        }
        let seat = if at.y > lane.center().y {
            near
        } else {
            near.other()
        };
        return vec![biome.sectors[seat.index()], biome.id];
    }
    Vec::new()
}

fn click_ground(session: &Session, at: Vec2, out: &mut MessageWriter<Intent>) {
    if let Some(zone) = lanes::pile_at(session, at) {
        out.write(Intent::Show(Overlay::Pile(zone)));
        return;
    }
    let under = ground_at(session, at);
    if let Some(&id) = under.iter().find(|&&id| choose::choosable(session, id)) {
        out.write(choose::click(session.decision.as_ref(), session.pinned, id));
    } else if session.pinned.is_some() {
        out.write(Intent::Inspect(None));
    }
}
