//! How Biomes says things to people, in English and in Spanish: choices as button labels, events as lines of the
//! log, and where a pass leads.
//!
//! Everything is said from one seat's view, so nothing can slip out that the seat may not know.

use std::convert::identity;

use crate::cards::CardSpeaker;
use crate::cards::counters::CounterKind;
use crate::packs::prose::{capital, onto, phrases};
use crate::table::{Language, ObjectId, Ref, Seat, Slot, ZoneId};

mod choices;
mod events;
mod leads;
#[cfg(test)]
mod tests;

pub use leads::pass_leads;

use super::choices::Choice;
use super::content::{Ability, Card, ENERGIES, Effect, Energy};
use super::events::Event;
use super::ids::LaneId;
use super::{Place, View, place, text};

/// What became of a card that changed places, where that is worth a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Move {
    Drawn,
    Discarded,
    Erased,
    Bounced,
    Recovered,
    Stolen,
    Restored,
    Deleted,
}

/// What a change of places was, and whose card it was before.
fn moved(from: ZoneId, to: ZoneId) -> Option<(Seat, Move)> {
    let ((owner, was), (_, is)) = (place(from), place(to));
    let what = match (was, is) {
        (Place::Deck, Place::Hand) => Move::Drawn,
        (Place::Hand, Place::Cache) => Move::Discarded,
        (Place::Deck, Place::Cache) => Move::Erased,
        (Place::Staging | Place::Sector(_), Place::Hand) => Move::Bounced,
        (Place::Cache, Place::Hand) => Move::Recovered,
        (Place::Hand, Place::Hand) => Move::Stolen,
        (Place::Cache, Place::Staging) => Move::Restored,
        (_, Place::Archive) => Move::Deleted,
        _ => return None,
    };
    Some((owner, what))
}

/// The effects of one of the ways that some abilities ask to choose from.
fn way_of(abilities: &[Ability], way: u8) -> Option<&[Effect]> {
    let ways = abilities.iter().find_map(|a| Effect::ways(a.effects()))?;
    ways.get(usize::from(way)).map(Vec::as_slice)
}

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

/// Name of an energy by its index.
#[must_use]
pub fn energy(kind: u8, language: Language) -> &'static str {
    let known = ENERGIES.get(usize::from(kind));
    known.map_or(language.pick("energy", "energía"), |e| {
        text::energy_name(*e, language)
    })
}

/// The anomaly of its own that a card becomes when it is converted, if it has one (N-41).
#[must_use]
pub fn own_anomaly(view: &View, id: ObjectId) -> Option<&'static Card> {
    let known = |face: u16| view.content.cards.get(usize::from(face));
    known(known(view.object(id)?.face)?.anomaly?)
}

impl CardSpeaker for Speaker<'_> {
    fn language(&self) -> Language {
        self.language
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.is_you(seat)
    }

    fn player_name(&self, seat: Seat) -> &str {
        self.who(seat)
    }

    fn called(&self, thing: Ref) -> String {
        self.thing(thing)
    }

    fn text_of_way(&self, source: ObjectId, way: u8) -> Option<String> {
        self.way(source, way)
    }
}

