//! What the setup screens of the games have in common: names, the seed, and the way on.

use bevy_egui::egui::{Align, Layout, Margin, RichText, TextEdit, Ui, Vec2};

use super::theme;
use crate::desktop::intent::Intent;
use crate::desktop::start::Form;
use crate::desktop::words::SetupWords;

/// A field for a line of at most so many letters.
fn line(ui: &mut Ui, text: &mut String, most: usize, width: f32) -> bevy_egui::egui::Response {
    let edit = TextEdit::singleline(text).char_limit(most);
    let edit = edit
        .vertical_align(Align::Center)
        .margin(Margin::symmetric(8, 4));
    ui.add_sized(Vec2::new(width, 28.0), edit)
}

/// The field for a player's name, at the right end of its line.
pub fn name(ui: &mut Ui, text: &mut String, width: f32, words: &SetupWords) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let field = line(ui, text, 16, width);
        let name = ui.label(words.name);
        field.labelled_by(name.id);
    });
}

/// The seed, and another one.
pub fn seed(ui: &mut Ui, form: &mut impl Form, words: &SetupWords) {
    let name = ui.label(words.seed);
    let field = line(ui, form.seed_text(), 20, 130.0);
    field.labelled_by(name.id);
    if theme::button(ui, words.another).clicked() {
        form.another_seed();
    }
}

/// What is wrong, else what the same seed does; the buttons that begin the match and that lead back.
pub fn begin(
    ui: &mut Ui,
    problem: Option<&str>,
    same: &str,
    words: &SetupWords,
    out: &mut Vec<Intent>,
) {
    match problem {
        Some(why) => ui.label(RichText::new(why).color(theme::danger())),
        None => ui.label(theme::quiet(same)),
    };
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        match problem {
            None => {
                let start = theme::primary(ui, words.start, Vec2::new(220.0, 44.0));
                if start.on_hover_text("Enter").clicked() {
                    out.push(Intent::Start);
                }
            }
            Some(why) => theme::dead(ui, words.start, why),
        }
        if theme::button(ui, words.back).on_hover_text("Esc").clicked() {
            out.push(Intent::ToTitle);
        }
    });
}

/// What is wrong with the names of two players or with the seed, in words, if anything.
#[must_use]
pub fn problem(names: &[String; 2], seed: Option<u64>, words: &SetupWords) -> Option<&'static str> {
    if names.iter().any(|n| n.trim().is_empty()) {
        return Some(words.unnamed);
    }
    if names[0].trim() == names[1].trim() {
        return Some(words.namesakes);
    }
    seed.is_none().then_some(words.no_seed)
}
