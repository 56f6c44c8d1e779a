//! The field with its grid, the cover and the stations.

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::{Paper, Scenery};
use crate::desktop::ink::{Ink, alpha, mix};
use crate::desktop::panels::theme;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::geometry::{Field, UNIT};

/// The sheet of the survey map.
pub const SHEET: Color32 = Color32::from_rgb(0x0f, 0x20, 0x2d);
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
    table(paper, s, width);
    let ink = &mut paper.ink;
    for (off, part) in [(10.0, 0.2), (5.0, 0.25)] {
        let below = middle + Vec2::splat(off);
        if round {
            ink.disc(below, half.x + 4.0, alpha(Color32::BLACK, part));
        } else {
            ink.block(below, half + Vec2::splat(4.0), alpha(Color32::BLACK, part));
        }
    }
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
            ink.frame(middle, half + Vec2::splat(out), thick, edge);
        }
    }
}

/// The ruler and where north is, as long as somebody plays.
pub fn legend(paper: &mut Paper, s: &Scenery) {
    if s.view().outcome.is_none() {
        scale_bar(paper, s);
        rose(paper, s);
    }
}

/// The table under the sheet: the map's lines of eight run on over it, faintly, so that the free space beside a
/// field belongs to it.
fn table(paper: &mut Paper, s: &Scenery, width: f32) {
    let space = s.eye.space;
    let (low, high) = (s.eye.under(space.min), s.eye.under(space.max));
    let first = width * 0.5 % 8.0;
    let ink = &mut paper.ink;
    ink.block(space.center(), space.size() * 0.5, alpha(SHEET, 0.34));
    let colour = alpha(LINES, 0.09);
    let lines = |from: f32, to: f32| {
        let count = |at: f32| ((at - first) / 8.0).floor() as i32;
        (count(from)..=count(to)).map(move |n| first + n as f32 * 8.0)
    };
    for x in lines(low.x, high.x).map(|x| s.eye.design(Vec2::new(x, 0.0)).x) {
        if x > space.min.x && x < space.max.x {
            ink.line(
                Vec2::new(x, space.min.y),
                Vec2::new(x, space.max.y),
                1.0,
                colour,
            );
        }
    }
    for y in lines(high.y, low.y).map(|y| s.eye.design(Vec2::new(0.0, y)).y) {
        if y > space.min.y && y < space.max.y {
            ink.line(
                Vec2::new(space.min.x, y),
                Vec2::new(space.max.x, y),
                1.0,
                colour,
            );
        }
    }
}

/// Where north is, at the upper left edge.
fn rose(paper: &mut Paper, s: &Scenery) {
    let at = s.eye.space.min + Vec2::new(28.0, 34.0);
    let to = |x: f32, y: f32| at + Vec2::new(x, y);
    let ink = &mut paper.ink;
    ink.ring(at, 15.0, 1.0, alpha(LINES, 0.6));
    ink.fill(
        &[to(0.0, -13.0), to(4.5, 2.0), to(0.0, -1.0)],
        theme::muted(),
    );
    ink.fill(
        &[to(0.0, -13.0), to(0.0, -1.0), to(-4.5, 2.0)],
        alpha(LINES, 0.8),
    );
    ink.line(to(0.0, -1.0), to(0.0, 11.0), 1.0, alpha(LINES, 0.8));
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
    let text = s.words().units(&steps.to_string());
    let at = left + Vec2::new((length * 0.5).max(24.0), -11.0);
    paper.text(at, text, 11.5, theme::muted());
}

/// The shadows of all cover, which fall to the south-east under all of it.
pub fn shadows(paper: &mut Paper, s: &Scenery) {
    let half = s.eye.length(UNIT / 2);
    for segment in s.show.seen.segments.values() {
        let deep = half * 0.14 * f32::from(segment.hits);
        let at = s.eye.see(segment.at) + Vec2::new(deep * 1.2, deep * 1.7);
        let dark = alpha(Color32::BLACK, 0.3);
        paper.ink.block(at, Vec2::splat(half), dark);
    }
}

/// All that can be seen of a segment of cover on the board: a block of stone, hatched as on a plan, with what it still
/// takes. Its upper face lies where the rules have it; its thickness falls to the south.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CoverLook {
    /// Half of its side, in points.
    pub half: f32,
    /// Hits it still takes.
    pub hits: u8,
    /// Whether it can be chosen now, and if so whether the pointer is on it.
    pub lit: Option<bool>,
}

impl CoverLook {
    /// Draws it about `at`.
    pub fn draw(&self, ink: &mut Ink, at: Vec2) {
        block(ink, at, self.half, self.hits);
        if let Some(hot) = self.lit {
            let (thick, part) = if hot { (2.6, 1.0) } else { (1.3, 0.5) };
            let edge = Vec2::splat(self.half - 0.5);
            ink.frame(at, edge, thick, alpha(theme::accent(), part));
        }
    }
}

/// A segment of cover of that half side, with a pip for each hit that it still takes.
pub fn block(ink: &mut Ink, at: Vec2, half: f32, hits: u8) {
    let strong = f32::from(hits) / 3.0;
    let fill = mix(SHEET, STONE, 0.45 + 0.55 * strong);
    let deep = half * 0.14 * f32::from(hits);
    let side = at + Vec2::Y * (half + deep * 0.5);
    let low = mix(fill, theme::ground(), 0.62);
    ink.block(side, Vec2::new(half, deep * 0.5 + 0.5), low);
    ink.block(at, Vec2::splat(half), fill);
    let colour = alpha(livery::STONE, 0.16 + 0.22 * strong);
    for n in -1..=1 {
        // Diagonal hatching that runs on from segment to segment.
        let (a, b) = hatch(half, n as f32 * half * 0.8);
        ink.line(at + a, at + b, (half * 0.06).max(0.9), colour);
    }
    let corner = |x: f32, y: f32| at + Vec2::new(x, y) * (half - 0.5);
    // Light comes from the north-west.
    let lit = [corner(-1.0, 1.0), corner(-1.0, -1.0), corner(1.0, -1.0)];
    ink.path(&lit, 1.2, alpha(livery::STONE, 0.85));
    let dark = [corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
    ink.path(&dark, 1.0, alpha(livery::STONE, 0.35));
    for n in 0..hits {
        let x = (f32::from(n) - f32::from(hits - 1) * 0.5) * half * 0.5;
        let pip = at + Vec2::new(x, half * 0.58);
        ink.disc(pip, (half * 0.13).max(1.1), livery::STONE);
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
