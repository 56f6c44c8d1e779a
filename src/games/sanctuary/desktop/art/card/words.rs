//! Rules text of Sanctuary; gifts are told by their signs.

use super::{gifts, has_foot};
use crate::desktop::art::card::prose::{Room, spans};
use crate::desktop::art::card::{Face, Measure};
use crate::desktop::art::text_layout::{Block, Span};
use crate::games::sanctuary::content::{Card, Content, Gifts};
use crate::games::sanctuary::text;
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
        .map(spans)
        .collect();
    below_gifts(card, m, face).lay_out(&paragraphs, m)
}
