//! The setup of a game of Frames: who sits where with which company, on which field, and the bid it
//! leads to.

use bevy_egui::egui::{Align, ComboBox, Layout, RichText, ScrollArea, TextEdit, Ui, Vec2};

use super::bits;
use super::builder::builder;
use super::form::FramesForm;
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::session::Sitter;
use crate::games::frames::content::{Content, FieldDef, Shape, UNIT};
use crate::games::frames::{Frames, points_per_asset};
use crate::table::Seat;

/// Side of the picture of the field.
const FIELD: f32 = 300.0;

/// The form. It edits `form` at once and asks for everything else by intent.
pub fn setup(ui: &mut Ui, form: &mut FramesForm, content: &Content, out: &mut Vec<Intent>) {
    if let Some(seat) = form.building {
        builder(ui, form, content, seat);
        return;
    }
    ui.horizontal(|ui| {
        ui.label(RichText::new("Frames").family(theme::serif()).size(38.0));
        ui.add_space(12.0);
        ui.label(theme::quiet(
            "Points for frames and stations. The doomsday clock ends the game; the highest score wins.",
        ));
    });
    theme::panel().show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        table(ui, form, content);
    });
    ui.add_space(6.0);
    let bids = bids(form, content);
    let room = ui.available_height() - 62.0;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - FIELD - 40.0);
            ScrollArea::vertical().max_height(room).show(ui, |ui| {
                for seat in 0..form.playing().len() {
                    theme::panel().show(ui, |ui| {
                        ui.set_min_width(ui.available_width());
                        player(ui, form, content, seat, bids.get(seat).copied());
                    });
                }
            });
        });
        if let Some(field) = content.fields.get(form.field) {
            theme::panel().show(ui, |ui| preview(ui, field));
        }
    });
    ui.add_space(6.0);
    let problem = form.problem(content);
    ui.horizontal(|ui| {
        match problem {
            None if theme::primary(ui, "Start the game", Vec2::new(220.0, 42.0)).clicked() => {
                out.push(Intent::Start);
            }
            Some(why) => theme::dead(ui, "Start the game", why),
            None => {}
        }
        if theme::button(ui, "Back").clicked() {
            out.push(Intent::ToTitle);
        }
        if let Some(why) = problem {
            ui.label(RichText::new(why).color(theme::DANGER));
        }
    });
}

/// The first field from above.
fn preview(ui: &mut Ui, field: &FieldDef) {
    ui.vertical(|ui| {
        ui.set_width(FIELD);
        ui.label(RichText::new(&field.name).family(theme::serif()).size(20.0));
        bits::field(ui, FIELD, field);
        let units = field.width / UNIT;
        let across = match field.shape {
            Shape::Square => format!("{units} by {units} units"),
            Shape::Circle => format!("{units} units across"),
        };
        let drawn = match field.generated {
            Some(_) => "; its cover is drawn anew for every game",
            None => "",
        };
        ui.label(theme::quiet(format!("{across}{drawn}")));
        ui.label(theme::quiet(&field.flavor).italics());
    });
}

/// Players, size, field, seed.
fn table(ui: &mut Ui, form: &mut FramesForm, content: &Content) {
    let row = Vec2::new(ui.available_width(), 30.0);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.label("Players");
        for n in 2..=5 {
            ui.selectable_value(&mut form.players, n, n.to_string());
        }
        ui.add_space(14.0);
        ui.selectable_value(&mut form.battle, false, "Skirmish");
        ui.selectable_value(&mut form.battle, true, "Battle");
        ui.add_space(14.0);
        ui.label("Field");
        let fields = &content.fields;
        let name = fields.get(form.field).map_or("none", |f| f.name.as_str());
        let list = ComboBox::from_id_salt("field").width(170.0);
        let shown = list.selected_text(name).show_ui(ui, |ui| {
            for (at, field) in fields.iter().enumerate() {
                ui.selectable_value(&mut form.field, at, &field.name)
                    .on_hover_text(&field.flavor);
            }
        });
        if let Some(field) = fields.get(form.field) {
            shown.response.on_hover_text(&field.flavor);
        }
        ui.add_space(14.0);
        ui.label("Seed");
        let edit = TextEdit::singleline(&mut form.seed).char_limit(20);
        ui.add(edit.desired_width(110.0));
        if theme::button(ui, "Another").clicked() {
            form.another_seed();
        }
    });
}

/// Points an asset, assets and score of every seat.
pub(super) fn bids(form: &FramesForm, content: &Content) -> Vec<(i32, i32)> {
    let seats = 0..form.playing().len();
    let brought: Vec<(usize, usize)> = seats
        .map(|seat| {
            let units = form.company(content, seat).map_or(&[][..], |c| &c.units);
            let kinds = units
                .iter()
                .filter_map(|u| content.frames.get(usize::from(u.frame)));
            let systems = kinds.map(|k| usize::from(k.systems.total())).sum();
            (units.len(), systems)
        })
        .collect();
    let stations = content.rules.limits(form.table()).stations;
    let base = i32::from(content.rules.points_per_asset);
    let points = points_per_asset(base, &brought);
    let assets = brought.iter().map(|(n, _)| *n as i32 + i32::from(stations));
    points.into_iter().zip(assets).collect()
}

/// One seat: name, who decides, company with its frames, bid.
fn player(
    ui: &mut Ui,
    form: &mut FramesForm,
    content: &Content,
    seat: usize,
    bid: Option<(i32, i32)>,
) {
    let table = form.table();
    let Some((name, units)) = form.brought(content, seat) else {
        return;
    };
    let own = Seat(u8::try_from(seat).unwrap_or_default());
    let row = Vec2::new(ui.available_width(), 30.0);
    let centred = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(row, centred, |ui| {
        bits::chip(ui, 24.0, own);
        let edit = TextEdit::singleline(&mut form.seats[seat].name).char_limit(12);
        ui.add(edit.desired_width(100.0));
        let label = form.seats[seat].sitter.label();
        let list = ComboBox::from_id_salt(("sitter", seat)).width(110.0);
        list.selected_text(label).show_ui(ui, |ui| {
            for sitter in Sitter::of::<Frames>() {
                ui.selectable_value(&mut form.seats[seat].sitter, sitter, sitter.label());
            }
        });
        let list = ComboBox::from_id_salt(("company", seat)).width(190.0);
        list.selected_text(name).show_ui(ui, |ui| {
            for (at, other) in content.companies.iter().enumerate() {
                if other.tables.contains(&table) {
                    let this = form.seats[seat].own.is_none() && form.seats[seat].company == at;
                    let pick = ui.selectable_label(this, &other.name);
                    if pick.on_hover_text(&other.flavor).clicked() {
                        form.seats[seat].company = at;
                        form.seats[seat].own = None;
                    }
                }
            }
        });
        if theme::button(ui, "Own list…").clicked() {
            form.seats[seat].own = Some(units.clone());
            form.building = Some(seat);
        }
        if let Some((ppa, assets)) = bid {
            ui.add_space(8.0);
            ui.label(theme::strong(format!("{} points", ppa * assets), 16.0));
            ui.label(theme::quiet(format!("{assets} assets × {ppa}")));
        }
    });
    let row = Vec2::new(ui.available_width(), 42.0);
    ui.allocate_ui_with_layout(row, centred, |ui| {
        for unit in &units {
            if let Some(kind) = content.frames.get(usize::from(unit.frame)) {
                bits::listed(ui, kind, own, unit.rockets);
            }
        }
    });
}
