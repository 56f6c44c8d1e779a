//! A large die.

use std::f32::consts::PI;

use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::{
    Color32, CornerRadius, Id, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType,
};

use crate::desktop::panels::theme;

/// Bone, and the ink of the pips.
const BONE: Color32 = Color32::from_rgb(0xf0, 0xe4, 0xc8);
const PIP: Color32 = Color32::from_rgb(0x2a, 0x1d, 0x14);

/// A die that shows `number`; outlined when it can be chosen.
pub fn die(ui: &mut Ui, number: i32, side: f32, edge: Option<Color32>) -> Response {
    let sense = if edge.is_some() {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
    let name = number.to_string();
    let can = edge.is_some();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, can, &name));
    let body = rect.shrink(side * 0.05);
    let radius = CornerRadius::same((side * 0.18) as u8);
    let fill = if edge.is_some() && response.hovered() {
        Color32::WHITE
    } else {
        BONE
    };
    ui.painter().rect(
        body,
        radius,
        fill,
        Stroke::new(1.0, PIP),
        StrokeKind::Inside,
    );
    if let Some(edge) = edge {
        let stroke = Stroke::new(2.5, edge);
        ui.painter()
            .rect_stroke(body, radius, stroke, StrokeKind::Outside);
    }
    theme::ring(ui, &response);
    for at in pips(number) {
        let middle = place(body, *at);
        ui.painter().circle_filled(middle, side * 0.085, PIP);
    }
    response
}

/// Seconds a die tumbles.
const TUMBLES: f32 = 0.6;

/// A die that tumbles when it is first seen and then lies still. `id` names the roll, `pace` multiplies how long.
pub fn rolled(ui: &mut Ui, number: i32, side: f32, id: Id, pace: f32) -> Response {
    let now = ui.input(|i| i.time);
    let begun = ui.data_mut(|data| *data.get_temp_mut_or(id, now));
    let part = match pace {
        pace if pace > 0.0 => (now - begun) as f32 / (TUMBLES * pace),
        _ => 1.0,
    };
    if part >= 1.0 {
        return die(ui, number, side, None);
    }
    ui.ctx().request_repaint();
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, number.to_string()));
    // It slows down, hops lower each time, and comes to lie with the right face up.
    let slowed = 1.0 - (1.0 - part) * (1.0 - part);
    let turn = (1.0 - slowed) * 7.0;
    let hop = (slowed * 3.0 * PI).sin().abs() * (1.0 - part) * side * 0.3;
    let face = (number + ((1.0 - slowed) * 9.0) as i32 * 2).rem_euclid(6) + 1;
    let face = if part > 0.8 { number } else { face };
    tumbling(ui, rect.translate(Vec2::new(0.0, -hop)), turn, face);
    response
}

/// A die at an angle, in radians.
fn tumbling(ui: &Ui, rect: Rect, turn: f32, number: i32) {
    let half = rect.width() * 0.4;
    let rot = Rot2::from_angle(turn);
    let at = |x: f32, y: f32| rect.center() + rot * (Vec2::new(x, y) * half);
    let cut = 0.7;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let mut edge = Vec::with_capacity(8);
    for (n, (x, y)) in corners.into_iter().enumerate() {
        let (one, two) = (at(x * cut, y), at(x, y * cut));
        edge.extend(if n % 2 == 0 { [two, one] } else { [one, two] });
    }
    let stroke = Stroke::new(1.0, PIP);
    ui.painter().add(Shape::convex_polygon(edge, BONE, stroke));
    for (x, y) in pips(number) {
        ui.painter()
            .circle_filled(at(x * 0.6, y * 0.6), rect.width() * 0.08, PIP);
    }
}

/// A place on a grid of three by three.
fn place(rect: Rect, (x, y): (f32, f32)) -> Pos2 {
    rect.center() + Vec2::new(x, y) * rect.width() * 0.27
}

/// Where the pips of a number are.
const fn pips(number: i32) -> &'static [(f32, f32)] {
    const MIDDLE: (f32, f32) = (0.0, 0.0);
    const A: (f32, f32) = (-1.0, -1.0);
    const B: (f32, f32) = (1.0, 1.0);
    const C: (f32, f32) = (1.0, -1.0);
    const D: (f32, f32) = (-1.0, 1.0);
    match number {
        1 => &[MIDDLE],
        2 => &[A, B],
        3 => &[A, MIDDLE, B],
        4 => &[A, B, C, D],
        5 => &[A, B, C, D, MIDDLE],
        6 => &[A, B, C, D, (-1.0, 0.0), (1.0, 0.0)],
        _ => &[],
    }
}

/// A large number for damage.
pub fn wound(ui: &mut Ui, amount: i32, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let font = bevy_egui::egui::FontId::new(side * 0.62, theme::bold());
    ui.painter()
        .circle_filled(rect.center(), side * 0.46, theme::danger());
    ui.painter().text(
        rect.center(),
        bevy_egui::egui::Align2::CENTER_CENTER,
        amount.to_string(),
        font,
        theme::ink(),
    );
}
