//! A shape for each colour of dice, so that colour is never the only sign: the same on dice, on the beads about a
//! frame and in the panels.

use std::f32::consts::TAU;

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::livery;
use crate::desktop::ink::{Ink, alpha, round};
use crate::desktop::panels::theme;
use crate::games::frames::content::System;
use crate::games::frames::match_state::Colour;

/// From this half size on a bead of a weapon says which weapon.
const MARKED: f32 = 2.6;

/// White is round, blue a shield, green points up, yellow stands on its corner, red is square.
#[must_use]
pub fn outline(colour: Colour, at: Vec2, size: f32) -> Vec<Vec2> {
    let points: &[(f32, f32)] = match colour {
        Colour::White => return round(at, size).collect(),
        Colour::Blue => &[
            (-0.95, -0.95),
            (0.95, -0.95),
            (0.95, 0.25),
            (0.0, 1.2),
            (-0.95, 0.25),
        ],
        Colour::Green => &[(0.0, -1.25), (1.15, 0.85), (-1.15, 0.85)],
        Colour::Yellow => &[(0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)],
        Colour::Red => &[(-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)],
    };
    let place = |&(x, y): &(f32, f32)| at + Vec2::new(x, y) * size;
    points.iter().map(place).collect()
}

/// The shape of a colour in some tint.
pub fn shape(ink: &mut Ink, colour: Colour, at: Vec2, size: f32, tint: Color32) {
    ink.fill(&outline(colour, at, size), tint);
}

/// Colour of the dice that a system brings; none for the one that brings none.
const fn dice(system: System) -> Option<Colour> {
    Some(match system {
        System::Defense => Colour::Blue,
        System::Movement => Colour::Green,
        System::Spotting => Colour::Yellow,
        System::Melee | System::Direct | System::Artillery | System::Split(_) => Colour::Red,
        System::Environment | System::Own(_) => return None,
    })
}

/// A system, or a white die, as a bead of its colour and shape; weapons carry a mark for their range as well.
pub fn bead(ink: &mut Ink, system: Option<System>, at: Vec2, size: f32) {
    let Some(system) = system else {
        shape(ink, Colour::White, at, size + 0.9, theme::ground());
        shape(ink, Colour::White, at, size, livery::die(Colour::White));
        return;
    };
    let colour = livery::system(system);
    let Some(kind) = dice(system) else {
        // A hexagon: nothing else has six sides.
        let six = |size: f32| {
            [0, 1, 2, 3, 4, 5].map(|n| at + Vec2::from_angle(TAU * n as f32 / 6.0) * size * 1.1)
        };
        ink.fill(&six(size + 0.9), theme::ground());
        ink.fill(&six(size), colour);
        return;
    };
    shape(ink, kind, at, size + 0.9, theme::ground());
    shape(ink, kind, at, size, colour);
    if size < MARKED {
        return;
    }
    let dark = alpha(theme::ground(), 0.8);
    match system {
        System::Direct => ink.line(
            at - Vec2::Y * size * 0.95,
            at + Vec2::Y * size * 0.95,
            size * 0.5,
            dark,
        ),
        System::Artillery => ink.disc(at, size * 0.45, dark),
        System::Split(_) => {
            let arm = Vec2::new(size, -size) * 0.9;
            ink.line(at - arm, at + arm, size * 0.4, dark);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Colour; 5] = [
        Colour::White,
        Colour::Blue,
        Colour::Green,
        Colour::Yellow,
        Colour::Red,
    ];

    #[test]
    fn no_two_colours_have_the_same_shape() {
        let shapes = ALL.map(|colour| outline(colour, Vec2::ZERO, 10.0));
        for (n, shape) in shapes.iter().enumerate() {
            assert!(!shapes[..n].contains(shape), "{:?}", ALL[n]);
        }
        // The shapes also differ at a glance: a square and a diamond have different orientations.
        let corners = |colour| outline(colour, Vec2::ZERO, 10.0).len();
        assert_eq!(corners(Colour::Green), 3);
        assert_eq!(corners(Colour::Blue), 5);
        assert!(corners(Colour::White) > 8);
    }
}
