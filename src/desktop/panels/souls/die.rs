//! A die as large as its number matters.

use bevy_egui::egui::{
    Color32, CornerRadius, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
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
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
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
        .circle_filled(rect.center(), side * 0.46, theme::DANGER);
    ui.painter().text(
        rect.center(),
        bevy_egui::egui::Align2::CENTER_CENTER,
        amount.to_string(),
        font,
        theme::INK,
    );
}
