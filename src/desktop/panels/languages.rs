//! The choice of the language on the screens that start a game.

use bevy_egui::egui::{Align, Layout, Ui};

use super::theme;
use crate::desktop::intent::Intent;
use crate::desktop::screen::Settings;
use crate::table::LANGUAGES;

/// All languages at the right end of the room there is.
pub(crate) fn languages(ui: &mut Ui, settings: Settings, out: &mut Vec<Intent>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let mut next = settings;
        for language in LANGUAGES.into_iter().rev() {
            theme::pick(ui, &mut next.language, language, language.name());
        }
        if next != settings {
            out.push(Intent::Set(next));
        }
    });
}
