//! The drawings of the optional rules: hazardous ground, roofs, and the heights of frames.

use bevy::math::Vec2;

use super::{Paper, Scenery};
use crate::desktop::ink::alpha;
use crate::desktop::panels::theme;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::desktop::words::BoardWords;
use crate::games::frames::elevation::HeightChange;
use crate::games::frames::geometry::{Disc, FRAME_RADIUS, Point};
use crate::games::frames::{Step, View};

/// Lines across hazardous ground, from edge to edge.
const STRIPES: i32 = 9;

/// Hazardous ground, striped like a warning, under everything that stands on it (Q60).
pub fn hazards(paper: &mut Paper, s: &Scenery) {
    for area in &s.view().hazards {
        let (at, radius) = (s.eye.see(area.at), s.eye.length(area.radius));
        let ink = &mut paper.ink;
        ink.disc(at, radius, alpha(theme::danger(), 0.08));
        for n in 1..STRIPES {
            let off = radius * (2.0 * n as f32 / STRIPES as f32 - 1.0);
            let reach = (radius * radius - off * off).max(0.0).sqrt();
            let across = Vec2::new(1.0, 1.0).normalize();
            let middle = at + across * off;
            let along = across.perp() * reach;
            ink.line(
                middle - along,
                middle + along,
                2.2,
                alpha(theme::danger(), 0.22),
            );
        }
        ink.dashed_ring(at, radius, 1.6, (40, 0.6), alpha(theme::danger(), 0.75));
        label(paper, at, radius, s.words().hazard);
    }
}

/// Areas that are worth points to whoever holds them alone, in the colour of the player who does (M-149).
pub fn objectives(paper: &mut Paper, s: &Scenery) {
    for seen in s.view().objectives.iter().filter(|seen| !seen.done) {
        let Some(area) = seen.area else {
            continue;
        };
        let (at, radius) = (s.eye.see(area.at), s.eye.length(area.radius));
        let colour = seen.reached.only().map_or(theme::muted(), livery::seat);
        paper.ink.disc(at, radius, alpha(colour, 0.07));
        paper.ink.ring(at, radius, 2.0, alpha(colour, 0.8));
        label(paper, at, radius, &format!("+{}", seen.objective.worth));
    }
}

/// Where stations may stand, while they are placed (M-150).
pub fn station_areas(paper: &mut Paper, s: &Scenery) {
    let placing = matches!(
        s.view().step,
        Step::DefenderStations | Step::AttackerStations
    );
    for (low, high) in s.view().station_areas.iter().filter(|_| placing) {
        let corner = |x: i32, y: i32| s.eye.see(Point { x, y });
        let corners = [
            corner(low.x, low.y),
            corner(high.x, low.y),
            corner(high.x, high.y),
            corner(low.x, high.y),
        ];
        for n in 0..4 {
            let (a, b) = (corners[n], corners[(n + 1) % 4]);
            paper.ink.line(a, b, 1.6, alpha(theme::text(), 0.6));
        }
    }
}

/// Roofs lie over what stands under them, so only their edge is drawn (Q67).
pub fn roofs(paper: &mut Paper, s: &Scenery) {
    for area in &s.view().roofs {
        roof(paper, s, area);
    }
}

fn roof(paper: &mut Paper, s: &Scenery, area: &Disc) {
    let (at, radius) = (s.eye.see(area.at), s.eye.length(area.radius));
    let ink = &mut paper.ink;
    ink.disc(at, radius, alpha(livery::STONE, 0.07));
    ink.ring(at, radius, 1.8, alpha(livery::STONE, 0.8));
    ink.ring(at, radius - 4.0, 0.9, alpha(livery::STONE, 0.5));
    label(paper, at, radius, s.words().roof);
}

/// The name of an area, at its upper edge, where it is large enough to carry a word.
fn label(paper: &mut Paper, at: Vec2, radius: f32, word: &str) {
    if radius > 22.0 {
        paper.slip(at - Vec2::Y * radius, word, 11.0, theme::muted());
    }
}

/// How many units above the ground a frame stands (Q63).
pub fn heights(paper: &mut Paper, s: &Scenery) {
    let view = s.view();
    for (id, frame) in view.frames.iter().filter(|(_, f)| f.stands()) {
        let height = view.stand(frame.at).height;
        if let (1.., Some(at)) = (height, s.seen(*id)) {
            let beside = at + Vec2::new(0.0, s.eye.length(FRAME_RADIUS) + 9.0);
            paper.slip(beside, s.words().up(height), 11.5, theme::text());
        }
    }
}

/// The change of height for the frame in its turn if it goes there; `None` if there is no change (Q64, Q65).
#[must_use]
pub fn move_words(view: &View, at: Point, words: &BoardWords) -> Option<String> {
    match view.climb_to(at)? {
        HeightChange::Level => None,
        HeightChange::Climbs(rise) if rise < 0 => Some(words.climbs_down(-rise)),
        HeightChange::Climbs(rise) => Some(words.climbs_up(rise)),
        HeightChange::Falls(height) => Some(words.falls(i32::from(height))),
    }
}
