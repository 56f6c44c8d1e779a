//! The field with its grid, the cover and the stations.

use std::collections::BTreeSet;

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::{Paper, Scenery};
use crate::desktop::board::ink::{alpha, mix};
use crate::desktop::board::livery;
use crate::desktop::panels::theme;
use crate::games::frames::geometry::{Field, STATION_RADIUS, UNIT};
use crate::table::ObjectId;

/// The sheet of the survey map.
const SHEET: Color32 = Color32::from_rgb(0x0f, 0x20, 0x2d);
/// Its lines.
const LINES: Color32 = Color32::from_rgb(0x5b, 0x8f, 0xae);
/// Cover.
const STONE: Color32 = Color32::from_rgb(0x34, 0x4c, 0x58);

/// The sheet, its grid and its edge.
pub fn field(paper: &mut Paper, s: &Scenery) {
    let width = s.view().field.width() as f32 / UNIT as f32;
    let (low, high) = (
        s.eye.design(Vec2::new(0.0, width)),
        s.eye.design(Vec2::new(width, 0.0)),
    );
    let middle = (low + high) * 0.5;
    let half = (high - low) * 0.5;
    let round = matches!(s.view().field, Field::Circle(_));
    let ink = &mut paper.ink;
    if round {
        ink.disc(middle, half.x, SHEET);
    } else {
        ink.block(middle, half, SHEET);
    }
    // What one unit is; the ruler's eight are stronger.
    let middle_unit = (width * 0.5).floor() as i32;
    for n in 1..width as i32 {
        let ruler = (n - middle_unit) % 8 == 0;
        if !ruler && s.eye.scale < 13.0 {
            continue;
        }
        let colour = alpha(LINES, if ruler { 0.30 } else { 0.10 });
        let at = n as f32;
        let reach = if round {
            let off = at - width * 0.5;
            (width * width * 0.25 - off * off).max(0.0).sqrt()
        } else {
            width * 0.5
        };
        let (from, to) = (width * 0.5 - reach, width * 0.5 + reach);
        let thick = if ruler { 1.2 } else { 0.8 };
        let line = |a: Vec2, b: Vec2| (s.eye.design(a), s.eye.design(b));
        let (a, b) = line(Vec2::new(at, from), Vec2::new(at, to));
        ink.line(a, b, thick, colour);
        let (a, b) = line(Vec2::new(from, at), Vec2::new(to, at));
        ink.line(a, b, thick, colour);
    }
    let edge = alpha(LINES, 0.85);
    for (out, thick) in [(0.0, 2.0), (5.0, 0.9)] {
        if round {
            ink.ring(middle, half.x + out, thick, edge);
        } else {
            let h = half + Vec2::splat(out);
            let corners = [
                middle + Vec2::new(-h.x, -h.y),
                middle + Vec2::new(h.x, -h.y),
                middle + Vec2::new(h.x, h.y),
                middle + Vec2::new(-h.x, h.y),
                middle + Vec2::new(-h.x, -h.y),
            ];
            ink.path(&corners, thick, edge);
        }
    }
    if s.view().outcome.is_none() {
        scale_bar(paper, s);
    }
}

/// The ruler at the lower left edge.
fn scale_bar(paper: &mut Paper, s: &Scenery) {
    let ruler = s.view().ruler();
    let length = s.eye.length(ruler);
    let left = Vec2::new(s.eye.space.min.x + 14.0, s.eye.space.max.y - 12.0);
    let ink = &mut paper.ink;
    let steps = ruler / UNIT;
    for n in 0..steps {
        let from = left + Vec2::X * length * n as f32 / steps as f32;
        let to = left + Vec2::X * length * (n + 1) as f32 / steps as f32;
        let colour = if n % 2 == 0 {
            theme::text()
        } else {
            alpha(theme::muted(), 0.5)
        };
        ink.line(from, to, 4.0, colour);
    }
    let text = (s.words().units)(&steps.to_string());
    let at = left + Vec2::new((length * 0.5).max(24.0), -11.0);
    paper.text(at, text, 11.5, theme::muted());
}

