//! Rules text of Souls in the box that a card has for it.

use super::has_foot;
use crate::desktop::art::card::Measure;
use crate::desktop::art::card::prose::{Room, spans};
use crate::desktop::art::text_layout::{Block, Span};
use crate::games::souls::content::{Card, Content};
use crate::games::souls::text;
use crate::table::Language;

/// Where text may stand.
pub fn room(card: &Card, m: &Measure) -> Room {
    Room::of(m, if has_foot(card) { m.stats } else { 3.0 })
}

/// The rules text laid out in what `m` leaves for it.
pub fn rules(card: &Card, content: &Content, language: Language, m: &Measure) -> Block {
    let paragraphs: Vec<Vec<Span>> = text::card_text(card, content, language)
        .into_iter()
        .map(spans)
        .collect();
    room(card, m).lay_out(&paragraphs, m)
}
