//! The list of the cards in a pile.

use bevy_egui::egui::{Align, Layout, RichText, ScrollArea, Ui, Vec2};

use super::{PanelText, PanelView, faces, theme};
use crate::desktop::art::card::Face;
use crate::desktop::intent::Intent;
use crate::desktop::screen::Overlay;
use crate::table::{Choice, ObjectId, Ref, ZoneId};

/// Cards in a row, and rows before the pile must be scrolled.
const ROW: usize = 6;
const ROWS: usize = 3;

/// The cards of a public pile, for whoever draws them.
#[must_use]
pub fn pile_cards<G: PanelText>(p: &PanelView<G>, zone: ZoneId) -> Vec<u16> {
    let objects = G::pile(p.view, zone).into_iter();
    let faces = objects.filter_map(|id| G::face_of(p.view, id, p.language));
    faces.map(|(face, _)| face).collect()
}

/// Everything in a public pile, newest first, as cards; those that can be chosen are outlined.
pub fn pile<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, zone: ZoneId, out: &mut Vec<Intent>) {
    let mut cards = G::pile(p.view, zone);
    cards.reverse();
    ui.horizontal(|ui| {
        ui.label(theme::strong(G::pile_name(p, zone), 20.0));
        ui.label(theme::quiet(p.words.cards_in_pile(cards.len())));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = theme::button(ui, p.words.close);
            if close.on_hover_text("Esc").clicked() {
                out.push(Intent::Show(Overlay::None));
            }
        });
    });
    if cards.iter().any(|id| offered(p, *id).is_some()) {
        let what = p.words.click_outlined(&G::question(p));
        ui.label(RichText::new(what).size(13.0).color(theme::accent()));
    }
    ui.add_space(8.0);
    let high = faces::WIDTH * Face::Full.aspect() + 10.0;
    let one = faces::WIDTH + 10.0;
    let row = ROW
        .min(((theme::fitting(ui, f32::MAX) - 6.0) / one) as usize)
        .max(1);
    let width = row as f32 * one + 6.0;
    ScrollArea::vertical()
        .max_height(high * ROWS as f32)
        .show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = Vec2::splat(10.0);
            for row in cards.chunks(row) {
                ui.horizontal(|ui| row.iter().for_each(|id| card(ui, p, *id, out)));
            }
        });
}

fn offered<G: PanelText>(p: &PanelView<G>, id: ObjectId) -> Option<Choice> {
    let this = Ref::Object(id);
    let options = &p.decision?.options;
    let of = |c: &&Choice| c.subject == this || (c.subject == Ref::None && c.target == this);
    options.iter().find(of).copied()
}

fn card<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, id: ObjectId, out: &mut Vec<Intent>) {
    let Some((face, name)) = G::face_of(p.view, id, p.language) else {
        return;
    };
    let choice = offered(p, id);
    let edge = choice.map(|_| theme::accent());
    let response = faces::face(ui, p.textures, (face, &name), edge);
    if let Some(choice) = choice.filter(|_| response.clicked()) {
        out.push(Intent::Choose(choice));
    }
}
