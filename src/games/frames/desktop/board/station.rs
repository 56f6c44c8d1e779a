//! A station: a platform with a mast, in the colours and the pattern of who holds it, dark when nobody does.

use std::f32::consts::{FRAC_PI_8, PI, TAU};

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::livery;
use crate::desktop::ink::{Ink, alpha, mix};
use crate::desktop::panels::theme;
use crate::table::Seat;

/// Eight corners, flat side up, so that it is no frame.
fn platform(at: Vec2, radius: f32) -> [Vec2; 8] {
    std::array::from_fn(|n| at + Vec2::from_angle(FRAC_PI_8 + TAU * n as f32 / 8.0) * radius)
}

/// Draws a station about `at`.
pub fn station(ink: &mut Ink, at: Vec2, radius: f32, holder: Option<Seat>) {
    let colour = holder.map_or(livery::NOBODY, livery::seat);
    let deep = Vec2::Y * radius * 0.16;
    let shadow = Vec2::new(radius * 0.16, radius * 0.3);
    ink.fill(
        &platform(at + shadow, radius * 1.06),
        alpha(Color32::BLACK, 0.4),
    );
    ink.fill(
        &platform(at + deep, radius),
        mix(theme::ground(), colour, 0.3),
    );
    ink.fill(&platform(at, radius), mix(theme::ground(), colour, 0.62));
    ink.fill(
        &platform(at, radius * 0.88),
        mix(theme::ground(), colour, 0.2),
    );
    match holder {
        Some(seat) => livery::disc(ink, seat, at, radius * 0.8, 0.8),
        None => ink.dashed_ring(at, radius * 0.7, radius * 0.1, (10, 0.5), colour),
    }
    let middle = mix(theme::ground(), colour, 0.14);
    ink.disc(at, radius * 0.56, alpha(middle, 0.9));
    mast(ink, at, radius * 0.62, holder.map(livery::seat));
}

/// Three legs, a dish, and a light while somebody holds it.
fn mast(ink: &mut Ink, at: Vec2, size: f32, holder: Option<Color32>) {
    let light = if holder.is_some() {
        theme::text()
    } else {
        theme::muted()
    };
    let to = |x: f32, y: f32| at + Vec2::new(x, y) * size;
    let thin = (size * 0.13).max(0.9);
    for x in [-0.5, 0.5] {
        ink.line(to(x, 0.72), to(0.0, -0.3), thin, light);
    }
    ink.line(to(0.0, 0.72), to(0.0, -0.74), thin, light);
    ink.line(to(-0.27, 0.28), to(0.27, 0.28), thin * 0.8, light);
    ink.arc(
        to(0.0, -0.5),
        size * 0.42,
        thin * 1.3,
        (PI * 0.12, PI * 0.88),
        light,
    );
    match holder {
        Some(colour) => {
            ink.disc(to(0.0, -0.8), size * 0.3, alpha(colour, 0.4));
            ink.disc(to(0.0, -0.8), size * 0.18, mix(colour, Color32::WHITE, 0.4));
        }
        None => ink.ring(to(0.0, -0.8), size * 0.15, thin * 0.7, light),
    }
}
