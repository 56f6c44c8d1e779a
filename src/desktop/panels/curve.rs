//! The win-chance curve over the time line: a line for each player, the largest swings marked, every moment a click away.

use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Id, Layout, Pos2, ProgressBar, Rect, Response, Sense, Stroke,
    Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
};

use super::theme;
use crate::desktop::advice::percent;
use crate::desktop::ink::alpha;
use crate::desktop::intent::Intent;
use crate::desktop::saves::{Curve, Swing, Viewer, WatchWish};
use crate::desktop::screen::Overlay;
use crate::desktop::words::SavesWords;
use crate::table::Seat;

/// Height of the row with the names and buttons.
const HEAD: f32 = 18.0;
/// The space at both ends of the time line below.
const ENDS: f32 = 10.0;

/// The places of the curve on the screen.
struct Plot<'a> {
    curve: &'a Curve,
    area: Rect,
    end: f32,
}

impl Plot<'_> {
    fn x(&self, at: usize) -> f32 {
        self.area.left() + self.area.width() * at as f32 / self.end
    }

    fn spot(&self, point: usize, seat: Seat) -> Option<Pos2> {
        let point = self.curve.points.get(point)?;
        let chance = *point.chances.get(seat.index())?;
        let y = self.area.bottom() - self.area.height() * chance;
        Some(Pos2::new(self.x(point.at), y))
    }

    /// The places of a seat's line.
    fn line(&self, seat: Seat) -> Vec<Pos2> {
        let points = 0..self.curve.points.len();
        points.filter_map(|point| self.spot(point, seat)).collect()
    }

    /// The point nearest to there.
    fn near(&self, x: f32) -> Option<usize> {
        let far = |n: &usize| (self.x(self.curve.points[*n].at) - x).abs();
        (0..self.curve.points.len()).min_by(|a, b| far(a).total_cmp(&far(b)))
    }
}

/// The colour of a seat's line: none that could be taken for another.
pub(super) fn colour(seat: Seat) -> Color32 {
    let [_, blue, violet, red, green, _] = theme::energies();
    let others = [blue, red, green, violet];
    match seat.0 {
        0 => theme::accent(),
        n => others[usize::from(n - 1) % others.len()],
    }
}

/// The curve with its head.
pub fn curve(ui: &mut Ui, viewer: &Viewer, words: &SavesWords, out: &mut Vec<Intent>) {
    let whole = ui.max_rect();
    let head_place = whole.with_max_y(whole.top() + HEAD);
    ui.scope_builder(UiBuilder::new().max_rect(head_place), |ui| {
        head(ui, viewer, words, out);
    });
    let area = whole.with_min_y(whole.top() + HEAD + 2.0);
    let plot = Plot {
        curve: &viewer.curve,
        area: area.shrink2(Vec2::new(ENDS, 1.0)),
        end: viewer.end().max(1) as f32,
    };
    let response = ui.interact(area, Id::new("curve"), Sense::click());
    draw(ui, &plot, viewer);
    let swings = plot.curve.swings();
    let marks: Vec<Response> = swings
        .iter()
        .enumerate()
        .filter_map(|(n, swing)| mark(ui, &plot, (n + 1, swing), viewer, words, out))
        .collect();
    let free = !marks.iter().any(|mark| mark.hovered() || mark.clicked());
    let point = response.hover_pos().and_then(|at| plot.near(at.x));
    let Some(point) = point.filter(|_| free) else {
        return;
    };
    let at = viewer.curve.points[point].at;
    if response.clicked() {
        out.push(Intent::Watch(WatchWish::To(at)));
    }
    response.on_hover_text(said(viewer, point, words));
}

