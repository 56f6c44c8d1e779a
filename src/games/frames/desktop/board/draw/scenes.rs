//! What is happening now, where it happens. The sentence for it stands at the lower edge, always in one place.

use std::f32::consts::FRAC_PI_3;

use bevy::math::Vec2;

use super::{Paper, Scenery, banner, blows, losses, stations};
use crate::desktop::ink::{Ink, alpha};
use crate::desktop::panels::theme;
use crate::games::frames::desktop::board::glyph::shape;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::desktop::board::scene::Scene;
use crate::games::frames::desktop::words as own;
use crate::games::frames::geometry::FRAME_RADIUS;
use crate::games::frames::match_state::Colour;
use crate::games::frames::phrases::range_name;
use crate::table::{ObjectId, Ref};

/// Draws the scene that is being shown.
pub fn now(paper: &mut Paper, s: &Scenery) {
    let Some((scene, part)) = s.show.now() else {
        return;
    };
    draw(paper, s, scene, part);
    subtitle(paper, s, scene);
}

/// Draws it, unless what it is about is not on the board.
fn draw(paper: &mut Paper, s: &Scenery, scene: &Scene, part: f32) -> Option<()> {
    let radius = s.eye.length(FRAME_RADIUS).max(10.0);
    let fades = 1.0 - part;
    match scene {
        Scene::Fire { by, target } => blows::shot(paper, (s.seen(*by)?, s.seen(*target)?), part),
        Scene::Hit(id) => {
            let at = s.seen(*id)?;
            let ink = &mut paper.ink;
            ink.disc(
                at,
                radius * (1.0 + part),
                alpha(theme::danger(), 0.6 * fades),
            );
            ink.ring(
                at,
                radius * (1.1 + part),
                3.0,
                alpha(theme::danger(), fades),
            );
            let points = s
                .show
                .current_event()
                .map_or(1, |event| event.amount.max(1));
            let up = at - Vec2::Y * (radius + 16.0 + 10.0 * part);
            paper.note(up, format!("−{points}"), 18.0, theme::danger());
        }
        Scene::Miss(id) => {
            let up = s.seen(*id)? - Vec2::Y * (radius + 14.0 + 12.0 * part);
            paper.note(up, s.words().missed, 14.0, theme::muted());
        }
        Scene::Cover { target, by } => blows::cover(paper, s, (*target, *by), part)?,
        Scene::Lose(id, system) => losses::lose(paper, s, (*id, *system), part)?,
        Scene::Raze(id) => losses::raze(paper, s, *id, part)?,
        Scene::Chip(id, _) => losses::chip(paper, s, *id, part)?,
        Scene::Control(id, holder) => stations::control(paper, s, (*id, *holder), part)?,
        Scene::Designate { by, target, range } => {
            let (a, b) = (s.seen(*by)?, s.seen(*target)?);
            let to = a + (b - a) * (part * 1.6).min(1.0);
            paper.ink.dashes(a, to, 2.0, (9.0, 5.0), theme::danger());
            let close = 1.0 + 2.0 * (1.0 - (part * 1.6).min(1.0));
            blows::crosshair(&mut paper.ink, b, radius * close);
            let above = b - Vec2::Y * (radius * close + 20.0);
            paper.note(above, range_name(*range, s.language), 13.0, theme::danger());
        }
        Scene::Spot { by, target, .. } => {
            let (a, b) = (s.seen(*by)?, s.seen(*target)?);
            let yellow = livery::die(Colour::Yellow);
            let to = a + (b - a) * (part * 2.0).min(1.0);
            paper.ink.dashes(a, to, 2.0, (6.0, 5.0), yellow);
            let far = radius * (2.2 - part);
            paper.ink.ring(b, far, 2.0, alpha(yellow, part));
        }
        Scene::UseSpot(id, value) => {
            let at = s.seen(*id)? + Vec2::new(radius * 0.8, -radius - 6.0 - 14.0 * part);
            marker(paper, at, (Colour::Yellow, format!("+{value}")), 14.0);
        }
        Scene::Defend(id, value) => {
            let at = s.seen(*id)? + Vec2::new(-radius, -radius) * 0.9;
            let size = 9.0 + 13.0 * fades * fades;
            marker(paper, at, (Colour::Blue, value.to_string()), size);
        }
        Scene::Rockets(id, used) => {
            let at = s.seen(*id)?;
            for n in 0..*used {
                let x = (f32::from(n) - f32::from(used - 1) * 0.5) * 13.0;
                let up = at + Vec2::new(x, -radius - 8.0 - 16.0 * part);
                shape(&mut paper.ink, Colour::Green, up, 6.5, theme::ground());
                shape(&mut paper.ink, Colour::Green, up, 5.0, theme::danger());
            }
        }
        Scene::Place(id) => {
            let at = s.view().place(*id).map(|at| s.eye.see(at))?;
            let far = radius * (3.0 - 2.0 * part);
            paper.ink.ring(at, far, 2.0, alpha(theme::text(), fades));
        }
        Scene::Activate(id) => {
            let at = s.seen(*id)?;
            let owner = s.view().frame(*id)?.owner;
            for late in [0.0, 0.3] {
                let far = radius * (1.2 + 2.4 * (1.0 - (part - late).clamp(0.0, 1.0)));
                let colour = alpha(livery::seat(owner), part * 0.9);
                paper.ink.ring(at, far, 2.4, colour);
            }
        }
        Scene::Roll(id) => {
            let far = radius + 4.0 + 10.0 * part;
            let at = s.seen(*id)?;
            paper.ink.ring(at, far, 2.0, alpha(theme::text(), fades));
        }
        Scene::Fall(id) => {
            let at = s.seen(*id)?;
            for n in 0..3 {
                let drop = Vec2::Y * (radius * (part * 1.4 - 1.6) - 7.0 * n as f32);
                let side = Vec2::X * radius * 0.6;
                let tip = at + drop + Vec2::Y * 5.0;
                let ink = &mut paper.ink;
                ink.path(
                    &[at + drop - side, tip, at + drop + side],
                    2.2,
                    theme::danger(),
                );
            }
        }
        Scene::Terrain => losses::draw_terrain(paper, s, part),
        Scene::Score(scores) => banner::scores(paper, s, scores, part),
        Scene::Move { path, .. } if s.show.calm => {
            // Nobody sees it go, so the way is drawn.
            let path: Vec<Vec2> = path.iter().map(|&at| s.eye.design(at)).collect();
            for leg in path.windows(2) {
                paper
                    .ink
                    .dashes(leg[0], leg[1], 1.8, (7.0, 5.0), theme::muted());
            }
        }
        // These are seen on frames, as dice on the board, or across the whole board.
        _ => {}
    }
    Some(())
}

