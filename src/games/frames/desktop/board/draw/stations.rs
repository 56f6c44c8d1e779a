//! Stations on the board, and how one changes hands.

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::{Paper, Scenery};
use crate::desktop::ink::{Ink, alpha, mix};
use crate::desktop::panels::theme;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::desktop::board::station::station;
use crate::games::frames::geometry::{STATION_RADIUS, UNIT};
use crate::table::{Event, ObjectId, Seat};

/// A platform is drawn at least that large, in points: smaller, nobody would know its pattern.
const CLEAR: f32 = 13.0;

/// How far from the middle of a station it is contested, in points.
fn reach(s: &Scenery) -> f32 {
    let contest = i32::from(s.view().content.rules.contest) * UNIT;
    s.eye.length(STATION_RADIUS + contest)
}

fn size(s: &Scenery) -> f32 {
    (s.eye.length(STATION_RADIUS) * 1.28).max(CLEAR)
}

/// All that can be seen of a station on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StationLook {
    /// Who holds it, as far as that has been shown.
    pub holder: Option<Seat>,
    /// Its size, in points.
    pub size: f32,
    /// How far from its middle it is contested, in points.
    pub reach: f32,
    /// Whether it can be chosen now.
    pub lit: bool,
    /// Whether the pointer is on it.
    pub hot: bool,
}

impl StationLook {
    /// As it is seen from there.
    pub fn of(s: &Scenery, holder: Option<Seat>, (lit, hot): (bool, bool)) -> Self {
        Self {
            holder,
            size: size(s),
            reach: reach(s),
            lit,
            hot,
        }
    }

    /// Draws it about `at`, with the ring in which it is contested.
    pub fn draw(&self, ink: &mut Ink, at: Vec2) {
        let (reach, size) = (self.reach, self.size);
        let colour = self.holder.map_or(livery::NOBODY, livery::seat);
        ink.disc(at, reach, alpha(colour, 0.09));
        if self.holder.is_some() {
            ink.ring(at, reach, 1.3, alpha(colour, 0.75));
        } else {
            // Nobody's: contested.
            ink.dashed_ring(at, reach, 1.6, (18, 0.5), alpha(colour, 0.9));
        }
        station(ink, at, size, self.holder);
        if self.lit {
            ink.ring(at, size + 5.0, 2.0, theme::accent());
            ink.ring(at, size + 8.0, 4.0, alpha(theme::accent(), 0.18));
        }
        if self.hot {
            ink.ring(at, size + 2.5, 1.5, theme::text());
        }
    }
}

/// A station is taken: its new colours break out of it with a wave. Lost to nobody, it goes dark.
pub fn control(
    paper: &mut Paper,
    s: &Scenery,
    (id, holder): (ObjectId, Option<Seat>),
    part: f32,
) -> Option<()> {
    let at = s.view().place(id).map(|at| s.eye.see(at))?;
    let (reach, size) = (reach(s), size(s));
    let colour = holder.map_or(livery::NOBODY, livery::seat);
    waves(&mut paper.ink, at, (size, reach), colour, part);
    // Large at once, then back to its own size.
    let grown = size * (1.0 + 0.9 * (1.0 - part).powi(2) * (part * 8.0).min(1.0));
    station(&mut paper.ink, at, grown, holder);
    if let Some(seat) = holder {
        let ring = grown + 7.0;
        livery::disc(
            &mut paper.ink,
            seat,
            at - Vec2::Y * (ring + 12.0),
            11.0,
            1.0,
        );
    }
    let light = mix(colour, Color32::WHITE, 0.25);
    let text = label(s, id, holder);
    let above = at - Vec2::Y * (grown + 44.0);
    paper.note(above, text, 17.0, light);
    Some(())
}

fn waves(ink: &mut Ink, at: Vec2, (size, reach): (f32, f32), colour: Color32, part: f32) {
    ink.disc(at, reach, alpha(colour, 0.5 * (1.0 - part)));
    ink.ring(at, reach, 3.0, alpha(colour, 1.0 - part * 0.4));
    for late in [0.0, 0.18, 0.36] {
        let wave = ((part - late) / (1.0 - late)).clamp(0.0, 1.0);
        if wave > 0.0 {
            let far = size + (reach * 2.6 - size) * wave;
            ink.ring(
                at,
                far,
                6.0 * (1.0 - wave) + 0.8,
                alpha(colour, 0.9 * (1.0 - wave)),
            );
        }
    }
}

/// Who takes it, or that nobody holds it any more.
fn label(s: &Scenery, id: ObjectId, holder: Option<Seat>) -> String {
    let what = s.said(|speaker| speaker.object(id));
    match holder {
        Some(seat) => s.words().takes(&s.who(seat), &what),
        None => {
            let lost = Event::new("control", Seat(0)).of(crate::table::Ref::Object(id));
            s.describe(&lost).unwrap_or(what)
        }
    }
}
