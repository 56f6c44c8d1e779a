//! The reason for a refusal, with its rule ids as links, and the text of a rule.

use bevy_egui::egui::{Color32, CornerRadius, Frame, Margin, RichText, Stroke, Ui, Vec2};

use super::theme;
use crate::desktop::book;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Overlay, Playing};
use crate::desktop::words::{self, Words};
use crate::table::{Language, Refusal};
use crate::tools::rules;

/// One sentence, with the rules below.
pub fn refusal(ui: &mut Ui, title: &str, why: &Refusal, language: Language, out: &mut Vec<Intent>) {
    refusal_saying(ui, title, why.in_language(language), (why, language), out);
}

/// The same with another sentence.
pub fn refusal_saying(
    ui: &mut Ui,
    title: &str,
    sentence: &str,
    (why, language): (&Refusal, Language),
    out: &mut Vec<Intent>,
) {
    Frame::new()
        .fill(theme::raised())
        .stroke(Stroke::new(1.0, theme::danger()))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(10, 7))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(theme::strong(title, 13.0).color(Color32::from_rgb(0xff, 0xb0, 0x96)));
            ui.label(RichText::new(sentence).size(12.5));
            ids(ui, why.rules, words::of(language), out);
        });
}

/// The ids of rules; a click opens the text.
fn ids(ui: &mut Ui, rules: &[&'static str], words: &Words, out: &mut Vec<Intent>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 7.0;
        for &id in rules {
            let link = theme::link(ui, RichText::new(id).size(12.0));
            if link.on_hover_text(words.refused.read).clicked() {
                out.push(Intent::Show(Overlay::Rule(id)));
            }
        }
    });
}

/// The text of a rule.
pub fn rule(ui: &mut Ui, id: &'static str, game: Playing, words: &Words, out: &mut Vec<Intent>) {
    let said = &words.refused;
    ui.set_max_width(460.0);
    ui.label(theme::strong(said.rule(id), 20.0));
    ui.add_space(4.0);
    let book = book::of(game, words.language);
    let page = book.page_of_rule(id).and_then(|at| book.pages.get(at));
    if let Some(page) = page {
        let link = RichText::new(said.in_book(&page.title)).size(15.0);
        if theme::link(ui, link).clicked() {
            out.push(Intent::Show(Overlay::HowToRule(game, id)));
        }
        ui.add_space(8.0);
        ui.label(theme::quiet(said.for_testers));
    }
    match rules::find(id) {
        Some(rule) => {
            ui.label(RichText::new(plain(&rule.text)).size(14.5));
        }
        None => {
            ui.label(said.untold);
        }
    }
    if !said.told_in.is_empty() {
        ui.label(theme::quiet(said.told_in));
    }
    ui.add_space(8.0);
    let close = theme::first(ui, words.close, Vec2::new(160.0, 36.0));
    if close.on_hover_text("Esc").clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}

/// A line of the page without the marks of its markup.
fn plain(text: &str) -> String {
    text.replace("**", "").replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_left_out() {
        assert_eq!(plain("a **loot** card, *not* `$`"), "a loot card, not $");
    }
}
