//! What stands below a large card: its state, and the words on it that need explaining.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{FontFamily, FontId, RichText, Ui};

use super::theme;
use crate::packs::prose::{Paragraph, Piece, capital};

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

/// A paragraph of the card's text, larger than it stands on the card; what is explained below stands out.
pub(crate) fn rules(ui: &mut Ui, paragraph: &Paragraph) {
    let mut job = LayoutJob::default();
    for piece in &paragraph.0 {
        let (words, family) = match piece {
            Piece::Text(words) => (words, FontFamily::Proportional),
            Piece::Term(words) => (words, theme::bold()),
        };
        let format = TextFormat::simple(FontId::new(13.0, family), theme::text());
        job.append(words, 0.0, format);
    }
    ui.label(job);
}
