//! A player's bar: name, energy, and how many cards lie where.

use bevy_egui::egui::{RichText, Ui};

use super::gems;
use crate::desktop::intent::Intent;
use crate::desktop::panels::{PanelView, theme};
use crate::desktop::screen::Overlay;
use crate::games::biomes::Biomes;
use crate::games::biomes::desktop::words as own;
use crate::games::biomes::{Place, zone};
use crate::table::Seat;

/// With less room than the first, the bar leaves out the obvious. With less than the second, it also leaves out whose
/// turn it is, which the ribbon shows too.
const ROOM: [f32; 2] = [490.0, 330.0];

/// The bar of `seat`. The near player's shares its row with the buttons, so it may say less.
pub fn bar(ui: &mut Ui, p: &PanelView<Biomes>, seat: Seat, out: &mut Vec<Intent>) {
    let (view, words) = (p.view, own::of(p.language));
    let player = &view.players[seat.index()];
    let [wide, some] = ROOM.map(|room| ui.available_width() >= room);
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 7.0;
        ui.label(theme::strong(p.name(seat), 15.0));
        if wide {
            ui.label(theme::quiet(p.kind(seat)));
        }
        if view.active == seat && some {
            ui.label(RichText::new(words.has_turn).size(12.0));
        }
        ui.add_space(6.0);
        let store = player.energy.iter().enumerate().filter(|(_, n)| **n > 0);
        let mut rich = false;
        for (kind, &amount) in store {
            rich = true;
            gems::amount(ui, p.textures, kind, u32::from(amount), p.language);
        }
        if !rich && wide {
            ui.label(theme::quiet(words.no_energy));
        }
        ui.add_space(6.0);
        let [hand, deck, cache, archive] = words.piles;
        for (name, place) in [(hand, Place::Hand), (deck, Place::Deck)] {
            ui.label(count(p, seat, name, place));
        }
        for (name, place) in [(cache, Place::Cache), (archive, Place::Archive)] {
            let text = count(p, seat, name, place);
            let pile = zone(seat, place);
            if view.zone(pile).is_empty() {
                // Next to nothing goes there.
                if place != Place::Archive {
                    ui.label(text);
                }
            } else if theme::link(ui, text)
                .on_hover_text(words.look_through)
                .clicked()
            {
                out.push(Intent::Show(Overlay::Pile(pile)));
            }
        }
        if player.lost > 0 {
            let all = view.content.rules.sectors_to_lose;
            let text = words.lost_of(player.lost, all);
            let text = theme::strong(text, 13.0).color(theme::danger());
            ui.label(text).on_hover_text(words.lost_help);
        }
        if view.best_of > 1 {
            let wins = view.wins[seat.index()];
            ui.label(theme::quiet(words.won(wins, view.best_of / 2 + 1)));
        }
    });
}

fn count(p: &PanelView<Biomes>, seat: Seat, name: &str, place: Place) -> RichText {
    let cards = p.view.zone(zone(seat, place)).len();
    RichText::new(format!("{name} {cards}")).size(13.0)
}
