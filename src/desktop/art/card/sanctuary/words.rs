//! Rules text of Sanctuary; gifts are told by their signs.

use super::{gifts, has_foot};
use crate::desktop::art::card::prose::Room;
use crate::desktop::art::card::{Face, Measure};
use crate::desktop::art::fonts::Style;
use crate::desktop::art::text_layout::{Block, Span};
use crate::games::sanctuary::content::{Card, Content};
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
    let abilities = (card.abilities.len(), content.rules.copies, language);
    let text = format!("{abilities:?}");
    let paragraph = Span {
        text,
        style: Style::Plain,
    };
    below_gifts(card, m, face).lay(&[vec![paragraph]], m)
}
