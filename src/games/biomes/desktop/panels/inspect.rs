//! The large card on the left, with explanations of its words and its state.

use bevy_egui::egui::{CornerRadius, Frame, Margin, RichText, Stroke, Ui, Vec2};

use crate::cards::text::shielded;
use crate::desktop::panels::notes::{CARD, noted, nothing, picture};
use crate::desktop::panels::{PanelView, theme};
use crate::games::biomes::Biomes;
use crate::games::biomes::desktop::words as own;
use crate::games::biomes::{ObjectView, text};

/// The large card, or what to do to see one.
pub fn inspect(ui: &mut Ui, p: &PanelView<Biomes>) {
    let Some(object) = p.shown.and_then(|id| p.view.object(id)) else {
        nothing(ui, p.words, own::of(p.language).point_at_card);
        ui.add_space(8.0);
        biomes(ui, p);
        return;
    };
    let card = p.view.content.cards.get(usize::from(object.face));
    match p.textures.large {
        None => stand_in(ui, p, object),
        large => picture(ui, large, ""),
    }
    let terms = card.map_or_else(Vec::new, |card| text::terms(card, p.language));
    noted(ui, notes(p, object), terms);
    ui.add_space(8.0);
    biomes(ui, p);
}

/// The effect of each biome on the objects in it, as long as nothing else needs the room.
fn biomes(ui: &mut Ui, p: &PanelView<Biomes>) {
    let content = p.view.content;
    for lane in p.view.biomes.iter().filter(|lane| !lane.lost) {
        let Some(biome) = content.biomes.iter().find(|b| b.kind == lane.kind) else {
            continue;
        };
        ui.add_space(5.0);
        ui.label(theme::strong(biome.name.in_language(p.language), 13.0));
        for paragraph in text::biome_text(biome, content, p.language) {
            let line = RichText::new(paragraph.to_string()).size(12.5);
            ui.label(line.color(theme::muted()));
        }
        let protected = (lane.sectors.iter().zip(lane.shields))
            .filter(|(_, shield)| !shield.is_none())
            .map(|(&sector, shield)| {
                let [_, said] = shielded(shield, p.language);
                format!("{}: {said}", text::capital(&p.speaker().object(sector)))
            });
        let truce = lane.truce.then(|| own::of(p.language).truce.to_owned());
        for line in protected.chain(truce) {
            ui.label(RichText::new(line).size(12.0).color(theme::muted()));
        }
        for (name, meaning) in text::biome_terms(biome, p.language) {
            let line = format!("{}: {meaning}", text::capital(name));
            ui.label(
                RichText::new(line)
                    .size(12.0)
                    .italics()
                    .color(theme::muted()),
            );
        }
    }
}

/// The card in words, as long as its picture is not there.
fn stand_in(ui: &mut Ui, p: &PanelView<Biomes>, object: &ObjectView) {
    let Some(card) = p.view.content.cards.get(usize::from(object.face)) else {
        return;
    };
    Frame::new()
        .fill(theme::ground())
        .stroke(Stroke::new(2.0, theme::edge()))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_min_size(CARD - Vec2::splat(20.0));
            let name = card.name.in_language(p.language);
            ui.label(RichText::new(name).family(theme::serif()).size(19.0));
            let mut words = p.view.content.subtypes.iter();
            let words = words.find(|words| words.english == card.subtype);
            let tribe = words.map_or(&*card.subtype, |w| w.in_language(p.language));
            ui.label(theme::quiet(tribe));
            if card.is_agent() {
                let words = own::of(p.language);
                ui.label(words.stats(object.attack, object.defense));
            }
            for paragraph in text::card_text(card, p.view.content, p.language) {
                ui.label(RichText::new(paragraph.to_string()).size(12.5));
            }
        });
}

/// State and keywords of an object, each with its meaning.
fn notes(p: &PanelView<Biomes>, object: &ObjectView) -> Vec<(String, String)> {
    let words = own::of(p.language);
    let card = p.view.content.cards.get(usize::from(object.face));
    let agent = card.is_some_and(crate::games::biomes::content::Card::is_agent);
    let mut notes = Vec::new();
    let mut note = |title: &str, text: String| notes.push((title.to_owned(), text));
    if object.damage > 0 {
        let damage = words.damage_of(object.damage, object.defense);
        note(words.damaged, damage);
    }
    for (holds, (title, text)) in [
        (object.locked, words.locked),
        (object.arrived_now && agent, words.arrived),
        (object.stasis, words.stasis),
    ] {
        if holds {
            note(title, text.to_owned());
        }
    }
    if object.markers > 0 {
        note(words.markers, words.markers_give(object.markers));
    }
    if !object.shield.is_none() {
        let [head, text] = shielded(object.shield, p.language);
        note(&head, text);
    }
    for &(kind, n) in &object.counters {
        let known = p.view.content.counters.get(usize::from(kind));
        let name = known.map_or("", |known| known.name.in_language(p.language));
        note(&text::capital(name), n.to_string());
    }
    if let Some(host) = object.host {
        let host = p.speaker().object(host);
        note(words.attached, words.attached_to(&host));
    }
    // A converted card has none of its printed properties.
    let keywords = text::keyword_list(object.keywords);
    for keyword in keywords.into_iter().filter(|_| !object.converted) {
        let (name, meaning) = text::keyword_help(keyword, p.language);
        note(&text::capital(name), meaning.to_owned());
    }
    notes
}
