//! The hand while a match is watched: smaller and higher, so that the time line has room at the lower edge.

use bevy::math::Vec2;

use super::spot::Spot;
use super::table_layout::Prop;
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

/// The place of a card then.
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

/// The place then of an object that does not move. Texts keep their size.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::scene::hand_layout::fan;

    #[test]
    fn the_hand_ends_above_the_time_line_and_all_else_stays() {
        for count in 1..=12 {
            for n in 0..count {
                let spot = squeeze(fan(n, count));
                assert!(spot.rect().max.y < 650.0, "{n} of {count}: {spot:?}");
                assert!(spot.rect().min.y > frame::HAND.min.y - 8.0);
            }
        }
        let tile = Spot::small(Vec2::new(600.0, 479.0), 60.0, 1.0);
        assert_eq!(squeeze(tile), tile);
    }
}
