//! How Biomes says things to people: choices as button labels, events as lines of the log.
//!
//! Everything is said from one seat's view, so nothing can slip out that the seat may not know.

use crate::table::{Choice, Event, ObjectId, Phrases, Ref, Seat};

mod choices;
mod events;
mod leads;

pub use leads::pass_leads;

use super::content::ENERGIES;
use super::{Place, View, place};

/// A view with the players' names, able to speak.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// What may be said.
    pub view: &'a View,
    /// The players' names, by seat.
    pub names: [&'a str; 2],
}

/// A choice as a readable label.
#[must_use]
pub fn label(view: &View, choice: &Choice) -> String {
    let names = ["first player", "second player"];
    Speaker { view, names }.choice(choice)
}

/// An event as a line of the log; `None` for what is not worth a line.
#[must_use]
pub fn event_line(view: &View, names: [&str; 2], event: &Event) -> Option<String> {
    Speaker { view, names }.event(event)
}

/// Name of an energy by its index.
#[must_use]
pub fn energy(kind: u8) -> &'static str {
    ENERGIES
        .get(usize::from(kind))
        .map_or("energy", |e| e.name())
}

impl Speaker<'_> {
    /// What a seat is called: "You" for the one whose view it is.
    fn who(&self, seat: Seat) -> &str {
        if self.view.seat == Some(seat) {
            return "You";
        }
        self.names.get(seat.index()).copied().unwrap_or("Somebody")
    }

    /// "You play" or "Mara plays".
    fn does(&self, seat: Seat, verb: &str) -> String {
        let who = self.who(seat);
        if who == "You" {
            return format!("You {verb}");
        }
        match verb {
            "have" => format!("{who} has"),
            _ if verb.ends_with("ss") || verb.ends_with("sh") || verb.ends_with("ch") => {
                format!("{who} {verb}es")
            }
            _ => format!("{who} {verb}s"),
        }
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
                return format!("{} in {name}", self.whose(Seat(at as u8), "sector"));
            }
        }
        let player = view.players.iter().position(|p| p.id == id);
        player.map_or_else(
            || "a card".to_owned(),
            |at| self.who(Seat(at as u8)).to_owned(),
        )
    }

    fn whose(&self, seat: Seat, thing: &str) -> String {
        match self.who(seat) {
            "You" => format!("your {thing}"),
            who => format!("{who}'s {thing}"),
        }
    }

    fn card(&self, face: u16) -> String {
        let card = self.view.content.cards.get(usize::from(face));
        card.map_or_else(|| "a card".to_owned(), |c| c.name.clone())
    }

    fn biome(&self, kind: super::content::BiomeType) -> String {
        let biomes = &self.view.content.biomes;
        let named = biomes.iter().find(|b| b.kind == kind);
        named.map_or_else(|| format!("{kind:?}"), |b| b.name.clone())
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
                    Place::Deck => self.whose(owner, "deck"),
                    Place::Hand => self.whose(owner, "hand"),
                    Place::Staging => self.whose(owner, "staging area"),
                    Place::Cache => self.whose(owner, "cache"),
                    Place::Archive => self.whose(owner, "archive"),
                    Place::Sector(at) => self.lane(at),
                    Place::Queue => "the queue".to_owned(),
                    Place::Gone => "nowhere".to_owned(),
                }
            }
            Ref::Entry(serial) => self.entry(serial),
            Ref::Kind(kind) => energy(kind).to_owned(),
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
            return "an action".to_owned();
        };
        let name = entry
            .face
            .map_or_else(|| self.object(entry.source), |f| self.card(f));
        match entry.ability {
            Some(_) => format!("{name}: skill"),
            None => name,
        }
    }
}

impl Phrases for Speaker<'_> {
    fn choice(&self, choice: &Choice) -> String {
        self.say_choice(choice)
    }

    fn event(&self, event: &Event) -> Option<String> {
        self.say_event(event)
    }
}

fn onto(to: &str) -> String {
    if to.is_empty() {
        String::new()
    } else {
        format!(" → {to}")
    }
}

fn against(to: &str) -> String {
    if to.is_empty() {
        String::new()
    } else {
        format!(" against {to}")
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
