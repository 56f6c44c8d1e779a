//! How Frames says things to people: choices as button labels, events as lines of the log, questions as
//! one sentence.

mod choices;
mod events;
mod questions;

pub use questions::step_name;

use crate::table::{Choice, Event, ObjectId, Phrases, Ref, Seat};

use super::content::{SYSTEMS, Split, System};
use super::ids::{Thing, thing};
use super::war::{Colour, Range};
use super::{View, geometry::UNIT};

/// A view with the players' names, able to speak.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// What may be said.
    pub view: &'a View,
    /// The players' names, by seat.
    pub names: &'a [&'a str],
}

/// What a system is called on panels.
#[must_use]
pub const fn system_name(system: System) -> &'static str {
    match system {
        System::Defense => "Defense",
        System::Movement => "Movement",
        System::Spotting => "Spotting",
        System::Melee => "Hand-to-hand",
        System::Direct => "Direct fire",
        System::Artillery => "Artillery",
        System::Environment => "Environment",
        System::Split(Split::MeleeDirect) => "Split: hand-to-hand, direct",
        System::Split(Split::MeleeArtillery) => "Split: hand-to-hand, artillery",
        System::Split(Split::DirectArtillery) => "Split: direct, artillery",
    }
}

/// What a range is called.
#[must_use]
pub const fn range_name(range: Range) -> &'static str {
    match range {
        Range::HandToHand => "hand-to-hand",
        Range::DirectFire => "direct fire",
        Range::Artillery => "artillery",
    }
}

/// What a colour of dice is called.
#[must_use]
pub const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
        Colour::Red => "red",
    }
}

/// A length in units with one decimal: "7.5".
#[must_use]
pub fn units(length: i32) -> String {
    let tenths = (length * 10 + UNIT / 2) / UNIT;
    format!("{}.{}", tenths / 10, tenths % 10)
}

impl Speaker<'_> {
    /// What a seat is called: "You" for the one whose view it is.
    #[must_use]
    pub fn who(&self, seat: Seat) -> &str {
        if self.view.seat == Some(seat) {
            return "You";
        }
        self.names.get(seat.index()).copied().unwrap_or("Somebody")
    }

    /// "You pass" or "Mara passes".
    #[must_use]
    pub fn does(&self, seat: Seat, verb: &str) -> String {
        let who = self.who(seat);
        if who == "You" {
            return format!("You {verb}");
        }
        match verb {
            _ if verb.ends_with("ss") || verb.ends_with("sh") || verb.ends_with("ch") => {
                format!("{who} {verb}es")
            }
            _ => format!("{who} {verb}s"),
        }
    }

    /// "your" or "Mara's".
    #[must_use]
    pub fn whose(&self, seat: Seat) -> String {
        match self.who(seat) {
            "You" => "your".to_owned(),
            who => format!("{who}'s"),
        }
    }

    /// Name of the type of a frame; numbered if its company has several of it.
    #[must_use]
    pub fn frame(&self, id: ObjectId) -> String {
        let Some(frame) = self.view.frame(id) else {
            return "a frame".to_owned();
        };
        let name = self.kind(frame.kind);
        let alike = |(_, f): &&(ObjectId, _)| {
            let f: &super::state::Frame = f;
            f.owner == frame.owner && f.kind == frame.kind
        };
        let mut same = self.view.frames.iter().filter(alike);
        let count = same.clone().count();
        if count < 2 {
            return name;
        }
        let at = same.position(|(other, _)| *other == id).unwrap_or(0);
        format!("{name} {}", at + 1)
    }

    /// Name of a type of frame.
    #[must_use]
    pub fn kind(&self, kind: u16) -> String {
        let kinds = &self.view.content.frames;
        kinds
            .get(usize::from(kind))
            .map_or_else(|| "frame".to_owned(), |k| k.name.clone())
    }

    /// Name of a thing with its owner: "Mara's Lancer", "a station", "cover".
    #[must_use]
    pub fn object(&self, id: ObjectId) -> String {
        match thing(id) {
            Thing::Company(seat) => self.who(seat).to_owned(),
            Thing::Station(n) => match self.view.station(id).and_then(|s| s.brought) {
                Some(seat) => {
                    let before = |(other, s): &&(ObjectId, super::state::Station)| {
                        s.brought == Some(seat) && other.0 <= id.0
                    };
                    let at = self.view.stations.iter().filter(before).count();
                    format!("{} station {}", self.whose(seat), letter(at))
                }
                None => format!("station {}", letter(n + 1)),
            },
            Thing::Frame(_) => match self.view.frame(id) {
                Some(frame) => format!("{} {}", self.whose(frame.owner), self.frame(id)),
                None => "a frame".to_owned(),
            },
            Thing::Segment(_) => "cover".to_owned(),
        }
    }

    /// Anything a choice or event can point at; empty for nothing.
    #[must_use]
    pub fn thing(&self, r: Ref) -> String {
        match r {
            Ref::Object(id) => self.object(id),
            Ref::Seat(seat) => self.who(seat).to_owned(),
            _ => String::new(),
        }
    }

    /// Name of a system, or of a white die behind the last of them.
    fn part(n: i32) -> &'static str {
        let system = usize::try_from(n).ok().and_then(|n| SYSTEMS.get(n));
        system.map_or("a white die", |&s| match s {
            System::Defense => "a defense system",
            System::Movement => "a movement system",
            System::Spotting => "a spotting system",
            System::Melee => "a hand-to-hand weapon",
            System::Direct => "a direct-fire weapon",
            System::Artillery => "an artillery weapon",
            System::Environment => "an environment system",
            System::Split(Split::MeleeDirect) => "a split weapon (hand-to-hand, direct fire)",
            System::Split(Split::MeleeArtillery) => "a split weapon (hand-to-hand, artillery)",
            System::Split(Split::DirectArtillery) => "a split weapon (direct fire, artillery)",
        })
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

/// The n-th letter, counted from 1.
fn letter(n: usize) -> char {
    u32::try_from(n.saturating_sub(1))
        .ok()
        .and_then(|n| char::from_u32(u32::from('A') + n.min(25)))
        .unwrap_or('?')
}

/// "Mara's Lancer" at the beginning of a sentence: "your" becomes "Your".
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
