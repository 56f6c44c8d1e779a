//! Where every card of a view of Sanctuary lies: two Territories that face each other, pairs that fight in columns
//! between them.

use std::f32::consts::FRAC_PI_2;

use bevy::math::{Rect, Vec2, vec2};

use super::columns::{Column, Ranks, ranks};
use crate::desktop::art::card::Face;
use crate::desktop::frame;
use crate::desktop::scene::grid::fit;
use crate::desktop::scene::hand_layout;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::games::sanctuary::{Place, View, zone};
use crate::table::{ObjectId, Seat};

/// Left end of both Territories, and the right end.
const LEFT: f32 = 214.0;
const RIGHT: f32 = 1042.0;
/// The width of the field for Characters, as far as both sides have room.
pub const FIELD: (f32, f32) = (430.0, 964.0);
/// Lines that the fronts of fighting Characters touch, and the middles of those at rest.
const FRONT: [f32; 2] = [335.0, 271.0];
const REST: [f32; 2] = [447.0, 174.0];
/// Width of a Character that lies upright, if there is room.
const WIDE: f32 = 84.0;
/// Between cards.
const GAP: f32 = 6.0;
/// How far a Technology looks out from under its carrier.
const TUCK: f32 = 16.0;
/// How wide it lies there, in widths of a Character that lies upright.
const SLIP: f32 = 0.96;
/// Places for Enhancements: columns and rows of both sides.
const SLOTS: [f32; 2] = [340.0, 392.0];
const ROWS: [[f32; 3]; 2] = [[340.0, 392.0, 444.0], [266.0, 214.0, 162.0]];
/// Width of an Enhancement.
const SLOT: f32 = 46.0;

/// The near side is the first of each pair of numbers.
const fn side(near: bool) -> usize {
    if near { 0 } else { 1 }
}

/// One player's Territory.
#[must_use]
pub const fn territory(near: bool) -> Rect {
    let top = if near { 306.0 } else { 92.0 };
    frame::rect(LEFT, top, RIGHT, top + 208.0)
}

/// Where a Sanctuary stands.
#[must_use]
pub fn sanctuary(near: bool) -> Spot {
    let y = if near { 407.0 } else { 199.0 };
    Spot::small(vec2(266.0, y), 78.0, 10.0)
}

/// Where its Structure is shown: on the side that faces the enemy.
#[must_use]
pub fn structure(near: bool) -> Vec2 {
    let y = if near { 329.0 } else { 277.0 };
    vec2(266.0, y)
}

/// What the near player's Volition covers.
pub const VOLITION: Rect = frame::rect(218.0, 474.0, 404.0, 508.0);

/// Where Volition is shown.
#[must_use]
pub fn volition(near: bool) -> Vec2 {
    vec2(322.0, if near { 490.0 } else { 116.0 })
}

/// The n-th place for an Enhancement.
#[must_use]
pub fn slot(n: usize, near: bool) -> Vec2 {
    let rows = ROWS[side(near)];
    vec2(SLOTS[n % 2], rows[(n / 2).min(2)])
}

/// Where deck and Limbo lie.
#[must_use]
pub fn pile(place: Place, near: bool) -> Spot {
    let (x, y, width) = match (place, near) {
        (Place::Deck, true) => (252.0, 644.0, 66.0),
        (_, true) => (1004.0, 644.0, 66.0),
        (Place::Deck, false) => (1004.0, 138.0, 46.0),
        (_, false) => (1004.0, 238.0, 46.0),
    };
    Spot::small(vec2(x, y), width, 5.0)
}

/// The n-th of `count` backs of the far player's hand, beside their bar.
#[must_use]
pub fn back(n: usize, count: usize) -> Spot {
    let step = (232.0 / count.max(2) as f32).min(27.0);
    let at = vec2(798.0 + n as f32 * step, 71.0);
    Spot::small(at, 24.0, 8.0 + n as f32 * 0.05)
}

/// Every card of the view with its place, `raised` ones lifted out of the hand.
#[must_use]
pub fn arrange(view: &View, near: Seat, raised: &dyn Fn(ObjectId) -> bool) -> Vec<(Thing, Spot)> {
    let mut spots = Vec::with_capacity(view.cards.len() + 16);
    for seat in [near.other(), near] {
        let is_near = seat == near;
        let hand = zone(seat, Place::Hand);
        let cards = view.zone(hand);
        if is_near {
            hand_layout::row(cards, hand, true, raised, &mut spots);
        } else {
            for (n, card) in cards.iter().enumerate() {
                let thing = card.map_or(Thing::Hidden(hand, n as u16), Thing::Object);
                spots.push((thing, back(n, cards.len())));
            }
        }
        for id in seen(view, seat, Place::PointZero) {
            spots.push((Thing::Object(id), sanctuary(is_near)));
        }
        reserve(view, seat, is_near, &mut spots);
        let limbo = view.zone(zone(seat, Place::Limbo));
        for (n, id) in limbo.iter().enumerate().skip(limbo.len().saturating_sub(2)) {
            let mut spot = pile(Place::Limbo, is_near);
            spot.z += n as f32 * 0.01;
            spots.extend(id.map(|id| (Thing::Object(id), spot)));
        }
    }
    conflict(view, near, &mut spots);
    spots
}

