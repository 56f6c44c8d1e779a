//! The large card, and what stands below it: its state, and the words on it that need explaining.

use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{FontFamily, FontId, Image, RichText, TextureId, Ui, Vec2};

use super::theme;
use crate::desktop::art::card::Face;
use crate::desktop::words::Words;
use crate::packs::prose::{Paragraph, Piece, capital};

/// Width and height of the large card.
pub(crate) const CARD: Vec2 = Vec2::new(166.0, 166.0 * Face::Full.aspect());

/// Nothing is shown large; `point` says what to do about that.
pub(crate) fn nothing(ui: &mut Ui, words: &Words, point: &str) {
    ui.label(theme::strong(words.look_closer, 14.5));
    ui.label(theme::quiet(point));
}

/// The picture of the large card, or else its name.
pub(crate) fn picture(ui: &mut Ui, picture: Option<TextureId>, name: &str) {
    match picture {
        Some(id) => ui.add(Image::from_texture(SizedTexture::new(id, CARD))),
        None => ui.label(RichText::new(name).family(theme::serif()).size(19.0)),
    };
}

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
