//! The eight bodies of frames, in a circle of radius 1, y downwards.

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use crate::desktop::ink::{Ink, mix};
use crate::games::frames::content::Silhouette;

/// Draws in a circle of its own.
struct Pen<'i> {
    ink: &'i mut Ink,
    at: Vec2,
    scale: f32,
    light: Color32,
    dark: Color32,
}

impl Pen<'_> {
    fn to(&self, x: f32, y: f32) -> Vec2 {
        self.at + Vec2::new(x, y) * self.scale
    }

    fn shape(&mut self, dark: bool, points: &[(f32, f32)]) {
        let points: Vec<Vec2> = points.iter().map(|&(x, y)| self.to(x, y)).collect();
        let colour = if dark { self.dark } else { self.light };
        self.ink.fill(&points, colour);
    }

    /// The same on both sides of the middle.
    fn pair(&mut self, dark: bool, points: &[(f32, f32)]) {
        self.shape(dark, points);
        let other: Vec<(f32, f32)> = points.iter().map(|&(x, y)| (-x, y)).collect();
        self.shape(dark, &other);
    }

    fn limb(&mut self, points: &[(f32, f32)], width: f32) {
        let points: Vec<Vec2> = points.iter().map(|&(x, y)| self.to(x, y)).collect();
        self.ink.path(&points, width * self.scale, self.light);
    }

    fn limbs(&mut self, points: &[(f32, f32)], width: f32) {
        self.limb(points, width);
        let other: Vec<(f32, f32)> = points.iter().map(|&(x, y)| (-x, y)).collect();
        self.limb(&other, width);
    }

    fn dot(&mut self, dark: bool, x: f32, y: f32, radius: f32) {
        let at = self.to(x, y);
        let colour = if dark { self.dark } else { self.light };
        self.ink.disc(at, radius * self.scale, colour);
    }
}

/// Draws a body about `at` in that colour; `ground` is what it stands on, for its openings.
pub fn body(
    ink: &mut Ink,
    which: Silhouette,
    at: Vec2,
    scale: f32,
    (light, ground): (Color32, Color32),
) {
    let dark = mix(ground, light, 0.25);
    let mut pen = Pen {
        ink,
        at,
        scale,
        light,
        dark,
    };
    match which {
        Silhouette::Walker => walker(&mut pen),
        Silhouette::Crawler => crawler(&mut pen),
        Silhouette::Hover => hover(&mut pen),
        Silhouette::Tower => tower(&mut pen),
        Silhouette::Lancer => lancer(&mut pen),
        Silhouette::Drone => drone(&mut pen),
        Silhouette::Bulwark => bulwark(&mut pen),
        Silhouette::Hauler => hauler(&mut pen),
    }
}

fn walker(pen: &mut Pen) {
    pen.limbs(&[(0.16, 0.15), (0.3, 0.45), (0.24, 0.82)], 0.2);
    pen.pair(
        false,
        &[(0.12, 0.76), (0.42, 0.76), (0.46, 0.9), (0.1, 0.9)],
    );
    pen.shape(
        false,
        &[(-0.36, -0.42), (0.36, -0.42), (0.24, 0.22), (-0.24, 0.22)],
    );
    pen.pair(
        false,
        &[(0.36, -0.5), (0.62, -0.42), (0.62, -0.12), (0.4, -0.16)],
    );
    pen.limbs(&[(0.53, -0.14), (0.56, 0.28)], 0.15);
    pen.shape(
        false,
        &[(-0.16, -0.8), (0.16, -0.8), (0.2, -0.5), (-0.2, -0.5)],
    );
    pen.shape(
        true,
        &[(-0.12, -0.7), (0.12, -0.7), (0.12, -0.62), (-0.12, -0.62)],
    );
    pen.shape(
        true,
        &[(-0.14, -0.26), (0.14, -0.26), (0.1, -0.02), (-0.1, -0.02)],
    );
}

fn crawler(pen: &mut Pen) {
    for (x, knee, foot) in [(0.18, 0.34, 0.3), (0.4, 0.62, 0.66), (0.5, 0.78, 0.9)] {
        pen.limbs(&[(x, 0.1), (knee, -0.16), (foot, 0.56)], 0.11);
    }
    pen.shape(
        false,
        &[
            (-0.6, 0.08),
            (-0.42, -0.26),
            (0.42, -0.26),
            (0.6, 0.08),
            (0.44, 0.3),
            (-0.44, 0.3),
        ],
    );
    pen.shape(
        false,
        &[(-0.24, -0.5), (0.24, -0.5), (0.34, -0.22), (-0.34, -0.22)],
    );
    pen.shape(
        true,
        &[(-0.14, -0.42), (0.14, -0.42), (0.17, -0.32), (-0.17, -0.32)],
    );
    pen.pair(
        true,
        &[(0.14, 0.04), (0.34, 0.04), (0.3, 0.14), (0.14, 0.14)],
    );
}

fn hover(pen: &mut Pen) {
    pen.shape(
        false,
        &[
            (-0.86, 0.1),
            (-0.6, -0.14),
            (0.6, -0.14),
            (0.86, 0.1),
            (0.62, 0.3),
            (-0.62, 0.3),
        ],
    );
    pen.shape(
        false,
        &[(-0.4, -0.14), (-0.2, -0.5), (0.22, -0.5), (0.42, -0.14)],
    );
    pen.shape(
        true,
        &[(-0.22, -0.2), (-0.12, -0.4), (0.14, -0.4), (0.24, -0.2)],
    );
    for x in [-0.5, 0.0, 0.5] {
        pen.shape(
            false,
            &[
                (x - 0.16, 0.38),
                (x + 0.16, 0.38),
                (x + 0.08, 0.5),
                (x - 0.08, 0.5),
            ],
        );
        pen.shape(false, &[(x - 0.08, 0.58), (x + 0.08, 0.58), (x, 0.74)]);
    }
    pen.pair(
        true,
        &[(0.34, 0.0), (0.64, 0.04), (0.54, 0.14), (0.34, 0.14)],
    );
}

