//! The screen: the form at the left, what is known at the right.

use std::path::PathBuf;

use bevy_egui::egui::{ProgressBar, Rect, RichText, Ui, UiBuilder, Vec2};

use super::{LabRun, LabScreen, LabWish, cards, form, matrix, plots};
use crate::desktop::intent::Intent;
use crate::desktop::panels::flow::{self, Flow};
use crate::desktop::panels::theme;
use crate::desktop::words::{LabWords, Words};
use crate::packs::shown_path;

/// The lab, on a surface of the design's size.
pub fn lab(ui: &mut Ui, state: &mut LabScreen, words: &Words, out: &mut Vec<Intent>) {
    let whole = ui.max_rect().shrink(10.0);
    let (left, right) = whole.split_left_right_at_x(whole.left() + 276.0);
    let narrow = flow::is_narrow(whole.width());
    theme::slab(ui, left, |ui| match narrow {
        true => flow::scrolled(ui, "lab form", |ui| form::form(ui, state, words, out)),
        false => form::form(ui, state, words, out),
    });
    let right = right.with_min_x(right.left() + 8.0);
    let (head, below) = right.split_top_bottom_at_y(right.top() + 46.0);
    ui.scope_builder(UiBuilder::new().max_rect(head), |ui| {
        self::head(ui, state, &words.lab, out);
    });
    let own = &words.lab;
    let Some(report) = &state.report else {
        let said = if state.run.is_some() {
            own.waiting
        } else {
            own.empty
        };
        theme::slab(ui, below, |ui| {
            ui.label(RichText::new(said).size(14.0).color(theme::muted()));
        });
        return;
    };
    if narrow {
        let mut below = ui.new_child(UiBuilder::new().max_rect(below));
        let order = &mut state.order;
        return flow::scrolled(&mut below, "lab report", |ui| {
            let flow = Flow::new(ui);
            flow.slab(ui, [0.0, 0.0, 560.0, 356.0], |ui| {
                matrix::matrix(ui, report, own);
            });
            flow.slab(ui, [0.0, 0.0, 420.0, 206.0], |ui| {
                plots::shares(ui, report, own);
            });
            flow.slab(ui, [0.0, 0.0, 420.0, 150.0], |ui| {
                plots::lengths(ui, report, own);
            });
            flow.slab(ui, [0.0, 0.0, 980.0, 290.0], |ui| {
                cards::table(ui, report, order, own);
            });
        });
    }
    let (upper, lower) = below.split_top_bottom_at_y(below.top() + 356.0);
    let (one, two) = upper.split_left_right_at_x(upper.left() + 560.0);
    let (shares, lengths) = two.split_top_bottom_at_y(two.top() + 206.0);
    let inner = |rect: Rect| rect.shrink2(Vec2::new(3.0, 3.0));
    theme::slab(ui, inner(one), |ui| matrix::matrix(ui, report, own));
    theme::slab(ui, inner(shares), |ui| plots::shares(ui, report, own));
    theme::slab(ui, inner(lengths), |ui| plots::lengths(ui, report, own));
    theme::slab(ui, inner(lower), |ui| {
        cards::table(ui, report, &mut state.order, own);
    });
}

/// How far it is, what was said, and the button that writes the report.
fn head(ui: &mut Ui, state: &LabScreen, words: &LabWords, out: &mut Vec<Intent>) {
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.horizontal(|ui| match (&state.run, &state.report) {
        (Some(run), _) => {
            let [done, all] = run.games();
            let part = done as f32 / all.max(1) as f32;
            ui.add(
                ProgressBar::new(part)
                    .desired_width(220.0)
                    .fill(theme::accent()),
            );
            ui.label(going(run, words));
        }
        (None, Some(report)) => {
            if !report.complete {
                ui.label(RichText::new(words.stopped).color(theme::danger()));
            }
            let over = words.over(report.games as usize, report.seconds.ceil() as usize);
            ui.label(theme::strong(over, 14.0));
            if theme::button(ui, words.save).clicked() {
                out.push(Intent::Lab(LabWish::Save));
            }
        }
        (None, None) => {}
    });
    // A path is long: it has a line of its own.
    if let Some((fine, said)) = &state.said {
        let colour = if *fine {
            theme::muted()
        } else {
            theme::danger()
        };
        ui.label(RichText::new(said).size(12.0).color(colour));
    }
}

/// Games done, a second, and the time left.
fn going(run: &LabRun, words: &LabWords) -> String {
    let [done, all] = run.games();
    let speed = done as f64 / run.time().as_secs_f64().max(0.001);
    let left = match done {
        0 => "–".to_owned(),
        _ => {
            let left = ((all - done.min(all)) as f64 / speed).ceil() as u64;
            format!("{}:{:02}", left / 60, left % 60)
        }
    };
    words.going(done as usize, all as usize, speed as usize, &left)
}

/// What to say of a report that was written, or not.
pub(super) fn save_message(result: Result<PathBuf, String>, words: &LabWords) -> (bool, String) {
    match result {
        Ok(path) => (true, words.saved(&shown_path(&path))),
        Err(why) => (false, words.not_saved(&why)),
    }
}

/// A share in per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}
