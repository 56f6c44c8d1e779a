//! A crowd seen larger: where discs lie too close to tell them apart, a lens beside the field shows the one that is
//! pointed at with what is about it, on whichever side it does not hide them.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::Color32;

use super::{Paper, Scenery, ground, relief, token};
use crate::desktop::ink::alpha;
use crate::desktop::panels::theme;
use crate::games::frames::desktop::board::tokens::list::{self, TokenList};
use crate::games::frames::desktop::board::viewport::BoardViewport;
use crate::games::frames::geometry::FRAME_RADIUS;
use crate::table::ObjectId;

/// Side of the lens, in points of the design.
const SIDE: f32 = 148.0;
/// How large a disc is drawn in it.
const RADIUS: f32 = 19.0;
/// A board whose discs are at least that large needs none.
const LARGE: f32 = 12.0;

/// The board through the lens, if there is anything to be seen larger: what is pointed at lies in a crowd.
#[must_use]
pub fn lens(s: &Scenery) -> Option<BoardViewport> {
    let real = s.eye.length(FRAME_RADIUS);
    if real >= LARGE {
        return None;
    }
    let at = s.seen(s.session.focus.hover?)?;
    let standing = |id: &ObjectId| s.show.seen.frames.get(id).is_some_and(|f| f.there);
    let frames = s.view().frames.iter().map(|(id, _)| id);
    let there: Vec<Vec2> = frames
        .filter(|id| standing(id))
        .filter_map(|id| s.seen(*id))
        .filter(|to| to.distance(at) < real * 4.0)
        .collect();
    // A frame beside what is pointed at, so near that both are drawn small.
    let crowd = |to: &Vec2| {
        let mut others = there.iter().filter(|other| *other != to);
        others.any(|other| token::drawn(s.eye, other.distance(*to)) < token::CLEAR)
    };
    there.iter().any(crowd).then(|| {
        let space = s.eye.space;
        let left = at.x > space.center().x;
        let x = if left {
            space.min.x + 8.0
        } else {
            space.max.x - 8.0 - SIDE
        };
        let (low, high) = (space.min.y + 56.0, space.max.y - 40.0 - SIDE);
        let y = (at.y - SIDE * 0.5).clamp(low, high.max(low));
        let corner = Vec2::new(x, y);
        let through = Rect::from_corners(corner, corner + Vec2::splat(SIDE));
        let scale = s.eye.scale * RADIUS / real;
        s.eye.through(s.eye.under(at), through, scale)
    })
}

/// Draws it over everything that is on the board already.
pub fn draw(paper: &mut Paper, s: &Scenery) {
    let Some(eye) = lens(s) else {
        return;
    };
    let near = Scenery { eye: &eye, ..*s };
    let mut large = Paper {
        space: eye.space,
        ..Paper::default()
    };
    let (middle, half) = (eye.space.center(), eye.space.half_size());
    large.ink.block(middle, half, theme::ground());
    ground::field(&mut large, &near);
    ground::shadows(&mut large, &near);
    let things = TokenList::of(&near);
    for layer in [&things.cover, &things.stations, &things.frames] {
        list::draw(&mut large, &near, layer);
    }
    relief::heights(&mut large, &near);
    large.ink.clip(eye.space);
    // What is seen through it, and where that is on the board.
    let real = half * s.eye.scale / eye.scale;
    let at = s.eye.design(eye.centre);
    let edge = alpha(theme::text(), 0.7);
    paper.ink.frame(at, real, 1.0, edge);
    let side = if middle.x < at.x { 1.0 } else { -1.0 };
    let (from, to) = (
        middle + Vec2::X * half.x * side,
        at - Vec2::X * real.x * side,
    );
    paper.ink.dashes(from, to, 1.0, (4.0, 4.0), edge);
    paper
        .ink
        .block(middle + Vec2::splat(4.0), half, alpha(Color32::BLACK, 0.4));
    paper.ink.add(&large.ink);
    paper.ink.frame(middle, half, 1.5, edge);
    let outside = eye.space.inflate(6.0);
    paper.texts.retain(|text| !outside.contains(text.at));
    let inside = eye.space.inflate(-9.0);
    let words = large.texts.into_iter();
    paper
        .texts
        .extend(words.filter(|text| inside.contains(text.at)));
}
