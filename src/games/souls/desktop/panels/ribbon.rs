//! The ribbon: three phases with the running step, whose turn it is, who has priority, and what the active player
//! may still do.

use bevy_egui::egui::{Align, Layout, Ui};

use super::Panel;
use crate::desktop::intent::Intent;
use crate::desktop::panels::stop_settings::{chip, menu_and_undo, said};
use crate::desktop::panels::{PanelText, theme};
use crate::games::souls::desktop::words as own;
use crate::games::souls::text::{phase_name, step_name};
use crate::games::souls::{Mode, PHASES, Phase, Souls, Step, TURN, Topic};

/// The whole ribbon.
pub fn ribbon(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        phases(ui, p, out);
        ui.add_space(6.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            menu_and_undo(ui, p, out);
            left(ui, p);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                said(ui, sentence(p), p.decision.is_some());
            });
        });
    });
}

/// The steps of a phase, in the order of play.
fn steps(phase: Phase) -> impl Iterator<Item = Step> {
    let rows = TURN.rows.iter().filter(move |row| row.phase == phase);
    rows.map(|row| row.step)
}

fn phases(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let now = p.view.step.phase();
    for phase in PHASES {
        let name = phase_name(phase, p.language);
        let lit = phase == now;
        let at = step_name(p.view.step, p.language);
        let step = if lit && at != name { at } else { "" };
        let shown = chip(ui, p, (name, step, lit), |step| step.phase() == phase, out);
        shown.on_hover_ui(|ui| {
            for step in steps(phase) {
                let name = step_name(step, p.language);
                if step == p.view.step {
                    ui.label(theme::strong(name, 13.0).color(theme::accent()));
                } else {
                    ui.label(name);
                }
            }
        });
    }
}

/// What the active player may still do this turn, and how long a game together lasts.
fn left(ui: &mut Ui, p: &Panel) {
    let words = own::of(p.language);
    let Some(active) = p.view.players.get(p.view.active.index()) else {
        return;
    };
    let counts = [active.purchases, active.attacks, active.loot_plays];
    // They only tell: nothing about them looks like a button.
    ui.spacing_mut().item_spacing.x = 10.0;
    ui.add_space(6.0);
    for (word, n) in words.left.iter().rev().zip(counts) {
        let colour = if n > 0 { theme::text() } else { theme::muted() };
        let text = theme::strong(format!("{word} {n}"), 12.5).color(colour);
        ui.label(text)
            .on_hover_text(words.left_hint(p.name(p.view.active)));
    }
    if let Mode::Together { goal, .. } = p.view.mode {
        let text = words.timer(usize::from(p.view.timer));
        let text = theme::strong(text, 13.0).color(theme::danger());
        ui.label(text)
            .on_hover_text(words.timer_hint(usize::from(goal)));
    }
}

/// Whose turn it is and who has priority; and what is asked.
#[must_use]
pub fn sentence(p: &Panel) -> (String, String) {
    let words = own::of(p.language);
    let whose = |seat| {
        if p.view.seat == Some(seat) {
            words.your_turn.to_owned()
        } else {
            words.turn_of(p.name(seat))
        }
    };
    let mut who = if p.view.turn == 0 {
        words.opening.to_owned()
    } else {
        format!(
            "{} · {}",
            words.turn(p.view.turn as usize),
            whose(p.view.active)
        )
    };
    if let Some(seat) = p.asked {
        let main = p.decision.is_some_and(|d| Topic::Act.is_of(d));
        let said = match (p.view.seat == Some(seat), p.view.priority.is_some()) {
            (true, held) if held || main => words.you_have_priority.to_owned(),
            (true, _) => words.you_decide.to_owned(),
            (false, true) => words.has_priority(p.name(seat)),
            (false, false) => p.words.acts(p.name(seat)),
        };
        who = format!("{who} · {said}");
    }
    if p.decision.is_some() {
        return (who, Souls::question(p));
    }
    let what = match (p.asked, p.sits()) {
        (None, _) => String::new(),
        (Some(asked), Some(seat)) if asked == seat => p.words.by_itself.to_owned(),
        (Some(asked), Some(_)) => p.words.waiting_for(p.name(asked)),
        (Some(_), None) => p.words.watching.to_owned(),
    };
    (who, what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Language;

    #[test]
    fn every_phase_has_steps_and_a_name() {
        for phase in PHASES {
            assert!(steps(phase).count() > 2);
            assert!(!phase_name(phase, Language::Spanish).is_empty());
        }
    }
}
