//! The large card at the left, with what its words and its state mean.

use bevy_egui::egui::{RichText, Ui};

use super::Panel;
use crate::cards::text::shielded;
use crate::desktop::panels::notes::{noted, nothing, picture, rules};
use crate::desktop::panels::theme;
use crate::games::sanctuary::content::{Card, CardKind, Gift};
use crate::games::sanctuary::desktop::words as own;
use crate::games::sanctuary::text;
use crate::games::sanctuary::{CardView, place};
use crate::packs::prose::capital;
use crate::table::Ref;

/// The large card, or what to do to see one.
pub fn inspect(ui: &mut Ui, p: &Panel) {
    let object = p.shown.and_then(|id| p.view.card(id));
    let def = object.and_then(|o| p.view.content.cards.get(usize::from(o.face)));
    let (Some(object), Some(def)) = (object, def) else {
        nothing(ui, p.words, own::of(p.language).point_at_card);
        return;
    };
    picture(ui, p.textures.large, def.name.in_language(p.language));
    let told = RichText::new(text::numbers(def, p.language));
    ui.label(told.size(12.5).color(theme::muted()));
    for paragraph in text::card_text(def, p.view.content, p.language) {
        rules(ui, &paragraph);
    }
    noted(ui, notes(p, object, def), text::terms(def, p.language));
}

/// State of an object, each part with its meaning.
fn notes(p: &Panel, object: &CardView, def: &Card) -> Vec<(String, String)> {
    let words = own::of(p.language);
    let mut notes = Vec::new();
    let mut note = |title: &str, text: String| notes.push((title.to_owned(), text));
    if place(object.zone).1.is_play() {
        let character = def.kind == CardKind::Character;
        if character && object.strength != def.strength {
            let text = words.strength_now(object.strength, def.strength);
            note(words.strength, text);
        }
        if object.damage > 0 {
            let text = words.damage_of(object.damage, object.strength);
            note(words.damaged, text);
        }
        if object.tapped {
            note(words.tapped.0, words.tapped.1.to_owned());
        }
        if object.entered_now && character {
            let blocks = !object.gifts.has(Gift::Macrophage);
            let text = words.entered_means(blocks);
            note(words.entered, text.to_owned());
        }
        if object.silenced {
            note(words.silenced.0, words.silenced.1.to_owned());
        }
        if def.kind == CardKind::Technology {
            note(words.durability, words.durability_left(object.durability));
        }
        if !object.shield.is_none() {
            let [head, text] = shielded(object.shield, p.language);
            note(&head, text);
        }
        for &(kind, n) in &object.counters {
            let known = p.view.content.counters.get(usize::from(kind));
            let name = known.map_or("", |known| known.name.in_language(p.language));
            note(&capital(name), n.to_string());
        }
        if let Some(carrier) = object.carrier {
            note(words.carried, p.speaker().thing(Ref::Object(carrier)));
        }
        let mut all = p.view.cards.iter();
        if let Some(carried) = all.find(|card| card.carrier == Some(object.id)) {
            note(words.carries, p.speaker().thing(Ref::Object(carried.id)));
        }
    }
    notes
}
