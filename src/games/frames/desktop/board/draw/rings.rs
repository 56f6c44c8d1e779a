//! Rings about things on the board: strong on the field, faint beside it, where nothing can stand.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::{Paper, Scenery};
use crate::desktop::ink::alpha;
use crate::games::frames::Phase;
use crate::games::frames::components::Role;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::desktop::board::viewport::point;
use crate::games::frames::geometry::{FRAME_RADIUS, STATION_RADIUS, UNIT};
use crate::table::Seat;

/// Parts of a ring that are judged by themselves.
const PARTS: u32 = 120;
/// How much of a ring's colour is left beside the field.
const BESIDE: f32 = 0.22;

/// Whether a place of the drawing lies on the field.
fn on_field(s: &Scenery, at: Vec2) -> bool {
    s.view().field.contains(point(s.eye.under(at)), 0)
}

/// The colour of what is drawn there.
fn shade(s: &Scenery, at: Vec2, colour: Color32) -> Color32 {
    if on_field(s, at) {
        colour
    } else {
        alpha(colour, BESIDE)
    }
}

fn place((at, radius): (Vec2, f32), angle: f32) -> Vec2 {
    at + Vec2::from_angle(angle) * radius
}

/// A ring by its middle and radius.
pub fn ring(paper: &mut Paper, s: &Scenery, of: (Vec2, f32), width: f32, colour: Color32) {
    let step = TAU / PARTS as f32;
    let middle = |n: u32| place(of, (n as f32 + 0.5) * step);
    let there = |n: u32| on_field(s, middle(n));
    let mut from = 0;
    while from < PARTS {
        let strong = there(from);
        let to = (from + 1..PARTS).find(|&n| there(n) != strong);
        let to = to.unwrap_or(PARTS);
        let angles = (from as f32 * step, to as f32 * step);
        let colour = shade(s, middle(from), colour);
        paper.ink.arc(of.0, of.1, width, angles, colour);
        from = to;
    }
}

/// The same in so many dashes, each that part of its share.
pub fn dashed(
    paper: &mut Paper,
    s: &Scenery,
    of: (Vec2, f32),
    width: f32,
    (dashes, part): (u32, f32),
    colour: Color32,
) {
    let step = TAU / dashes.max(1) as f32;
    for n in 0..dashes {
        let from = n as f32 * step;
        let colour = shade(s, place(of, from + step * part * 0.5), colour);
        paper
            .ink
            .arc(of.0, of.1, width, (from, from + step * part), colour);
    }
}

/// 1 and 8 units from the edge of a frame to the edge of another: where the middle of that one stands.
pub fn reach(paper: &mut Paper, s: &Scenery, at: Vec2, colour: Color32) {
    for (length, name) in [(UNIT, "1"), (s.view().ruler(), "8")] {
        let radius = s.eye.length(length + FRAME_RADIUS);
        ring(paper, s, (at, radius), 1.1, alpha(colour, 0.6));
        if s.eye.scale > 11.0 {
            // On top, or wherever the ring lies on the field.
            let turns = [-1.0, 0.0, 2.0, 1.0].map(|n: f32| place((at, radius), n * FRAC_PI_2));
            let label = turns.into_iter().find(|&label| on_field(s, label));
            paper.slip(label.unwrap_or(turns[0]), name, 11.0, colour);
        }
    }
}

/// The perimeter as long as things are placed.
pub fn perimeter(paper: &mut Paper, s: &Scenery) {
    let view = s.view();
    if view.step.phase() != Phase::Deployment {
        return;
    }
    let defends = |seat: Seat| view.companies[seat.index()].role == Role::Defender;
    for (_, station) in view.stations.iter().filter(|(_, s)| s.placed) {
        let Some(seat) = station.brought.filter(|&seat| defends(seat)) else {
            continue;
        };
        let at = s.eye.see(station.at);
        let far = s.eye.length(view.ruler() + STATION_RADIUS + FRAME_RADIUS);
        let colour = livery::seat(seat);
        paper.ink.disc(at, far, alpha(colour, 0.05));
        dashed(paper, s, (at, far), 1.1, (90, 0.5), alpha(colour, 0.5));
    }
}
