//! The pictures on tiles of games: each game by what is seen on its table, in flat shapes.

use bevy_egui::egui::{
    Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Rgba, Shape, Stroke, Ui, Vec2,
};

use super::theme;
use crate::desktop::screen::Playing;

/// The light of windows and candles.
const LIGHT: Color32 = Color32::from_rgb(0xff, 0xdf, 0x9a);

/// Corners of a tile, in points.
pub(super) const ROUND: u8 = 12;

/// The colour a game is known by.
fn colour(game: Playing) -> Color32 {
    match game {
        Playing::Biomes => theme::energies()[4],
        Playing::Sanctuary => Color32::from_rgb(0xc2, 0x9b, 0x5f),
        Playing::Souls => Color32::from_rgb(0xa8, 0x4f, 0x4f),
        Playing::Frames => Color32::from_rgb(0x5f, 0x8f, 0xc2),
    }
}

/// The picture of a game on a band of its colour, at the top of a tile.
pub(super) fn scenery(ui: &Ui, band: Rect, game: Playing) {
    let painter = ui.painter().with_clip_rect(band.intersect(ui.clip_rect()));
    let round = CornerRadius {
        nw: ROUND,
        ne: ROUND,
        sw: 0,
        se: 0,
    };
    painter.rect_filled(band, round, colour(game));
    let pen = Pen {
        painter: &painter,
        band,
        light: colour(game),
    };
    match game {
        Playing::Biomes => biomes(&pen),
        Playing::Sanctuary => sanctuary(&pen),
        Playing::Souls => souls(&pen),
        Playing::Frames => frames(&pen),
    }
}

/// Draws in parts of the band: 0 to 1 from left to right and from top to bottom.
struct Pen<'p> {
    painter: &'p Painter,
    band: Rect,
    /// What is darkened.
    light: Color32,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.band.min + Vec2::new(x, y) * self.band.size()
    }

    /// The game's colour, darkened. Nothing shines through, so what overlaps shows no seam.
    fn dark(&self, part: f32) -> Color32 {
        let (light, ground) = (Rgba::from(self.light), Rgba::from(theme::ground()));
        Color32::from(light * (1.0 - part) + ground * part)
    }

    /// Lengths in parts of the band's height.
    fn long(&self, part: f32) -> f32 {
        self.band.height() * part
    }

    fn block(&self, (left, right): (f32, f32), (top, bottom): (f32, f32), colour: Color32) {
        let rect = Rect::from_min_max(self.at(left, top), self.at(right, bottom));
        self.painter.rect_filled(rect, 0.0, colour);
    }

    fn disc(&self, x: f32, y: f32, radius: f32, colour: Color32) {
        let (at, radius) = (self.at(x, y), self.long(radius));
        self.painter.circle_filled(at, radius, colour);
    }

    /// A shape without dents.
    fn fill(&self, points: &[(f32, f32)], colour: Color32) {
        let points = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.painter
            .add(Shape::convex_polygon(points, colour, Stroke::NONE));
    }

    /// All below a line from left to right. The edges of single parts fade out and would show where they meet, so
    /// one mesh lies over all but the upper edge.
    fn ground(&self, tops: &[(f32, f32)], colour: Color32) {
        for pair in tops.windows(2) {
            let [(a, left), (b, right)] = [pair[0], pair[1]];
            self.fill(&[(a, left), (b, right), (b, 1.0), (a, 1.0)], colour);
        }
        let mut mesh = Mesh::default();
        let edge = Vec2::new(0.0, 1.0 / self.painter.pixels_per_point());
        for &(x, top) in tops {
            let n = mesh.vertices.len() as u32;
            mesh.colored_vertex(self.at(x, top) + edge, colour);
            mesh.colored_vertex(self.at(x, 1.0), colour);
            if n > 0 {
                mesh.add_triangle(n - 2, n - 1, n);
                mesh.add_triangle(n - 1, n, n + 1);
            }
        }
        self.painter.add(mesh);
    }

    fn line(&self, from: (f32, f32), to: (f32, f32), thick: f32, colour: Color32) {
        let ends = [self.at(from.0, from.1), self.at(to.0, to.1)];
        self.painter.line_segment(ends, Stroke::new(thick, colour));
    }
}

/// Ridges under a sun.
fn biomes(pen: &Pen) {
    pen.disc(0.74, 0.34, 0.2, LIGHT.gamma_multiply(0.85));
    for (ridge, shade) in [(0.5_f32, 0.3), (0.72, 0.72)] {
        let height = |n: u8| ridge + (f32::from(n) * 1.7 + ridge * 9.0).sin() * 0.13;
        let tops: Vec<_> = (0..=8_u8)
            .map(|n| (f32::from(n) / 8.0, height(n)))
            .collect();
        pen.ground(&tops, pen.dark(shade));
    }
    for n in 0..9_u8 {
        let x = 0.04 + f32::from(n) * 0.115;
        let top = 0.7 + f32::from(n % 3) * 0.05;
        pen.fill(
            &[(x, top), (x + 0.025, 1.0), (x - 0.025, 1.0)],
            pen.dark(0.85),
        );
    }
}

