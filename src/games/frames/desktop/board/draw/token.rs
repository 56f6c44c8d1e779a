//! A frame as a disc with its body, its markers and its health.

use std::collections::BTreeSet;
use std::f32::consts::{FRAC_PI_2, PI};

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::blows::crosshair;
use super::{Paper, Scenery};
use crate::desktop::ink::{Ink, alpha, mix};
use crate::desktop::panels::theme;
use crate::games::frames::components::Frame;
use crate::games::frames::content::System;
use crate::games::frames::desktop::board::figure::{Figure, figure};
use crate::games::frames::desktop::board::glyph::{bead, shape};
use crate::games::frames::desktop::board::livery;
use crate::games::frames::desktop::board::scene::Scene;
use crate::games::frames::desktop::board::viewport::Eye;
use crate::games::frames::geometry::FRAME_RADIUS;
use crate::games::frames::match_state::Colour;
use crate::table::{Language, ObjectId, Ref, Seat};

/// A disc is drawn at least that large, in points, where there is room for it: smaller, one would no longer
/// tell bodies and patterns apart.
pub(super) const CLEAR: f32 = 16.0;
/// A disc in a crowd is drawn at least that large.
const LEAST: f32 = 9.0;
/// Two discs drawn larger than they are may overlap so much: this part of the way between them is each one's.
const SHARE: f32 = 0.56;
/// From this radius on, the systems about the disc are large enough to have shapes.
const ROOM: f32 = 13.0;
/// From this half size on a bead has room for the letter of its system.
const LETTER: f32 = 6.5;

/// What is said of a frame beside its body.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Mark {
    /// It has had its turn.
    pub acted: bool,
}

/// The disc with its body, for the board and for panels.
pub fn token(ink: &mut Ink, who: Figure, of: Seat, at: Vec2, radius: f32, mark: Mark) {
    let bright = if mark.acted { 0.35 } else { 1.0 };
    livery::disc(ink, of, at, radius, bright);
    // The body stands on a quiet middle, so that the pattern does not break its outline.
    let middle = mix(theme::ground(), livery::seat(of), 0.10 + 0.16 * bright);
    ink.disc(at, radius * 0.74, alpha(middle, 0.86));
    let light = mix(theme::ground(), theme::text(), 0.3 + 0.7 * bright);
    figure(ink, who, at, radius * 0.66, (light, middle));
}

/// How large a disc is drawn that comes no nearer than `near` to another, in points of the design.
#[must_use]
pub fn drawn(eye: &Eye, near: f32) -> f32 {
    let real = eye.length(FRAME_RADIUS);
    real.max((near * SHARE).clamp(LEAST, CLEAR))
}

/// Every frame on the board.
pub fn frames(paper: &mut Paper, s: &Scenery, choosable: &BTreeSet<ObjectId>) {
    let standing: Vec<(ObjectId, Vec2)> = s
        .view()
        .frames
        .iter()
        .filter(|(id, _)| s.show.seen.frames.get(id).is_some_and(|f| f.there))
        .filter_map(|(id, _)| Some((*id, s.seen(*id)?)))
        .collect();
    for (id, frame) in &s.view().frames {
        // As it has been shown: what it is about to lose is still on it.
        let frame = s.show.seen.frames.get(id).map_or(frame, |f| &f.frame);
        let Some(&(_, at)) = standing.iter().find(|(other, _)| other == id) else {
            if s.view().outcome.is_some() && frame.placed {
                remains(&mut paper.ink, frame, s.eye.see(frame.at));
            }
            continue;
        };
        let others = standing.iter().filter(|(other, _)| other != id);
        let near = others.map(|(_, to)| at.distance(*to));
        let radius = drawn(s.eye, near.fold(f32::MAX, f32::min));
        if let Some((Scene::Destroy(gone), part)) = s.show.now()
            && gone == id
        {
            wreck(&mut paper.ink, frame, at, radius, part);
            continue;
        }
        if choosable.contains(id) {
            let hot = s.session.focus.hover == Some(*id);
            let ink = &mut paper.ink;
            ink.ring(
                at,
                radius + 3.5,
                if hot { 3.2 } else { 2.0 },
                theme::accent(),
            );
            ink.ring(at, radius + 6.5, 4.0, alpha(theme::accent(), 0.18));
        }
        one(paper, s, (*id, frame), at, radius);
    }
}

