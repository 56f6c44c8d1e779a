//! Why something is refused, and the log.

use bevy_egui::egui::Ui;

use super::FramesPanel;
use crate::desktop::intent::Intent;
use crate::desktop::panels::{rule::refusal, written};
use crate::table::Language;

/// The reason of the last refusal above the log.
pub fn log(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    if let Some(refused) = &p.session.notice {
        refusal(ui, "Not now", refused.refusal, Language::English, out);
        ui.add_space(6.0);
    }
    let title = match p.view().round {
        0 => "Log".to_owned(),
        round => format!("Round {round} · log"),
    };
    written(ui, &title, p.session.log());
}
