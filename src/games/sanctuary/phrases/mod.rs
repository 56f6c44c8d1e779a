//! How Sanctuary says things to people, in English and in Spanish: choices as button labels, events as lines
//! of the log, questions, steps, and where a pass leads.
//!
//! Everything is said from one seat's view, so nothing can slip out that the seat may not know.

mod choices;
mod events;
mod leads;
mod questions;

use std::convert::identity;

use crate::cards::CardSpeaker;
use crate::cards::counters::CounterKind;
use crate::packs::prose::{capital, card_names, onto, phrases};
use crate::table::{Language, ObjectId, Ref, Seat, ZoneId};

pub use leads::pass_leads;

use super::choices::Choice;
use super::content::{CardKind, Effect};
use super::events::Event;
use super::{Place, View, place, text};

/// A view with the players' names, able to speak.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// What may be said.
    pub view: &'a View,
    /// The players' names, by seat.
    pub names: [&'a str; 2],
    /// In which language.
    pub language: Language,
}

phrases!(choices, events, identity, trimmed);

/// A card that nobody sees has no name.
fn trimmed(line: String) -> String {
    line.trim_end().to_owned()
}

/// What became of a card that changed places, where that is worth a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Move {
    Drawn,
    Discarded,
    Milled,
    Returned,
    ShuffledAway,
    Recovered,
    Stolen,
    Revived,
}

impl CardSpeaker for Speaker<'_> {
    fn language(&self) -> Language {
        self.language
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.is_you(seat)
    }

    fn player_name(&self, seat: Seat) -> &str {
        self.name(seat)
    }

    fn called(&self, thing: Ref) -> String {
        self.thing(thing)
    }

    fn text_of_way(&self, source: ObjectId, way: u8) -> Option<String> {
        self.way(source, way)
    }
}

impl Speaker<'_> {
    card_names!();

    /// The entry of the Stack with that serial number.
    fn entry(&self, serial: u16) -> String {
        let entry = self.view.stack.iter().find(|e| e.serial == serial);
        entry.map_or_else(
            || self.language.pick("an effect", "un efecto").to_owned(),
            |e| self.face(e.face),
        )
    }

    /// Anything a choice or event can point at; empty for nothing.
    #[must_use]
    pub fn thing(&self, r: Ref) -> String {
        match r {
            Ref::None | Ref::Point(..) | Ref::Kind(_) | Ref::Zone(_) => String::new(),
            Ref::Object(id) => self.card(id),
            Ref::Seat(seat) => self.name(seat).to_owned(),
            Ref::Entry(serial) => self.entry(serial),
        }
    }

    /// "2 charge counters".
    fn counters(&self, counter: CounterKind, n: i32) -> String {
        let known = self.view.content.counters.get(usize::from(counter.0));
        let name = known.map_or("", |known| known.name.in_language(self.language));
        crate::cards::text::counters(n, name, self.language)
    }

    /// Whether that is a Character that can be seen.
    fn is_character(&self, id: Option<ObjectId>) -> bool {
        let card = id.and_then(|id| self.view.card(id));
        let def = card.and_then(|card| self.view.content.cards.get(usize::from(card.face)));
        def.is_some_and(|def| def.kind == CardKind::Character)
    }

    /// The text of an ability of a card that can be seen.
    fn ability(&self, of: ObjectId, at: u8) -> Option<String> {
        let content = self.view.content;
        let card = content.cards.get(usize::from(self.view.card(of)?.face))?;
        let text = text::ability_text(card, usize::from(at), content, self.language);
        text.map(|text| text.to_string())
    }
}

impl Speaker<'_> {
    /// The text of one of the ways that a card asks to choose from.
    fn way(&self, of: ObjectId, way: u8) -> Option<String> {
        let content = self.view.content;
        let card = content.cards.get(usize::from(self.view.card(of)?.face))?;
        let mut abilities = card.abilities.iter();
        let ways = abilities.find_map(|ability| Effect::ways(ability.effects()))?;
        let effects = ways.get(usize::from(way))?;
        Some(text::effects_text(card, effects, content, self.language).to_string())
    }
}

/// What a change of places was, and whose.
fn moved(from: ZoneId, to: ZoneId, played: bool) -> Option<(Seat, Move)> {
    let ((_, was), (owner, is)) = (place(from), place(to));
    let what = match (was, is) {
        (Place::Deck, Place::Hand) => Move::Drawn,
        (Place::Hand, Place::Limbo) if played => return None,
        (Place::Hand, Place::Limbo) => Move::Discarded,
        (Place::Deck, Place::Limbo) => Move::Milled,
        (Place::Conflict | Place::Reserve, Place::Hand) => Move::Returned,
        (Place::Conflict | Place::Reserve, Place::Deck) => Move::ShuffledAway,
        (Place::Limbo, Place::Hand) => Move::Recovered,
        (Place::Hand, Place::Hand) => Move::Stolen,
        (Place::Limbo, Place::Conflict | Place::Reserve) => Move::Revived,
        _ => return None,
    };
    Some((owner, what))
}
