//! Cards as pictures inside panels.

use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Color32, CornerRadius, Image, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
};

use super::{Textures, theme};
use crate::desktop::art::card::Face;

/// Width of a card in a row of cards.
pub const WIDTH: f32 = 104.0;
/// Width of the same card when somebody points at it.
const LARGE: f32 = 236.0;

/// One card, larger when pointed at. `edge` outlines it.
pub fn face(
    ui: &mut Ui,
    textures: &Textures,
    (index, name): (u16, &str),
    edge: Option<Color32>,
) -> Response {
    let size = Vec2::new(WIDTH, WIDTH * Face::Full.aspect());
    // An unusable object can only be looked at.
    let (sense, sort) = match edge {
        Some(_) => (Sense::click(), WidgetType::Button),
        None => (Sense::hover(), WidgetType::Image),
    };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(sort, true, name));
    let texture = textures.card(index);
    match texture {
        Some(id) => Image::from_texture(SizedTexture::new(id, size)).paint_at(ui, rect),
        None => {
            ui.painter()
                .rect_filled(rect, CornerRadius::same(6), theme::raised());
        }
    }
    if let Some(edge) = edge {
        ui.painter().rect_stroke(
            rect,
            CornerRadius::same(7),
            Stroke::new(2.5, edge),
            StrokeKind::Outside,
        );
    }
    theme::ring(ui, &response);
    let Some(id) = texture else { return response };
    response.on_hover_ui(|ui| {
        let large = Vec2::new(LARGE, LARGE * Face::Full.aspect());
        ui.add(Image::from_texture(SizedTexture::new(id, large)));
    })
}
