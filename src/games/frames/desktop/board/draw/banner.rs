//! What concerns the whole table: rounds, the clock, passes, scores, the end. It stands across the board.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::Color32;

use super::token::{Mark, token};
use super::{Paper, Scenery};
use crate::desktop::ink::{alpha, mix};
use crate::desktop::panels::theme;
use crate::games::frames::desktop::board::figure::Figure;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::desktop::board::scene::Scene;
use crate::table::{Event, Seat};

/// Whether a scene stands across the board, so that nothing more needs to be said below it.
pub fn carries(scene: &Scene) -> bool {
    matches!(
        scene,
        Scene::Round(_)
            | Scene::EndRound
            | Scene::ExtraRound
            | Scene::Clock(..)
            | Scene::Pass(_)
            | Scene::Roles(_)
            | Scene::Concede(_)
            | Scene::Win(_)
    )
}

/// A band that is coming, there, or going.
struct Band {
    /// Half of its height.
    half: f32,
    /// How much of it is there, 0 to 1.
    there: f32,
    /// Its edges.
    colour: Color32,
}

/// How much of a banner is there after that part of its time.
fn there(s: &Scenery, part: f32) -> f32 {
    let there = (part * 6.0).min((1.0 - part) * 6.0).clamp(0.0, 1.0);
    if s.show.calm { 1.0 } else { there }
}

/// Draws the round that is announced, if one is.
fn round(paper: &mut Paper, s: &Scenery) {
    let Some((round, part)) = s.show.announced() else {
        return;
    };
    let (there, middle) = (there(s, part), s.eye.space.center());
    band(
        paper,
        &Band {
            half: 42.0,
            there,
            colour: theme::text(),
        },
    );
    let said = Event::new("round", Seat(0)).by(i32::from(round));
    let said = s.describe(&said).unwrap_or_default();
    let above = middle - Vec2::Y * 12.0;
    paper.text(above, said, 32.0, alpha(theme::text(), there));
    standing(paper, s, middle + Vec2::Y * 22.0, there);
}

/// Draws the round that is announced, and the banner of the scene that is shown, if it has one.
pub fn now(paper: &mut Paper, s: &Scenery) {
    round(paper, s);
    let Some((scene, part)) = s.show.now() else {
        return;
    };
    let there = there(s, part);
    let told = s.show.current_event().and_then(|event| s.describe(event));
    let told = told.unwrap_or_default();
    let middle = s.eye.space.center();
    match scene {
        Scene::EndRound | Scene::ExtraRound => line(paper, s, &told, (theme::text(), there)),
        Scene::Pass(seat) | Scene::Concede(seat) => {
            let light = mix(livery::seat(*seat), Color32::WHITE, 0.2);
            line(paper, s, &told, (light, there));
        }
        Scene::Roles(roles) => {
            let half = 16.0 + 14.0 * roles.len() as f32;
            let colour = theme::text();
            band(
                paper,
                &Band {
                    half,
                    there,
                    colour,
                },
            );
            for (n, (seat, role)) in roles.iter().enumerate() {
                let row = (n as f32 - (roles.len() as f32 - 1.0) * 0.5) * 28.0;
                let event = Event::new("role", *seat).by(*role as i32);
                let text = s.describe(&event).unwrap_or_default();
                let light = mix(livery::seat(*seat), Color32::WHITE, 0.2);
                paper.text(middle + Vec2::Y * row, text, 19.0, alpha(light, there));
            }
        }
        Scene::Clock(shows, by) => clock(paper, s, (*shows, *by), (part, there)),
        Scene::Win(seats) => {
            let half = 76.0;
            let colour = seats
                .first()
                .map_or(theme::text(), |seat| livery::seat(*seat));
            band(
                paper,
                &Band {
                    half,
                    there,
                    colour,
                },
            );
            for (n, seat) in seats.iter().enumerate() {
                let x = (n as f32 - (seats.len() as f32 - 1.0) * 0.5) * 72.0;
                let at = middle + Vec2::new(x, -36.0);
                let wave = 30.0 + 70.0 * part;
                paper.ink.ring(at, wave, 3.0, alpha(colour, 1.0 - part));
                winner(paper, s, *seat, at, 30.0 * there);
            }
            let light = mix(colour, Color32::WHITE, 0.25);
            paper.text(middle + Vec2::Y * 20.0, told, 28.0, alpha(light, there));
            standing(paper, s, middle + Vec2::Y * 54.0, there);
        }
        _ => {}
    }
}

/// The best that a seat has left, or its disc if that is nothing.
fn winner(paper: &mut Paper, s: &Scenery, seat: Seat, at: Vec2, radius: f32) {
    let own = s
        .view()
        .frames
        .iter()
        .filter(|(_, f)| f.owner == seat && f.alive);
    let ink = &mut paper.ink;
    match own.max_by_key(|(_, f)| f.systems.total() + f.whites) {
        Some((_, frame)) => {
            let figure = Figure::of(s.view(), frame);
            token(ink, figure, seat, at, radius, Mark::default());
        }
        None => livery::disc(ink, seat, at, radius, 1.0),
    }
}

