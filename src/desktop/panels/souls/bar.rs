//! The near player's bar: hit points, attack, ¢, souls, cards in hand.

use bevy_egui::egui::{RichText, Ui};

use super::Panel;
use crate::desktop::panels::theme;
use crate::table::Seat;

/// The bar of `seat`, which shares its row with the buttons.
pub fn bar(ui: &mut Ui, p: &Panel, seat: Seat) {
    let words = &p.words.souls;
    let Some(player) = p.view.players.get(seat.index()) else {
        return;
    };
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 9.0;
        ui.label(theme::strong(p.name(seat), 15.0));
        let hp = format!("{} {}/{}", words.hp, player.hp.max(0), player.max_hp);
        let hurt = player.hp < player.max_hp;
        let ink = if hurt { theme::DANGER } else { theme::TEXT };
        ui.label(theme::strong(hp, 13.5).color(ink));
        ui.label(theme::strong(format!("{} {}", words.attack, player.attack), 13.5));
        ui.label(theme::strong(format!("{}¢", player.coins), 13.5).color(theme::ACCENT));
        let souls = format!("{} {}/{}", words.souls, player.souls, player.goal);
        ui.label(theme::strong(souls, 13.5));
        if player.dead {
            ui.label(RichText::new(words.dead).size(12.0).color(theme::DANGER));
        }
    });
}
