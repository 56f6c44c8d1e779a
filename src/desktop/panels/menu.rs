//! What lies over a match: menu, settings, the question before conceding, the keys.

use bevy_egui::egui::{Grid, Ui, Vec2};

use super::theme;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Overlay, Playing, Settings, Speed};
use crate::desktop::words::Words;
use crate::table::LANGUAGES;

/// The menu. `playing` is false for spectators, who have nothing to concede.
pub fn menu(ui: &mut Ui, playing: bool, best_of: u8, words: &Words, out: &mut Vec<Intent>) {
    let words = &words.menu;
    ui.vertical_centered(|ui| {
        ui.label(theme::strong(words.title, 22.0));
        ui.add_space(6.0);
        if theme::primary(ui, words.resume, Vec2::new(250.0, 38.0)).clicked() {
            out.push(Intent::Show(Overlay::None));
        }
        if theme::wide(ui, words.settings, 250.0) {
            out.push(Intent::Show(Overlay::Settings));
        }
        if theme::wide(ui, words.keys, 250.0) {
            out.push(Intent::Show(Overlay::Help));
        }
        if theme::wide(ui, words.save_replay, 250.0) {
            out.push(Intent::SaveReplay);
        }
        if playing && theme::wide(ui, words.concede, 250.0) {
            out.push(Intent::Show(Overlay::Concede(false)));
        }
        if playing && best_of > 1 && theme::wide(ui, words.concede_game, 250.0) {
            out.push(Intent::Show(Overlay::Concede(true)));
        }
        if theme::wide(ui, words.leave, 250.0) {
            out.push(Intent::ToTitle);
        }
    });
}

/// Asks once more.
pub fn concede(ui: &mut Ui, whole: bool, game: Playing, words: &Words, out: &mut Vec<Intent>) {
    let souls = &words.souls;
    let words = &words.menu;
    let question = if whole {
        words.really_game
    } else {
        words.really
    };
    ui.vertical_centered(|ui| {
        ui.label(theme::strong(question, 20.0));
        ui.label(theme::quiet(match game {
            Playing::Biomes | Playing::Sanctuary => words.concedes,
            Playing::Souls => souls.concedes,
            Playing::Frames => words.concedes_frames,
        }));
        ui.add_space(8.0);
        if theme::wide(ui, words.yes, 250.0) {
            out.push(Intent::Concede(whole));
        }
        if theme::primary(ui, words.no, Vec2::new(250.0, 38.0)).clicked() {
            out.push(Intent::Show(Overlay::None));
        }
    });
}

/// Settings, each in force at once.
pub fn settings(ui: &mut Ui, now: Settings, game: Playing, words: &Words, out: &mut Vec<Intent>) {
    let souls = &words.souls;
    let words = &words.settings;
    let mut next = now;
    ui.label(theme::strong(words.title, 22.0));
    ui.add_space(6.0);
    ui.label(words.speed);
    ui.horizontal(|ui| {
        for speed in Speed::ALL {
            theme::pick(ui, &mut next.speed, speed, (words.speeds)(speed));
        }
    });
    ui.add_space(6.0);
    ui.label(words.language);
    ui.horizontal(|ui| {
        for language in LANGUAGES {
            theme::pick(ui, &mut next.language, language, language.name());
        }
    });
    ui.add_space(6.0);
    ui.checkbox(&mut next.auto_pass, words.auto_pass);
    if matches!(game, Playing::Sanctuary | Playing::Souls) {
        hint(ui, words.auto_pass_hint);
    }
    if game == Playing::Biomes {
        hint(
            ui,
            "Making energy does not count. Undo still goes back to your own choice.",
        );
        ui.checkbox(&mut next.auto_pay, "Choose the energy that pays");
        hint(ui, "Void symbols take the energy there is most of.");
    }
    if game == Playing::Souls {
        ui.add_space(4.0);
        super::souls::stops(ui, &mut next.stops, now.language, souls);
    }
    if next != now {
        out.push(Intent::Set(next));
    }
    ui.add_space(8.0);
    if theme::primary(ui, words.done, Vec2::new(160.0, 36.0)).clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}

/// What a checkbox means, below its words.
fn hint(ui: &mut Ui, text: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.add_space(22.0);
        ui.label(theme::quiet(text));
    });
}

/// Where the replay went.
pub fn saved(ui: &mut Ui, text: &str, words: &Words, out: &mut Vec<Intent>) {
    ui.set_max_width(420.0);
    ui.label(theme::strong(words.menu.replay, 22.0));
    ui.label(text);
    ui.add_space(8.0);
    if theme::primary(ui, words.back, Vec2::new(160.0, 36.0)).clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}

/// The keys.
pub fn help(ui: &mut Ui, game: Playing, words: &Words, out: &mut Vec<Intent>) {
    let keys = match game {
        Playing::Biomes => &words.menu.cards_keys[..],
        Playing::Sanctuary => &words.menu.sanctuary_keys[..],
        Playing::Souls => &words.souls.keys[..],
        Playing::Frames => &words.frames.keys[..],
    };
    ui.label(theme::strong(words.menu.keys, 22.0));
    ui.add_space(6.0);
    Grid::new("keys")
        .num_columns(2)
        .spacing(Vec2::new(24.0, 7.0))
        .show(ui, |ui| {
            for (key, what) in keys {
                ui.label(theme::strong(*key, 14.0));
                ui.label(*what);
                ui.end_row();
            }
        });
    ui.add_space(8.0);
    if theme::primary(ui, words.back, Vec2::new(160.0, 36.0)).clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}
