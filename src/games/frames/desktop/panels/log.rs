//! Why something is refused, and the log.

use bevy_egui::egui::Ui;

use super::FramesPanel;
use crate::desktop::intent::Intent;
use crate::desktop::panels::{rule::refusal, written};
use crate::desktop::words;
use crate::games::frames::desktop::board::show::Show;

/// The reason of the last refusal above the log.
pub fn log(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    if let Some(refused) = &p.session.shown.notice {
        let title = words::of(p.language).refused.not_now;
        refusal(ui, title, refused.refusal, p.language, out);
        ui.add_space(6.0);
    }
    let title = match p.view().round {
        0 => p.words().log.to_owned(),
        round => p.words().log_of_round(usize::from(round)),
    };
    // Events that were not shown yet are not in the log yet.
    let untold = p.show.and_then(Show::untold);
    let lines = p.session.log_before(untold, p.language);
    written(ui, &title, lines, p.language);
}
