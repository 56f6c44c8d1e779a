//! Buttons with a picture of the key that presses them.

use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Align2, Atom, Atoms, Button, CornerRadius, FontId, Id, Image, Pos2, Rect, Response, Stroke,
    StrokeKind, TextureId, Ui, Vec2, accesskit,
};

use super::{accent, ground, muted, ring, text};

/// A button that is one of the choices asked for now, with the key that chooses it and a sign, an energy, before its
/// words.
pub fn listed(ui: &mut Ui, key: Option<&str>, sign: Option<TextureId>, text: &str) -> Response {
    let sign = sign.map(|id| Image::from_texture(SizedTexture::new(id, Vec2::splat(18.0))));
    let mut content = Atoms::new(text);
    if let Some(sign) = sign {
        content.push_left(sign);
    }
    keyed(ui, key, content, |button| button)
}

/// A button of some shape for one of the choices asked for now, with a picture of the key that presses it.
pub fn keyed<'a>(
    ui: &mut Ui,
    key: Option<&str>,
    mut content: Atoms<'a>,
    shape: impl FnOnce(Button<'a>) -> Button<'a>,
) -> Response {
    let place = Id::new("key");
    if let Some(key) = key {
        content.push_left(Atom::custom(place, cap_size(ui, key)));
    }
    let button = Button::new(content).corner_radius(CornerRadius::same(14));
    let button = shape(button.stroke(Stroke::new(1.0, accent())));
    let shown = button.atom_ui(ui);
    if let (Some(at), Some(key)) = (shown.rect(place), key) {
        cap(ui, at.center(), key);
        shortcut(&shown.response, key);
    }
    ring(ui, &shown.response);
    shown.response
}

/// A picture of a key on top of what it presses, at the left upper corner.
pub fn corner_cap(ui: &Ui, response: &Response, key: Option<&str>) {
    if let Some(key) = key {
        cap(ui, response.rect.left_top() + Vec2::splat(4.0), key);
        shortcut(response, key);
    }
}

/// The size of the picture of a key.
fn cap_size(ui: &Ui, key: &str) -> Vec2 {
    let font = FontId::proportional(KEY);
    let name = ui.painter().layout_no_wrap(key.to_owned(), font, muted());
    Vec2::new((name.size().x + 8.0).max(16.0), 16.0)
}

/// The picture of a key about that point.
fn cap(ui: &Ui, middle: Pos2, key: &str) {
    let around = Rect::from_center_size(middle, cap_size(ui, key));
    let (radius, line) = (CornerRadius::same(4), Stroke::new(1.0, muted()));
    let painter = ui.painter();
    painter.rect(around, radius, ground(), line, StrokeKind::Inside);
    let font = FontId::proportional(KEY);
    painter.text(middle, Align2::CENTER_CENTER, key, font, text());
}

/// Reports the key of a button to screen readers.
fn shortcut(button: &Response, key: &str) {
    let describe = |node: &mut accesskit::Node| node.set_keyboard_shortcut(key);
    button.ctx.accesskit_node_builder(button.id, describe);
}

/// Size of the name on a key.
const KEY: f32 = 11.0;
