//! The drawing of a frame: the body of its type, and on it a piece of gear for each working system. So each loadout
//! looks different, and lost systems are missing.

use std::f32::consts::PI;

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::{livery, silhouette};
use crate::desktop::ink::{Ink, mix};
use crate::games::frames::View;
use crate::games::frames::components::Frame;
use crate::games::frames::content::{FrameType, SYSTEMS, Silhouette, System, Systems};

/// Body and gear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Figure {
    /// The body.
    pub body: Silhouette,
    /// The gear on it.
    pub systems: Systems,
    /// Rockets on its back.
    pub rockets: u8,
}

impl Figure {
    /// A frame of that type, whole.
    #[must_use]
    pub const fn whole(kind: &FrameType) -> Self {
        Self {
            body: kind.silhouette,
            systems: kind.systems,
            rockets: 0,
        }
    }

    /// A frame with what it has left.
    #[must_use]
    pub fn of(view: &View, frame: &Frame) -> Self {
        let kind = view.content.frames.get(usize::from(frame.kind));
        Self {
            body: kind.map_or_else(Silhouette::default, |k| k.silhouette),
            systems: frame.systems,
            rockets: frame.rockets,
        }
    }
}

/// Draws it about `at`, as large as a body of that size; `ground` is what it stands on.
pub fn figure(
    ink: &mut Ink,
    figure: Figure,
    at: Vec2,
    scale: f32,
    (light, ground): (Color32, Color32),
) {
    let mut rig = GearMount {
        ink,
        at,
        scale,
        light,
        side: 1.0,
    };
    // Masts, tubes and rockets stand behind the body, plates and barrels before it.
    rig.all(figure, true);
    silhouette::body(rig.ink, figure.body, at, scale, (light, ground));
    rig.all(figure, false);
}

/// Mounts gear on one side or the other.
struct GearMount<'i> {
    ink: &'i mut Ink,
    at: Vec2,
    scale: f32,
    light: Color32,
    side: f32,
}

impl GearMount<'_> {
    fn all(&mut self, figure: Figure, behind: bool) {
        for system in SYSTEMS {
            for n in 0..figure.systems.get(system).min(2) {
                self.side = if n == 0 { 1.0 } else { -1.0 };
                self.mount(system, behind);
            }
        }
        if behind {
            for n in 0..figure.rockets.min(3) {
                self.side = -1.0;
                let x = 0.42 + 0.24 * f32::from(n);
                let red = livery::system(System::Direct);
                let tip = [(x - 0.1, -0.72), (x + 0.1, -0.72), (x, -1.02)];
                self.shape(&tip, red);
                self.limb((x, -0.74), (x, -0.4), 0.12, self.light);
            }
        }
    }

    /// One system: its gear in its colour, edged like the body so that its shape is visible too.
    fn mount(&mut self, system: System, behind: bool) {
        let colour = livery::system(system);
        let light = self.light;
        match (system, behind) {
            (System::Spotting, true) => {
                self.limb((0.16, -0.6), (0.3, -1.1), 0.08, light);
                let dish = self.to(0.34, -1.1);
                let tilt = if self.side > 0.0 { -0.7 } else { -PI + 0.7 };
                let (far, thick) = (0.22 * self.scale, 0.12 * self.scale);
                self.ink
                    .arc(dish, far, thick, (tilt - 1.3, tilt + 1.3), colour);
            }
            (System::Artillery, true) => {
                self.limb((0.3, -0.3), (0.78, -1.0), 0.26, colour);
                self.limb((0.68, -0.86), (0.8, -1.03), 0.34, light);
            }
            (System::Movement, true) => {
                self.shape(
                    &[(0.42, 0.5), (0.86, 0.62), (0.74, 1.08), (0.56, 0.98)],
                    colour,
                );
                self.limb((0.3, 0.3), (0.6, 0.66), 0.12, light);
            }
            (System::Environment, true) => {
                let (far, thick) = (1.02 * self.scale, 0.1 * self.scale);
                self.ink
                    .arc(self.at, far, thick, (PI * 1.08, PI * 1.92), colour);
            }
            (System::Defense, false) => {
                let plate = [
                    (-1.02, -0.3),
                    (-0.56, -0.38),
                    (-0.56, 0.34),
                    (-0.78, 0.56),
                    (-1.02, 0.3),
                ];
                self.shape(&plate, light);
                let inner =
                    plate.map(|(x, y)| ((x + 0.79) * 0.72 - 0.79, (y - 0.06) * 0.76 + 0.06));
                self.shape(&inner, colour);
            }
            (System::Direct, false) => {
                self.limb((0.4, -0.1), (1.12, -0.16), 0.17, light);
                self.limb((0.96, -0.15), (1.16, -0.165), 0.3, colour);
            }
            (System::Melee, false) => {
                self.shape(&[(0.5, 0.2), (0.66, 0.42), (1.12, -0.08)], colour);
                self.limb((0.44, 0.42), (0.7, 0.2), 0.12, light);
            }
            (System::Split(_), false) => {
                self.limb((0.4, 0.1), (0.94, 0.04), 0.14, light);
                self.shape(&[(0.86, -0.1), (0.86, 0.2), (1.16, 0.04)], colour);
            }
            (System::Own(_), true) => {
                self.limb((0.1, -0.5), (0.1, -0.9), 0.14, light);
                self.shape(
                    &[(-0.12, -0.98), (0.1, -1.2), (0.32, -0.98), (0.1, -0.76)],
                    colour,
                );
            }
            _ => {}
        }
    }

    fn to(&self, x: f32, y: f32) -> Vec2 {
        self.at + Vec2::new(x * self.side, y) * self.scale
    }

    fn shape(&mut self, points: &[(f32, f32)], colour: Color32) {
        let points: Vec<Vec2> = points.iter().map(|&(x, y)| self.to(x, y)).collect();
        self.ink.fill(&points, mix(colour, self.light, 0.08));
    }

    fn limb(&mut self, a: (f32, f32), b: (f32, f32), width: f32, colour: Color32) {
        let (a, b) = (self.to(a.0, a.1), self.to(b.0, b.1));
        self.ink.line(a, b, width * self.scale, colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(systems: Systems) -> usize {
        let mut ink = Ink::default();
        let whole = Figure {
            systems,
            ..Figure::default()
        };
        let colours = (Color32::WHITE, Color32::BLACK);
        figure(&mut ink, whole, Vec2::ZERO, 40.0, colours);
        ink.points.len()
    }

    #[test]
    fn every_system_is_seen_on_the_figure_and_missed_when_it_is_lost() {
        let bare = drawn(Systems::NONE);
        for system in SYSTEMS {
            let mut one = Systems::NONE;
            one.0[system.index()] = 1;
            let with = drawn(one);
            assert!(with > bare, "{system:?} is not drawn");
            one.0[system.index()] = 2;
            assert!(drawn(one) > with, "a second {system:?} is not drawn");
        }
    }
}
