//! The setup screen: who sits where with which deck, how many matches, which seed.

use bevy::prelude::Resource;
use bevy_egui::egui::Ui;

use super::deck;
use crate::desktop::intent::Intent;
use crate::desktop::panels::flow::{self, Flow};
use crate::desktop::panels::{Textures, setup, theme};
use crate::desktop::screen::Settings;
use crate::desktop::session::Controller;
use crate::desktop::start::Form;
use crate::desktop::words::{self, SetupWords};
use crate::games::biomes::Biomes;
use crate::games::biomes::content::Content;
use crate::games::biomes::desktop::words as own;
use crate::table::{Game, Language};

/// What the setup screen asks for; kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Resource)]
pub struct SetupForm {
    /// Names by seat.
    pub names: [String; 2],
    /// Who decides, by seat.
    pub controllers: [Controller; 2],
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
            controllers: [Controller::Human, Controller::opponent()],
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
        setup::problem(&self.names, self.seed(), words)
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
    let flow = Flow::new(ui);
    flow.part(ui, [40.0, 22.0, 1240.0, TOP - 8.0], |ui| {
        let goal = own::of(language).setup.goal(content.rules.sectors_to_lose);
        setup::head(ui, (Biomes::NAME, &goal), settings, out);
    });
    for (seat, (left, right)) in COLUMNS.into_iter().enumerate() {
        flow.slab(ui, [left, TOP, right, FOOT - 12.0], |ui| {
            player(ui, form, content, textures, (seat, language));
        });
    }
    flow.slab(ui, [40.0, FOOT, 1240.0, 694.0], |ui| {
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
        setup::name(ui, &mut form.names[seat], 180.0, words);
    });
    ui.add_space(2.0);
    setup::controllers(ui, &mut form.controllers[seat], language);
    ui.add_space(6.0);
    let decks = &content.decks;
    setup::decks(
        ui,
        (seat, 118.0),
        decks.len(),
        &mut form.decks[seat],
        |ui, at, chosen, width| {
            deck::entry(ui, textures, (&decks[at], content, language), chosen, width)
        },
    );
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
    flow::row(ui, |ui| {
        theme::pick(ui, &mut form.best_of, 1, one);
        theme::pick(ui, &mut form.best_of, 3, three);
        ui.add_space(20.0);
        setup::seed(ui, form, words);
        setup::begin(ui, problem, words.same, words, out);
    });
}