fn seen(view: &View, seat: Seat, place: Place) -> impl Iterator<Item = ObjectId> + '_ {
    view.zone(zone(seat, place)).iter().copied().flatten()
}

/// Enhancements in their places; closer together if there are more than a Sanctuary usually bears.
fn reserve(view: &View, seat: Seat, near: bool, spots: &mut Vec<(Thing, Spot)>) {
    let here: Vec<ObjectId> = seen(view, seat, Place::Reserve).collect();
    let many = (here.len() > 6).then(|| {
        let (a, b) = (slot(0, near).y, slot(4, near).y);
        let area = Rect::new(316.0, a.min(b) - 25.0, 416.0, a.max(b) + 25.0);
        fit(here.len(), area, &[Face::Tile])
    });
    for (n, id) in here.into_iter().enumerate() {
        let (at, width) = match &many {
            Some(fit) => (fit.spots[n], fit.width),
            None => (slot(n, near), SLOT),
        };
        let mut spot = Spot::small(at, width, 10.0 + n as f32 * 0.1);
        spot.face = Face::Tile;
        spots.push((Thing::Object(id), spot));
    }
}

/// How wide a card lies, in widths of one that lies upright.
fn units(view: &View, id: ObjectId) -> f32 {
    if view.card(id).is_some_and(|card| card.tapped) {
        Face::Table.aspect()
    } else {
        1.0
    }
}

/// How wide a row of cards is.
fn row(view: &View, ids: &[ObjectId], wide: f32) -> f32 {
    let cards: f32 = ids.iter().map(|&id| units(view, id) * wide).sum();
    cards + GAP * ids.len().saturating_sub(1) as f32
}

/// How wide everything of one side is: columns, and those at rest after them.
fn total(view: &View, ranks: &Ranks, at: usize, wide: f32) -> f32 {
    let column = |c: &Column| span(view, c, wide) + GAP;
    let columns: f32 = ranks.columns.iter().map(column).sum();
    columns + row(view, &ranks.rest[at], wide)
}

/// How wide a column is: as its wider side.
fn span(view: &View, column: &Column, wide: f32) -> f32 {
    let sides = [0, 1].map(|at| row(view, &column.sides[at], wide));
    sides[0].max(sides[1])
}

/// Characters with what they carry: pairs in columns that both sides share, the others beside them.
fn conflict(view: &View, near: Seat, spots: &mut Vec<(Thing, Spot)>) {
    let ranks = ranks(view, near);
    let room = FIELD.1 - FIELD.0;
    // Cards shrink, the air between them does not.
    let fits = |at: usize| {
        let air = total(view, &ranks, at, 0.0);
        let cards = total(view, &ranks, at, WIDE) - air;
        WIDE * ((room - air) / cards.max(1.0)).min(1.0)
    };
    let wide = fits(0).min(fits(1));
    let full = [0, 1].map(|at| total(view, &ranks, at, wide));
    let fighting = !ranks.columns.is_empty();
    let mut x = FIELD.0 + (room - full[0].max(full[1])).max(0.0) * 0.5;
    for column in &ranks.columns {
        let long = span(view, column, wide);
        for (at, ids) in column.sides.iter().enumerate() {
            let left = x + (long - row(view, ids, wide)) * 0.5;
            stand(view, ids, at, left, wide, &|_| true, spots);
        }
        x += long + GAP;
    }
    for (at, ids) in ranks.rest.iter().enumerate() {
        let free = room - row(view, ids, wide);
        let left = if fighting { x } else { FIELD.0 + free * 0.5 };
        stand(view, ids, at, left, wide, &|id| ranks.leans(id), spots);
    }
}

/// A row of Characters from `left` on, those in front at the line where the fronts meet.
fn stand(
    view: &View,
    ids: &[ObjectId],
    at: usize,
    left: f32,
    wide: f32,
    front: &dyn Fn(ObjectId) -> bool,
    spots: &mut Vec<(Thing, Spot)>,
) {
    let mut x = left;
    for (n, &id) in ids.iter().enumerate() {
        let tapped = view.card(id).is_some_and(|card| card.tapped);
        let long = units(view, id) * wide;
        let high = if tapped {
            wide
        } else {
            wide * Face::Table.aspect()
        };
        let forward = [1.0, -1.0][at];
        let carries = view.cards.iter().any(|card| card.carrier == Some(id));
        // The numbers of a fight stand between the fronts: what is carried must not.
        let back = if carries && at == 0 { TUCK } else { 0.0 };
        let y = if front(id) {
            FRONT[at] + forward * high * 0.5 + back
        } else {
            REST[at]
        };
        let mut spot = Spot::small(vec2(x + long * 0.5, y), wide, 12.0 + n as f32 * 0.2);
        if tapped {
            spot.turn = FRAC_PI_2;
        }
        spots.push((Thing::Object(id), spot));
        let carried = view.cards.iter().filter(|card| card.carrier == Some(id));
        for technology in carried {
            let mut below = spot;
            below.turn = 0.0;
            below.face = Face::Slip;
            below.width = wide * SLIP;
            below.at.y = y - high * 0.5 - TUCK + below.height() * 0.5;
            // Over the light round its carrier, or that would cover the name.
            below.z -= 0.001;
            spots.push((Thing::Object(technology.id), below));
        }
        x += long + GAP;
    }
}
