//! The ribbon: the six phases with the current one lit, and two short lines: who acts, and what is asked.

use crate::games::sanctuary::desktop::words as own;
use bevy_egui::egui::{Align, CornerRadius, Frame, Layout, Margin, RichText, Ui};

use super::Panel;
use crate::desktop::intent::Intent;
use crate::desktop::panels::stops::{dots, menu_and_undo};
use crate::desktop::panels::{PanelText, theme};
use crate::games::sanctuary::text::phase_name;
use crate::games::sanctuary::{PHASES, Phase, Sanctuary};

/// The whole ribbon.
pub fn ribbon(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let now = p.view.step.phase();
        for phase in PHASES {
            let name = phase_name(phase, p.language);
            let (fill, text) = if phase == now {
                (
                    theme::accent(),
                    theme::strong(name, 13.0).color(theme::ink()),
                )
            } else {
                (
                    theme::raised(),
                    RichText::new(name).size(13.0).color(theme::muted()),
                )
            };
            Frame::new()
                .fill(fill)
                .corner_radius(CornerRadius::same(13))
                .inner_margin(Margin::symmetric(9, 4))
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    ui.label(text);
                    dots(ui, p, |step| step.phase() == phase, phase == now, out);
                });
        }
        ui.add_space(8.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            menu_and_undo(ui, p, out);
            ui.with_layout(Layout::top_down(Align::Min), |ui| said(ui, p));
        });
    });
}

fn said(ui: &mut Ui, p: &Panel) {
    let (who, what) = sentence(p);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(1.0);
    ui.label(theme::strong(who, 13.5));
    let tone = if p.decision.is_some() {
        theme::accent()
    } else {
        theme::muted()
    };
    ui.label(RichText::new(what).size(12.0).color(tone));
}

/// Who acts, and what is asked.
#[must_use]
pub fn sentence(p: &Panel) -> (String, String) {
    let (words, own) = (p.words, own::of(p.language));
    let turn = match (p.view.step.phase(), p.view.turn) {
        (Phase::Setup, _) | (_, 0) => own.opening.to_owned(),
        (_, turn) => own.turn(turn as usize),
    };
    let Some(asked) = p.asked else {
        return (turn, String::new());
    };
    if p.decision.is_some() {
        return (own.you_act(&turn), Sanctuary::question(p));
    }
    if p.sits() == Some(asked) {
        return (turn, words.by_itself.to_owned());
    }
    let who = format!("{turn}: {}", words.acts(p.name(asked)));
    let what = match p.sits() {
        Some(_) => words.nothing_to_do,
        None => words.watching,
    };
    (who, what.to_owned())
}