fn tower(pen: &mut Pen) {
    pen.shape(
        false,
        &[(-0.56, 0.86), (-0.3, 0.56), (0.3, 0.56), (0.56, 0.86)],
    );
    pen.shape(
        false,
        &[(-0.16, 0.6), (-0.12, -0.2), (0.12, -0.2), (0.16, 0.6)],
    );
    pen.limbs(&[(0.1, 0.2), (0.34, -0.2)], 0.1);
    pen.shape(
        false,
        &[(-0.54, -0.18), (-0.46, -0.4), (0.46, -0.4), (0.54, -0.18)],
    );
    pen.shape(
        false,
        &[(-0.3, -0.4), (-0.24, -0.66), (0.2, -0.66), (0.28, -0.4)],
    );
    pen.limb(&[(0.1, -0.56), (0.82, -0.74)], 0.15);
    pen.shape(
        true,
        &[(-0.18, -0.6), (0.02, -0.6), (0.04, -0.48), (-0.2, -0.48)],
    );
    pen.shape(
        true,
        &[(-0.06, 0.0), (0.06, 0.0), (0.07, 0.34), (-0.07, 0.34)],
    );
}

fn lancer(pen: &mut Pen) {
    pen.limb(&[(-0.5, 0.5), (0.86, -0.66)], 0.1);
    pen.shape(false, &[(0.6, -0.58), (0.72, -0.38), (0.98, -0.8)]);
    pen.limbs(&[(0.1, 0.16), (0.22, 0.5), (0.12, 0.86)], 0.16);
    pen.shape(
        false,
        &[(-0.24, -0.4), (0.24, -0.4), (0.16, 0.24), (-0.16, 0.24)],
    );
    pen.shape(
        false,
        &[(-0.4, -0.5), (-0.18, -0.5), (-0.24, -0.14), (-0.42, -0.2)],
    );
    pen.limb(&[(0.2, -0.34), (0.36, -0.1), (0.22, 0.0)], 0.14);
    pen.shape(
        false,
        &[(-0.12, -0.78), (0.1, -0.86), (0.17, -0.5), (-0.15, -0.5)],
    );
    pen.shape(
        true,
        &[(-0.06, -0.7), (0.1, -0.72), (0.11, -0.64), (-0.06, -0.62)],
    );
}

fn drone(pen: &mut Pen) {
    for (x, y) in [(0.6, -0.5), (-0.6, -0.5), (0.6, 0.5), (-0.6, 0.5)] {
        pen.limb(&[(0.0, 0.0), (x, y)], 0.1);
        let at = pen.to(x, y);
        let (scale, light) = (pen.scale, pen.light);
        pen.ink.ring(at, 0.25 * scale, 0.08 * scale, light);
        pen.dot(false, x, y, 0.08);
    }
    pen.shape(
        false,
        &[
            (-0.3, 0.0),
            (-0.18, -0.28),
            (0.18, -0.28),
            (0.3, 0.0),
            (0.18, 0.3),
            (-0.18, 0.3),
        ],
    );
    pen.dot(true, 0.0, 0.0, 0.13);
    pen.dot(false, 0.03, -0.03, 0.05);
}

fn bulwark(pen: &mut Pen) {
    pen.limbs(&[(0.24, 0.3), (0.3, 0.86)], 0.2);
    pen.pair(
        false,
        &[(0.44, -0.46), (0.74, -0.3), (0.7, 0.06), (0.46, 0.0)],
    );
    pen.shape(
        false,
        &[(-0.14, -0.8), (0.14, -0.8), (0.2, -0.5), (-0.2, -0.5)],
    );
    pen.shape(
        false,
        &[
            (-0.54, -0.52),
            (0.54, -0.52),
            (0.56, 0.3),
            (0.3, 0.6),
            (-0.3, 0.6),
            (-0.56, 0.3),
        ],
    );
    pen.shape(
        true,
        &[(-0.05, -0.4), (0.05, -0.4), (0.05, 0.48), (-0.05, 0.48)],
    );
    pen.shape(true, &[(-0.4, -0.1), (0.4, -0.1), (0.4, 0.0), (-0.4, 0.0)]);
    for (x, y) in [(0.36, -0.36), (-0.36, -0.36), (0.36, 0.2), (-0.36, 0.2)] {
        pen.dot(true, x, y, 0.06);
    }
}

fn hauler(pen: &mut Pen) {
    pen.shape(
        false,
        &[(-0.84, 0.12), (0.8, 0.12), (0.74, 0.4), (-0.78, 0.4)],
    );
    pen.shape(
        false,
        &[(-0.78, -0.44), (-0.06, -0.44), (-0.06, 0.06), (-0.78, 0.06)],
    );
    pen.shape(
        false,
        &[(0.02, -0.2), (0.34, -0.2), (0.34, 0.06), (0.02, 0.06)],
    );
    pen.shape(
        false,
        &[(0.42, -0.46), (0.68, -0.46), (0.82, 0.06), (0.42, 0.06)],
    );
    pen.shape(
        true,
        &[(0.5, -0.36), (0.64, -0.36), (0.7, -0.12), (0.5, -0.12)],
    );
    pen.shape(
        true,
        &[(-0.46, -0.4), (-0.38, -0.4), (-0.38, 0.02), (-0.46, 0.02)],
    );
    for x in [-0.56, -0.06, 0.5] {
        pen.dot(false, x, 0.52, 0.24);
        pen.dot(true, x, 0.52, 0.1);
    }
}
