//! Rules text of Souls in the box that a card has for it.

use super::has_foot;
use crate::desktop::art::card::Measure;
use crate::desktop::art::card::prose::Room;
use crate::desktop::art::fonts::Style;
use crate::desktop::art::text_layout::{Block, Span};
use crate::games::souls::content::{Card, Content};
use crate::games::souls::text::{self, Paragraph, Piece};
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
    room(card, m).lay(&paragraphs, m)
}

/// A paragraph in styles. What closes a word stays with it, or it could begin a line.
fn spans(paragraph: Paragraph) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for piece in paragraph.0 {
        let (mut text, style) = match piece {
            Piece::Text(text) => (text, Style::Plain),
            Piece::Term(text) => (text, Style::Bold),
        };
        if let Some(before) = spans.last_mut() {
            let begun = text.trim_start_matches([',', '.', ';', ':', ')', '!', '?']);
            let rest = text.split_off(text.len() - begun.len());
            before.text += &text;
            text = rest;
        }
        spans.push(Span { text, style });
    }
    spans
}