/// A dark band across the middle of the board. What is written below it is hidden with it.
fn band(paper: &mut Paper, band: &Band) {
    let (middle, wide) = (paper.space.center(), paper.space.width() * 0.5);
    let half = Vec2::new(wide, band.half);
    paper
        .ink
        .block(middle, half, alpha(theme::ground(), 0.9 * band.there));
    for side in [-1.0, 1.0] {
        let at = middle + Vec2::Y * band.half * side;
        let (a, b) = (at - Vec2::X * wide, at + Vec2::X * wide);
        paper
            .ink
            .line(a, b, 2.0, alpha(band.colour, 0.8 * band.there));
    }
    let hidden = Rect::from_center_half_size(middle, half + Vec2::Y * 8.0);
    paper.texts.retain(|text| !hidden.contains(text.at));
}

/// A narrow band with one sentence.
fn line(paper: &mut Paper, s: &Scenery, text: &str, (colour, there): (Color32, f32)) {
    let half = 24.0;
    band(
        paper,
        &Band {
            half,
            there,
            colour,
        },
    );
    paper.text(s.eye.space.center(), text, 22.0, alpha(colour, there));
}

/// Who leads, in order.
fn standing(paper: &mut Paper, s: &Scenery, at: Vec2, there: f32) {
    let order = &s.view().order;
    for (n, seat) in order.iter().enumerate() {
        let x = (n as f32 - (order.len() as f32 - 1.0) * 0.5) * 130.0;
        let score = s.show.tally(*seat).map_or(0, |tally| tally.value);
        let at = at + Vec2::X * x;
        let text = format!("{} {score}", s.who(*seat));
        let left = text.chars().count() as f32 * 4.0 + 9.0;
        livery::chip(&mut paper.ink, *seat, at - Vec2::X * left, 8.0 * there);
        let light = mix(livery::seat(*seat), Color32::WHITE, 0.3);
        paper.text(at + Vec2::X * 6.0, text, 15.0, alpha(light, there));
    }
}

/// The dial falls from what it showed to what it shows.
fn clock(
    paper: &mut Paper,
    s: &Scenery,
    (shows, by): (u8, Option<Seat>),
    (part, there): (f32, f32),
) {
    let half = 62.0;
    let colour = theme::danger();
    band(
        paper,
        &Band {
            half,
            there,
            colour,
        },
    );
    let middle = s.eye.space.center();
    let of = f32::from(s.view().content.rules.clock.max(1));
    let before = f32::from(s.show.seen.clock);
    let fallen = before + (f32::from(shows) - before) * (part * 2.0).min(1.0);
    let dial = middle - Vec2::Y * 16.0;
    let ink = &mut paper.ink;
    ink.ring(dial, 34.0, 6.0, alpha(theme::edge(), there));
    let arc = (-FRAC_PI_2, TAU * fallen / of - FRAC_PI_2);
    ink.arc(dial, 34.0, 6.0, arc, alpha(colour, there));
    let number = if part < 0.25 {
        before
    } else {
        f32::from(shows)
    };
    paper.text(dial, number.to_string(), 34.0, alpha(colour, there));
    let clock = Event::new("clock", Seat(0)).by(i32::from(shows));
    let mut text = s.describe(&clock).unwrap_or_default();
    if let Some(hurried) = by.and_then(|seat| s.describe(&Event::new("count", seat))) {
        text = format!("{hurried} · {text}");
    }
    let below = middle + Vec2::Y * 41.0;
    paper.text(below, text, 17.0, alpha(theme::text(), there));
}

/// Scores that change, at the upper edge: what they were, what they become.
pub fn scores(paper: &mut Paper, s: &Scenery, scores: &[(Seat, i32)], part: f32) {
    let shown: std::collections::BTreeMap<Seat, i32> = scores.iter().copied().collect();
    let count = shown.len() as f32;
    for (n, (seat, after)) in shown.into_iter().enumerate() {
        let Some(before) = s.show.seen.scores.get(seat.index()) else {
            continue;
        };
        let change = after - before;
        let counted = s.show.tally(seat).map_or(after, |tally| tally.value);
        let arrow = if change < 0 { "↓" } else { "↑" };
        let x = (n as f32 - (count - 1.0) * 0.5) * 200.0;
        let jump = (part * std::f32::consts::PI).sin() * 3.0;
        let at = Vec2::new(s.eye.space.center().x + x, s.eye.space.min.y + 24.0 - jump);
        let sign = if change < 0 { "−" } else { "+" };
        let text = format!("{}  {counted}  {arrow} {sign}{}", s.who(seat), change.abs());
        let light = mix(livery::seat(seat), Color32::WHITE, 0.25);
        paper.slip(at, text, 19.0, light);
    }
}
