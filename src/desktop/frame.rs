//! Where things are on a table of 1280 by 720: panels and scene agree on these rectangles.
//!
//! The unit is a point of the 720p design; a window of another size scales everything by
//! [`zoom`] and centres it. With a larger interface [`layout`] gives panels more room and the scene the rest.

pub mod layout;

use bevy::math::{Rect, Vec2};

/// The design size.
pub const DESIGN: Vec2 = Vec2::new(1280.0, 720.0);
/// Phases and the sentence (panel).
pub const RIBBON: Rect = rect(12.0, 8.0, 1268.0, 48.0);
/// The large card with its keywords (panel).
pub const INSPECT: Rect = rect(12.0, 54.0, 202.0, 712.0);
/// Name, energy and counts of the player at the far side (panel).
pub const FAR_BAR: Rect = rect(214.0, 54.0, 1042.0, 88.0);
/// The same beside the backs of their hand (panel).
pub const FAR_PLATE: Rect = rect(214.0, 54.0, 776.0, 88.0);
/// The far player's staging area (scene).
pub const FAR_STAGING: Rect = rect(214.0, 92.0, 1042.0, 162.0);
/// The lanes between the two players (scene).
pub const LANES: Rect = rect(214.0, 166.0, 1042.0, 440.0);
/// The near player's staging area (scene).
pub const NEAR_STAGING: Rect = rect(214.0, 444.0, 1042.0, 514.0);
/// Name, energy, counts and the big button of the player at the near side (panel).
pub const NEAR_BAR: Rect = rect(214.0, 518.0, 1042.0, 562.0);
/// The near player's hand (scene); further choices float over its upper edge (panel).
pub const HAND: Rect = rect(214.0, 566.0, 1042.0, 720.0);
/// The queue and the reason why something is refused (panel).
pub const QUEUE: Rect = rect(1054.0, 54.0, 1268.0, 400.0);
/// The log (panel).
pub const LOG: Rect = rect(1054.0, 406.0, 1268.0, 712.0);

/// Round a table of more than two: the stack (panel).
pub const STACK: Rect = rect(1054.0, 54.0, 1268.0, 338.0);
/// Round a table of more than two: everything that is a button (panel).
pub const ACT: Rect = rect(1054.0, 344.0, 1268.0, 536.0);
/// Round a table of more than two: the log (panel).
pub const LOW_LOG: Rect = rect(1054.0, 542.0, 1268.0, 712.0);

/// The panels of a card game of two seats with a queue, round a scene that begins at `top`. `head` is the ribbon and the other player's bar.
pub const fn bands_of_two(head: &'static [Rect; 2], top: f32) -> layout::Bands {
    layout::Bands {
        head,
        scene: rect(214.0, top, 1042.0, 720.0),
        foot: Some(NEAR_BAR),
        columns: [INSPECT, QUEUE],
        grown: None,
    }
}

/// The parts of the screen of a game of two seats with a queue that guides point at; `table` is between the two, the
/// halves of the players are `near` and `far`, and the other player's name is at `rival`.
pub const fn areas_of_two([table, near, far, rival]: [Rect; 4]) -> [(&'static str, Rect); 10] {
    [
        ("turn", RIBBON),
        ("table", table),
        ("near", near),
        ("far", far),
        ("hand", HAND),
        ("bar", NEAR_BAR),
        ("rival", rival),
        ("queue", QUEUE),
        ("log", LOG),
        ("large", INSPECT),
    ]
}

/// A rectangle from its left upper and right lower corner, y downwards.
pub const fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect {
        min: Vec2::new(left, top),
        max: Vec2::new(right, bottom),
    }
}

/// How much larger than the design a window of that size shows everything.
#[must_use]
pub fn zoom(window: Vec2) -> f32 {
    (window.x / DESIGN.x).min(window.y / DESIGN.y)
}

/// The place of the design's upper left corner in a window of that size, in the window's own points.
#[must_use]
pub fn origin(window: Vec2) -> Vec2 {
    ((window - DESIGN * zoom(window)) / 2.0).max(Vec2::ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_window_centres_the_table() {
        let window = Vec2::new(1920.0, 720.0);
        assert_eq!(zoom(window), 1.0);
        assert_eq!(origin(window), Vec2::new(320.0, 0.0));
        assert_eq!(zoom(Vec2::new(2560.0, 1440.0)), 2.0);
    }
}
