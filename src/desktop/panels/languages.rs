//! The choice of the language on the screens that start a game.

use bevy_egui::egui::Ui;

use super::{flow, theme};
use crate::desktop::intent::Intent;
use crate::desktop::screen::Settings;
use crate::table::LANGUAGES;

/// All languages at the right end of the room there is.
pub(crate) fn languages(ui: &mut Ui, settings: Settings, out: &mut Vec<Intent>) {
    flow::at_end(ui, |ui| {
        let mut next = settings;
        let wraps = ui.layout().main_wrap();
        let mut all = LANGUAGES;
        if !wraps {
            all.reverse();
        }
        for language in all {
            theme::pick(ui, &mut next.language, language, language.name());
        }
        if next != settings {
            out.push(Intent::Set(next));
        }
    });
}
