//! Charts of a match: values over its turns or rounds, with a scale and a colour for each seat.

use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, Ui, Vec2};

use super::theme;
use crate::table::Seat;

/// Room for the numbers of the scale at the left, and for those of the turns below.
const MARGIN: Vec2 = Vec2::new(28.0, 18.0);
/// A chart that is lower has only the ends of its scale.
const LOW: f32 = 70.0;
/// Values nearer to each other than this have no dots.
const DOTS: f32 = 16.0;
/// Points between two numbers of turns, so that they have room.
const APART: f32 = 22.0;

/// Where the values of a chart are.
pub(crate) struct Plot<'a> {
    /// The surface inside the scale.
    pub inner: Rect,
    /// The values, by turn and seat.
    pub values: &'a [Vec<i32>],
    least: i32,
    most: i32,
    step: i32,
}

impl<'a> Plot<'a> {
    /// In `rect`, with so much room at the right.
    pub fn new(rect: Rect, right: f32, values: &'a [Vec<i32>]) -> Self {
        let inner = Rect::from_min_max(
            rect.min + Vec2::new(MARGIN.x, 6.0),
            rect.max - Vec2::new(right, MARGIN.y),
        );
        let all = || values.iter().flatten().copied();
        let [low, high] = [
            all().min().unwrap_or(0).min(0),
            all().max().unwrap_or(0).max(1),
        ];
        let step = scale(high.saturating_sub(low));
        Self {
            inner,
            values,
            least: low.div_euclid(step).saturating_mul(step),
            most: (high - 1)
                .div_euclid(step)
                .saturating_add(1)
                .saturating_mul(step),
            step,
        }
    }

    /// The height of a value.
    pub fn y(&self, value: i32) -> f32 {
        let above = |value: i32| value as f32 - self.least as f32;
        let part = above(value) / above(self.most);
        self.inner.bottom() - part * self.inner.height()
    }

    /// The scale, with its numbers.
    pub fn grid(&self, ui: &Ui) {
        let low = self.inner.height() < LOW;
        let lines = (self.least..=self.most).step_by(self.step as usize);
        for value in lines.filter(|&value| !low || value == 0 || value == self.most) {
            let (y, thin) = (self.y(value), Stroke::new(1.0, theme::edge()));
            ui.painter().hline(self.inner.x_range(), y, thin);
            let at = Pos2::new(self.inner.left() - 7.0, y);
            written(ui, at, Align2::RIGHT_CENTER, &value.to_string());
        }
    }

    /// The name of a turn, below the chart.
    pub fn turn(&self, ui: &Ui, x: f32, turn: &str) {
        let at = Pos2::new(x, self.inner.bottom() + 10.0);
        written(ui, at, Align2::CENTER_CENTER, turn);
    }

    /// Of so many turns, every how many-th has its name written.
    pub fn every(&self, turns: usize) -> usize {
        let fit = (self.inner.width() / APART).max(1.0) as usize;
        turns.div_ceil(fit).max(1)
    }
}

fn written(ui: &Ui, at: Pos2, align: Align2, text: &str) {
    let font = FontId::proportional(11.5);
    ui.painter().text(at, align, text, font, theme::muted());
}

/// A line for each seat from the first value to the last. `named` is the name of each moment, and `colour` that of each
/// seat. Returns where the lines end.
pub(crate) fn lines(
    ui: &Ui,
    plot: &Plot,
    named: impl Fn(usize) -> String,
    colour: impl Fn(Seat) -> Color32,
) -> Vec<(Seat, Pos2)> {
    plot.grid(ui);
    let last = plot.values.len().saturating_sub(1).max(1);
    let x = |n: usize| plot.inner.left() + plot.inner.width() * n as f32 / last as f32;
    let every = plot.every(last);
    for moment in (0..=last).rev().step_by(every) {
        plot.turn(ui, x(moment), &named(moment));
    }
    let seats = plot.values.first().map_or(0, Vec::len);
    let mut ends = Vec::new();
    for seat in (0..seats as u8).map(Seat) {
        let shade = colour(seat);
        let values = plot.values.iter().filter_map(|row| row.get(seat.index()));
        let line: Vec<Pos2> = values
            .enumerate()
            .map(|(n, value)| Pos2::new(x(n), plot.y(*value)))
            .collect();
        let apart = plot.inner.width() / last as f32;
        for point in line.iter().filter(|_| apart > DOTS) {
            ui.painter().circle_filled(*point, 2.6, shade);
        }
        if let Some(end) = line.last() {
            ui.painter().circle_filled(*end, 4.0, shade);
            ends.push((seat, *end));
        }
        ui.painter().line(line, Stroke::new(2.2, shade));
    }
    ends
}

/// The step of a scale over that range: 1, 2 or 5 times a power of ten, for at most six steps.
fn scale(range: i32) -> i32 {
    let tens = std::iter::successors(Some(1_i32), |ten| ten.checked_mul(10));
    let mut steps = tens.flat_map(|ten| [1, 2, 5].map(|part| ten.saturating_mul(part)));
    let fits = |step: &i32| range <= step.saturating_mul(6);
    steps.find(fits).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_few_lines_however_high_the_values_are() {
        let rect = Rect::from_min_size(Pos2::ZERO, Vec2::new(400.0, 200.0));
        for (low, high) in [(0, 0), (0, 4), (-3, 25), (0, 99_999), (i32::MIN, i32::MAX)] {
            let values = vec![vec![low, high]];
            let plot = Plot::new(rect, 0.0, &values);
            let lines = (plot.least..=plot.most).step_by(plot.step as usize);
            assert!((2..=9).contains(&lines.count()), "{low} to {high}");
            assert!(plot.least <= low && high <= plot.most);
            assert!(rect.y_range().contains(plot.y(low)) && rect.y_range().contains(plot.y(high)));
        }
        assert_eq!([4, 6, 7, 25, 60, 61].map(scale), [1, 1, 2, 5, 10, 20]);
    }
}
