//! A chart of the scores, round by round.

use bevy::math::Vec2;
use bevy_egui::egui::{Shape, Ui, Vec2 as Size};

use super::FramesPanel;
use crate::desktop::ink::Ink;
use crate::desktop::panels::{self, Plot, theme};
use crate::games::frames::desktop::board::livery;

/// How far apart the chips of seats with like scores are.
const APART: f32 = 15.0;
/// Room for the chips at the right.
const CHIPS: f32 = 34.0;

/// A line for each seat, from the first round to the end.
pub(super) fn chart(ui: &mut Ui, p: &FramesPanel) {
    let (history, words) = (&p.session.ending.stood, &p.words().end);
    let space = ui.max_rect();
    ui.label(theme::strong(words.chart, 14.0));
    if history.len() < 2 {
        ui.label(theme::quiet(words.no_chart));
        return;
    }
    let plot = Plot::new(space.with_min_y(space.top() + 20.0), CHIPS, history);
    let named = |round: usize| match round + 1 {
        last if last == history.len() => words.chart_end.to_owned(),
        n => n.to_string(),
    };
    let mut ends = panels::lines(ui, &plot, named, livery::seat);
    // Chips of like scores stand below each other.
    ends.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
    let (mut ink, mut free) = (Ink::default(), f32::MIN);
    for (seat, end) in ends {
        free = end.y.max(free + APART);
        let chip = Vec2::new(plot.inner.right() + 23.0, free);
        livery::chip(&mut ink, seat, chip, 8.0);
    }
    ui.painter().add(Shape::mesh(ink.egui(Size::ZERO)));
}
