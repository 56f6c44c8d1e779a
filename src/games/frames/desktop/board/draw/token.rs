//! A frame as a disc with its body, its markers and its health.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::Paper;
use super::blows::crosshair;
use crate::desktop::ink::{Ink, alpha, mix};
use crate::desktop::panels::theme;
use crate::games::frames::content::{System, Systems};
use crate::games::frames::desktop::board::figure::{Figure, figure};
use crate::games::frames::desktop::board::glyph::{bead, shape};
use crate::games::frames::desktop::board::livery;
use crate::games::frames::desktop::board::viewport::BoardViewport;
use crate::games::frames::geometry::FRAME_RADIUS;
use crate::games::frames::match_state::Colour;
use crate::table::{Language, Seat};

/// A disc is drawn at least that large, in points, where there is room for it: smaller, one would no longer
/// tell bodies and patterns apart.
pub(super) const CLEAR: f32 = 16.0;
/// A disc in a crowd is drawn at least that large.
const LEAST: f32 = 9.0;
/// Two discs drawn larger than they are may overlap so much: this part of the way between them is each one's.
const SHARE: f32 = 0.56;
/// From this radius on, the systems about the disc are large enough to have shapes.
const ROOM: f32 = 13.0;
/// From this half size on a bead has room for the letter of its system.
const LETTER: f32 = 6.5;

/// What is said of a frame beside its body.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Mark {
    /// It has had its turn.
    pub acted: bool,
}

/// The disc with its body, for the board and for panels.
pub fn token(ink: &mut Ink, who: Figure, of: Seat, at: Vec2, radius: f32, mark: Mark) {
    let bright = if mark.acted { 0.35 } else { 1.0 };
    livery::disc(ink, of, at, radius, bright);
    // The body stands on a quiet middle, so that the pattern does not break its outline.
    let middle = mix(theme::ground(), livery::seat(of), 0.10 + 0.16 * bright);
    ink.disc(at, radius * 0.74, alpha(middle, 0.86));
    let light = mix(theme::ground(), theme::text(), 0.3 + 0.7 * bright);
    figure(ink, who, at, radius * 0.66, (light, middle));
}

/// How large a disc is drawn that comes no nearer than `near` to another, in points of the design.
#[must_use]
pub fn drawn(eye: &BoardViewport, near: f32) -> f32 {
    let real = eye.length(FRAME_RADIUS);
    real.max((near * SHARE).clamp(LEAST, CLEAR))
}

/// What whose turn it is makes of a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum InTurn {
    /// It is not its turn.
    #[default]
    No,
    /// It acts.
    Acts,
    /// Its turn is paused by another one.
    Paused,
}

/// All that can be seen of a frame on the board, its dice apart.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FrameLook {
    /// Its body with what is left on it.
    pub figure: Figure,
    /// White dice left.
    pub whites: u8,
    /// Whose.
    pub owner: Seat,
    /// How large its disc is drawn, in points.
    pub radius: f32,
    /// Whether it has had its turn.
    pub mark: Mark,
    /// Whether it can be chosen now, and if so whether the pointer is on it.
    pub lit: Option<bool>,
    /// Whether somebody clicked it to look at it.
    pub selected: bool,
    /// Whether it is its turn.
    pub turn: InTurn,
    /// Whether an attack aims at it.
    pub aimed: bool,
    /// Whether its owner is asked what it loses, or what covers it.
    pub asked: bool,
}

impl FrameLook {
    /// Draws it about `at`.
    pub fn draw(&self, ink: &mut Ink, at: Vec2) {
        let radius = self.radius;
        if let Some(hot) = self.lit {
            let width = if hot { 3.2 } else { 2.0 };
            ink.ring(at, radius + 3.5, width, theme::accent());
            ink.ring(at, radius + 6.5, 4.0, alpha(theme::accent(), 0.18));
        }
        piece(ink, (self.owner, self.mark), at, radius);
        token(ink, self.figure, self.owner, at, radius, self.mark);
        if self.selected {
            ink.ring(at, radius + 2.0, 1.5, theme::text());
        }
        match self.turn {
            InTurn::No => {}
            // Four arrows that point at it.
            InTurn::Acts => {
                for n in 0..4 {
                    let way = Vec2::from_angle(FRAC_PI_2 * n as f32 + FRAC_PI_2 * 0.5);
                    let (tip, back) = (at + way * (radius + 3.0), at + way * (radius + 11.0));
                    let side = way.perp() * 5.0;
                    ink.fill(&[tip, back + side, back - side], theme::text());
                }
            }
            // Two bars.
            InTurn::Paused => {
                let side = at + Vec2::new(0.0, -radius - 10.0);
                for x in [-3.0, 3.0] {
                    ink.block(side + Vec2::new(x, 0.0), Vec2::new(1.7, 5.0), theme::text());
                }
            }
        }
        if self.aimed {
            crosshair(ink, at, radius);
        }
        if self.asked {
            ink.ring(at, radius + 5.0, 2.2, theme::danger());
        }
        self.health(ink, at);
    }

