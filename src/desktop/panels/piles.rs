//! Looking through a cache or an archive.

use bevy_egui::egui::{Align, Layout, RichText, ScrollArea, Ui, Vec2};

use super::{PanelView, faces, theme};
use crate::desktop::art::card::Face;
use crate::desktop::intent::Intent;
use crate::desktop::screen::Overlay;
use crate::games::biomes::text;
use crate::table::{Choice, ObjectId, Ref, ZoneId};

/// Cards in a row, and rows before the pile must be scrolled.
const ROW: usize = 6;
const ROWS: usize = 3;

/// The cards of a public pile, for whoever draws them.
#[must_use]
pub fn pile_cards(p: &PanelView, zone: ZoneId) -> Vec<u16> {
    let objects = p.view.zone(zone).iter().flatten();
    objects
        .filter_map(|id| p.view.object(*id))
        .map(|o| o.face)
        .collect()
}

/// Everything in a public pile, newest first, as cards; those that can be chosen are outlined.
pub fn pile(ui: &mut Ui, p: &PanelView, zone: ZoneId, out: &mut Vec<Intent>) {
    let cards: Vec<ObjectId> = p.view.zone(zone).iter().rev().flatten().copied().collect();
    let name = text::capital(&p.speaker().thing(Ref::Zone(zone)));
    ui.horizontal(|ui| {
        ui.label(theme::strong(name, 20.0));
        ui.label(theme::quiet(match cards.len() {
            0 => "nothing lies here".to_owned(),
            1 => "1 card".to_owned(),
            n => format!("{n} cards, newest first"),
        }));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if theme::button(ui, "Close").on_hover_text("Esc").clicked() {
                out.push(Intent::Show(Overlay::None));
            }
        });
    });
    if cards.iter().any(|id| offered(p, *id).is_some()) {
        let what = format!("{}: click an outlined card.", super::sentence(p).1);
        ui.label(RichText::new(what).size(13.0).color(theme::ACCENT));
    }
    ui.add_space(8.0);
    let high = faces::WIDTH * Face::Full.aspect() + 10.0;
    let width = ROW as f32 * (faces::WIDTH + 10.0) + 6.0;
    ScrollArea::vertical()
        .max_height(high * ROWS as f32)
        .show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = Vec2::splat(10.0);
            for row in cards.chunks(ROW) {
                ui.horizontal(|ui| row.iter().for_each(|id| card(ui, p, *id, out)));
            }
        });
}

fn offered(p: &PanelView, id: ObjectId) -> Option<Choice> {
    let this = Ref::Object(id);
    let options = &p.decision?.options;
    let of = |c: &&Choice| c.subject == this || (c.subject == Ref::None && c.target == this);
    options.iter().find(of).copied()
}

fn card(ui: &mut Ui, p: &PanelView, id: ObjectId, out: &mut Vec<Intent>) {
    let Some(face) = p.view.object(id).map(|object| object.face) else {
        return;
    };
    let Some(card) = p.view.content.cards.get(usize::from(face)) else {
        return;
    };
    let choice = offered(p, id);
    let edge = choice.map(|_| theme::ACCENT);
    let response = faces::face(ui, p.textures, (face, card), edge);
    if let Some(choice) = choice.filter(|_| response.clicked()) {
        out.push(Intent::Choose(choice));
    }
}
