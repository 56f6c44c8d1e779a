//! The setup screen of Sanctuary: who sits where with which deck, in which language, with which seed.

use crate::games::sanctuary::desktop::words as own;
use bevy_egui::egui::{Grid, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2};

use super::deck;
use super::form::SanctuaryForm;
use crate::desktop::intent::Intent;
use crate::desktop::panels::languages::languages;
use crate::desktop::panels::{Textures, setup, theme};
use crate::desktop::screen::{Playing, Settings};
use crate::desktop::session::Controller;
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
    let corner = ui.max_rect().min;
    let part = |left: f32, top: f32, right: f32, bottom: f32| {
        let size = Vec2::new(right - left, bottom - top);
        Rect::from_min_size(corner + Vec2::new(left, top), size)
    };
    let head = part(24.0, 16.0, 1256.0, TOP - 8.0);
    ui.scope_builder(UiBuilder::new().max_rect(head), |ui| {
        ui.horizontal(|ui| {
            let language = settings.language;
            // The name that the title and the saves call it by.
            let name = Playing::name_of(Sanctuary::NAME);
            ui.label(RichText::new(name).family(theme::serif()).size(40.0));
            ui.add_space(10.0);
            let goal = own::of(language).goal;
            ui.label(RichText::new(goal).size(14.5).color(theme::muted()));
            languages(ui, settings, out);
        });
    });
    for (seat, (left, right)) in COLUMNS.into_iter().enumerate() {
        theme::slab(ui, part(left, TOP, right, FOOT - 10.0), |ui| {
            player(ui, form, content, textures, settings, seat);
        });
    }
    theme::slab(ui, part(24.0, FOOT, 1256.0, 704.0), |ui| {
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
    let all = words::of(settings.language);
    let words = &all.setup;
    ui.horizontal(|ui| {
        ui.label(theme::strong(words.seats[seat], 17.0));
        ui.label(theme::quiet(words.edges[seat]));
        setup::name(ui, &mut form.names[seat], 160.0, words);
    });
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        for sitter in Controller::of::<Sanctuary>() {
            let who = all.sitter(sitter);
            theme::pick(ui, &mut form.sitters[seat], sitter, &who);
        }
    });
    ui.add_space(6.0);
    let width = (ui.available_width() - 8.0) * 0.5;
    let list = ScrollArea::vertical().id_salt(seat).max_height(126.0);
    list.show(ui, |ui| {
        Grid::new(("sanctuary decks", seat))
            .spacing(Vec2::new(8.0, 6.0))
            .show(ui, |ui| {
                for (at, deck) in content.decks.iter().enumerate() {
                    let chosen = form.decks[seat] == at;
                    let shown = (deck, content, settings.language);
                    if deck::entry(ui, shown, chosen, width).clicked() {
                        form.decks[seat] = at;
                    }
                    if at % 2 == 1 {
                        ui.end_row();
                    }
                }
            });
    });
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
    ui.horizontal_centered(|ui| {
        setup::seed(ui, form, words);
        ui.add_space(8.0);
        setup::begin(ui, problem, words.same, words, out);
    });
}
