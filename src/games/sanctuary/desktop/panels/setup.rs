//! The setup screen of Sanctuary: who sits where with which deck, in which language, with which seed.

use crate::games::sanctuary::desktop::words as own;
use bevy_egui::egui::Ui;

use super::deck;
use super::form::SanctuaryForm;
use crate::desktop::intent::Intent;
use crate::desktop::panels::flow::{self, Flow};
use crate::desktop::panels::{Textures, setup, theme};
use crate::desktop::screen::Settings;
use crate::desktop::words;
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::content::Content;
use crate::table::Game;

/// The cards that the form shows, for whoever draws them: the Sanctuaries first, since they are the largest.
#[must_use]
pub fn setup_cards(form: &SanctuaryForm, content: &Content) -> Vec<u16> {
    let chosen = form.decks.iter().filter_map(|&at| content.decks.get(at));
    let mut cards: Vec<u16> = chosen.clone().map(|deck| deck.sanctuary).collect();
    for (card, _) in chosen.flat_map(|deck| &deck.cards) {
        if !cards.contains(card) {
            cards.push(*card);
        }
    }
    cards
}

/// Where the two players' columns and the foot are on the design's surface.
const COLUMNS: [(f32, f32); 2] = [(24.0, 632.0), (648.0, 1256.0)];
const TOP: f32 = 78.0;
const FOOT: f32 = 632.0;

/// The form, on a surface of the design's size. It edits `form` at once and asks for everything else by intent.
pub fn setup(
    ui: &mut Ui,
    form: &mut SanctuaryForm,
    content: &Content,
    textures: &Textures,
    settings: Settings,
    out: &mut Vec<Intent>,
) {
    let flow = Flow::new(ui);
    flow.part(ui, [24.0, 16.0, 1256.0, TOP - 8.0], |ui| {
        let goal = own::of(settings.language).goal;
        setup::head(ui, (Sanctuary::NAME, goal), settings, out);
    });
    for (seat, (left, right)) in COLUMNS.into_iter().enumerate() {
        flow.slab(ui, [left, TOP, right, FOOT - 10.0], |ui| {
            player(ui, form, content, textures, settings, seat);
        });
    }
    flow.slab(ui, [24.0, FOOT, 1256.0, 704.0], |ui| {
        foot(ui, form, settings, out);
    });
}

fn player(
    ui: &mut Ui,
    form: &mut SanctuaryForm,
    content: &Content,
    textures: &Textures,
    settings: Settings,
    seat: usize,
) {
    let words = &words::of(settings.language).setup;
    ui.horizontal(|ui| {
        ui.label(theme::strong(words.seats[seat], 17.0));
        ui.label(theme::quiet(words.edges[seat]));
        setup::name(ui, &mut form.names[seat], 160.0, words);
    });
    ui.add_space(2.0);
    setup::controllers(ui, &mut form.controllers[seat], settings.language);
    ui.add_space(6.0);
    let decks = &content.decks;
    setup::decks(
        ui,
        (seat, 126.0),
        decks.len(),
        &mut form.decks[seat],
        |ui, at, chosen, width| {
            deck::entry(ui, (&decks[at], content, settings.language), chosen, width)
        },
    );
    ui.add_space(10.0);
    match content.decks.get(form.decks[seat]) {
        Some(deck) => deck::summary(ui, textures, (deck, content, settings.language), seat),
        None => {
            ui.label(words.no_deck);
        }
    }
}

fn foot(ui: &mut Ui, form: &mut SanctuaryForm, settings: Settings, out: &mut Vec<Intent>) {
    let words = &words::of(settings.language).setup;
    let problem = form.problem(words);
    flow::row(ui, |ui| {
        setup::seed(ui, form, words);
        ui.add_space(8.0);
        setup::begin(ui, problem, words.same, words, out);
    });
}
