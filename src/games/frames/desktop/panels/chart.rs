//! A chart of the scores, round by round.

use bevy::math::Vec2;
use bevy_egui::egui::{Align2, FontId, Pos2, Rect, Shape, Stroke, Ui, Vec2 as Size};

use super::FramesPanel;
use crate::desktop::ink::{Ink, alpha};
use crate::desktop::panels::theme;
use crate::games::frames::desktop::board::livery;
use crate::table::Seat;

/// Room for the numbers at the left, the seats at the right, the title on top and the rounds below.
const MARGIN: (Size, Size) = (Size::new(30.0, 26.0), Size::new(34.0, 18.0));
/// How far apart the chips of seats with like scores are.
const APART: f32 = 15.0;

/// A line for each seat, from the first round to the end.
pub(super) fn chart(ui: &mut Ui, p: &FramesPanel) {
    let history = &p.session.ending.stood;
    let space = ui.max_rect();
    ui.label(theme::strong(p.words().end.chart, 14.0));
    if history.len() < 2 {
        ui.label(theme::quiet(p.words().end.no_chart));
        return;
    }
    let inner = Rect::from_min_max(space.min + MARGIN.0, space.max - MARGIN.1);
    let most = history.iter().flatten().copied().max().unwrap_or(0).max(1);
    let step = scale(most);
    let top = (most + step - 1) / step * step;
    let at = |round: usize, score: i32| {
        let x = round as f32 / (history.len() - 1) as f32;
        let y = score as f32 / top as f32;
        let place = inner.left_bottom() + Size::new(x * inner.width(), -y * inner.height());
        Vec2::new(place.x, place.y)
    };
    let small = FontId::proportional(11.5);
    let painter = ui.painter();
    // A low chart has room for the least and the most.
    let between = if inner.height() < 70.0 { top } else { step };
    for score in (0..=top).step_by(between as usize) {
        let y = at(0, score).y;
        painter.hline(inner.x_range(), y, Stroke::new(1.0, theme::edge()));
        let left = Pos2::new(inner.left() - 8.0, y);
        painter.text(
            left,
            Align2::RIGHT_CENTER,
            score,
            small.clone(),
            theme::muted(),
        );
    }
    for round in 0..history.len() {
        let below = Pos2::new(at(round, 0).x, inner.bottom() + 10.0);
        let text = match round + 1 {
            last if last == history.len() => p.words().end.chart_end.to_owned(),
            n => n.to_string(),
        };
        painter.text(
            below,
            Align2::CENTER_CENTER,
            text,
            small.clone(),
            theme::muted(),
        );
    }
    let mut ink = Ink::default();
    let mut ends: Vec<(f32, Seat)> = Vec::new();
    for seat in (0..p.names.len() as u8).map(Seat) {
        let scores = history.iter().filter_map(|s| s.get(seat.index()));
        let line: Vec<Vec2> = scores.enumerate().map(|(n, &s)| at(n, s)).collect();
        let colour = livery::seat(seat);
        ink.path(&line, 2.2, alpha(colour, 0.9));
        for &point in &line {
            ink.disc(point, 3.0, colour);
        }
        ends.extend(line.last().map(|end| (end.y, seat)));
    }
    // Chips of like scores stand below each other.
    ends.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut free = f32::MIN;
    for (y, seat) in ends {
        free = y.max(free + APART);
        let chip = Vec2::new(inner.right() + 23.0, free);
        livery::chip(&mut ink, seat, chip, 8.0);
    }
    painter.add(Shape::mesh(ink.egui(Size::ZERO)));
}

/// Points between two lines, so that there are few of them.
const fn scale(most: i32) -> i32 {
    match most {
        0..=12 => 5,
        13..=30 => 10,
        31..=80 => 20,
        _ => 50,
    }
}
