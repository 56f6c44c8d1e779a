//! Looking through a cache or an archive.

use bevy_egui::egui::{ScrollArea, Ui, Vec2};

use super::{PanelView, theme};
use crate::desktop::intent::Intent;
use crate::desktop::screen::Overlay;
use crate::table::{Phrases, Ref, ZoneId};

/// Everything in a public pile, newest first; pointing at a name shows the card large.
pub fn pile(ui: &mut Ui, p: &PanelView, zone: ZoneId, out: &mut Vec<Intent>) {
    let name = p.speaker().thing(Ref::Zone(zone));
    ui.label(theme::strong(name, 20.0));
    ui.label(theme::quiet("newest first"));
    ScrollArea::vertical().max_height(380.0).show(ui, |ui| {
        ui.set_min_width(280.0);
        for id in p.view.zone(zone).iter().rev().flatten() {
            let card = theme::button(ui, &p.speaker().object(*id));
            if card.hovered() {
                out.push(Intent::Hover(Some(*id)));
            }
            let this = Ref::Object(*id);
            let options = p.decision.map_or(&[][..], |d| &d.options);
            if let Some(choice) = options.iter().find(|c| c.subject == this) {
                let text = p.speaker().choice(choice);
                if theme::primary(ui, &text, Vec2::new(120.0, 28.0)).clicked() {
                    out.push(Intent::Choose(*choice));
                }
            }
        }
    });
    if theme::button(ui, "Close").clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}