fn one(paper: &mut Paper, s: &Scenery, (id, frame): (ObjectId, &Frame), at: Vec2, radius: f32) {
    let view = s.view();
    let current = view.current.as_ref().is_some_and(|t| t.frame == id);
    let pending = view.pending.as_ref().is_some_and(|t| t.frame == id);
    let acted = view.frame(id).is_some_and(|f| f.acted);
    let mark = Mark {
        acted: acted && !current && !pending && view.outcome.is_none(),
    };
    let ink = &mut paper.ink;
    piece(ink, (frame.owner, mark), at, radius);
    token(ink, Figure::of(view, frame), frame.owner, at, radius, mark);
    if s.session.focus.pinned == Some(id) {
        ink.ring(at, radius + 2.0, 1.5, theme::text());
    }
    if current {
        // Whose turn it is: four arrows that point at it.
        for n in 0..4 {
            let way = Vec2::from_angle(FRAC_PI_2 * n as f32 + FRAC_PI_2 * 0.5);
            let (tip, back) = (at + way * (radius + 3.0), at + way * (radius + 11.0));
            let side = way.perp() * 5.0;
            ink.fill(&[tip, back + side, back - side], theme::text());
        }
    }
    if pending {
        // Paused: two bars.
        let side = at + Vec2::new(0.0, -radius - 10.0);
        for x in [-3.0, 3.0] {
            ink.block(side + Vec2::new(x, 0.0), Vec2::new(1.7, 5.0), theme::text());
        }
    }
    let aimed = [&view.current, &view.pending].into_iter().flatten();
    let aimed = aimed.filter_map(|t| t.aim).any(|aim| aim.target == id);
    if aimed {
        crosshair(ink, at, radius);
    }
    if let Some(decision) = &s.session.shown.decision
        && decision.about == Ref::Object(id)
        && matches!(decision.topic, "lose" | "abandon" | "cover")
    {
        ink.ring(at, radius + 5.0, 2.2, theme::danger());
    }
    health(paper, s.language, frame, at, radius);
    badges(paper, frame, at, radius);
}

/// The thickness of a disc that lies on the board, and its shadow.
fn piece(ink: &mut Ink, (of, mark): (Seat, Mark), at: Vec2, radius: f32) {
    for (far, part) in [(1.16, 0.14), (1.06, 0.22)] {
        let below = at + Vec2::new(radius * 0.14, radius * 0.3);
        ink.disc(below, radius * far, alpha(Color32::BLACK, part));
    }
    let bright = if mark.acted { 0.2 } else { 0.42 };
    let side = mix(theme::ground(), livery::seat(of), bright);
    ink.disc(at + Vec2::Y * radius * 0.15, radius, side);
}

/// White dice and systems as beads below the disc: what each is, its place and its half size.
pub fn beads(frame: &Frame, at: Vec2, radius: f32) -> Vec<(Option<System>, Vec2, f32)> {
    let mut all: Vec<Option<System>> = vec![None; usize::from(frame.whites)];
    for (system, count) in frame.systems.iter() {
        all.extend((0..count).map(|_| Some(system)));
    }
    let size = if radius < ROOM {
        2.2
    } else {
        (radius * 0.2).clamp(2.8, 9.0)
    };
    let reach = radius + size + if radius < ROOM { 1.0 } else { 2.5 };
    let step = (size * 2.7 / reach).min(PI * 1.1 / all.len().max(1) as f32);
    let first = FRAC_PI_2 + step * (all.len() as f32 - 1.0) * 0.5;
    let place = |n: usize| at + Vec2::from_angle(first - step * n as f32) * reach;
    let places = all.into_iter().enumerate();
    places.map(|(n, kind)| (kind, place(n), size)).collect()
}

