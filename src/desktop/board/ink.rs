//! A drawing of flat shapes with soft edges, made of triangles: the board shows it as a mesh, panels show
//! it with egui, so a frame looks the same in both.

use std::f32::consts::TAU;

use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Mesh, Pos2};

/// How wide an edge fades, in points of the design.
const FADE: f32 = 0.9;

/// Triangles with a colour at each corner; y grows downwards.
#[derive(Debug, Clone, Default)]
pub struct Ink {
    /// Corners.
    pub points: Vec<Vec2>,
    /// Their colours, not premultiplied.
    pub colours: Vec<[u8; 4]>,
    /// Three corners each.
    pub triangles: Vec<u32>,
}

/// That colour, more or less transparent.
#[must_use]
pub fn alpha(colour: Color32, part: f32) -> Color32 {
    let [r, g, b, a] = colour.to_srgba_unmultiplied();
    Color32::from_rgba_unmultiplied(r, g, b, (f32::from(a) * part.clamp(0.0, 1.0)) as u8)
}

/// Between two opaque colours.
#[must_use]
pub fn mix(a: Color32, b: Color32, part: f32) -> Color32 {
    let between = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * part) as u8;
    Color32::from_rgb(
        between(a.r(), b.r()),
        between(a.g(), b.g()),
        between(a.b(), b.b()),
    )
}

impl Ink {
    fn corner(&mut self, at: Vec2, colour: [u8; 4]) {
        self.points.push(at);
        self.colours.push(colour);
    }

    /// A convex polygon.
    pub fn fill(&mut self, shape: &[Vec2], colour: Color32) {
        let count = shape.len();
        if count < 3 || colour.a() == 0 {
            return;
        }
        let area: f32 = (0..count)
            .map(|n| shape[n].perp_dot(shape[(n + 1) % count]))
            .sum();
        let turn = area.signum();
        let colour = colour.to_srgba_unmultiplied();
        // An edge fades to the same colour, so that it does not darken on its way.
        let clear = [colour[0], colour[1], colour[2], 0];
        let first = self.points.len() as u32;
        for n in 0..count {
            let (before, here, after) = (
                shape[(n + count - 1) % count],
                shape[n],
                shape[(n + 1) % count],
            );
            let a = (here - before).perp().normalize_or_zero() * -turn;
            let b = (after - here).perp().normalize_or_zero() * -turn;
            let out = (a + b).normalize_or_zero();
            // Sharp corners reach farther out, up to twice as far.
            let reach = 1.0 / out.dot(a).max(0.5);
            self.corner(here - out * reach * FADE * 0.5, colour);
            self.corner(here + out * reach * FADE * 0.5, clear);
        }
        let count = count as u32;
        for n in 1..count - 1 {
            self.triangles
                .extend([first, first + 2 * n, first + 2 * n + 2]);
        }
        for n in 0..count {
            let (a, b) = (first + 2 * n, first + 2 * ((n + 1) % count));
            self.triangles.extend([a, a + 1, b, b, a + 1, b + 1]);
        }
    }

    /// A straight line.
    pub fn line(&mut self, a: Vec2, b: Vec2, width: f32, colour: Color32) {
        let side = (b - a).perp().normalize_or_zero() * width * 0.5;
        self.fill(&[a + side, b + side, b - side, a - side], colour);
    }

    /// A dashed line.
    pub fn dashes(
        &mut self,
        a: Vec2,
        b: Vec2,
        width: f32,
        (dash, gap): (f32, f32),
        colour: Color32,
    ) {
        let length = (b - a).length();
        let way = (b - a).normalize_or_zero();
        let mut from = 0.0;
        while from < length {
            let to = (from + dash).min(length);
            self.line(a + way * from, a + way * to, width, colour);
            from += dash + gap;
        }
    }

    /// Lines from point to point.
    pub fn path(&mut self, points: &[Vec2], width: f32, colour: Color32) {
        for pair in points.windows(2) {
            self.line(pair[0], pair[1], width, colour);
        }
    }

    /// A filled circle.
    pub fn disc(&mut self, at: Vec2, radius: f32, colour: Color32) {
        let shape: Vec<Vec2> = round(at, radius).collect();
        self.fill(&shape, colour);
    }

    /// The line of a circle.
    pub fn ring(&mut self, at: Vec2, radius: f32, width: f32, colour: Color32) {
        self.arc(at, radius, width, (0.0, TAU), colour);
    }

    /// Part of the line of a circle, angles clockwise from the right.
    pub fn arc(
        &mut self,
        at: Vec2,
        radius: f32,
        width: f32,
        (from, to): (f32, f32),
        colour: Color32,
    ) {
        if colour.a() == 0 || radius <= 0.0 {
            return;
        }
        let colour = colour.to_srgba_unmultiplied();
        // An edge fades to the same colour, so that it does not darken on its way.
        let clear = [colour[0], colour[1], colour[2], 0];
        let steps = (steps(radius) as f32 * (to - from).abs() / TAU)
            .ceil()
            .max(2.0) as u32;
        let half = width * 0.5;
        let rows = [
            (radius - half - FADE * 0.5, clear),
            (radius - half + FADE * 0.5, colour),
            (radius + half - FADE * 0.5, colour),
            (radius + half + FADE * 0.5, clear),
        ];
        let first = self.points.len() as u32;
        for n in 0..=steps {
            let angle = from + (to - from) * n as f32 / steps as f32;
            for (radius, colour) in rows {
                self.corner(at + Vec2::from_angle(angle) * radius.max(0.0), colour);
            }
        }
        for n in 0..steps {
            for row in 0..3 {
                let a = first + 4 * n + row;
                let b = a + 4;
                self.triangles.extend([a, a + 1, b, b, a + 1, b + 1]);
            }
        }
    }

    /// A dashed circle of that many dashes; `part` of each is drawn.
    pub fn dashed_ring(
        &mut self,
        at: Vec2,
        radius: f32,
        width: f32,
        (dashes, part): (u32, f32),
        colour: Color32,
    ) {
        let step = TAU / dashes.max(1) as f32;
        for n in 0..dashes {
            let from = n as f32 * step;
            self.arc(at, radius, width, (from, from + step * part), colour);
        }
    }

    /// A rectangle by its middle and half size.
    pub fn block(&mut self, at: Vec2, half: Vec2, colour: Color32) {
        let (x, y) = (Vec2::new(half.x, 0.0), Vec2::new(0.0, half.y));
        self.fill(&[at - x - y, at + x - y, at + x + y, at - x + y], colour);
    }

    /// What egui draws, moved by `offset`.
    #[must_use]
    pub fn egui(&self, offset: bevy_egui::egui::Vec2) -> Mesh {
        let mut mesh = Mesh::default();
        for (at, colour) in self.points.iter().zip(&self.colours) {
            let [r, g, b, a] = *colour;
            let colour = Color32::from_rgba_unmultiplied(r, g, b, a);
            mesh.colored_vertex(Pos2::new(at.x, at.y) + offset, colour);
        }
        mesh.indices.clone_from(&self.triangles);
        mesh
    }
}

/// The points of a circle, as many as its size needs.
pub fn round(at: Vec2, radius: f32) -> impl Iterator<Item = Vec2> {
    let count = steps(radius);
    (0..count).map(move |n| at + Vec2::from_angle(TAU * n as f32 / count as f32) * radius)
}

fn steps(radius: f32) -> u32 {
    ((radius.max(1.0).sqrt() * 7.0) as u32).clamp(10, 120)
}
