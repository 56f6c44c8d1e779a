//! What stands below a large card: its state, and the words on it that need explaining.

use bevy_egui::egui::{RichText, Ui};

use super::theme;
use crate::packs::prose::capital;

/// Notes with their titles, then the words that none of them explains already: what a card is at the moment says what
/// the word means as well.
pub(crate) fn noted(
    ui: &mut Ui,
    mut notes: Vec<(String, String)>,
    terms: Vec<(&'static str, &'static str)>,
) {
    for (term, help) in terms {
        let term = capital(term);
        if notes.iter().all(|(title, _)| *title != term) {
            notes.push((term, capital(help)));
        }
    }
    for (title, text) in notes {
        ui.add_space(4.0);
        ui.label(theme::strong(title, 13.0).color(theme::text()));
        ui.label(RichText::new(text).size(12.5).color(theme::muted()));
    }
}
