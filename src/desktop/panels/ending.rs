//! What a match came to, below its result: how everybody stood, damage by turn, the best card, the last blow, and what to try next.

use bevy_egui::egui::{Rect, RichText, Sense, Ui, UiBuilder, Vec2};

use super::curve::colour;
use super::{PanelText, PanelView, Plot, faces, lines, theme};
use crate::desktop::ink::alpha;
use crate::desktop::intent::Intent;
use crate::desktop::puzzles::PuzzleWish;
use crate::desktop::saves::SaveWish;
use crate::desktop::session::{Blow, Ending};
use crate::desktop::words::ResultWords;
use crate::table::{ObjectId, Seat};

/// Height of a heading.
const HEAD: f32 = 22.0;

/// The thing whose picture stands for a blow.
pub(crate) fn pictured(blow: &Blow) -> ObjectId {
    blow.source.unwrap_or(blow.target)
}

/// The two charts, one above the other, and whose colour is whose.
pub(super) fn charts<G: PanelText>(ui: &mut Ui, p: &PanelView<G>) {
    let (words, ending) = (&p.words.result, p.ending);
    let whole = ui.max_rect();
    let parts = [whole.top(), whole.center().y + 4.0, whole.bottom()];
    let part = |n: usize| {
        let rect = whole.with_min_y(parts[n]);
        rect.with_max_y(parts[n + 1] - 4.0)
    };
    let titles = [G::standing(p.language), words.dealt];
    for (n, title) in titles.into_iter().enumerate() {
        ui.scope_builder(UiBuilder::new().max_rect(part(n)), |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                ui.label(theme::strong(title, 14.0));
                for seat in (0..p.players.len() as u8).map(Seat) {
                    ui.label(theme::quiet(p.name(seat)).color(colour(seat)));
                }
            });
        });
    }
    if ending.dealt.is_empty() {
        let below = Rect::from_min_size(
            part(0).min + Vec2::new(0.0, HEAD),
            Vec2::new(whole.width(), HEAD),
        );
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            ui.label(theme::quiet(words.no_turns));
        });
        return;
    }
    let room = |n: usize| {
        let rect = part(n).with_min_y(parts[n] + HEAD);
        Plot::new(
            rect,
            6.0,
            if n == 0 { &ending.stood } else { &ending.dealt },
        )
    };
    lines(ui, &room(0), |turn| turn.to_string(), colour);
    dealt(ui, &room(1), p);
}

/// A bar for each seat and turn; what it says shows under the pointer.
fn dealt<G: PanelText>(ui: &Ui, plot: &Plot, p: &PanelView<G>) {
    plot.grid(ui);
    let turns = plot.values.len();
    let wide = plot.inner.width() / turns as f32;
    let every = plot.every(turns);
    for (n, row) in plot.values.iter().enumerate() {
        let left = plot.inner.left() + wide * n as f32;
        if (n + 1) % every == 0 {
            plot.turn(ui, left + wide * 0.5, &(n + 1).to_string());
        }
        let bar = (wide * 0.84 / row.len() as f32).min(14.0);
        let start = left + (wide - bar * row.len() as f32) * 0.5;
        for (seat, value) in row.iter().enumerate().filter(|(_, value)| **value > 0) {
            let x = start + bar * seat as f32;
            let rect = Rect::from_x_y_ranges(x..=x + bar, plot.y(*value)..=plot.y(0));
            ui.painter()
                .rect_filled(rect, 1.5, alpha(colour(Seat(seat as u8)), 0.9));
        }
        let place = Rect::from_x_y_ranges(left..=left + wide, plot.inner.y_range());
        let told = row.iter().enumerate().filter(|(_, value)| **value > 0);
        let told: Vec<String> = told
            .map(|(seat, value)| {
                p.words
                    .result
                    .dealt_by(p.name(Seat(seat as u8)), *value as usize)
            })
            .collect();
        if !told.is_empty() {
            ui.interact(place, ui.id().with(("dealt", n)), Sense::hover())
                .on_hover_text(told.join("\n"));
        }
    }
}

/// The last blow and the best card side by side, and below them what to try next.
pub(super) fn deeds<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, out: &mut Vec<Intent>) {
    let words = &p.words.result;
    let whole = ui.max_rect();
    let half = whole.width() * 0.5;
    let Ending { best, last, .. } = p.ending;
    let both = [
        (words.last, last.map(|blow| (blow, G::last_blow(p, &blow)))),
        (words.best, best.map(|blow| (blow, best_said(p, &blow)))),
    ];
    for (n, (title, deed)) in both.into_iter().enumerate() {
        let corner = whole.min + Vec2::new(half * n as f32, 0.0);
        let place = Rect::from_min_size(corner, Vec2::new(half - 8.0, 226.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            ui.label(theme::strong(title, 14.0));
            match deed {
                Some((blow, said)) => {
                    if let Some((face, name)) = G::face_of(p.view, pictured(&blow), p.language) {
                        faces::face(ui, p.textures, (face, &name), None);
                    }
                    ui.label(RichText::new(said).size(13.0));
                }
                None => {
                    ui.label(theme::quiet(words.no_blow));
                }
            }
        });
    }
    let below = whole.with_min_y(whole.top() + 232.0);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        let won = G::outcome(p.view).zip(G::seat(p.view));
        let won = won.is_some_and(|(outcome, seat)| outcome.winners.contains(seat));
        next(ui, words, won, out);
    });
}

/// "Thornback Boar, of Ada: 7 damage".
fn best_said<G: PanelText>(p: &PanelView<G>, blow: &Blow) -> String {
    let card = G::thing(p, pictured(blow));
    let words = &p.words.result;
    words.best_said(&card, p.name(blow.by), blow.amount as usize)
}

/// "Thornback Boar → Mara's Metro: 3 damage".
pub(super) fn blow_said<G: PanelText>(p: &PanelView<G>, blow: &Blow) -> String {
    let (words, target) = (&p.words.result, G::thing(p, blow.target));
    match blow.source {
        Some(card) => words.blow(&G::thing(p, card), &target, blow.amount as usize),
        None => words.blow(p.name(blow.by), &target, blow.amount as usize),
    }
}

/// What to try next, by how it ended.
pub(crate) fn next(ui: &mut Ui, words: &ResultWords, won: bool, out: &mut Vec<Intent>) {
    let first = match won {
        true => (words.next_won, Intent::ToSetup),
        false => (words.next_lost, Intent::Save(SaveWish::Rewatch)),
    };
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.label(theme::strong(words.next, 14.0));
    for (text, wish) in [first, (words.next_puzzle, Intent::Puzzle(PuzzleWish::List))] {
        if theme::link(ui, RichText::new(text).size(13.0)).clicked() {
            out.push(wish);
        }
    }
}
