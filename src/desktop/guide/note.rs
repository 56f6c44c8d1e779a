//! The note with a line of a guide, and the ring and arrow at what it points at.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{
    self, Area, CornerRadius, Frame, Id, LayerId, Order, Painter, Pos2, RichText, Stroke,
    StrokeKind, Ui,
};

use super::GuideWish;
use super::place::RING;
use crate::desktop::design_surface::DesignSurface;
use crate::desktop::intent::Intent;
use crate::desktop::keymap::{Action, Keymap};
use crate::desktop::panels::{key_settings, theme};
use crate::desktop::words::Words;

/// How wide it is.
const WIDE: f32 = 300.0;

/// What a note shows.
pub struct NoteView<'a> {
    /// The line, by its place.
    pub line: usize,
    /// What it says.
    pub text: &'a str,
    /// Whether "Got it" closes it.
    pub by_hand: bool,
    /// Its number among the lines that always come, and how many those are.
    pub number: Option<(usize, usize)>,
    /// Which key does what.
    pub keys: Keymap,
    /// Words of the language.
    pub words: &'static Words,
}

fn area(line: usize) -> Id {
    Id::new(("guide", line))
}

/// The size of the note, as it was drawn before.
pub(super) fn size(surface: &DesignSurface, line: usize) -> Vec2 {
    let drawn = surface.ctx.memory(|memory| memory.area_rect(area(line)));
    let guess = egui::vec2(WIDE + 28.0, 150.0);
    surface.size(drawn.map_or(guess, |rect| rect.size()))
}

/// Draws note, ring and arrow.
pub(super) fn draw(
    surface: &DesignSurface,
    view: &NoteView,
    at: Vec2,
    (target, arrow): (Option<Rect>, Option<(Vec2, Vec2)>),
    out: &mut Vec<Intent>,
) {
    let point_at = |at| surface.point(at);
    let corner = point_at(at);
    let arrow = arrow.map(|(from, to)| (point_at(from), point_at(to)));
    Area::new(area(view.line))
        .order(Order::Foreground)
        .fixed_pos(corner)
        .constrain(false)
        .fade_in(false)
        .show(surface.ctx, |ui| note(ui, view, out));
    if let Some(target) = target {
        // Over the menu of a card, whose button may be meant.
        let layer = LayerId::new(Order::Tooltip, Id::new("guide points"));
        let painter = surface.ctx.layer_painter(layer);
        point(&painter, surface.rect(target), arrow);
    }
}

/// A ring round the target, and an arrow from the note to it.
fn point(painter: &Painter, target: egui::Rect, arrow: Option<(Pos2, Pos2)>) {
    let ring = target.expand(RING);
    let radius = CornerRadius::same(9);
    for (width, shade) in [(8.0, 0.25), (3.0, 1.0)] {
        let line = Stroke::new(width, theme::accent().gamma_multiply(shade));
        painter.rect_stroke(ring, radius, line, StrokeKind::Middle);
    }
    let Some((from, to)) = arrow.filter(|(from, to)| from.distance(*to) >= 12.0) else {
        return;
    };
    let way = to - from;
    let (ahead, side) = (way.normalized(), way.normalized().rot90());
    let neck = to - ahead * 10.0;
    painter.line_segment([from, neck], Stroke::new(4.0, theme::accent()));
    let head: Vec<Pos2> = vec![to, neck + side * 8.0, neck - side * 8.0];
    painter.add(egui::Shape::convex_polygon(
        head,
        theme::accent(),
        Stroke::NONE,
    ));
}

/// The note itself.
pub fn note(ui: &mut Ui, view: &NoteView, out: &mut Vec<Intent>) {
    let words = &view.words.guide;
    let edge = Stroke::new(2.0, theme::accent());
    let frame = Frame::new().fill(theme::raised()).stroke(edge);
    frame.corner_radius(12).inner_margin(12).show(ui, |ui| {
        ui.set_width(WIDE);
        let head = match view.number {
            Some((this, all)) => words.part(this, all),
            None => words.head.to_owned(),
        };
        let head = RichText::new(head).size(12.0);
        ui.label(head.color(theme::accent()));
        ui.label(RichText::new(view.text).size(16.0));
        ui.add_space(2.0);
        ui.horizontal(|ui| {
            if view.by_hand {
                let key = key_settings::key_name(&view.keys, Action::GotIt, &view.words.settings);
                if theme::listed(ui, key.as_deref(), None, words.read).clicked() {
                    out.push(Intent::Guide(GuideWish::Read));
                }
            }
            let skip = RichText::new(words.skip).size(12.5);
            if theme::link(ui, skip).clicked() {
                out.push(Intent::Guide(GuideWish::Skip));
            }
        });
    });
}
