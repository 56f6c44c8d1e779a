//! The hand while a match is watched: smaller and higher, so that the time line has room at the lower edge.

use bevy::math::Vec2;

use super::spot::Spot;
use super::tabled::Prop;
use crate::desktop::art::ArtKey;
use crate::desktop::frame;

/// How much smaller things get.
const SMALLER: f32 = 0.55;
/// How much of the height below the upper edge of the hand is left.
const LOWER: f32 = 0.5;

fn higher(at: Vec2) -> Vec2 {
    let top = frame::HAND.min.y;
    Vec2::new(at.x, top + (at.y - top) * LOWER)
}

/// Where a card lies then.
#[must_use]
pub fn squeeze(spot: Spot) -> Spot {
    if !frame::HAND.contains(spot.at) {
        return spot;
    }
    Spot {
        at: higher(spot.at),
        width: spot.width * SMALLER,
        ..spot
    }
}

/// Where something that lies still lies then. What is to be read stays as large.
#[must_use]
pub fn squeeze_prop(prop: Prop) -> Prop {
    if !frame::HAND.contains(prop.at) {
        return prop;
    }
    let read = matches!(prop.key, ArtKey::Label(..) | ArtKey::Caption(_));
    Prop {
        at: higher(prop.at),
        size: prop.size * if read { 1.0 } else { SMALLER },
        ..prop
    }
}
