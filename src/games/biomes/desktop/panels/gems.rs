//! Energies as pictures inside panels.

use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{Image, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use crate::desktop::panels::{Textures, theme};
use crate::games::biomes::phrases;
use crate::table::Language;

/// The sign of an energy at a place of its own.
pub fn paint_gem(ui: &Ui, textures: &Textures, kind: usize, rect: Rect) {
    match textures.signs.get(kind).copied() {
        Some(id) => {
            Image::from_texture(SizedTexture::new(id, rect.size())).paint_at(ui, rect);
        }
        None => {
            let radius = rect.width() * 0.46;
            ui.painter()
                .circle_filled(rect.center(), radius, theme::energies()[kind]);
        }
    }
}

/// An energy with its amount.
pub fn amount(ui: &mut Ui, textures: &Textures, kind: usize, amount: u32, language: Language) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        let name = format!("{amount} {}", phrases::energy(kind as u8, language));
        let (rect, sign) = ui.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
        sign.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
        paint_gem(ui, textures, kind, rect);
        sign.on_hover_text(name);
        ui.label(theme::strong(amount.to_string(), 15.0));
    });
}
