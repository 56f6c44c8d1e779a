//! The large card at the left, with what its words and its state mean; a player by their character.

use bevy_egui::egui::{RichText, Ui};

use super::Panel;
use crate::desktop::panels::notes::{noted, nothing, picture, rules};
use crate::desktop::panels::theme;
use crate::games::souls::content::Card;
use crate::games::souls::desktop::words as own;
use crate::games::souls::text;
use crate::games::souls::{CardView, place, seat_of};
use crate::table::{ObjectId, Seat};

/// The large card, or what to do to see one.
pub fn inspect(ui: &mut Ui, p: &Panel) {
    let seen = p.shown.and_then(|id| Some((id, p.face(id)?)));
    let def = seen.and_then(|(_, face)| p.view.content.cards.get(usize::from(face)));
    let (Some((id, _)), Some(def)) = (seen, def) else {
        nothing(ui, p.words, own::of(p.language).point_at_card);
        return;
    };
    picture(ui, p.textures.large, def.name.in_language(p.language));
    let line = text::type_line(def, p.view.content, p.language);
    ui.label(theme::quiet(line));
    for paragraph in text::card_text(def, p.view.content, p.language) {
        rules(ui, &paragraph);
    }
    noted(ui, notes(p, id, def), text::terms(def, p.language));
    let flavor = def.flavor.in_language(p.language);
    if !flavor.is_empty() {
        ui.add_space(6.0);
        ui.label(
            RichText::new(flavor)
                .size(12.5)
                .italics()
                .color(theme::muted()),
        );
    }
}

/// State of a card or of a player, each part with its meaning.
fn notes(p: &Panel, id: ObjectId, def: &Card) -> Vec<(String, String)> {
    let players = (0..).map(Seat).zip(&p.view.players);
    let mut owners = players.filter(|(_, player)| player.character == id);
    let seat = seat_of(id).or_else(|| owners.next().map(|(seat, _)| seat));
    let mut notes = match seat {
        Some(seat) => player_notes(p, seat),
        None => Vec::new(),
    };
    if let Some(card) = p.view.card(id) {
        notes.extend(card_notes(p, card, def));
    }
    notes
}

fn player_notes(p: &Panel, seat: Seat) -> Vec<(String, String)> {
    let words = own::of(p.language);
    let Some(player) = p.view.players.get(seat.index()) else {
        return Vec::new();
    };
    let mut notes = vec![(
        p.name(seat).to_owned(),
        words.player_now(player.hp.max(0), player.max_hp, player.attack),
    )];
    let mut note = |(title, text): (&str, String)| notes.push((title.to_owned(), text));
    note((
        words.wealth,
        words.wealth_now(player.coins, usize::from(player.hand), player.price),
    ));
    if p.gone.contains(seat) {
        note((words.gone, words.gone_help.to_owned()));
    }
    if player.dead {
        note((words.dead, words.dead_help.to_owned()));
    }
    if player.extra_turns > 0 {
        note((words.extra_turns, player.extra_turns.to_string()));
    }
    if player.skipped_turns > 0 {
        note((words.skipped_turns, player.skipped_turns.to_string()));
    }
    notes
}

fn card_notes(p: &Panel, card: &CardView, def: &Card) -> Vec<(String, String)> {
    let words = own::of(p.language);
    let mut notes = Vec::new();
    let mut note = |title: &str, text: String| notes.push((title.to_owned(), text));
    if !card.in_play {
        if place(card.zone).slot().is_some() {
            note(words.covered.0, words.covered.1.to_owned());
        }
        return notes;
    }
    if let Some(printed) = def.hp.filter(|_| card.max_hp > 0) {
        let text = words.monster_now(card.hp.max(0), card.max_hp, card.evasion, card.attack);
        let same = (card.hp, card.max_hp, i32::from(card.evasion), card.attack)
            == (printed, printed, def.evasion, def.attack);
        if !same {
            note(words.right_now, text);
        }
    }
    if card.attackable {
        note(words.attackable.0, words.attackable.1.to_owned());
    }
    if card.deactivated {
        note(words.deactivated.0, words.deactivated.1.to_owned());
    }
    if card.counters > 0 {
        note(words.counters, card.counters.to_string());
    }
    if card.owned && p.view.seat != Some(card.controller) {
        note(words.controlled, p.name(card.controller).to_owned());
    }
    notes
}