/// Every segment that stands, hatched as on a plan, with what it still takes.
pub fn cover(paper: &mut Paper, s: &Scenery, choosable: &BTreeSet<ObjectId>) {
    let half = s.eye.length(UNIT / 2);
    for (id, segment) in &s.view().segments {
        if segment.hits == 0 {
            continue;
        }
        let at = s.eye.see(segment.at);
        let ink = &mut paper.ink;
        let strong = f32::from(segment.hits) / 3.0;
        let fill = mix(SHEET, STONE, 0.45 + 0.55 * strong);
        ink.block(at, Vec2::splat(half), fill);
        let colour = alpha(livery::STONE, 0.16 + 0.22 * strong);
        for n in -1..=1 {
            // Diagonal hatching that runs on from segment to segment.
            let off = n as f32 * half * 0.8;
            let (a, b) = hatch(half, off);
            ink.line(at + a, at + b, 0.9, colour);
        }
        let edge = half - 0.5;
        let corners = [
            (-1.0, -1.0),
            (1.0, -1.0),
            (1.0, 1.0),
            (-1.0, 1.0),
            (-1.0, -1.0),
        ];
        let corners = corners.map(|(x, y)| at + Vec2::new(x, y) * edge);
        ink.path(&corners, 1.0, alpha(livery::STONE, 0.55));
        if choosable.contains(id) {
            let hot = s.session.hover == Some(*id);
            let part = if hot { 1.0 } else { 0.5 };
            ink.path(
                &corners,
                if hot { 2.4 } else { 1.3 },
                alpha(theme::accent(), part),
            );
        }
        for n in 0..segment.hits {
            let x = (f32::from(n) - f32::from(segment.hits - 1) * 0.5) * half * 0.5;
            ink.disc(
                at + Vec2::new(x, half * 0.58),
                (half * 0.13).max(0.9),
                livery::STONE,
            );
        }
    }
}

/// A line at 45 degrees across a square of that half side, `off` beside its middle.
fn hatch(half: f32, off: f32) -> (Vec2, Vec2) {
    let reach = half - off.abs() * 0.5;
    let middle = Vec2::new(off * 0.5, off * 0.5);
    (
        middle + Vec2::new(-reach, reach),
        middle + Vec2::new(reach, -reach),
    )
}

/// Stations with their ring, in the colours of who controls them.
pub fn stations(paper: &mut Paper, s: &Scenery, choosable: &BTreeSet<ObjectId>) {
    let radius = s.eye.length(STATION_RADIUS);
    let contest = i32::from(s.view().content.rules.contest) * UNIT;
    let reach = s.eye.length(STATION_RADIUS + contest);
    for (id, station) in &s.view().stations {
        if !station.placed {
            continue;
        }
        let at = s.eye.see(station.at);
        let colour = station.controller.map_or(livery::NOBODY, livery::seat);
        let ink = &mut paper.ink;
        ink.disc(at, reach, alpha(colour, 0.09));
        if station.controller.is_some() {
            ink.ring(at, reach, 1.3, alpha(colour, 0.75));
        } else {
            // Nobody's: contested.
            ink.dashed_ring(at, reach, 1.6, (18, 0.5), alpha(colour, 0.9));
        }
        // A square turned on its corner, so that it is no frame.
        let size = radius * 1.28;
        let diamond =
            |size: f32| [Vec2::Y, Vec2::X, Vec2::NEG_Y, Vec2::NEG_X].map(|way| at + way * size);
        ink.fill(&diamond(size + 2.0), theme::ground());
        ink.fill(&diamond(size), colour);
        ink.fill(&diamond(size * 0.62), mix(theme::ground(), colour, 0.2));
        match station.controller {
            Some(seat) => livery::chip(ink, seat, at, size * 0.34),
            None => ink.disc(at, size * 0.16, colour),
        }
        if choosable.contains(id) {
            ink.ring(at, radius * 1.7 + 3.0, 2.0, theme::accent());
        }
    }
}
