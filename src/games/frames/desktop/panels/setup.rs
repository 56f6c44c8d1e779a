//! The setup of a game of Frames: how many play on which field, the seats below each other, the field beside
//! them, and the way on.

use bevy_egui::egui::{ComboBox, RichText, Ui};

use super::bits;
use super::builder::builder;
use super::form::FramesForm;
use super::seat::{bids, seat};
use crate::desktop::intent::Intent;
use crate::desktop::panels::flow::{self, Flow};
use crate::desktop::panels::{setup, theme};
use crate::desktop::screen::Settings;
use crate::desktop::start::Form;
use crate::desktop::words;
use crate::games::frames::Frames;
use crate::games::frames::content::{Content, FieldDef, Shape, UNIT};
use crate::games::frames::desktop::words as own;
use crate::games::frames::desktop::words::FramesWords;
use crate::table::Game;

/// Where everything is on the design's surface.
const LEFT: f32 = 40.0;
const RIGHT: f32 = 1240.0;
const TOP: f32 = 76.0;
const SEATS: f32 = 136.0;
const FOOT: f32 = 626.0;
/// Where the field begins, right of the seats.
const FIELD: f32 = 902.0;
/// Between two parts.
const GAP: f32 = 10.0;
/// The most that the first field is wide.
const MAP: f32 = 310.0;
/// Height of everything that stands in a row, so that it stands in line.
pub(super) const LINE: f32 = 28.0;

/// The form, on a surface of the design's size. It edits `form` at once and asks for everything else by intent.
pub fn setup(
    ui: &mut Ui,
    form: &mut FramesForm,
    content: &Content,
    settings: Settings,
    out: &mut Vec<Intent>,
) {
    let words = own::of(settings.language);
    let flow = Flow::new(ui);
    if let Some(seat) = form.building {
        if flow.below {
            builder(ui, form, content, seat, words);
        } else {
            flow.part(ui, [LEFT, 14.0, RIGHT, 706.0], |ui| {
                builder(ui, form, content, seat, words);
            });
        }
        return;
    }
    flow.part(ui, [LEFT, 16.0, RIGHT, TOP - 6.0], |ui| {
        setup::head(ui, (Frames::NAME, words.setup.goal), settings, out);
    });
    flow.slab(ui, [LEFT, TOP, RIGHT, SEATS - GAP], |ui| {
        table(ui, form, content, words);
    });
    let bids = bids(form, content);
    let count = form.playing().len();
    let high = (FOOT - SEATS) / count as f32;
    for n in 0..count {
        let top = SEATS + high * n as f32;
        flow.slab(ui, [LEFT, top, FIELD - GAP, top + high - GAP], |ui| {
            seat(ui, form, content, n, bids.get(n), words);
        });
    }
    if let Some(field) = content.fields.get(form.field) {
        flow.slab(ui, [FIELD, SEATS, RIGHT, FOOT - GAP], |ui| {
            preview(ui, field, words);
        });
    }
    flow.slab(ui, [LEFT, FOOT, RIGHT, 694.0], |ui| {
        foot(ui, form, content, words, out);
    });
}

/// The first field from above.
fn preview(ui: &mut Ui, field: &FieldDef, words: &FramesWords) {
    let language = words.language;
    let words = &words.setup;
    let name = field.name.in_language(language);
    ui.label(RichText::new(name).family(theme::serif()).size(24.0));
    let units = field.width / UNIT;
    let across = match field.shape {
        Shape::Square => words.across_square(units),
        Shape::Circle => words.across_circle(units),
    };
    let drawn = match field.generated {
        Some(_) => words.generated,
        None => "",
    };
    ui.label(theme::quiet(format!("{across}{drawn}")).size(13.0));
    ui.add_space(4.0);
    bits::field(ui, ui.available_width().min(MAP), field);
    ui.add_space(4.0);
    ui.label(
        RichText::new(field.flavor.in_language(language))
            .italics()
            .color(theme::muted()),
    );
    ui.add_space(4.0);
    ui.label(theme::quiet(words.refuse));
}

/// Players, size, field, seed.
fn table(ui: &mut Ui, form: &mut FramesForm, content: &Content, words: &FramesWords) {
    let language = words.language;
    let words = &words.setup;
    flow::row(ui, |ui| {
        ui.spacing_mut().interact_size.y = LINE;
        ui.label(words.players);
        for n in 2..=5 {
            theme::pick(ui, &mut form.players, n, &n.to_string());
        }
        ui.add_space(14.0);
        theme::pick(ui, &mut form.battle, false, words.skirmish);
        theme::pick(ui, &mut form.battle, true, words.battle);
        ui.add_space(14.0);
        let head = ui.label(words.field);
        let fields = &content.fields;
        let name = fields
            .get(form.field)
            .map_or(words.none, |f| f.name.in_language(language));
        let list = ComboBox::from_id_salt("field").width(170.0);
        let shown = list.selected_text(name).show_ui(ui, |ui| {
            for (at, field) in fields.iter().enumerate() {
                let name = field.name.in_language(language);
                ui.selectable_value(&mut form.field, at, name)
                    .on_hover_text(field.flavor.in_language(language));
            }
        });
        let shown = shown.response.labelled_by(head.id);
        if let Some(field) = fields.get(form.field) {
            shown.on_hover_text(field.flavor.in_language(language));
        }
        ui.add_space(14.0);
        ui.label(words.seed);
        bits::line(ui, words.seed, &mut form.seed, 20, 110.0);
        if theme::button(ui, words.another).clicked() {
            form.another_seed();
        }
        let limits = content.rules.limits(form.table());
        let (few, many) = (*limits.frames.start(), *limits.frames.end());
        let text = words.limits(few, many, limits.stations);
        flow::at_end(ui, |ui| {
            ui.label(theme::quiet(text).size(13.0));
        });
    });
}

/// The error, the button that goes on and the one that goes back.
fn foot(
    ui: &mut Ui,
    form: &FramesForm,
    content: &Content,
    own: &FramesWords,
    out: &mut Vec<Intent>,
) {
    let problem = form.problem(content, own);
    let words = &words::of(own.language).setup;
    flow::row(ui, |ui| {
        setup::begin(ui, problem, own.setup.same, words, out);
    });
}
