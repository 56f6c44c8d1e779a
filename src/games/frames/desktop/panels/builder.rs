//! The builder of a custom list: frames and rockets, whether the table allows it, and its bid.

use bevy_egui::egui::{Label, RichText, ScrollArea, Ui, UiBuilder, Vec2};

use super::bits;
use super::form::FramesForm;
use super::seat::{Bid, bids};
use super::tiles;
use crate::desktop::panels::flow::{self, Flow};
use crate::desktop::panels::theme;
use crate::games::frames::content::{Content, SYSTEMS, System, Unit, company_answer};
use crate::games::frames::desktop::words::FramesWords;
use crate::games::frames::phrases::system_name;
use crate::table::{Answer, Seat};

/// Where the parts of the page begin and end, from its upper left corner.
const TOP: f32 = 92.0;
const FOOT: f32 = 616.0;
/// Where the types end and the company begins.
const SPLIT: f32 = 740.0;
/// Between two parts, and between two types.
const GAP: f32 = 8.0;
/// Height of a type.
const TYPE: f32 = 52.0;
/// A frame of the company, without what is beside it.
const LISTED: Vec2 = Vec2::new(170.0, 44.0);

/// Writes the own list of a seat; at once in the form.
pub fn builder(
    ui: &mut Ui,
    form: &mut FramesForm,
    content: &Content,
    seat: usize,
    words: &FramesWords,
) {
    let said = &words.setup;
    let own = Seat(u8::try_from(seat).unwrap_or_default());
    let table = form.table();
    let limits = content.rules.limits(table);
    let (flow, right) = (Flow::new(ui), ui.max_rect().width());
    flow.part(ui, [0.0, 0.0, right, TOP - 8.0], |ui| {
        let title = said.list_of(form.seats[seat].name.trim());
        ui.label(RichText::new(title).family(theme::serif()).size(34.0));
        ui.label(theme::quiet(said.list_for(
            table.battle,
            table.players,
            *limits.frames.start(),
            *limits.frames.end(),
            content.rules.rockets,
            limits.stations,
        )));
    });
    let bid = bids(form, content).get(seat).copied();
    let mut units = form.seats[seat].own.take().unwrap_or_default();
    let answer = company_answer(content, &units, table);
    flow.slab(ui, [0.0, TOP, SPLIT, FOOT - 10.0], |ui| {
        ui.label(theme::strong(said.types, 14.5));
        types(ui, content, own, &mut units, words);
    });
    flow.slab(ui, [SPLIT + 10.0, TOP, right, FOOT - 10.0], |ui| {
        ui.label(theme::strong(said.company, 14.5));
        let room = ui.available_height() - LEGEND;
        let list = ScrollArea::vertical().id_salt("company").max_height(room);
        list.show(ui, |ui| chosen(ui, content, own, &mut units, words));
        let low = ui.max_rect().bottom() - LEGEND;
        let legend_at = ui.max_rect().with_min_y(low);
        ui.scope_builder(UiBuilder::new().max_rect(legend_at), |ui| {
            legend(ui, words);
        });
    });
    let mut given_up = false;
    flow.slab(ui, [0.0, FOOT, right, FOOT + 66.0], |ui| {
        given_up = foot(ui, form, (&answer, bid), words);
    });
    form.seats[seat].own = (!given_up).then_some(units);
}

/// Every type as a button that takes one more of it.
fn types(ui: &mut Ui, content: &Content, own: Seat, units: &mut Vec<Unit>, words: &FramesWords) {
    let high = ui.available_height();
    let list = ScrollArea::vertical().id_salt("types").max_height(high);
    list.auto_shrink(false).show(ui, |ui| {
        let wide = ((ui.available_width() - 2.0 * GAP) / 3.0).floor();
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        ui.horizontal_wrapped(|ui| {
            for (frame, kind) in (0..).zip(&content.frames) {
                let text = format!("+ {}", kind.name.in_language(words.language));
                let size = Vec2::new(wide - 0.5, TYPE);
                if tiles::company_frame(ui, size, kind, (own, &text, None), words).clicked() {
                    units.push(Unit { frame, rockets: 0 });
                }
            }
        });
    });
}

/// Height of what the letters mean.
const LEGEND: f32 = 136.0;

/// The legend of the letters, below the company.
fn legend(ui: &mut Ui, words: &FramesWords) {
    ui.separator();
    ui.spacing_mut().item_spacing = Vec2::new(5.0, 2.0);
    for system in SYSTEMS.into_iter().take(System::Artillery.index() + 1) {
        ui.horizontal(|ui| {
            bits::system(ui, system, true, words.language);
            let does = words.inspect.meaning(system, 1);
            let name = system_name(system, words.language);
            ui.label(theme::quiet(format!("{name}: {does}")).size(12.0));
        });
    }
}

/// The bid of the list or what is wrong with it, and the two buttons. Returns whether the player cancelled.
fn foot(
    ui: &mut Ui,
    form: &mut FramesForm,
    (answer, bid): (&Answer, Option<Bid>),
    words: &FramesWords,
) -> bool {
    let said = &words.setup;
    let mut given_up = false;
    flow::row(ui, |ui| {
        if let (Ok(()), Some(Bid { ppa, assets, .. })) = (answer, bid) {
            ui.label(theme::strong(said.points(ppa * assets), 18.0));
            ui.label(theme::quiet(said.assets_here(assets, ppa)));
        }
        if let Err(refusal) = answer {
            ui.label(RichText::new(refusal.in_language(words.language)).color(theme::danger()));
            ui.label(theme::quiet(refusal.rules.join(" ")));
        }
        flow::at_end(ui, |ui| {
            if answer.is_err() {
                theme::dead(ui, said.take, said.not_legal);
            } else if theme::primary(ui, said.take, Vec2::new(200.0, 40.0)).clicked() {
                form.building = None;
            }
            if theme::button(ui, said.ready_made).clicked() {
                form.building = None;
                given_up = true;
            }
        });
    });
    given_up
}

/// The frames taken, each with its rockets.
fn chosen(ui: &mut Ui, content: &Content, own: Seat, units: &mut Vec<Unit>, words: &FramesWords) {
    let said = &words.setup;
    let mut gone = None;
    for (at, unit) in units.iter_mut().enumerate() {
        let Some(kind) = content.frames.get(usize::from(unit.frame)) else {
            continue;
        };
        ui.horizontal(|ui| {
            tiles::listed(ui, LISTED, kind, (own, unit.rockets), words);
            ui.label(theme::quiet(said.rockets));
            if theme::button(ui, "−").clicked() {
                unit.rockets = unit.rockets.saturating_sub(1);
            }
            // All numbers are as wide, so that the rows stand below each other.
            let number = Label::new(unit.rockets.to_string());
            ui.add_sized(Vec2::new(12.0, 20.0), number);
            if theme::button(ui, "+").clicked() && unit.rockets < content.rules.rockets {
                unit.rockets += 1;
            }
            if theme::button(ui, said.remove).clicked() {
                gone = Some(at);
            }
        });
    }
    if units.is_empty() {
        ui.label(theme::quiet(said.empty));
    }
    if let Some(at) = gone {
        units.remove(at);
    }
}
