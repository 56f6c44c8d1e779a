//! A list of one's own: frames and rockets, with whether the table takes it and what it bids.

use bevy_egui::egui::{RichText, ScrollArea, Ui, Vec2};

use super::form::FramesForm;
use super::seat::{Bid, bids};
use super::tiles;
use crate::desktop::panels::theme;
use crate::desktop::words::FramesWords;
use crate::games::frames::content::{Content, Unit, company_answer};
use crate::table::Seat;

/// A list that may be longer than its place.
fn scroll(name: &str) -> ScrollArea {
    ScrollArea::vertical().id_salt(name).max_height(430.0)
}

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
    let title = (said.list_of)(form.seats[seat].name.trim());
    ui.label(RichText::new(title).family(theme::serif()).size(34.0));
    ui.label(theme::quiet((said.list_for)(
        table,
        *limits.frames.start(),
        *limits.frames.end(),
        content.rules.rockets,
        limits.stations,
    )));
    ui.add_space(8.0);
    let bid = bids(form, content).get(seat).copied();
    let mut units = form.seats[seat].own.take().unwrap_or_default();
    let answer = company_answer(content, &units, table);
    ui.columns(2, |columns| {
        theme::panel().show(&mut columns[0], |ui| {
            ui.set_min_width(ui.available_width());
            ui.label(theme::strong(said.types, 14.5));
            scroll("types").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    for (frame, kind) in (0..).zip(&content.frames) {
                        let text = format!("+ {}", kind.name.in_language(words.language));
                        if tiles::company_frame(ui, kind, own, &text, words) {
                            units.push(Unit { frame, rockets: 0 });
                        }
                    }
                });
            });
        });
        theme::panel().show(&mut columns[1], |ui| {
            ui.set_min_width(ui.available_width());
            ui.label(theme::strong(said.company, 14.5));
            scroll("company").show(ui, |ui| {
                chosen(ui, content, own, &mut units, words);
            });
        });
    });
    ui.add_space(8.0);
    let legal = answer.is_ok();
    ui.horizontal(|ui| {
        if let (true, Some(Bid { ppa, assets, .. })) = (legal, bid) {
            ui.label(theme::strong((said.points)(ppa * assets), 18.0));
            ui.label(theme::quiet((said.assets_here)(assets, ppa)));
        }
        if let Err(refusal) = answer {
            ui.label(RichText::new(refusal.in_language(words.language)).color(theme::danger()));
            ui.label(theme::quiet(refusal.rules.join(" ")));
        }
    });
    ui.add_space(4.0);
    let mut given_up = false;
    ui.horizontal(|ui| {
        if legal {
            if theme::primary(ui, said.take, Vec2::new(200.0, 40.0)).clicked() {
                form.building = None;
            }
        } else {
            theme::dead(ui, said.take, said.not_legal);
        }
        if theme::button(ui, said.ready_made).clicked() {
            form.building = None;
            given_up = true;
        }
    });
    form.seats[seat].own = (!given_up).then_some(units);
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
            tiles::listed(ui, kind, own, unit.rockets, words);
            ui.add_space(20.0);
            ui.label(theme::quiet(said.rockets));
            if theme::button(ui, "−").clicked() {
                unit.rockets = unit.rockets.saturating_sub(1);
            }
            ui.label(unit.rockets.to_string());
            if theme::button(ui, "+").clicked() && unit.rockets < content.rules.rockets {
                unit.rockets += 1;
            }
            ui.add_space(10.0);
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