/// Towers with a lit window.
fn sanctuary(pen: &Pen) {
    for (left, right, top) in [(0.06, 0.22, 0.42), (0.78, 0.94, 0.42), (0.3, 0.7, 0.28)] {
        pen.block((left, right), (top, 1.0), pen.dark(0.55));
        let wide = (right - left) / 5.0;
        for n in [0.0_f32, 2.0, 4.0] {
            let a = left + wide * n;
            pen.block((a, a + wide), (top - 0.12, top), pen.dark(0.55));
        }
    }
    pen.block((0.0, 1.0), (0.84, 1.0), pen.dark(0.75));
    let panes = theme::energies();
    for (n, x) in [0.42_f32, 0.5, 0.58].into_iter().enumerate() {
        let arch = [
            (x - 0.03, 0.84),
            (x - 0.03, 0.56),
            (x, 0.44),
            (x + 0.03, 0.56),
            (x + 0.03, 0.84),
        ];
        pen.fill(&arch, panes[n]);
        pen.line((x, 0.46), (x, 0.84), 1.5, pen.dark(0.8));
    }
    for x in [0.14, 0.86] {
        pen.fill(
            &[
                (x - 0.02, 0.74),
                (x - 0.02, 0.6),
                (x, 0.54),
                (x + 0.02, 0.6),
                (x + 0.02, 0.74),
            ],
            LIGHT,
        );
    }
}

/// A house at night, and a die.
fn souls(pen: &Pen) {
    pen.disc(0.16, 0.3, 0.17, LIGHT.gamma_multiply(0.8));
    pen.block((0.34, 0.66), (0.42, 1.0), pen.dark(0.7));
    pen.fill(&[(0.3, 0.44), (0.5, 0.08), (0.7, 0.44)], pen.dark(0.85));
    pen.block((0.59, 0.63), (0.1, 0.34), pen.dark(0.85));
    for (x, y) in [(0.4, 0.54), (0.54, 0.54), (0.4, 0.76), (0.54, 0.76)] {
        let lit = (x, y) != (0.54, 0.76);
        let pane = if lit { LIGHT } else { pen.dark(0.4) };
        pen.block((x, x + 0.06), (y, y + 0.14), pane);
    }
    pen.block((0.0, 1.0), (0.92, 1.0), pen.dark(0.85));
    let (centre, half) = (pen.at(0.84, 0.7), pen.long(0.2));
    let die = Rect::from_center_size(centre, Vec2::splat(half * 2.0));
    pen.painter.rect_filled(die, half * 0.3, LIGHT);
    for (x, y) in [(-0.5, -0.5), (0.0, 0.0), (0.5, 0.5)] {
        let pip = centre + Vec2::new(x, y) * half;
        pen.painter.circle_filled(pip, half * 0.17, pen.dark(1.0));
    }
}

/// A grid with two machines, a station and a line of fire.
fn frames(pen: &Pen) {
    let thin = pen.dark(0.3);
    for n in 1..12_u8 {
        let x = f32::from(n) / 12.0;
        pen.line((x, 0.0), (x, 1.0), 1.0, thin);
    }
    for n in 1..4_u8 {
        let y = f32::from(n) / 4.0;
        pen.line((0.0, y), (1.0, y), 1.0, thin);
    }
    for (x, y) in [
        (0.42, 0.55),
        (0.46, 0.55),
        (0.46, 0.67),
        (0.3, 0.2),
        (0.34, 0.2),
    ] {
        pen.block((x, x + 0.036), (y, y + 0.11), pen.dark(0.6));
    }
    pen.line((0.2, 0.62), (0.72, 0.36), 2.0, theme::danger());
    for (x, y, radius) in [(0.2, 0.62, 0.19), (0.72, 0.36, 0.19), (0.88, 0.72, 0.15)] {
        pen.disc(x, y, radius, pen.dark(0.85));
        pen.disc(x, y, radius * 0.8, theme::text().gamma_multiply(0.85));
        pen.disc(x, y, radius * 0.62, pen.dark(0.9));
        let (w, h) = (radius * 0.1, radius * 0.36);
        pen.block((x - w, x + w), (y - h, y + h), LIGHT);
        pen.block(
            (x - w * 1.9, x + w * 1.9),
            (y - h * 0.4, y + h * 0.1),
            LIGHT,
        );
    }
}
