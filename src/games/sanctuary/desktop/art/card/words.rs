//! Rules text of Sanctuary; gifts are told by their signs.

use super::{gifts, has_foot};
use crate::desktop::art::card::prose::Room;
use crate::desktop::art::card::{Face, Measure};
use crate::desktop::art::fonts::Style;
use crate::desktop::art::text_layout::{Block, Span};
use crate::games::sanctuary::content::{Card, Content, Gifts};
use crate::games::sanctuary::text::{self, Piece};
use crate::table::Language;

/// Where gifts and text may stand.
pub fn room(card: &Card, m: &Measure) -> Room {
    Room::of(m, if has_foot(card) { m.stats } else { 3.0 })
}

/// What the line of gifts leaves of it.
pub fn below_gifts(card: &Card, m: &Measure, face: Face) -> Room {
    let mut room = room(card, m);
    if face == Face::Full {
        let line = gifts::height(card.gifts);
        room.y += line;
        room.h -= line;
    }
    room
}

/// The rules text laid out in what `m` leaves for it.
pub fn rules(card: &Card, content: &Content, language: Language, m: &Measure, face: Face) -> Block {
    // The first paragraph names the gifts; the large face does that beside their signs.
    let told = face == Face::Full && card.gifts != Gifts::NONE;
    let paragraphs: Vec<Vec<Span>> = text::card_text(card, content, language)
        .into_iter()
        .skip(usize::from(told))
        .map(|paragraph| spans(paragraph.0))
        .collect();
    below_gifts(card, m, face).lay(&paragraphs, m)
}

/// A paragraph in styles. What closes a word stays with it, or it could begin a line.
fn spans(pieces: Vec<Piece>) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for piece in pieces {
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
