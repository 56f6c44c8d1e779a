//! The settings of Souls: where to be asked although passing would do.

use bevy_egui::egui::{Grid, Ui, Vec2, WidgetInfo, WidgetType};

use crate::desktop::panels::theme;
use crate::desktop::session::souls::stops::{SIDES, SORTS, STEPS, Side, Stops};
use crate::desktop::words::SoulsWords;
use crate::games::souls::text::step_name;
use crate::table::Language;

/// Two tables of boxes: by step, and by what is about to resolve.
pub fn stops(ui: &mut Ui, stops: &mut Stops, language: Language, words: &SoulsWords) {
    ui.label(theme::strong(words.stops_title, 15.0));
    ui.label(theme::quiet(words.stops_about));
    ui.add_space(2.0);
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            table(ui, "stops by step", words.step_sides, |ui| {
                for step in STEPS {
                    ui.label(step_name(step, language));
                    for side in SIDES {
                        let mut stop = stops.step(step, side);
                        let said = said(step_name(step, language), words.step_sides, side);
                        if tick(ui, &mut stop, &said) {
                            stops.set_step(step, side, stop);
                        }
                    }
                    ui.end_row();
                }
            });
        });
        ui.add_space(18.0);
        ui.vertical(|ui| {
            table(ui, "stops by event", words.sort_sides, |ui| {
                for sort in SORTS {
                    ui.label((words.sort)(sort));
                    for side in SIDES {
                        let mut stop = stops.sort(sort, side);
                        let said = said((words.sort)(sort), words.sort_sides, side);
                        if tick(ui, &mut stop, &said) {
                            stops.set_sort(sort, side, stop);
                        }
                    }
                    ui.end_row();
                }
            });
        });
    });
    ui.horizontal(|ui| {
        for (word, all) in [
            (words.stops_usual, Stops::default()),
            (words.stops_all, Stops::all()),
            (words.stops_none, Stops::none()),
        ] {
            theme::pick(ui, stops, all, word);
        }
    });
}

/// A box whose words stand at the head of its row and its column; says whether it was changed.
fn tick(ui: &mut Ui, stop: &mut bool, said: &str) -> bool {
    let response = ui.checkbox(stop, "");
    let now = *stop;
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, now, said));
    response.changed()
}

/// Row and column of a box.
fn said(row: &str, heads: [&str; 3], side: Side) -> String {
    format!("{row}: {}", heads[1 + side as usize])
}

fn table(ui: &mut Ui, name: &str, heads: [&str; 3], rows: impl FnOnce(&mut Ui)) {
    Grid::new(name)
        .num_columns(3)
        .spacing(Vec2::new(12.0, 3.0))
        .show(ui, |ui| {
            for head in heads {
                ui.label(theme::quiet(head));
            }
            ui.end_row();
            rows(ui);
        });
}
