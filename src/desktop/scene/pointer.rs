//! The mouse on the table: what is under it, clicks, and cards that are dragged.
//!
//! Bevy's picking tells which cards are under the pointer; [`find_cards`] reads its [`HoverMap`]. What a click on the
//! bare table means is the game's.

use bevy::ecs::system::SystemParam;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Order, Pos2};

use super::card_entities::{HomeSpot, Leaving};
use super::choose;
use super::spot::Thing;
use super::table_layout::TableLayout;
use crate::desktop::frame;
use crate::desktop::intent::Intent;
use crate::desktop::screen::Overlay;
use crate::desktop::session::Session;
use crate::desktop::table_viewport::TableViewport;
use crate::table::{ChoiceWords, ObjectId};

/// What is under the pointer in this frame.
#[derive(Debug, Clone, Default, PartialEq, Resource)]
pub struct PointerTarget {
    /// Where the pointer is, in points of the design; `None` outside the window.
    at: Option<Vec2>,
    /// Whether something lies over the whole table, so that nothing reaches it.
    busy: bool,
    /// Whether a panel lies there: only what is held already goes on.
    panel: bool,
    /// Whether the pointer moved.
    moved: bool,
    /// The cards there, the uppermost first.
    cards: Vec<ObjectId>,
}

impl PointerTarget {
    /// The pointer rests there on these cards.
    #[cfg(test)]
    pub(super) fn on(at: Vec2, cards: &[ObjectId]) -> Self {
        Self {
            at: Some(at),
            cards: cards.to_vec(),
            ..Self::default()
        }
    }

    /// Where the pointer is on the free table, if it is there.
    fn free(&self) -> Option<Vec2> {
        self.at.filter(|_| !self.busy && !self.panel)
    }

    fn card(&self) -> Option<ObjectId> {
        self.cards.first().copied()
    }
}

/// What the mouse holds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Resource)]
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

/// The cards that Bevy's picking finds under the mouse.
#[derive(SystemParam)]
pub struct Picked<'w, 's> {
    hovers: Res<'w, HoverMap>,
    cards: Query<'w, 's, (&'static Thing, &'static HomeSpot), Without<Leaving>>,
}

impl Picked<'_, '_> {
    /// All of them, the uppermost first.
    fn cards(&self) -> Vec<ObjectId> {
        let hits = self.hovers.get(&PointerId::Mouse).into_iter().flatten();
        let mut found: Vec<(f32, ObjectId)> = hits
            .filter_map(|(entity, hit)| match self.cards.get(*entity).ok()? {
                (Thing::Object(id), home) if home.0.z < REACH => Some((hit.depth, *id)),
                _ => None,
            })
            .collect();
        found.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        found.into_iter().map(|(_, id)| id).collect()
    }
}

/// Finds what is under the pointer.
pub fn find_cards<G: TableLayout>(
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut egui: EguiContexts,
    (session, overlay, table_viewport): (Res<Session<G>>, Res<Overlay>, Res<TableViewport>),
    picked: Picked,
    mut last: Local<Vec2>,
    mut under: ResMut<PointerTarget>,
) {
    let at = windows.single().ok().and_then(|w| table_viewport.design(w));
    let Some(at) = at else {
        under.at = None;
        return;
    };
    let busy = *overlay != Overlay::None || session.shown.handover.is_some();
    let pressed = buttons.just_pressed(MouseButton::Left);
    // Where it was in another match or on the title does not count.
    let moved = std::mem::replace(&mut *last, at) != at && !session.is_added();
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
    *under = PointerTarget {
        at: Some(at),
        busy,
        panel,
        moved,
        cards: picked.cards(),
    };
}

/// Says which card the pointer is over, and keeps one large with the right button.
pub fn hover_card<G: TableLayout>(
    buttons: Res<ButtonInput<MouseButton>>,
    session: Res<Session<G>>,
    (under, drag): (Res<PointerTarget>, Res<Drag>),
    mut out: MessageWriter<Intent>,
) {
    if under.free().is_none() && (under.at.is_none() || under.busy || drag.held.is_none()) {
        return;
    }
    let card = under.card();
    // A mouse that lies still does not take away what the keyboard went to.
    let free = under.moved || session.focus.cursor.is_none();
    let other = session.focus.hover != card;
    if drag.held.is_none() && free {
        if under.moved && (other || session.focus.is_at_rest()) {
            out.write(Intent::Hover(card));
        } else if other {
            out.write(Intent::Slide(card));
        }
    }
    if buttons.just_pressed(MouseButton::Right) {
        let next = if session.focus.pinned.is_some() {
            None
        } else {
            card
        };
        out.write(Intent::Inspect(next));
    }
}

/// The button goes down: on a card, which may be drawn along then, or on the bare table. While the table plays what
/// happened, a click shows the end of it; on a card it also counts if it means what it meant before.
pub fn press_card<G: TableLayout>(
    buttons: Res<ButtonInput<MouseButton>>,
    session: Res<Session<G>>,
    (under, mut drag): (Res<PointerTarget>, ResMut<Drag>),
    mut out: MessageWriter<Intent>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let Some(at) = under.free() else {
        return;
    };
    if !buttons.just_pressed(MouseButton::Left) {
        return;
    }
    if session.shown.is_playing_back() {
        let card = under
            .card()
            .filter(|id| choose::is_same_click(&session, *id));
        drag.pressed = card.map(|id| (id, at));
        return;
    }
    match under.card() {
        Some(id) => drag.pressed = Some((id, at)),
        None => click_ground(&session, at, &mut out),
    }
    ask.write(RequestRedraw);
}

/// The mouse moves with the button down, or the button goes up.
pub fn drag_card<G: TableLayout>(
    buttons: Res<ButtonInput<MouseButton>>,
    session: Res<Session<G>>,
    (under, mut drag): (Res<PointerTarget>, ResMut<Drag>),
    mut out: MessageWriter<Intent>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let (Some((id, from)), Some(at)) = (drag.pressed, under.at) else {
        return;
    };
    if under.busy || under.panel && drag.held.is_none() {
        *drag = Drag::default();
        return;
    }
    if drag.held.is_none() && (at - from).length() > SLACK && can_hold(&session, id) {
        drag.held = Some(id);
        out.write(Intent::Inspect(Some(id)));
    }
    if drag.held.is_some() && drag.at != at {
        drag.at = at;
        ask.write(RequestRedraw);
    }
    if buttons.just_released(MouseButton::Left) {
        release(&session, &under.cards, &drag, at, &mut out);
        *drag = Drag::default();
        ask.write(RequestRedraw);
    }
}

/// The button goes up on the `cards` there: what is held is dropped on them, what was pressed is clicked.
fn release<G: TableLayout>(
    session: &Session<G>,
    cards: &[ObjectId],
    drag: &Drag,
    at: Vec2,
    out: &mut MessageWriter<Intent>,
) {
    if let Some(id) = drag.held {
        let mut under = G::ground(session, at);
        let other = cards.iter().copied().filter(|&other| other != id);
        under.splice(0..0, other);
        if frame::HAND.contains(at) {
            out.write(Intent::Inspect(None));
        } else {
            let wish = choose::drop(session, id, &under);
            let played = matches!(wish, Intent::Choose(choice) if choice.is_any(G::Choices::PLAY));
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
}

/// Whether a card can be drawn along: it is in the near hand, or something can be done with it.
pub(super) fn can_hold<G: TableLayout>(session: &Session<G>, id: ObjectId) -> bool {
    G::in_hand(&session.shown.view, id)
        || choose::choosable(session, id)
        || G::brings(&session.shown.view, id)
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

#[cfg(test)]
mod tests;
