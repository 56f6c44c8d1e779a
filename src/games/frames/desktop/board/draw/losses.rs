//! What breaks, a system off its frame, pieces of cover; and cover as it is laid out.

use bevy::math::Vec2;

use super::token::{beads, drawn};
use super::{Paper, Scenery};
use crate::desktop::ink::{alpha, mix};
use crate::desktop::panels::theme;
use crate::games::frames::content::System;
use crate::games::frames::desktop::board::glyph::bead;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::geometry::UNIT;
use crate::games::frames::match_state::Colour;
use crate::games::frames::phrases::{colour_name, system_name};
use crate::table::ObjectId;

/// A bead breaks off the row below its frame and falls, with its name beside it.
pub fn lose(
    paper: &mut Paper,
    s: &Scenery,
    (id, system): (ObjectId, Option<System>),
    part: f32,
) -> Option<()> {
    let at = s.seen(id)?;
    let frame = s.show.seen.frames.get(&id)?.frame;
    let radius = drawn(s.eye, f32::MAX);
    let row = beads((frame.systems, frame.whites), at, radius);
    let (_, from, size) = row.into_iter().rev().find(|(kind, ..)| *kind == system)?;
    let away = (from - at).normalize_or_zero();
    let off = away * 30.0 * part + Vec2::Y * 34.0 * part * part;
    let place = from + off;
    let ink = &mut paper.ink;
    // The gap it leaves, and sparks.
    ink.ring(
        from,
        size + 2.0,
        1.6,
        alpha(theme::danger(), 1.0 - part * 0.5),
    );
    for n in 0..6 {
        let way = Vec2::from_angle(n as f32 * 1.05 + 0.4);
        let far = size + 16.0 * part;
        let (a, b) = (from + way * far, from + way * (far + 5.0));
        ink.line(a, b, 1.6, alpha(theme::danger(), 1.0 - part));
    }
    bead(ink, system, place, size.max(4.0) * (1.5 - 0.3 * part));
    let name = match system {
        Some(system) => system_name(system, s.language).to_owned(),
        None => colour_name(Colour::White, s.language).to_owned(),
    };
    let beside = at + Vec2::Y * (radius + 34.0);
    paper.note(beside, format!("− {name}"), 14.0, theme::danger());
    Some(())
}

/// Cover is drawn on the map, from north to south.
pub fn draw_terrain(paper: &mut Paper, s: &Scenery, part: f32) {
    let half = s.eye.length(UNIT / 2);
    let width = s.view().field.width().max(1) as f32;
    for (_, segment) in s.view().segments.iter().filter(|(_, seg)| seg.hits > 0) {
        let late = 1.0 - segment.at.y as f32 / width;
        let there = ((part * 1.6 - late) * 4.0).clamp(0.0, 1.0);
        let at = s.eye.see(segment.at);
        let size = half * (0.5 + 0.5 * there);
        paper
            .ink
            .block(at, Vec2::splat(size), alpha(livery::STONE, 0.6 * there));
    }
}

/// A segment takes a hit: it flashes and loses a chip.
pub fn chip(paper: &mut Paper, s: &Scenery, id: ObjectId, part: f32) -> Option<()> {
    let at = s.eye.see(s.show.seen.segments.get(&id)?.at);
    let half = s.eye.length(UNIT / 2);
    let left = 1.0 - part;
    let ink = &mut paper.ink;
    ink.block(at, Vec2::splat(half), alpha(theme::text(), 0.5 * left));
    for n in 0..4 {
        let way = Vec2::from_angle(n as f32 * 1.4 + 0.3);
        let piece = at + way * half * (0.6 + part);
        ink.block(piece, Vec2::splat(half * 0.16), alpha(livery::STONE, left));
    }
    Some(())
}

/// A segment falls to pieces and dust.
pub fn raze(paper: &mut Paper, s: &Scenery, id: ObjectId, part: f32) -> Option<()> {
    let at = s.eye.see(s.show.seen.segments.get(&id)?.at);
    let half = s.eye.length(UNIT / 2);
    let left = 1.0 - part;
    let ink = &mut paper.ink;
    // The ground is bare again below the dust.
    ink.block(at, Vec2::splat(half), alpha(super::ground::SHEET, part));
    ink.disc(
        at,
        half * (1.0 + 1.4 * part),
        alpha(livery::STONE, 0.3 * left),
    );
    for n in 0..9 {
        let way = Vec2::from_angle(n as f32 * 0.7 + 0.2);
        let far = half * (0.3 + (1.0 + 0.3 * (n % 3) as f32) * part);
        let size = half * 0.24 * left.max(0.25);
        let dust = mix(livery::STONE, theme::ground(), 0.2 * (n % 3) as f32);
        ink.block(at + way * far, Vec2::splat(size), alpha(dust, left));
    }
    Some(())
}
