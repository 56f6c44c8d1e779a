//! An attack as it is seen: the shot, what is in its way, the damage dice.

use std::f32::consts::FRAC_PI_2;

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::{Paper, Scenery};
use crate::desktop::ink::{Ink, alpha};
use crate::desktop::panels::theme;
use crate::games::frames::Fate;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::geometry::FRAME_RADIUS;
use crate::table::ObjectId;

/// When the damage dice of an attack lie: that part of their scene.
pub const LIES: f32 = 0.4;

/// A bright dash that flies from one to the other.
pub fn shot(paper: &mut Paper, (a, b): (Vec2, Vec2), part: f32) {
    let head = (part * 1.4).min(1.0);
    let tail = (part * 1.4 - 0.4).clamp(0.0, 1.0);
    let at = |t: f32| a + (b - a) * t;
    let ink = &mut paper.ink;
    ink.line(a, b, 1.0, alpha(theme::danger(), 0.35));
    ink.line(at(tail), at(head), 6.0, alpha(theme::danger(), 0.35));
    ink.line(at(tail), at(head), 2.6, theme::danger());
    ink.disc(
        a,
        7.0 * (1.0 - part),
        alpha(theme::accent(), 0.8 * (1.0 - part)),
    );
}

/// A ring with four ticks.
pub fn crosshair(ink: &mut Ink, at: Vec2, radius: f32) {
    ink.ring(at, radius + 4.0, 1.6, theme::danger());
    for n in 0..4 {
        let way = Vec2::from_angle(FRAC_PI_2 * n as f32);
        let (a, b) = (at + way * (radius + 1.0), at + way * (radius + 9.0));
        ink.line(a, b, 1.8, theme::danger());
    }
}

/// What stands between: a wall of light before the target, and a ring about what it is.
pub fn cover(
    paper: &mut Paper,
    s: &Scenery,
    (target, by): (ObjectId, ObjectId),
    part: f32,
) -> Option<()> {
    let (at, wall) = (s.seen(target)?, s.seen(by)?);
    let radius = s.eye.length(FRAME_RADIUS).max(10.0);
    let shown = (part * 3.0).min(1.0);
    let way = (wall - at).normalize_or_zero();
    let angle = way.y.atan2(way.x);
    let ink = &mut paper.ink;
    let (far, wide) = (radius + 9.0, 0.95 * shown);
    ink.arc(
        at,
        far,
        5.0,
        (angle - wide, angle + wide),
        alpha(livery::STONE, shown),
    );
    ink.ring(wall, radius * 1.25, 2.6, alpha(livery::STONE, shown));
    ink.dashes(at, wall, 1.4, (4.0, 4.0), alpha(livery::STONE, shown));
    Some(())
}

/// A square of that half size, turned by an angle.
fn cube(ink: &mut Ink, at: Vec2, (size, turn): (f32, f32), colour: Color32) {
    let side = Vec2::from_angle(turn) * size;
    let corner = |x: f32, y: f32| at + side * x + side.perp() * y;
    let square = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    ink.fill(&square.map(|(x, y)| corner(x, y)), colour);
}

/// Damage dice above the target: they tumble, then lie. What hits is bright, what is stopped is the colour of
/// stone behind a bar, what did nothing is dark.
pub fn damage(
    paper: &mut Paper,
    s: &Scenery,
    (target, dice): (ObjectId, &[(u8, Fate)]),
    part: f32,
) -> Option<()> {
    let at = s.seen(target)?;
    let lies = part >= LIES;
    let size = 10.0;
    let step = size * 2.0 + 5.0;
    let mut row = at - Vec2::Y * (s.eye.length(FRAME_RADIUS).max(10.0) + 26.0);
    row.y = row.y.max(s.eye.space.min.y + 20.0);
    for (n, &(die, fate)) in dice.iter().enumerate() {
        let x = (n as f32 - (dice.len() as f32 - 1.0) * 0.5) * step;
        let fall = if lies {
            0.0
        } else {
            (part * 40.0 + n as f32 * 2.0).sin() * 5.0
        };
        let at = row + Vec2::new(x, fall);
        let (fill, ink) = livery::fate(if lies { fate } else { Fate::Waits });
        // It turns over until it lies.
        let turn = if lies {
            0.0
        } else {
            part * 14.0 + n as f32 * 0.7
        };
        cube(&mut paper.ink, at, (size + 1.5, turn), theme::ground());
        cube(&mut paper.ink, at, (size, turn), fill);
        if lies && matches!(fate, Fate::Stopped(_)) {
            let bar = at + Vec2::new(0.0, size + 4.0);
            paper.ink.block(bar, Vec2::new(size, 1.8), livery::STONE);
        }
        if lies && fate == Fate::Target {
            // A burst, so that red does not tell it alone.
            for n in 0..8 {
                let way = Vec2::from_angle(FRAC_PI_2 * 0.5 * n as f32 + 0.39);
                let (a, b) = (at + way * (size + 3.0), at + way * (size + 7.0));
                paper.ink.line(a, b, 1.8, theme::danger());
            }
        }
        let shown = if lies {
            die
        } else {
            1 + ((part * 37.0) as usize + n * n * 3 + n * 5) as u8 % 6
        };
        paper.text(at, shown.to_string(), 14.0, ink);
    }
    Some(())
}
