//! The bar while a hint is thought about, and the hint.

use bevy_egui::egui::{Align, Frame, Layout, ProgressBar, RichText, Stroke, Ui, vec2};

use super::{Advice, AdviceWish, Advised};
use crate::desktop::design_surface::{DesignSurface, Note};
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::words::Words;

/// Its width: that of the column.
const WIDE: f32 = 168.0;

/// The bar or the hint, at the foot of the left column.
pub(super) fn panel(
    design_surface: &DesignSurface,
    advice: &Advice,
    words: &Words,
    out: &mut Vec<Intent>,
) {
    design_surface.note(Note::Advice, |ui| match (&advice.thinking, &advice.found) {
        (Some(going), _) => thinking(ui, going.part(), words, out),
        (None, Some(found)) => hint(ui, found, words, out),
        (None, None) => {}
    });
}

fn framed(ui: &mut Ui, draw: impl FnOnce(&mut Ui)) {
    let edge = Stroke::new(1.5, theme::accent());
    let frame = Frame::new().fill(theme::sheet()).stroke(edge);
    frame.corner_radius(8).inner_margin(10).show(ui, |ui| {
        ui.set_width(WIDE);
        draw(ui);
    });
}

/// How far the search is, and the button that stops it.
pub fn thinking(ui: &mut Ui, part: f32, words: &Words, out: &mut Vec<Intent>) {
    let words = &words.advice;
    framed(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(words.thinking).size(13.0));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if theme::button(ui, words.stop).on_hover_text("Esc").clicked() {
                    out.push(Intent::Advise(AdviceWish::Stop));
                }
            });
        });
        let bar = ProgressBar::new(part)
            .desired_height(5.0)
            .fill(theme::accent());
        ui.add(bar);
    });
}

/// The hint: the choice, the chances, what will follow.
pub fn hint(ui: &mut Ui, found: &Advised, words: &Words, out: &mut Vec<Intent>) {
    let text = found.text(words.language);
    let own = &words.advice;
    framed(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(own.hint).size(12.0).color(theme::accent()));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let close = RichText::new(words.close).size(12.0);
                if theme::link(ui, close).on_hover_text("Esc").clicked() {
                    out.push(Intent::Advise(AdviceWish::Stop));
                }
            });
        });
        ui.label(theme::strong(&text.best, 15.0));
        let chances = own.chances(percent(found.chance), percent(found.before));
        ui.label(RichText::new(chances).size(13.5));
        for (other, chance) in text.others.iter().zip(&found.others) {
            ui.label(theme::quiet(own.instead(other, percent(*chance))));
        }
        if !text.line.is_empty() {
            ui.add_space(4.0);
            ui.label(
                RichText::new(own.expected)
                    .size(12.0)
                    .color(theme::accent()),
            );
            ui.spacing_mut().item_spacing.y = 2.0;
            for line in &text.line {
                ui.label(RichText::new(line).size(12.5).color(theme::muted()));
            }
        }
        ui.add_space(6.0);
        if theme::primary(ui, own.take, vec2(WIDE, 30.0)).clicked() {
            out.push(Intent::Choose(found.choice));
        }
    });
}

/// A chance from 0 to 1 in hundredths.
pub(crate) fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}
