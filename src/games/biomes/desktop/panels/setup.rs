//! The setup screen: who sits where with which deck, how many matches, which seed.

use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align, Grid, Layout, Margin, Rect, RichText, ScrollArea, TextEdit, Ui, UiBuilder, Vec2,
};

use super::deck;
use crate::desktop::intent::Intent;
use crate::desktop::panels::languages::languages;
use crate::desktop::panels::{Textures, theme};
use crate::desktop::screen::Settings;
use crate::desktop::session::Controller;
use crate::desktop::start::Form;
use crate::desktop::words::{self, SetupWords};
use crate::games::biomes::Biomes;
use crate::games::biomes::content::Content;
use crate::games::biomes::desktop::words as own;
use crate::table::Language;

/// What the setup screen asks for; kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Resource)]
pub struct SetupForm {
    /// Names by seat.
    pub names: [String; 2],
    /// Who decides, by seat.
    pub sitters: [Controller; 2],
    /// Deck by seat, as an index into the content's decks.
    pub decks: [usize; 2],
    /// 1 or 3.
    pub best_of: u8,
    /// As typed.
    pub seed: String,
}

impl Default for SetupForm {
    fn default() -> Self {
        Self {
            names: ["Ada".to_owned(), "Mara".to_owned()],
            sitters: [Controller::Human, Controller::opponent::<Biomes>()],
            decks: [0, 1],
            best_of: 1,
            seed: "1".to_owned(),
        }
    }
}

impl Form for SetupForm {
    fn seed_text(&mut self) -> &mut String {
        &mut self.seed
    }
}

impl SetupForm {
    /// What is wrong with it, in words, if anything.
    #[must_use]
    pub fn problem(&self, words: &SetupWords) -> Option<&'static str> {
        if self.names.iter().any(|n| n.trim().is_empty()) {
            return Some(words.unnamed);
        }
        if self.names[0].trim() == self.names[1].trim() {
            return Some(words.namesakes);
        }
        if self.seed().is_none() {
            return Some(words.no_seed);
        }
        None
    }

    /// The seed as a number.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }
}

/// The cards that the form shows, for whoever draws them.
#[must_use]
pub fn setup_cards(form: &SetupForm, content: &Content) -> Vec<u16> {
    let chosen = form.decks.iter().filter_map(|&at| content.decks.get(at));
    chosen
        .flat_map(|deck| deck::signature(deck, &content.cards))
        .collect()
}

/// Where the two players' columns and the foot are on the design's surface.
const COLUMNS: [(f32, f32); 2] = [(40.0, 632.0), (648.0, 1240.0)];
const TOP: f32 = 88.0;
const FOOT: f32 = 616.0;

/// The form, on a surface of the design's size. It edits `form` at once and asks for everything else by intent.
pub fn setup(
    ui: &mut Ui,
    form: &mut SetupForm,
    content: &Content,
    textures: &Textures,
    settings: Settings,
    out: &mut Vec<Intent>,
) {
    let language = settings.language;
    let corner = ui.max_rect().min;
    let part = |left: f32, top: f32, right: f32, bottom: f32| {
        let size = Vec2::new(right - left, bottom - top);
        Rect::from_min_size(corner + Vec2::new(left, top), size)
    };
    let head = part(40.0, 22.0, 1240.0, TOP - 8.0);
    ui.scope_builder(UiBuilder::new().max_rect(head), |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new("Biomes").family(theme::serif()).size(40.0));
            ui.add_space(12.0);
            let lost = content.rules.sectors_to_lose;
            let goal = own::of(language).setup.goal(lost);
            ui.label(RichText::new(goal).size(15.0).color(theme::muted()));
            languages(ui, settings, out);
        });
    });
    for (seat, (left, right)) in COLUMNS.into_iter().enumerate() {
        theme::slab(ui, part(left, TOP, right, FOOT - 12.0), |ui| {
            player(ui, form, content, textures, (seat, language));
        });
    }
    theme::slab(ui, part(40.0, FOOT, 1240.0, 694.0), |ui| {
        foot(ui, form, language, out);
    });
}

fn player(
    ui: &mut Ui,
    form: &mut SetupForm,
    content: &Content,
    textures: &Textures,
    (seat, language): (usize, Language),
) {
    let words = &words::of(language).setup;
    ui.horizontal(|ui| {
        ui.label(theme::strong(words.seats[seat], 17.0));
        ui.label(theme::quiet(words.edges[seat]));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let edit = TextEdit::singleline(&mut form.names[seat]).char_limit(16);
            let edit = edit
                .vertical_align(Align::Center)
                .margin(Margin::symmetric(8, 4));
            let field = ui.add_sized(Vec2::new(180.0, 28.0), edit);
            let name = ui.label(words.name);
            field.labelled_by(name.id);
        });
    });
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        for sitter in Controller::of::<Biomes>() {
            let who = words::of(language).sitter(sitter);
            theme::pick(ui, &mut form.sitters[seat], sitter, &who);
        }
    });
    ui.add_space(6.0);
    let width = (ui.available_width() - 8.0) * 0.5;
    let list = ScrollArea::vertical().id_salt(seat).max_height(118.0);
    list.show(ui, |ui| {
        Grid::new(("decks", seat))
            .spacing(Vec2::splat(8.0))
            .show(ui, |ui| {
                for (at, deck) in content.decks.iter().enumerate() {
                    let chosen = form.decks[seat] == at;
                    if deck::entry(ui, textures, (deck, content, language), chosen, width).clicked()
                    {
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
        Some(deck) => deck::summary(ui, textures, (deck, content), language),
        None => {
            ui.label(words.no_deck);
        }
    }
}

fn foot(ui: &mut Ui, form: &mut SetupForm, language: Language, out: &mut Vec<Intent>) {
    let words = words::of(language);
    let [one, three] = own::of(language).setup.lengths;
    let words = &words.setup;
    let problem = form.problem(words);
    ui.horizontal_centered(|ui| {
        theme::pick(ui, &mut form.best_of, 1, one);
        theme::pick(ui, &mut form.best_of, 3, three);
        ui.add_space(20.0);
        let name = ui.label(words.seed);
        let edit = TextEdit::singleline(&mut form.seed).char_limit(20);
        let edit = edit
            .vertical_align(Align::Center)
            .margin(Margin::symmetric(8, 4));
        let field = ui.add_sized(Vec2::new(130.0, 28.0), edit);
        field.labelled_by(name.id);
        if theme::button(ui, words.another).clicked() {
            form.another_seed();
        }
        match problem {
            Some(why) => ui.label(RichText::new(why).color(theme::danger())),
            None => ui.label(theme::quiet(words.same)),
        };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            match problem {
                None => {
                    let start = theme::primary(ui, words.start, Vec2::new(220.0, 44.0));
                    if start.on_hover_text("Enter").clicked() {
                        out.push(Intent::Start);
                    }
                }
                Some(why) => theme::dead(ui, words.start, why),
            }
            if theme::button(ui, words.back).on_hover_text("Esc").clicked() {
                out.push(Intent::ToTitle);
            }
        });
    });
}
