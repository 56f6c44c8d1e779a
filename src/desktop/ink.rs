//! A drawing of flat shapes with soft edges, made of triangles: the board shows it as a mesh, panels show
//! it with egui, so a frame looks the same in both.

use std::f32::consts::TAU;

use bevy::math::{Rect, Vec2};
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
    /// Nothing is drawn any more; the room for it stays.
    pub fn clear(&mut self) {
        self.points.clear();
        self.colours.clear();
        self.triangles.clear();
    }

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

    /// The four sides of a rectangle, by its middle and half its size.
    pub fn frame(&mut self, at: Vec2, half: Vec2, width: f32, colour: Color32) {
        let corner = |x: f32, y: f32| at + half * Vec2::new(x, y);
        let corners = [
            corner(-1.0, -1.0),
            corner(1.0, -1.0),
            corner(1.0, 1.0),
            corner(-1.0, 1.0),
            corner(-1.0, -1.0),
        ];
        self.path(&corners, width, colour);
    }

    /// Lays another drawing over this one.
    pub fn add(&mut self, over: &Self) {
        let first = self.points.len() as u32;
        self.points.extend(&over.points);
        self.colours.extend(&over.colours);
        self.triangles
            .extend(over.triangles.iter().map(|n| first + n));
    }

    /// Leaves only what lies in `space`: triangles across its edge are cut there.
    pub fn clip(&mut self, space: Rect) {
        let all = std::mem::take(&mut self.triangles);
        for corners in all.chunks_exact(3) {
            let within = |&n: &u32| space.contains(self.points[n as usize]);
            if corners.iter().all(within) {
                self.triangles.extend(corners);
            } else {
                self.cut(corners, space);
            }
        }
    }

    /// What is left of a triangle in `space`.
    fn cut(&mut self, corners: &[u32], space: Rect) {
        /// How far within one of the four edges a point lies.
        const EDGES: [fn(Vec2, Rect) -> f32; 4] = [
            |p, r| p.x - r.min.x,
            |p, r| r.max.x - p.x,
            |p, r| p.y - r.min.y,
            |p, r| r.max.y - p.y,
        ];
        let corner = |&n: &u32| (self.points[n as usize], self.colours[n as usize]);
        let mut shape: Vec<(Vec2, [u8; 4])> = corners.iter().map(corner).collect();
        for within in EDGES {
            let before = std::mem::take(&mut shape);
            let last = before.iter().cycle().skip(before.len().saturating_sub(1));
            for (&(from, old), &(to, new)) in last.zip(&before) {
                let (a, b) = (within(from, space), within(to, space));
                if (a < 0.0) != (b < 0.0) {
                    let part = a / (a - b);
                    shape.push((from.lerp(to, part), between(old, new, part)));
                }
                if b >= 0.0 {
                    shape.push((to, new));
                }
            }
        }
        let first = self.points.len() as u32;
        for &(at, colour) in &shape {
            self.corner(at, colour);
        }
        for n in 2..shape.len() as u32 {
            self.triangles.extend([first, first + n - 1, first + n]);
        }
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

/// Between two colours of corners.
fn between(a: [u8; 4], b: [u8; 4], part: f32) -> [u8; 4] {
    std::array::from_fn(|n| {
        let (a, b) = (f32::from(a[n]), f32::from(b[n]));
        (a + (b - a) * part) as u8
    })
}

/// The points of a circle, as many as its size needs.
pub fn round(at: Vec2, radius: f32) -> impl Iterator<Item = Vec2> {
    let count = steps(radius);
    (0..count).map(move |n| at + Vec2::from_angle(TAU * n as f32 / count as f32) * radius)
}

fn steps(radius: f32) -> u32 {
    ((radius.max(1.0).sqrt() * 7.0) as u32).clamp(10, 120)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The area of all triangles.
    fn area(ink: &Ink) -> f32 {
        let corner = |n: u32| ink.points[n as usize];
        let triangles = ink.triangles.chunks_exact(3);
        let each =
            triangles.map(|t| (corner(t[1]) - corner(t[0])).perp_dot(corner(t[2]) - corner(t[0])));
        each.map(|twice| twice.abs() * 0.5).sum()
    }

    #[test]
    fn what_reaches_over_the_edge_is_cut_there() {
        let space = Rect::from_corners(Vec2::ZERO, Vec2::splat(100.0));
        let mut ink = Ink::default();
        ink.block(
            Vec2::new(100.0, 50.0),
            Vec2::new(20.0, 10.0),
            Color32::WHITE,
        );
        ink.block(Vec2::new(200.0, 50.0), Vec2::splat(10.0), Color32::WHITE);
        ink.block(Vec2::new(20.0, 20.0), Vec2::splat(10.0), Color32::WHITE);
        ink.clip(space);
        for &n in &ink.triangles {
            let at = ink.points[n as usize];
            assert!(space.inflate(0.01).contains(at), "{at} is shown");
        }
        // Half of the first is left, nothing of the second, all of the third.
        let left = area(&ink);
        let whole = (20.0 + FADE).powi(2);
        let expected = (20.0 + FADE * 0.5) * (20.0 + FADE) + whole;
        assert!(
            (left - expected).abs() < 0.1,
            "{left} is left of {expected}"
        );
    }
}
