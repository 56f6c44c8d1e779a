//! Plots: the share of every deck with its interval, and how long games are.

use bevy_egui::egui::{Align2, FontId, Id, Pos2, Rect, Sense, Stroke, Ui, Vec2};

use super::matrix::write;
use super::show::percent;
use crate::desktop::ink::alpha;
use crate::desktop::panels::theme;
use crate::desktop::words::LabWords;
use crate::tools::lab::Report;

/// Width of the names.
const NAMES: f32 = 120.0;
/// The most bars of a histogram.
const BARS: u64 = 30;

/// The share of each deck against all others, with its interval.
pub(super) fn shares(ui: &mut Ui, report: &Report, words: &LabWords) {
    ui.label(theme::strong(words.shares, 14.0));
    let area = ui.available_rect_before_wrap();
    let plot = area
        .with_min_x(area.left() + NAMES)
        .with_max_x(area.right() - 34.0);
    let high = (area.height() / report.decks.len().max(1) as f32).min(26.0);
    let x = |share: f64| plot.left() + plot.width() * share as f32;
    let foot = area.top() + high * report.decks.len() as f32;
    for (share, strength) in [(0.0, 0.25), (0.5, 0.6), (1.0, 0.25)] {
        let ends = [Pos2::new(x(share), area.top()), Pos2::new(x(share), foot)];
        let line = Stroke::new(1.0, alpha(theme::muted(), strength));
        ui.painter().line_segment(ends, line);
    }
    for (n, deck) in report.decks.iter().enumerate() {
        let y = area.top() + high * (n as f32 + 0.5);
        let place = (Pos2::new(area.left(), y), Align2::LEFT_CENTER);
        write(ui, place, &format!("{} {}", n + 1, deck.name), NAMES - 8.0);
        if deck.games == 0 {
            continue;
        }
        let ends = [Pos2::new(x(deck.low), y), Pos2::new(x(deck.high), y)];
        let line = Stroke::new(3.0, alpha(theme::accent(), 0.5));
        ui.painter().line_segment(ends, line);
        let dot = Pos2::new(x(deck.share), y);
        ui.painter().circle_filled(dot, 4.0, theme::accent());
        let font = FontId::proportional(12.0);
        let end = Pos2::new(area.right(), y);
        let said = percent(deck.share);
        ui.painter()
            .text(end, Align2::RIGHT_CENTER, said, font, theme::text());
        let row = Rect::from_x_y_ranges(area.x_range(), y - high / 2.0..=y + high / 2.0);
        let response = ui.interact(row, Id::new(("share", &deck.id)), Sense::hover());
        let [share, low, high] = [deck.share, deck.low, deck.high].map(percent);
        response.on_hover_text(words.deck(&deck.name, &share, &low, &high, deck.games as usize));
    }
}

/// How many games took so many turns.
pub(super) fn lengths(ui: &mut Ui, report: &Report, words: &LabWords) {
    ui.label(theme::strong(words.lengths, 14.0));
    let area = ui.available_rect_before_wrap();
    let area = area.with_max_y(area.bottom() - 14.0);
    let wide = (report.turns.most / BARS + 1).max(1);
    let mut bars = vec![0_u64; (report.turns.most / wide + 1) as usize];
    for (turns, games) in report.counts.turns.bars() {
        if let Some(bar) = bars.get_mut((turns / wide) as usize) {
            *bar += games;
        }
    }
    let most = bars.iter().copied().max().unwrap_or(0).max(1);
    let step = area.width() / bars.len() as f32;
    for (n, games) in bars.iter().enumerate() {
        let left = area.left() + step * n as f32;
        let whole = Rect::from_x_y_ranges(left..=left + step, area.y_range());
        let top = area.bottom() - area.height() * *games as f32 / most as f32;
        let bar = whole.with_min_y(top).shrink2(Vec2::new(0.5, 0.0));
        ui.painter()
            .rect_filled(bar, 1.0, alpha(theme::accent(), 0.7));
        if *games > 0 {
            let response = ui.interact(whole, Id::new(("length", n)), Sense::hover());
            response.on_hover_text(words.bar(n * wide as usize, *games as usize));
        }
    }
    let font = FontId::proportional(10.5);
    for (at, align, turns) in [
        (area.left_bottom(), Align2::LEFT_TOP, 0),
        (area.right_bottom(), Align2::RIGHT_TOP, report.turns.most),
    ] {
        let text = turns.to_string();
        ui.painter()
            .text(at, align, text, font.clone(), theme::muted());
    }
}
