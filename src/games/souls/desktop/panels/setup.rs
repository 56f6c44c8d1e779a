//! The setup screen of Souls: who sits where with whom, against each other or together, with which set and parts.

use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Align2, ComboBox, CornerRadius, FontId, Image, Response, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2,
};

use super::form::{GOALS, SoulsForm};
use crate::desktop::art::card::Face;
use crate::desktop::intent::Intent;
use crate::desktop::panels::flow::{self, Flow};
use crate::desktop::panels::{Textures, setup, theme};
use crate::desktop::screen::Settings;
use crate::desktop::words;
use crate::games::souls::content::{Content, Set};
use crate::games::souls::desktop::words as own;
use crate::games::souls::desktop::words::SoulsWords;
use crate::games::souls::{MOST_SEATS, Souls, text};
use crate::table::{Game, Language};

/// Players on the left, the table on the right, the foot below.
const COLUMNS: [(f32, f32); 2] = [(24.0, 700.0), (716.0, 1256.0)];
const TOP: f32 = 78.0;
const FOOT: f32 = 632.0;
/// Height of a player's part.
const SEAT: f32 = 124.0;

/// The cards that the form shows, for whoever draws them.
#[must_use]
pub fn setup_cards(form: &SoulsForm, content: &Content) -> Vec<u16> {
    form.chosen(content).into_iter().flatten().collect()
}

/// What the form is drawn with.
struct Draw<'a> {
    content: &'a Content,
    textures: &'a Textures,
    language: Language,
    words: &'static SoulsWords,
}

/// The form, on a surface of the design's size. It edits `form` at once and asks for everything else by intent.
pub fn setup(
    ui: &mut Ui,
    form: &mut SoulsForm,
    content: &Content,
    textures: &Textures,
    settings: Settings,
    out: &mut Vec<Intent>,
) {
    let flow = Flow::new(ui);
    let language = settings.language;
    let draw = Draw {
        content,
        textures,
        language,
        words: own::of(language),
    };
    flow.part(ui, [24.0, 16.0, 1256.0, TOP - 8.0], |ui| {
        setup::head(ui, (Souls::NAME, draw.words.setup_goal), settings, out);
    });
    let (left, right) = COLUMNS[0];
    flow.slab(ui, [left, TOP, right, FOOT - 10.0], |ui| {
        for seat in 0..form.playing() {
            player(ui, form, &draw, seat);
        }
    });
    let (left, right) = COLUMNS[1];
    flow.slab(ui, [left, TOP, right, FOOT - 10.0], |ui| {
        table(ui, form, &draw);
    });
    flow.slab(ui, [24.0, FOOT, 1256.0, 704.0], |ui| {
        foot(ui, form, &draw, out);
    });
}

fn player(ui: &mut Ui, form: &mut SoulsForm, draw: &Draw, seat: usize) {
    let words = draw.words;
    let chosen = form.chosen(draw.content)[seat];
    ui.allocate_ui(Vec2::new(ui.available_width(), SEAT), |ui| {
        ui.set_min_height(SEAT);
        ui.horizontal_top(|ui| {
            portrait(ui, draw, chosen);
            ui.add_space(6.0);
            ui.vertical(|ui| {
                ui.add_space(6.0);
                ui.horizontal(|ui| {
                    // Known before, so that the label stands in the middle of it.
                    ui.set_min_height(28.0);
                    let name = ui.label(theme::strong(words.seat(seat + 1), 17.0));
                    let field = setup::line(ui, &mut form.names[seat], 16, 170.0);
                    field.labelled_by(name.id);
                });
                setup::controllers(ui, &mut form.controllers[seat], draw.language);
                ui.horizontal(|ui| {
                    ui.set_min_height(26.0);
                    ui.label(words.character);
                    character(ui, form, draw, seat);
                });
            });
            ui.add_space(8.0);
            ui.vertical(|ui| {
                ui.add_space(6.0);
                brings(ui, draw, chosen);
            });
        });
    });
}

/// What a chosen character does and begins with.
fn brings(ui: &mut Ui, draw: &Draw, chosen: Option<u16>) {
    let cards = &draw.content.cards;
    let card = |at: u16| cards.get(usize::from(at));
    let Some(own) = chosen.and_then(card) else {
        return;
    };
    let with = own.starting.and_then(card);
    for card in std::iter::once(own).chain(with) {
        ui.label(theme::strong(card.name.in_language(draw.language), 13.0));
        let text = text::card_text(card, draw.content, draw.language);
        let text: Vec<String> = text.iter().map(ToString::to_string).collect();
        let line = RichText::new(text.join(" ")).size(12.0);
        ui.label(line.color(theme::muted()));
    }
}