    /// Beads, each of its colour and shape; rockets at the left.
    fn health(&self, ink: &mut Ink, at: Vec2) {
        let row = self.beads(at);
        let size = row.first().map_or(2.8, |(.., size)| *size);
        for (kind, place, size) in row {
            bead(ink, kind, place, size);
        }
        let reach = self.radius + size + 2.0;
        for n in 0..self.figure.rockets {
            let angle = PI + 0.35 + 0.36 * f32::from(n) * (12.0 / reach).clamp(0.5, 1.6);
            let way = Vec2::from_angle(angle);
            let (tip, back) = (
                at + way * (reach + size * 1.5),
                at + way * (reach - size * 0.5),
            );
            let side = way.perp() * size * 0.8;
            ink.fill(&[tip, back + side, back - side], theme::danger());
        }
    }

    /// The letters on its beads, where there is room for them.
    pub fn letters(&self, paper: &mut Paper, language: Language, at: Vec2) {
        for (kind, place, size) in self.beads(at) {
            if let Some(system) = kind.filter(|_| size >= LETTER) {
                let ink = match system {
                    System::Spotting => theme::ink(),
                    _ => theme::text(),
                };
                paper.text(place, system.letter(language), size * 1.7, ink);
            }
        }
    }

    fn beads(&self, at: Vec2) -> Vec<(Option<System>, Vec2, f32)> {
        beads((self.figure.systems, self.whites), at, self.radius)
    }
}

/// The thickness of a disc that lies on the board, and its shadow.
fn piece(ink: &mut Ink, (of, mark): (Seat, Mark), at: Vec2, radius: f32) {
    for (far, part) in [(1.16, 0.14), (1.06, 0.22)] {
        let below = at + Vec2::new(radius * 0.14, radius * 0.3);
        ink.disc(below, radius * far, alpha(Color32::BLACK, part));
    }
    let bright = if mark.acted { 0.2 } else { 0.42 };
    let side = mix(theme::ground(), livery::seat(of), bright);
    ink.disc(at + Vec2::Y * radius * 0.15, radius, side);
}

/// White dice and systems as beads below the disc: what each is, its place and its half size.
pub fn beads(
    (systems, whites): (Systems, u8),
    at: Vec2,
    radius: f32,
) -> Vec<(Option<System>, Vec2, f32)> {
    let mut all: Vec<Option<System>> = vec![None; usize::from(whites)];
    for (system, count) in systems.iter() {
        all.extend((0..count).map(|_| Some(system)));
    }
    let size = if radius < ROOM {
        2.2
    } else {
        (radius * 0.2).clamp(2.8, 9.0)
    };
    let reach = radius + size + if radius < ROOM { 1.0 } else { 2.5 };
    let step = (size * 2.7 / reach).min(PI * 1.1 / all.len().max(1) as f32);
    let first = FRAC_PI_2 + step * (all.len() as f32 - 1.0) * 0.5;
    let place = |n: usize| at + Vec2::from_angle(first - step * n as f32) * reach;
    let places = all.into_iter().enumerate();
    places.map(|(n, kind)| (kind, place(n), size)).collect()
}

/// How large the dice beside a disc are, and how far from its middle to either side and up.
#[must_use]
pub fn beside(radius: f32) -> (f32, f32) {
    let size = (radius * 0.5).clamp(7.0, 12.0);
    (size, radius * 0.72 + size * 0.35)
}

/// The die for defense, as a shield.
pub fn defense(ink: &mut Ink, at: Vec2, size: f32) {
    shield(ink, at, size, livery::die(Colour::Blue));
}

/// A spot marker: the yellow die that spotted.
pub fn spot(ink: &mut Ink, at: Vec2, size: f32) {
    let yellow = livery::die(Colour::Yellow);
    shape(ink, Colour::Yellow, at, size + 1.2, theme::ground());
    shape(ink, Colour::Yellow, at, size, yellow);
}

fn shield(ink: &mut Ink, at: Vec2, size: f32, colour: Color32) {
    let shape = |size: f32| {
        [
            (-0.9, -0.95),
            (0.9, -0.95),
            (0.9, 0.2),
            (0.0, 1.1),
            (-0.9, 0.2),
        ]
        .map(|(x, y)| at + Vec2::new(x, y) * size)
    };
    ink.fill(&shape(size + 1.4), theme::ground());
    ink.fill(&shape(size), colour);
}

/// Where a frame was destroyed: a cross in the colours of its seat, on the board that is left.
pub fn remains(ink: &mut Ink, owner: Seat, at: Vec2) {
    let colour = alpha(livery::seat(owner), 0.75);
    for way in [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0)] {
        let arm = way * 6.0;
        ink.line(at - arm, at + arm, 5.0, alpha(theme::ground(), 0.7));
        ink.line(at - arm, at + arm, 2.4, colour);
    }
}

/// A frame that falls apart: its disc fades, its pieces fly.
pub fn wreck(ink: &mut Ink, owner: Seat, at: Vec2, (radius, part): (f32, f32)) {
    let left = 1.0 - part;
    let colour = livery::seat(owner);
    ink.disc(at, radius * (1.0 - 0.4 * part), alpha(colour, 0.5 * left));
    ink.ring(
        at,
        radius * (1.0 + 2.2 * part),
        3.0 * left + 0.5,
        alpha(theme::danger(), left),
    );
    for n in 0..9 {
        let way = Vec2::from_angle(n as f32 * 0.7 + 0.3);
        let far = radius * (0.4 + (1.2 + 0.25 * (n % 3) as f32) * part);
        let size = radius * 0.2 * left.max(0.2);
        ink.block(
            at + way * far,
            Vec2::splat(size),
            alpha(mix(theme::text(), colour, 0.5), left),
        );
    }
}
