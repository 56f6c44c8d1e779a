//! An attack as it is seen: the shot, what is in its way, the damage dice.

use std::f32::consts::FRAC_PI_2;

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::{Paper, Scenery};
use crate::desktop::ink::{Ink, alpha};
use crate::desktop::panels::theme;
use crate::games::frames::DieResult;
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

/// Half the size of a damage die, in points.
const DIE: f32 = 10.0;

/// Where a damage die is beside its target, and how far it is turned, after that part of its scene.
pub fn fallen(s: &Scenery, at: Vec2, (n, count): (usize, usize), part: f32) -> (Vec2, f32) {
    let lies = part >= LIES;
    let step = DIE * 2.0 + 5.0;
    let mut row = at - Vec2::Y * (s.eye.length(FRAME_RADIUS).max(10.0) + 26.0);
    row.y = row.y.max(s.eye.space.min.y + 20.0);
    let x = (n as f32 - (count as f32 - 1.0) * 0.5) * step;
    let fall = if lies {
        0.0
    } else {
        (part * 40.0 + n as f32 * 2.0).sin() * 5.0
    };
    // It turns over until it lies.
    let turn = if lies {
        0.0
    } else {
        part * 14.0 + n as f32 * 0.7
    };
    (row + Vec2::new(x, fall), turn)
}

/// What a damage die shows while it falls, and then.
pub fn shows(die: u8, n: usize, part: f32) -> u8 {
    if part >= LIES {
        die
    } else {
        1 + ((part * 37.0) as usize + n * n * 3 + n * 5) as u8 % 6
    }
}

/// A damage die, turned by an angle. What hits is bright, what is stopped is the colour of stone behind a bar, what did
/// nothing is dark; what still falls waits.
pub fn damage(ink: &mut Ink, at: Vec2, turn: f32, fate: DieResult) {
    let (fill, _) = livery::fate(fate);
    cube(ink, at, (DIE + 1.5, turn), theme::ground());
    cube(ink, at, (DIE, turn), fill);
    if matches!(fate, DieResult::Stopped(_)) {
        let bar = at + Vec2::new(0.0, DIE + 4.0);
        ink.block(bar, Vec2::new(DIE, 1.8), livery::STONE);
    }
    if fate == DieResult::Target {
        // A burst, so that red does not tell it alone.
        for n in 0..8 {
            let way = Vec2::from_angle(FRAC_PI_2 * 0.5 * n as f32 + 0.39);
            let (a, b) = (at + way * (DIE + 3.0), at + way * (DIE + 7.0));
            ink.line(a, b, 1.8, theme::danger());
        }
    }
}

/// A square of that half size, turned by an angle.
fn cube(ink: &mut Ink, at: Vec2, (size, turn): (f32, f32), colour: Color32) {
    let side = Vec2::from_angle(turn) * size;
    let corner = |x: f32, y: f32| at + side * x + side.perp() * y;
    let square = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    ink.fill(&square.map(|(x, y)| corner(x, y)), colour);
}
