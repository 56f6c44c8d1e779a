//! How Souls says things to people, in English and in Spanish: choices as button labels, events as lines of the
//! log, questions, and where a pass leads.
//!
//! Everything is said from one seat's view, so nothing can slip out that the seat may not know.

mod choices;
mod events;
mod gains;
mod given;
mod leads;
mod moves;
mod printed;
mod questions;
#[cfg(test)]
mod tests;
mod wording;

use crate::cards::CardSpeaker;
use crate::packs::prose::{capital, card_names, onto, phrases};
use crate::table::{Language, ObjectId, Ref, Seat, ZoneId};

use super::choices::Choice;
use super::content::{DeckKind, SlotKind};
use super::events::Event;
use super::{CardView, EntryView, EntryViewKind, Place, View, place, seat_of};

/// A view with the players' names, able to speak.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// What may be said.
    pub view: &'a View,
    /// The players' names, by seat.
    pub names: &'a [&'a str],
    /// In which language.
    pub language: Language,
}

phrases!(choices, events, sentence, sentence);

/// In Spanish "de el mazo" as "del mazo", "a el mazo" as "al mazo".
fn joined(said: String, language: Language) -> String {
    match language {
        Language::English => said,
        Language::Spanish => said.replace(" de el ", " del ").replace(" a el ", " al "),
    }
}

/// A whole sentence.
fn sentence(said: String) -> String {
    capital(&said)
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
        self.ballot(source, way)
    }
}

impl Speaker<'_> {
    card_names!();

    /// The player that a reference means.
    fn player(&self, r: Ref) -> Option<Seat> {
        match r {
            Ref::Seat(seat) => Some(seat),
            Ref::Object(id) => seat_of(id),
            _ => None,
        }
    }

    /// The entry of the stack with that serial number, while it is there.
    fn entry(&self, serial: u16) -> Option<&EntryView> {
        self.view.stack.iter().find(|e| e.serial == serial)
    }

    /// Anything a choice or event can point at, within a sentence; empty for nothing.
    #[must_use]
    pub fn thing(&self, r: Ref) -> String {
        if let Some(seat) = self.player(r) {
            return if self.is_you(seat) {
                self.language.pick("you", "ti").to_owned()
            } else {
                self.name(seat).to_owned()
            };
        }
        match r {
            Ref::Object(id) => self.card(id),
            Ref::Entry(serial) => match self.entry(serial) {
                Some(entry) => self.waiting(entry),
                None => self.language.pick("an effect", "un efecto").to_owned(),
            },
            Ref::Zone(zone) => self.zone(zone),
            _ => String::new(),
        }
    }

    /// The same as the label of a button: whose it is as well, where several players have such things.
    fn label(&self, r: Ref) -> String {
        if let Some(seat) = self.player(r) {
            return if self.is_you(seat) {
                self.language.pick("You", "Tú").to_owned()
            } else {
                self.name(seat).to_owned()
            };
        }
        let thing = self.thing(r);
        match self.seen(r) {
            Some(card) if card.owned && !self.is_you(card.controller) => {
                format!("{thing} ({})", self.name(card.controller))
            }
            _ => thing,
        }
    }

    /// A card that can be seen.
    fn seen(&self, r: Ref) -> Option<&CardView> {
        match r {
            Ref::Object(id) => self.view.card(id),
            _ => None,
        }
    }

    /// An entry of the stack in a few words.
    fn waiting(&self, entry: &EntryView) -> String {
        let source = self.source(entry);
        let target = entry.targets.first().copied().unwrap_or_default();
        let n = entry.amount;
        let (english, spanish) = match entry.kind {
            EntryViewKind::Loot => return source,
            EntryViewKind::Ability | EntryViewKind::Trigger => (
                format!("the ability of {source}"),
                format!("la habilidad de {source}"),
            ),
            EntryViewKind::Roll => (format!("the roll of {n}"), format!("la tirada de {n}")),
            EntryViewKind::Damage => {
                let hit = self.thing(target);
                (
                    format!("{n} damage to {hit}"),
                    format!("{n} de daño a {hit}"),
                )
            }
            EntryViewKind::Death => {
                let dies = self.thing(if target == Ref::None {
                    Ref::Object(entry.source)
                } else {
                    target
                });
                (
                    format!("the death of {dies}"),
                    format!("la muerte de {dies}"),
                )
            }
        };
        match self.language {
            Language::English => english,
            Language::Spanish => spanish,
        }
    }

    /// Where an entry comes from.
    fn source(&self, entry: &EntryView) -> String {
        match seat_of(entry.source) {
            Some(_) => self.thing(Ref::Object(entry.source)),
            None => self.face(entry.face),
        }
    }

    /// A zone by name.
    fn zone(&self, zone: ZoneId) -> String {
        let (english, spanish) = match place(zone) {
            Place::Deck(deck) => {
                let (english, spanish) = deck_words(deck);
                (
                    format!("the {english} deck"),
                    format!("el mazo de {spanish}"),
                )
            }
            Place::Discard(deck) => {
                let (english, spanish) = deck_words(deck);
                (
                    format!("the {english} discard"),
                    format!("el descarte de {spanish}"),
                )
            }
            here => match here.slot() {
                Some((kind, n)) => {
                    let (english, spanish) = slot_words(kind);
                    let n = n + 1;
                    (format!("{english} {n}"), format!("{spanish} {n}"))
                }
                None => return String::new(),
            },
        };
        match self.language {
            Language::English => english,
            Language::Spanish => spanish,
        }
    }
}

/// What a deck holds, in English and Spanish.
const fn deck_words(deck: DeckKind) -> (&'static str, &'static str) {
    match deck {
        DeckKind::Treasure => ("treasure", "tesoros"),
        DeckKind::Loot => ("loot", "botín"),
        DeckKind::Monster => ("monster", "monstruos"),
        DeckKind::Room => ("room", "salas"),
    }
}

/// What a slot is called, in English and Spanish.
const fn slot_words(kind: SlotKind) -> (&'static str, &'static str) {
    match kind {
        SlotKind::Shop => ("shop slot", "casilla de tienda"),
        SlotKind::Monster => ("monster slot", "casilla de monstruo"),
        SlotKind::Room => ("room slot", "casilla de sala"),
    }
}
