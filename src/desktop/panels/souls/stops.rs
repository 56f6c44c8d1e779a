//! The settings of Souls: where to be asked although passing would do.

use bevy_egui::egui::{Grid, Ui, Vec2};

use crate::desktop::panels::theme;
use crate::desktop::session::souls::stops::{SIDES, SORTS, STEPS, Stops};
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
                        if ui.checkbox(&mut stop, "").changed() {
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
                        if ui.checkbox(&mut stop, "").changed() {
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