impl Speaker<'_> {
    /// Whether it is the seat that is spoken to.
    fn is_you(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat)
    }

    /// What a seat is called: "You" for the one whose view it is.
    fn who(&self, seat: Seat) -> &str {
        if self.is_you(seat) {
            return self.language.pick("You", "Tú");
        }
        let somebody = self.language.pick("Somebody", "Alguien");
        self.names.get(seat.index()).copied().unwrap_or(somebody)
    }

    /// "2 charge counters".
    fn counters(&self, counter: CounterKind, n: i32) -> String {
        let known = self.view.content.counters.get(usize::from(counter.0));
        let name = known.map_or("", |known| known.name.in_language(self.language));
        crate::cards::text::counters(n, name, self.language)
    }

    /// Name of an object: card, biome, sector or player.
    #[must_use]
    pub fn object(&self, id: ObjectId) -> String {
        let view = self.view;
        if let Some(object) = view.object(id) {
            return self.card(object.face);
        }
        for biome in &view.biomes {
            let name = self.biome(biome.kind);
            if biome.id == id {
                return name;
            }
            if let Some(at) = biome.sectors.iter().position(|&s| s == id) {
                let sector = self.whose(Seat(at as u8), "sector", "el sector");
                return match self.language {
                    Language::English => format!("{sector} in {name}"),
                    Language::Spanish => format!("{sector} ({name})"),
                };
            }
        }
        let player = view.players.iter().position(|p| p.id == id);
        player.map_or_else(
            || self.unknown().to_owned(),
            |at| self.who(Seat(at as u8)).to_owned(),
        )
    }

    /// A thing of somebody; in Spanish it comes with its article.
    fn whose(&self, seat: Seat, english: &str, spanish: &str) -> String {
        let who = self.who(seat);
        match self.language {
            Language::English if self.is_you(seat) => format!("your {english}"),
            Language::English => format!("{who}'s {english}"),
            Language::Spanish if self.is_you(seat) => {
                let noun = spanish.split_once(' ').map_or(spanish, |(_, noun)| noun);
                format!("tu {noun}")
            }
            Language::Spanish => format!("{spanish} de {who}"),
        }
    }

    /// A card that cannot be seen.
    const fn unknown(&self) -> &'static str {
        self.language.pick("a card", "una carta")
    }

    fn card(&self, face: u16) -> String {
        let card = self.view.content.cards.get(usize::from(face));
        card.map_or(self.unknown(), |c| c.name.in_language(self.language))
            .to_owned()
    }

    fn biome(&self, kind: super::content::BiomeType) -> String {
        let biomes = &self.view.content.biomes;
        let named = biomes.iter().find(|b| b.kind == kind);
        named.map_or_else(
            || format!("{kind:?}"),
            |b| b.name.in_language(self.language).to_owned(),
        )
    }

    /// Anything a choice or event can point at; empty for nothing.
    #[must_use]
    pub fn thing(&self, r: Ref) -> String {
        match r {
            Ref::None | Ref::Point(..) => String::new(),
            Ref::Object(id) => self.object(id),
            Ref::Seat(seat) => self.who(seat).to_owned(),
            Ref::Zone(zone) => {
                let (owner, place) = place(zone);
                match place {
                    Place::Deck => self.whose(owner, "deck", "el mazo"),
                    Place::Hand => self.whose(owner, "hand", "la mano"),
                    Place::Staging => self.whose(owner, "staging area", "la zona de preparación"),
                    Place::Cache => self.whose(owner, "cache", "la caché"),
                    Place::Archive => self.whose(owner, "archive", "el archivo"),
                    Place::Sector(at) => self.lane(at),
                    Place::Queue => self.language.pick("the queue", "la cola").to_owned(),
                    Place::Gone => self.language.pick("nowhere", "ninguna parte").to_owned(),
                }
            }
            Ref::Entry(serial) => self.entry(serial),
            Ref::Kind(kind) => energy(kind, self.language).to_owned(),
        }
    }

    /// Name of the biome at that position.
    fn lane(&self, at: u8) -> String {
        let biome = self.view.biomes.get(usize::from(at));
        biome.map_or_else(String::new, |b| self.biome(b.kind))
    }

    /// An action on the queue by its serial number.
    #[must_use]
    pub fn entry(&self, serial: u16) -> String {
        let queue = &self.view.queue;
        let Some(entry) = queue.iter().find(|e| e.serial == serial) else {
            return self.language.pick("an action", "una acción").to_owned();
        };
        let name = entry
            .face
            .map_or_else(|| self.object(entry.source), |f| self.card(f));
        match entry.ability {
            Some(_) => format!("{name}: {}", self.language.pick("skill", "habilidad")),
            None => name,
        }
    }

    /// The name of a biome.
    fn biome_at(&self, biome: LaneId) -> String {
        self.thing(biome.write())
    }

    /// The name of an energy.
    fn energy(&self, energy: Energy) -> &'static str {
        text::energy_name(energy, self.language)
    }

    /// The text of an ability of an object's card.
    fn ability(&self, of: ObjectId, at: u8) -> Option<String> {
        let content = self.view.content;
        let card = content.cards.get(usize::from(self.view.object(of)?.face))?;
        let text = text::ability_text(card, usize::from(at), content, self.language);
        text.map(|text| text.to_string())
    }

    /// The text of one of the ways that a card or a biome asks to choose from.
    fn way(&self, of: ObjectId, way: u8) -> Option<String> {
        let (view, content) = (self.view, self.view.content);
        if let Some(object) = view.object(of) {
            let card = content.cards.get(usize::from(object.face))?;
            let effects = way_of(&card.abilities, way)?;
            return Some(text::effects_text(card, effects, content, self.language));
        }
        let lane = view.biomes.iter().find(|biome| biome.id == of)?;
        let biome = content.biomes.iter().find(|b| b.kind == lane.kind)?;
        let effects = way_of(&biome.influence, way)?;
        Some(text::influence_text(effects, content, self.language))
    }

    /// Whether that is a card that stays on the planet once it is executed.
    fn stays(&self, id: ObjectId) -> bool {
        let face = self.view.object(id).map(|o| usize::from(o.face));
        let card = face.and_then(|at| self.view.content.cards.get(at));
        card.is_some_and(|card| !card.is_event())
    }
}

phrases!(choices, events, identity, identity);
