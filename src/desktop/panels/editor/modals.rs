//! Dialogs of the editor: the question before a match is shown, files, and who plays.

use std::path::PathBuf;

use bevy_egui::egui::{Key, RichText, ScrollArea, TextEdit, Ui, Vec2};

use crate::desktop::editor::{EditWish, Editor, store};
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::screen::Overlay;
use crate::desktop::session::Controller;
use crate::desktop::words::{EditorWords, Words};
use crate::packs::shown_path;
use crate::tools::editing::OWN_CARDS;

/// Asks before everything of a running match is shown.
pub fn sure(ui: &mut Ui, words: &EditorWords, out: &mut Vec<Intent>) {
    let [head, text, yes, no] = words.sure;
    ui.set_max_width(440.0);
    ui.vertical_centered(|ui| {
        ui.label(theme::strong(head, 20.0));
        ui.label(text);
        ui.add_space(8.0);
        if theme::wide(ui, yes, 250.0) {
            out.push(Intent::Edit(EditWish::Match));
        }
        if theme::first(ui, no, Vec2::new(250.0, 38.0)).clicked() {
            out.push(Intent::Show(Overlay::None));
        }
    });
}

/// Scenario files to load, or the positions of one that has several.
pub fn load(ui: &mut Ui, editor: &mut Editor, words: &Words, out: &mut Vec<Intent>) {
    let own = &words.editor;
    let mut wish = |path: PathBuf, n| out.push(Intent::Edit(EditWish::Load(path, n)));
    let wide = theme::fitting(ui, 620.0);
    ui.set_width(wide);
    ui.label(theme::strong(own.load.trim_end_matches('…'), 20.0));
    if let Some((path, titles)) = &editor.several {
        ui.label(theme::quiet(own.which));
        ScrollArea::vertical()
            .id_salt("several")
            .max_height(380.0)
            .show(ui, |ui| {
                for (n, title) in titles.iter().enumerate() {
                    if ui.selectable_label(false, title).clicked() {
                        wish(path.clone(), n);
                    }
                }
            });
    } else {
        let folder = store::folder("scenarios");
        ui.label(theme::quiet(own.folder(&shown_path(&folder))));
        ScrollArea::vertical()
            .id_salt("files")
            .max_height(240.0)
            .show(ui, |ui| {
                if editor.files.is_empty() {
                    ui.label(theme::quiet(own.no_files));
                }
                for path in &editor.files {
                    let name = path.file_name().unwrap_or_default().to_string_lossy();
                    if ui.selectable_label(false, name).clicked() {
                        wish(path.clone(), 0);
                    }
                }
            });
        ui.add_space(6.0);
        let label = ui.label(theme::quiet(own.path));
        ui.horizontal(|ui| {
            let field = ui.add(TextEdit::singleline(&mut editor.path).desired_width(wide - 110.0));
            let field = field.labelled_by(label.id);
            let enter = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
            if theme::button(ui, own.open).clicked() || enter {
                wish(PathBuf::from(editor.path.trim()), 0);
            }
        });
    }
    if let Some(trouble) = &editor.trouble {
        let own_cards = trouble.contains(OWN_CARDS);
        ui.label(theme::strong(own.unopened(own_cards), 13.5));
        ScrollArea::vertical()
            .id_salt("trouble")
            .max_height(180.0)
            .show(ui, |ui| {
                let text = RichText::new(without_marks(trouble))
                    .monospace()
                    .size(12.0)
                    .color(theme::danger());
                ui.label(text);
            });
    }
    ui.add_space(8.0);
    if theme::button(ui, words.back).clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}

/// The error in a file without the marks under its lines: the marks need letters that are all equally wide.
fn without_marks(trouble: &str) -> String {
    let marks = |line: &&str| line.chars().all(|c| " |^".contains(c));
    let lines = trouble.lines().filter(|line| !marks(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// The dialog that asks who plays the position.
pub fn players(ui: &mut Ui, editor: &mut Editor, words: &Words, out: &mut Vec<Intent>) {
    let own = &words.editor;
    let seats = editor.bench().map_or(0, |bench| bench.seat_count());
    ui.set_width(420.0);
    ui.label(theme::strong(own.players, 20.0));
    for seat in 0..seats.min(editor.controllers.len()) {
        ui.label(theme::quiet(own.seat(seat + 1)));
        ui.horizontal_wrapped(|ui| {
            for controller in Controller::all() {
                let who = words.controller(controller);
                theme::pick(ui, &mut editor.controllers[seat], controller, &who);
            }
        });
    }
    ui.add_space(4.0);
    // On a board everybody sees the same anyway.
    if !editor.game.profile().has_board {
        theme::tick(ui, &mut editor.single, own.single);
    }
    ui.add_space(8.0);
    ui.vertical_centered(|ui| {
        if theme::first(ui, own.play, Vec2::new(250.0, 38.0)).clicked() {
            out.push(Intent::Edit(EditWish::Play));
        }
        if theme::wide(ui, words.back, 250.0) {
            out.push(Intent::Show(Overlay::None));
        }
    });
}
