//! Overlays of a match: menu, the question before conceding, where the replay was saved.

use bevy_egui::egui::{Ui, Vec2};

use super::saves::save_failure;
use super::theme;
use crate::desktop::intent::Intent;
use crate::desktop::saves::WatchWish;
use crate::desktop::screen::{Overlay, Playing};
use crate::desktop::words::Words;

/// The menu. `playing` is false for spectators, who have nothing to concede.
pub fn menu(
    ui: &mut Ui,
    (game, playing): (Playing, bool),
    best_of: u8,
    words: &Words,
    out: &mut Vec<Intent>,
) {
    let how = words.book.title;
    let (log, note) = (words.saves.export_log, words.saves.note);
    let edit = words.editor.edit;
    let words = &words.menu;
    ui.vertical_centered(|ui| {
        ui.label(theme::strong(words.title, 22.0));
        ui.add_space(6.0);
        if theme::first(ui, words.resume, Vec2::new(250.0, 38.0)).clicked() {
            out.push(Intent::Show(Overlay::None));
        }
        if theme::wide(ui, how, 250.0) {
            out.push(Intent::Show(Overlay::HowTo(game)));
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
        if theme::wide(ui, note, 250.0) {
            out.push(Intent::Show(Overlay::Note));
        }
        if theme::wide(ui, log, 250.0) {
            out.push(Intent::Watch(WatchWish::Log));
        }
        if theme::wide(ui, edit, 250.0) {
            out.push(Intent::Show(Overlay::Edit));
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
    let concedes = (game.profile().concedes)(words);
    let words = &words.menu;
    let question = if whole {
        words.really_game
    } else {
        words.really
    };
    ui.vertical_centered(|ui| {
        ui.label(theme::strong(question, 20.0));
        ui.label(theme::quiet(concedes));
        ui.add_space(8.0);
        if theme::wide(ui, words.yes, 250.0) {
            out.push(Intent::Concede(whole));
        }
        if theme::first(ui, words.no, Vec2::new(250.0, 38.0)).clicked() {
            out.push(Intent::Show(Overlay::None));
        }
    });
}

/// Where the replay went, or what is wrong with a file.
pub fn saved(ui: &mut Ui, text: &str, words: &Words, out: &mut Vec<Intent>) {
    ui.set_max_width(420.0);
    match save_failure(text, &words.saves) {
        Some(failure) => {
            ui.label(theme::strong(failure, 15.0));
            ui.label(theme::quiet(text));
        }
        None => {
            // The lines below the first are for people who want the details.
            let (head, more) = text.split_once('\n').unwrap_or((text, ""));
            ui.label(theme::strong(head, 15.0));
            if !more.is_empty() {
                ui.label(theme::quiet(more));
            }
        }
    }
    ui.add_space(8.0);
    if theme::first(ui, words.back, Vec2::new(160.0, 36.0)).clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}
