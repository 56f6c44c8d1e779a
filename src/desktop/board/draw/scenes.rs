//! What is happening now: shots, hits, falling dice.

use bevy::math::Vec2;

use super::{Paper, Scenery};
use crate::desktop::board::ink::alpha;
use crate::desktop::board::livery;
use crate::desktop::board::show::Scene;
use crate::desktop::panels::theme;
use crate::games::frames::Fate;
use crate::games::frames::geometry::FRAME_RADIUS;
use crate::games::frames::war::Colour;

/// Draws the scene that is being shown.
pub fn now(paper: &mut Paper, s: &Scenery) {
    let Some((scene, part)) = s.show.now() else {
        return;
    };
    let radius = s.eye.length(FRAME_RADIUS);
    match scene {
        Scene::Fire { by, target } => {
            if let (Some(a), Some(b)) = (s.seen(*by), s.seen(*target)) {
                shot(paper, a, b, part);
            }
        }
        Scene::Hit(id) => {
            if let Some(at) = s.seen(*id) {
                let left = 1.0 - part;
                paper.ink.disc(
                    at,
                    radius * (1.0 + part),
                    alpha(theme::danger(), 0.6 * left),
                );
                paper
                    .ink
                    .ring(at, radius * (1.1 + part), 3.0, alpha(theme::danger(), left));
            }
        }
        Scene::Miss(id) => {
            if let Some(at) = s.seen(*id) {
                let up = Vec2::new(0.0, -radius - 14.0 - 12.0 * part);
                paper.slip(at + up, s.words().missed, 14.0, theme::muted());
            }
        }
        Scene::Damage { target, dice } => {
            if let Some(at) = s.seen(*target) {
                damage(paper, at, (radius, s.eye.space.min.y), dice, part);
            }
        }
        Scene::Spot { by, target } => {
            if let (Some(a), Some(b)) = (s.seen(*by), s.seen(*target)) {
                let yellow = livery::die(Colour::Yellow);
                let to = a + (b - a) * (part * 2.0).min(1.0);
                paper.ink.dashes(a, to, 2.0, (6.0, 5.0), yellow);
                paper
                    .ink
                    .ring(b, radius * (2.2 - part), 2.0, alpha(yellow, part));
            }
        }
        Scene::Place(id) => {
            if let Some(at) = s.view().place(*id).map(|at| s.eye.see(at)) {
                let far = radius * (3.0 - 2.0 * part);
                paper
                    .ink
                    .ring(at, far, 2.0, alpha(theme::text(), 1.0 - part));
            }
        }
        Scene::Roll(id) => {
            if let Some(at) = s.seen(*id) {
                let far = radius + 4.0 + 10.0 * part;
                paper
                    .ink
                    .ring(at, far, 2.0, alpha(theme::text(), 1.0 - part));
            }
        }
        Scene::Clock => {
            let at = s.eye.space.center();
            let text = (s.words().clock)(s.view().clock);
            paper.slip(at, text, 30.0, theme::danger());
        }
        Scene::Move { .. } | Scene::Destroy(_) => {}
    }
}

/// A bright dash that flies from one to the other.
fn shot(paper: &mut Paper, a: Vec2, b: Vec2, part: f32) {
    let head = (part * 1.4).min(1.0);
    let tail = (part * 1.4 - 0.4).clamp(0.0, 1.0);
    let at = |t: f32| a + (b - a) * t;
    paper.ink.line(a, b, 1.0, alpha(theme::danger(), 0.35));
    paper
        .ink
        .line(at(tail), at(head), 6.0, alpha(theme::danger(), 0.35));
    paper.ink.line(at(tail), at(head), 2.6, theme::danger());
}

/// Damage dice above the target: they tumble, then lie. What hits is bright, what is stopped is the colour of
/// stone behind a bar.
fn damage(paper: &mut Paper, at: Vec2, (radius, top): (f32, f32), dice: &[(u8, Fate)], part: f32) {
    let lies = part > 0.4;
    let size = 9.0;
    let step = size * 2.0 + 5.0;
    let mut row = at + Vec2::new(0.0, -radius - 26.0);
    row.y = row.y.max(top + 20.0);
    for (n, &(die, fate)) in dice.iter().enumerate() {
        let x = (n as f32 - (dice.len() as f32 - 1.0) * 0.5) * step;
        let fall = if lies {
            0.0
        } else {
            (part * 40.0 + n as f32 * 2.0).sin() * 5.0
        };
        let at = row + Vec2::new(x, fall);
        let (fill, ink) = livery::fate(if lies { fate } else { Fate::Waits });
        paper
            .ink
            .block(at, Vec2::splat(size + 1.5), theme::ground());
        paper.ink.block(at, Vec2::splat(size), fill);
        if lies && matches!(fate, Fate::Stopped(_)) {
            let bar = at + Vec2::new(0.0, size + 4.0);
            paper.ink.block(bar, Vec2::new(size, 1.8), livery::STONE);
        }
        let shown = if lies {
            die
        } else {
            1 + ((part * 37.0) as u8).wrapping_add(n as u8 * 3) % 6
        };
        paper.text(at, shown.to_string(), 14.0, ink);
    }
}
