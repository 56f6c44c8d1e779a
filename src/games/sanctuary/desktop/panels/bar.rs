//! A player's bar: name, Volition, Enhancements, and how many cards lie where.

use bevy_egui::egui::{RichText, Ui};

use super::Panel;
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::screen::Overlay;
use crate::games::sanctuary::desktop::words as own;
use crate::games::sanctuary::{Place, zone};
use crate::table::Seat;

/// The bar of `seat`. The near player's shares its row with the buttons, so it says less.
pub fn bar(ui: &mut Ui, p: &Panel, seat: Seat, out: &mut Vec<Intent>) {
    let words = own::of(p.language);
    let player = &p.view.players[seat.index()];
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.label(theme::strong(p.name(seat), 15.0));
        ui.label(theme::quiet(p.kind(seat)));
        if p.view.active == seat && p.view.turn > 0 {
            ui.label(RichText::new(format!("· {}", words.has_turn)).size(12.0));
        }
        ui.add_space(4.0);
        let line = |text: String| RichText::new(text).size(12.5);
        let slots = words.enhancements(player.enhancements, player.limit);
        ui.label(line(slots));
        if seat != p.near {
            ui.label(line(words.hand(p.count(seat, Place::Hand))));
        }
        let limbo = zone(seat, Place::Limbo);
        let text = line(words.limbo(p.count(seat, Place::Limbo)));
        if p.view.zone(limbo).is_empty() {
            ui.label(text);
        } else if theme::link(ui, text)
            .on_hover_text(words.look_through)
            .clicked()
        {
            out.push(Intent::Show(Overlay::Pile(limbo)));
        }
    });
}
