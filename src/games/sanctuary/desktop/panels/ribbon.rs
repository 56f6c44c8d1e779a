//! The ribbon: the six phases with the current one lit, and two short lines: who acts, and what is asked.

use crate::games::sanctuary::desktop::words as own;
use bevy_egui::egui::{Align, Layout, Ui};

use super::Panel;
use crate::desktop::intent::Intent;
use crate::desktop::panels::PanelText;
use crate::desktop::panels::stop_settings::{chip, menu_and_undo, said};
use crate::games::sanctuary::text::phase_name;
use crate::games::sanctuary::{PHASES, Phase, Sanctuary, Step};

/// The whole ribbon.
pub fn ribbon(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let now = p.view.step.phase();
        for phase in PHASES {
            let name = phase_name(phase, p.language);
            let step = |step: Step| step.phase() == phase;
            chip(ui, p, (name, "", phase == now), step, out);
        }
        ui.add_space(8.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            menu_and_undo(ui, p, out);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                said(ui, sentence(p), p.decision.is_some());
            });
        });
    });
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
    let name = p.name(asked);
    let what = match p.sits() {
        Some(_) => words.waiting_for(name),
        None => words.watching.to_owned(),
    };
    (format!("{turn}: {}", words.acts(name)), what)
}
