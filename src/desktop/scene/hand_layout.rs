//! The near player's hand as a fan, the far player's as a row of backs.

use bevy::math::vec2;

use super::spot::{Spot, Thing};
use crate::desktop::art::card::Face;
use crate::table::{ObjectId, ZoneId};

/// How far a playable card is raised.
const RAISE: f32 = 6.0;

/// A fan at the lower edge, or a row of backs at the upper one.
pub fn row(
    cards: &[Option<ObjectId>],
    zone: ZoneId,
    near: bool,
    raised: &dyn Fn(ObjectId) -> bool,
    spots: &mut Vec<(Thing, Spot)>,
) {
    for (n, card) in cards.iter().enumerate() {
        let thing = card.map_or(Thing::Hidden(zone, n as u16), Thing::Object);
        let mut spot = if near {
            fan(n, cards.len())
        } else {
            backs(n, cards.len())
        };
        if near && card.is_some_and(raised) {
            spot.at.y -= RAISE;
        }
        if card.is_none() || !near {
            spot.face = Face::Table;
        }
        spots.push((thing, spot));
    }
}

/// The n-th of `count` cards in the near player's hand.
#[must_use]
pub fn fan(n: usize, count: usize) -> Spot {
    let width = 98.0;
    let room = 660.0 - width;
    let step = if count > 1 {
        (room / (count - 1) as f32).min(width + 4.0)
    } else {
        0.0
    };
    let off = n as f32 - (count.max(1) - 1) as f32 * 0.5;
    let bend = if count > 1 {
        0.055 / (count as f32 * 0.5)
    } else {
        0.0
    };
    let turn = off * bend * 2.0;
    let sag = (off * off) * 8.0 / (count as f32 * 0.5).max(1.0).powi(2);
    Spot {
        at: vec2(628.0 + off * step, 646.0 + sag * 0.4),
        width,
        turn,
        z: 20.0 + n as f32 * 0.05,
        face: Face::Hand,
        stack: 1,
    }
}

/// The n-th of `count` backs of the far player's hand.
fn backs(n: usize, count: usize) -> Spot {
    let width = 40.0;
    let step = (84.0 / (count.max(2) - 1) as f32).min(30.0);
    let left = 934.0 - width * 0.5 - step * (count.max(1) - 1) as f32;
    Spot::small(
        vec2(left + n as f32 * step, 127.0),
        width,
        8.0 + n as f32 * 0.05,
    )
}
