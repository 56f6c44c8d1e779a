//! The pictures on tiles of games: each game by what is seen on its table, in flat shapes.

use bevy_egui::egui::{
    Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Rgba, Shape, Stroke, Ui, Vec2,
};

use super::theme;
use crate::desktop::screen::Playing;

/// The light of windows and candles.
pub(crate) const LIGHT: Color32 = Color32::from_rgb(0xff, 0xdf, 0x9a);

/// Corners of a tile, in points.
pub(super) const ROUND: u8 = 12;

/// The corners of the band.
pub(super) const ROUNDED: CornerRadius = CornerRadius {
    nw: ROUND,
    ne: ROUND,
    sw: 0,
    se: 0,
};

/// The picture of a game on a band of its colour, at the top of a tile.
pub(super) fn scenery(ui: &Ui, band: Rect, game: Playing) {
    let painter = ui.painter().with_clip_rect(band.intersect(ui.clip_rect()));
    let colour = (game.profile().colour)();
    painter.rect_filled(band, ROUNDED, colour);
    let pen = Pen {
        painter: &painter,
        band,
        light: colour,
    };
    (game.profile().picture)(&pen);
}

/// Draws in parts of the band: 0 to 1 from left to right and from top to bottom.
pub(crate) struct Pen<'p> {
    pub(crate) painter: &'p Painter,
    band: Rect,
    /// The colour of the game.
    light: Color32,
}

impl Pen<'_> {
    pub(crate) fn at(&self, x: f32, y: f32) -> Pos2 {
        self.band.min + Vec2::new(x, y) * self.band.size()
    }

    /// The game's colour, darkened. Nothing shines through, so what overlaps shows no seam.
    pub(crate) fn dark(&self, part: f32) -> Color32 {
        let (light, ground) = (Rgba::from(self.light), Rgba::from(theme::ground()));
        Color32::from(light * (1.0 - part) + ground * part)
    }

    /// Lengths in parts of the band's height.
    pub(crate) fn long(&self, part: f32) -> f32 {
        self.band.height() * part
    }

    pub(crate) fn block(
        &self,
        (left, right): (f32, f32),
        (top, bottom): (f32, f32),
        colour: Color32,
    ) {
        let rect = Rect::from_min_max(self.at(left, top), self.at(right, bottom));
        self.painter.rect_filled(rect, 0.0, colour);
    }

    pub(crate) fn disc(&self, x: f32, y: f32, radius: f32, colour: Color32) {
        let (at, radius) = (self.at(x, y), self.long(radius));
        self.painter.circle_filled(at, radius, colour);
    }

    /// A shape without dents.
    pub(crate) fn fill(&self, points: &[(f32, f32)], colour: Color32) {
        let points = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        self.painter
            .add(Shape::convex_polygon(points, colour, Stroke::NONE));
    }

    /// All below a line from left to right. The edges of single parts fade out and would show where they meet, so
    /// one mesh lies over all but the upper edge.
    pub(crate) fn ground(&self, tops: &[(f32, f32)], colour: Color32) {
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

    pub(crate) fn line(&self, from: (f32, f32), to: (f32, f32), thick: f32, colour: Color32) {
        let ends = [self.at(from.0, from.1), self.at(to.0, to.1)];
        self.painter.line_segment(ends, Stroke::new(thick, colour));
    }
}