/// Names, what is being worked out, and the way to another match.
fn head(ui: &mut Ui, viewer: &Viewer, words: &SavesWords, out: &mut Vec<Intent>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.label(theme::strong(words.curve, 12.5));
        for (seat, name) in named(viewer) {
            ui.label(theme::quiet(name).color(colour(seat)));
        }
        if let Some(part) = viewer.curve.part {
            let bar = ProgressBar::new(part).desired_width(150.0);
            ui.add(bar.desired_height(5.0).fill(theme::accent()));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().button_padding = Vec2::new(9.0, 0.0);
            ui.spacing_mut().interact_size.y = HEAD;
            let what_if = theme::button(ui, words.what_if);
            if what_if.on_hover_text(words.play_on).clicked() {
                out.push(Intent::Show(Overlay::PlayOn));
            }
        });
    });
}

/// The seats that have a line: of two the first, as the other's is the same upside down.
fn named(viewer: &Viewer) -> impl Iterator<Item = (Seat, &str)> {
    let count = match viewer.names.len() {
        2 => 1,
        n => n,
    };
    let names = viewer.names.iter().map(String::as_str);
    (0..).map(Seat).zip(names.take(count))
}

fn draw(ui: &Ui, plot: &Plot, viewer: &Viewer) {
    let painter = ui.painter();
    let thin = |colour| Stroke::new(1.0, colour);
    let area = plot.area;
    for (part, strength) in [(0.0, 0.25), (0.5, 0.5), (1.0, 0.25)] {
        let y = area.bottom() - area.height() * part;
        let ends = [Pos2::new(area.left(), y), Pos2::new(area.right(), y)];
        painter.line_segment(ends, thin(alpha(theme::muted(), strength)));
    }
    let font = FontId::proportional(9.5);
    let corner = Pos2::new(area.right() - 2.0, area.center().y);
    painter.text(corner, Align2::RIGHT_BOTTOM, "50 %", font, theme::muted());
    let now = plot.x(viewer.at);
    let ends = [Pos2::new(now, area.top()), Pos2::new(now, area.bottom())];
    painter.line_segment(ends, thin(alpha(theme::text(), 0.6)));
    for (seat, _) in named(viewer) {
        let line = plot.line(seat);
        for spot in &line {
            painter.circle_filled(*spot, 2.0, colour(seat));
        }
        painter.line(line, Stroke::new(2.0, colour(seat)));
    }
}

/// A swing: its part of the line in red, and its rank to click on.
fn mark(
    ui: &Ui,
    plot: &Plot,
    (rank, swing): (usize, &Swing),
    viewer: &Viewer,
    words: &SavesWords,
    out: &mut Vec<Intent>,
) -> Option<Response> {
    let from = plot.spot(swing.point, swing.seat)?;
    let to = plot.spot(swing.point + 1, swing.seat)?;
    let middle = from + (to - from) * 0.5;
    let place = Rect::from_center_size(middle, Vec2::splat(17.0));
    let response = ui.interact(place, Id::new(("swing", rank)), Sense::click());
    let painter = ui.painter();
    painter.line_segment([from, to], Stroke::new(2.5, theme::danger()));
    let edge = if response.hovered() || response.has_focus() {
        theme::text()
    } else {
        theme::danger()
    };
    painter.circle(middle, 8.0, theme::sheet(), Stroke::new(1.5, edge));
    let font = FontId::proportional(11.0);
    painter.text(
        middle,
        Align2::CENTER_CENTER,
        rank.to_string(),
        font,
        theme::text(),
    );
    let name = viewer.names.get(swing.seat.index());
    let name = name.map_or("", String::as_str);
    let said = words.swing(rank, name, percent(swing.from), percent(swing.to));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &said));
    if response.clicked() {
        let at = plot.curve.points[swing.point].at;
        out.push(Intent::Watch(WatchWish::To(at)));
    }
    Some(response.on_hover_text(said))
}

/// The turn and the chances of a moment.
fn said(viewer: &Viewer, point: usize, words: &SavesWords) -> String {
    let point = &viewer.curve.points[point];
    let turn = viewer.turns.iter().rev().find(|(at, _)| *at <= point.at);
    let turn = turn.map_or(0, |(_, turn)| *turn as usize);
    let mut all = vec![words.going(viewer.game).count(turn)];
    for (name, chance) in viewer.names.iter().zip(&point.chances) {
        all.push(words.chance_of(name, percent(*chance)));
    }
    all.join("\n")
}