/// A large die or badge that is on its way.
fn marker(paper: &mut Paper, at: Vec2, (colour, text): (Colour, String), size: f32) {
    shape(&mut paper.ink, colour, at, size + 1.5, theme::ground());
    shape(&mut paper.ink, colour, at, size, livery::die(colour));
    let ink = match colour {
        Colour::Blue => theme::text(),
        _ => theme::ink(),
    };
    paper.text(at, text, (size * 1.2).max(11.0), ink);
}

/// Where a die for a place in the round is above its frame: two rolls of a frame lie side by side.
pub fn rolled(at: Vec2, (place, count): (usize, usize)) -> Vec2 {
    let x = (place as f32 - (count as f32 - 1.0) * 0.5) * 26.0;
    at + Vec2::new(x, -32.0)
}

/// What that die shows while it tumbles, and then.
pub fn rolls(value: u8, n: u8, part: f32) -> u8 {
    if part > 0.35 {
        value
    } else {
        1 + ((part * 61.0) as u8).wrapping_add(n * 7) % 20
    }
}

/// A die of twenty sides, as six corners.
pub fn twenty(ink: &mut Ink, at: Vec2) {
    let die = |size: f32| {
        [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]
            .map(|turn: f32| at + Vec2::from_angle(turn * FRAC_PI_3) * size)
    };
    ink.fill(&die(14.0), theme::ground());
    ink.fill(&die(12.0), livery::die(Colour::White));
}

/// Where the number of damage dice comes from.
fn sum(s: &Scenery, target: ObjectId, dice: usize) -> Option<String> {
    let blow = s.session.extra.blow.as_ref()?;
    let same = blow.target == target && blow.dice.len() == dice;
    let words = &own::of(s.language).damage;
    same.then(|| words.sum(blow.value, blow.spot, blow.defense(), dice))
}

/// What happened, as the log says it, at the lower edge of the board.
fn subtitle(paper: &mut Paper, s: &Scenery, scene: &Scene) {
    if banner::carries(scene) {
        return;
    }
    let text = match scene {
        Scene::Damage { target, dice } => sum(s, *target, dice.len()),
        Scene::Roll(_) | Scene::Score(_) | Scene::Control(..) => None,
        _ => s.show.current_event().and_then(|event| s.describe(event)),
    };
    let Some(text) = text else {
        return;
    };
    let at = Vec2::new(s.eye.space.center().x, s.eye.space.max.y - 13.0);
    let seat = s.show.current_event().map(|event| match event.subject {
        Ref::Object(id) => s.view().frame(id).map_or(event.seat, |f| f.owner),
        _ => event.seat,
    });
    let colour = seat.map_or(theme::text(), livery::seat);
    let light = crate::desktop::ink::mix(colour, theme::text(), 0.6);
    paper.slip(at, text, 15.0, light);
}