fn portrait(ui: &mut Ui, draw: &Draw, chosen: Option<u16>) {
    let size = Vec2::new(108.0 / Face::Full.aspect(), 108.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    match chosen.and_then(|at| draw.textures.card(at)) {
        Some(id) => Image::from_texture(SizedTexture::new(id, size)).paint_at(ui, rect),
        None => {
            let radius = CornerRadius::same(6);
            let edge = Stroke::new(1.0, theme::edge());
            ui.painter()
                .rect(rect, radius, theme::raised(), edge, StrokeKind::Inside);
            ui.painter().text(
                rect.center(),
                Align2::CENTER_CENTER,
                "?",
                FontId::new(40.0, theme::serif()),
                theme::muted(),
            );
        }
    }
}

/// Dealt, or one of the set's.
fn character(ui: &mut Ui, form: &mut SoulsForm, draw: &Draw, seat: usize) {
    let cards = &draw.content.cards;
    let name = |at: u16| {
        let card = cards.get(usize::from(at));
        card.map_or("", |card| card.name.in_language(draw.language))
    };
    let set = draw.content.sets.get(form.set(draw.content));
    let now = form.characters[seat].map_or(draw.words.dealt, name);
    let list = ComboBox::from_id_salt(("character", seat))
        .selected_text(now)
        .width(220.0)
        .show_ui(ui, |ui| {
            let own = &mut form.characters[seat];
            ui.selectable_value(own, None, draw.words.dealt);
            for &at in set.iter().flat_map(|set| &set.characters) {
                ui.selectable_value(own, Some(at), name(at));
            }
        });
    theme::named(list.response, draw.words.character);
}

fn table(ui: &mut Ui, form: &mut SoulsForm, draw: &Draw) {
    let words = draw.words;
    ui.horizontal(|ui| {
        theme::pick(ui, &mut form.together, false, words.against);
        theme::pick(ui, &mut form.together, true, words.together);
    });
    ui.horizontal(|ui| {
        ui.set_min_height(30.0);
        if form.together {
            ui.label(words.souls_needed);
            for (goal, word) in GOALS.into_iter().zip(words.hardness) {
                theme::pick(ui, &mut form.goal, goal, &format!("{goal} {word}"));
            }
        } else {
            ui.label(words.players);
            for seats in 2..=MOST_SEATS {
                theme::pick(ui, &mut form.seats, seats, &seats.to_string());
            }
        }
    });
    if form.together {
        theme::tick(ui, &mut form.capped, words.capped);
        theme::tick(ui, &mut form.single, words.single);
    }
    ui.add_space(8.0);
    ui.label(theme::strong(words.set, 15.0));
    ScrollArea::vertical()
        .id_salt("sets")
        .max_height(240.0)
        .show(ui, |ui| {
            let now = form.set(draw.content);
            for (at, set) in draw.content.sets.iter().enumerate() {
                if entry(ui, draw, set, now == at).clicked() {
                    form.set = at;
                }
            }
        });
    ui.add_space(8.0);
    ui.label(theme::strong(words.parts, 15.0));
    let modules = &mut form.modules;
    let parts = [
        (&mut modules.rooms, true),
        (&mut modules.bonus_souls, !form.together),
        (&mut modules.draft, true),
        (&mut modules.barter, !form.together),
    ];
    for ((part, fits), (name, about)) in parts.into_iter().zip(words.modules) {
        ui.horizontal(|ui| {
            ui.add_enabled_ui(fits, |ui| theme::tick(ui, part, name));
            ui.label(theme::quiet(about));
        });
    }
}

/// A set among the others, to be picked.
fn entry(ui: &mut Ui, draw: &Draw, set: &Set, chosen: bool) -> Response {
    let size = Vec2::new(ui.available_width(), 72.0);
    let name = set.name.in_language(draw.language);
    let (rect, response) = setup::option(ui, size, name, chosen);
    let copies = |cards: &[(u16, u8)]| cards.iter().map(|(_, n)| usize::from(*n)).sum::<usize>();
    let [characters, treasures, loot, monsters] = [
        set.characters.len(),
        copies(&set.treasure),
        copies(&set.loot),
        copies(&set.monsters),
    ];
    let inner = rect.shrink2(Vec2::new(12.0, 5.0));
    let mut inside = ui.new_child(UiBuilder::new().max_rect(inner));
    inside.spacing_mut().item_spacing.y = 1.0;
    inside.horizontal(|ui| {
        ui.label(RichText::new(name).family(theme::serif()).size(17.0));
        ui.label(theme::quiet(
            draw.words.set_counts(characters, treasures, loot, monsters),
        ));
    });
    inside.label(RichText::new(set.summary.in_language(draw.language)).size(12.5));
    response
}

fn foot(ui: &mut Ui, form: &mut SoulsForm, draw: &Draw, out: &mut Vec<Intent>) {
    let words = draw.words;
    let seed_words = &words::of(draw.language).setup;
    let problem = form.problem(draw.content, words);
    flow::row(ui, |ui| {
        setup::seed(ui, form, seed_words);
        ui.add_space(8.0);
        setup::begin(ui, problem, words.same, seed_words, out);
    });
}