/// Beads, each of its colour and shape, with a letter where there is room; rockets at the left.
fn health(paper: &mut Paper, language: Language, frame: &Frame, at: Vec2, radius: f32) {
    let row = beads(frame, at, radius);
    let size = row.first().map_or(2.8, |(.., size)| *size);
    for (kind, place, size) in row {
        bead(&mut paper.ink, kind, place, size);
        if let Some(system) = kind.filter(|_| size >= LETTER) {
            let ink = match system {
                System::Spotting => theme::ink(),
                _ => theme::text(),
            };
            paper.text(place, system.letter(language), size * 1.7, ink);
        }
    }
    let reach = radius + size + 2.0;
    for n in 0..frame.rockets {
        let angle = PI + 0.35 + 0.36 * f32::from(n) * (12.0 / reach).clamp(0.5, 1.6);
        let way = Vec2::from_angle(angle);
        let (tip, back) = (
            at + way * (reach + size * 1.5),
            at + way * (reach - size * 0.5),
        );
        let side = way.perp() * size * 0.8;
        paper
            .ink
            .fill(&[tip, back + side, back - side], theme::danger());
    }
}

/// Defense at the upper left, spot at the upper right.
fn badges(paper: &mut Paper, frame: &Frame, at: Vec2, radius: f32) {
    let size = (radius * 0.5).clamp(7.0, 12.0);
    let off = radius * 0.72 + size * 0.35;
    if let Some(value) = frame.defense {
        let at = at + Vec2::new(-off, -off);
        shield(&mut paper.ink, at, size, livery::die(Colour::Blue));
        paper.text(at, value.to_string(), size * 1.45, theme::text());
    }
    if frame.spot > 0 {
        let at = at + Vec2::new(off, -off);
        let yellow = livery::die(Colour::Yellow);
        shape(
            &mut paper.ink,
            Colour::Yellow,
            at,
            size + 1.2,
            theme::ground(),
        );
        shape(&mut paper.ink, Colour::Yellow, at, size, yellow);
        paper.text(at, frame.spot.to_string(), size * 1.35, theme::ink());
    }
}

fn shield(ink: &mut Ink, at: Vec2, size: f32, colour: Color32) {
    let shape = |size: f32| {
        [
            (-0.9, -0.95),
            (0.9, -0.95),
            (0.9, 0.2),
            (0.0, 1.1),
            (-0.9, 0.2),
        ]
        .map(|(x, y)| at + Vec2::new(x, y) * size)
    };
    ink.fill(&shape(size + 1.4), theme::ground());
    ink.fill(&shape(size), colour);
}

/// Where a frame was destroyed: a cross in the colours of its seat, on the board that is left.
fn remains(ink: &mut Ink, frame: &Frame, at: Vec2) {
    let colour = alpha(livery::seat(frame.owner), 0.75);
    for way in [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0)] {
        let arm = way * 6.0;
        ink.line(at - arm, at + arm, 5.0, alpha(theme::ground(), 0.7));
        ink.line(at - arm, at + arm, 2.4, colour);
    }
}

/// A frame that falls apart: its disc fades, its pieces fly.
fn wreck(ink: &mut Ink, frame: &Frame, at: Vec2, radius: f32, part: f32) {
    let left = 1.0 - part;
    let colour = livery::seat(frame.owner);
    ink.disc(at, radius * (1.0 - 0.4 * part), alpha(colour, 0.5 * left));
    ink.ring(
        at,
        radius * (1.0 + 2.2 * part),
        3.0 * left + 0.5,
        alpha(theme::danger(), left),
    );
    for n in 0..9 {
        let way = Vec2::from_angle(n as f32 * 0.7 + 0.3);
        let far = radius * (0.4 + (1.2 + 0.25 * (n % 3) as f32) * part);
        let size = radius * 0.2 * left.max(0.2);
        ink.block(
            at + way * far,
            Vec2::splat(size),
            alpha(mix(theme::text(), colour, 0.5), left),
        );
    }
}
