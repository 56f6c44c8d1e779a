//! The cover between two people who share one screen.

use bevy_egui::egui::{Align2, FontId, Sense, Ui, Vec2};

use super::theme;
use crate::desktop::intent::Intent;
use crate::desktop::words::HandoverWords;

/// Covers everything; any click says that `name` is there.
pub fn handover(ui: &mut Ui, name: &str, words: &HandoverWords, out: &mut Vec<Intent>) {
    let rect = ui.max_rect();
    let whole = ui.interact(rect, ui.id().with("cover"), Sense::CLICK);
    ui.painter().rect_filled(rect, 0.0, theme::ground());
    let middle = rect.center();
    let line = |y: f32, text: &str, size: f32, color| {
        let font = FontId::new(size, theme::bold());
        ui.painter().text(
            middle + Vec2::new(0.0, y),
            Align2::CENTER_CENTER,
            text,
            font,
            color,
        );
    };
    line(-70.0, words.pass_to, 18.0, theme::muted());
    line(-30.0, name, 38.0, theme::text());
    line(80.0, words.hidden, 13.0, theme::muted());
    let size = Vec2::new(240.0, 44.0);
    let at = bevy_egui::egui::Rect::from_center_size(middle + Vec2::new(0.0, 32.0), size);
    let mut clicked = whole.clicked();
    ui.scope_builder(bevy_egui::egui::UiBuilder::new().max_rect(at), |ui| {
        let text = (words.ready)(name);
        clicked |= theme::primary(ui, &text, size).clicked();
    });
    if clicked {
        out.push(Intent::Ready);
    }
}
