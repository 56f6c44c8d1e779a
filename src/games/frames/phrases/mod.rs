//! How Frames says things to people, in English and in Spanish: choices as button labels, events as lines of
//! the log, questions as one sentence.

mod changes;
mod english;
mod events;
mod names;
mod numbers;
mod spanish;
#[cfg(test)]
mod tests;

pub use names::{colour_name, phase_name, range_name, step_name, system_name};
pub use numbers::{numbers_text, system_text};

use crate::cards::counters::CounterKind;
use crate::cards::language::Question;
use crate::packs::prose::{capital, phrases};
use crate::table::{Decision, Language, ObjectId, Ref, Seat};

use super::content::System;
use super::geometry::UNIT;
use super::ids::{Thing, company_id, thing};
use super::match_state::{COLOURS, Colour};
use super::pools::{Use, bonus};
use super::slots::{DieIndex, LostPart, ObjectiveNumber};
use super::text::{ability_text_in, effects_text, objective_text};
use super::{Choice, Event, View};

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

/// A length in units with one decimal: "7.5", in Spanish "7,5".
#[must_use]
pub fn units(length: i32, language: Language) -> String {
    let tenths = (length * 10 + UNIT / 2) / UNIT;
    let point = language.decimal_point();
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

phrases!();

impl Speaker<'_> {
    /// What the open question asks, in one sentence.
    #[must_use]
    pub fn question(&self, decision: &Decision) -> String {
        match self.language {
            Language::English => english::question(self, decision),
            Language::Spanish => spanish::question(self, decision),
        }
    }

    /// Whether it is the seat that is spoken to.
    fn is_you(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat)
    }

    /// What a seat is called: "You" for the one whose view it is.
    #[must_use]
    pub fn who(&self, seat: Seat) -> &str {
        if self.is_you(seat) {
            return self.language.pick("You", "Tú");
        }
        let somebody = self.language.pick("Somebody", "Alguien");
        self.names.get(seat.index()).copied().unwrap_or(somebody)
    }

    /// Name of the type of a frame; numbered if its company has several of it.
    #[must_use]
    pub fn frame(&self, id: ObjectId) -> String {
        let Some(frame) = self.view.frame(id) else {
            return self.language.pick("a frame", "un armazón").to_owned();
        };
        let name = self.kind(frame.kind);
        let alike = |(_, f): &&(ObjectId, _)| {
            let f: &super::components::Frame = f;
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
        let kind = self.view.content.frames.get(usize::from(kind));
        let name = kind.map(|k| k.name.in_language(self.language));
        let frame = self.language.pick("frame", "armazón");
        name.unwrap_or(frame).to_owned()
    }

    /// Name of a thing with its owner: "Mara's Lancer", "a station", "cover".
    #[must_use]
    pub fn object(&self, id: ObjectId) -> String {
        let language = self.language;
        match thing(id) {
            Thing::Company(seat) => self.who(seat).to_owned(),
            Thing::Station(n) => match self.view.station(id).and_then(|s| s.brought) {
                Some(seat) => {
                    let before = |(other, s): &&(ObjectId, super::components::Station)| {
                        s.brought == Some(seat) && other.0 <= id.0
                    };
                    let at = letter(self.view.stations.iter().filter(before).count());
                    match (language, self.is_you(seat)) {
                        (Language::English, _) => {
                            format!("{} station {at}", english::whose(self, seat))
                        }
                        (Language::Spanish, true) => format!("tu estación {at}"),
                        (Language::Spanish, false) => {
                            format!("la estación {at} de {}", self.who(seat))
                        }
                    }
                }
                None => {
                    let station = language.pick("station", "la estación");
                    format!("{station} {}", letter(n + 1))
                }
            },
            Thing::Frame(_) => match self.view.frame(id) {
                Some(frame) => {
                    let name = self.frame(id);
                    match (language, self.is_you(frame.owner)) {
                        (Language::English, _) => {
                            format!("{} {name}", english::whose(self, frame.owner))
                        }
                        (Language::Spanish, true) => format!("tu {name}"),
                        (Language::Spanish, false) => {
                            format!("{name} de {}", self.who(frame.owner))
                        }
                    }
                }
                None => language.pick("a frame", "un armazón").to_owned(),
            },
            Thing::Segment(_) => language.pick("cover", "la cobertura").to_owned(),
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

    /// A frame without its owner, anything else as usual.
    fn short(&self, thing: ObjectId) -> String {
        match self.view.frame(thing) {
            Some(_) => self.frame(thing),
            None => self.object(thing),
        }
    }

    /// "white 4": the die a choice assigns; with what the frame adds to it for that action "white 4 +1" (M-138).
    fn die(&self, die: DieIndex, value: u8, action: Use) -> String {
        let turn = self.view.current.as_ref();
        let die = turn.and_then(|turn| turn.dice.get(die.index()));
        let die = die.map_or_else(
            || value.to_string(),
            |die| format!("{} {}", colour_name(die.colour, self.language), die.value),
        );
        let numbers = turn.and_then(|turn| self.view.numbers(turn.frame));
        let given = turn.map_or(0, |turn| self.view.given(turn.frame).bonus(action));
        match given + numbers.map_or(0, |numbers| bonus(numbers, action)) {
            0 => die,
            more => format!("{die} {more:+}"),
        }
    }

    /// "red 3" of a pool, "3" of damage dice: a die that is rolled again.
    fn rolled(&self, colour: Option<Colour>, value: u8) -> String {
        colour.map_or_else(
            || value.to_string(),
            |colour| format!("{} {value}", colour_name(colour, self.language)),
        )
    }

    /// The name of a system: that of its pack, else that of the rules.
    #[must_use]
    pub fn system(&self, system: System) -> &str {
        let own = self.view.content.own_system(system);
        own.map_or_else(
            || system_name(system, self.language),
            |own| own.name.in_language(self.language),
        )
    }

    /// "2 heat counters".
    pub(crate) fn counters(&self, counter: CounterKind, n: i32) -> String {
        let known = self.view.content.counters.get(usize::from(counter.0));
        let name = known.map_or("", |known| known.name.in_language(self.language));
        crate::cards::text::counters(n, name, self.language)
    }

    /// What a frame loses or gets back; `named` names what is of the rules.
    fn part(&self, part: LostPart, named: fn(LostPart) -> &'static str) -> String {
        match part {
            LostPart::System(system @ System::Own(_)) => self.system(system).to_owned(),
            LostPart::System(_) | LostPart::White | LostPart::Armour => named(part).to_owned(),
        }
    }

    /// The text of an ability; empty if there is none of that number.
    #[must_use]
    pub fn ability(&self, source: ObjectId, n: u8) -> String {
        let ability = self.view.ability(source, n);
        let content = self.view.content;
        ability.map_or_else(String::new, |a| ability_text_in(a, content, self.language))
    }

    /// What an objective says; empty if there is none of that number.
    #[must_use]
    pub fn objective(&self, number: ObjectiveNumber) -> String {
        let mut all = self.view.objectives.iter();
        let found = all.find(|objective| objective.number == number);
        found.map_or_else(String::new, |found| {
            objective_text(found.objective, self.view.content, self.language)
        })
    }

    /// Where the score of a player comes from besides assets, a line each: points, and every objective that is open to them,
    /// marked where it is reached now.
    #[must_use]
    pub fn score_lines(&self, seat: Seat) -> Vec<String> {
        let mut lines = Vec::new();
        let company = self.view.companies.get(seat.index());
        match company.map_or(0, |company| company.points) {
            0 => {}
            points => {
                let (sign, n) = (if points < 0 { '−' } else { '+' }, points.abs());
                let besides = self
                    .language
                    .pick("besides assets", "aparte de los activos");
                lines.push(format!("{sign}{n} {besides}"));
            }
        }
        let abilities = self.view.abilities(company_id(seat));
        let content = self.view.content;
        let text = |ability| ability_text_in(ability, content, self.language);
        lines.extend(abilities.map(|(_, ability)| text(ability)));
        for seen in &self.view.objectives {
            if seen.owner.is_some_and(|owner| owner != seat) {
                continue;
            }
            let mark = match (seen.done, seen.reached.contains(seat)) {
                (true, _) => self.language.pick("done", "ya contado"),
                (false, true) => self.language.pick("reached", "alcanzado"),
                (false, false) => self.language.pick("open", "pendiente"),
            };
            lines.push(format!("{} ({mark})", self.objective(seen.number)));
        }
        lines
    }

    /// What one way of the open question does.
    fn way(&self, way: u8) -> String {
        let ways = match &self.view.asked {
            Some(Question::Pick { ways, .. } | Question::Vote { ways, .. }) => ways,
            Some(Question::PickSome { several, .. }) => several.ways,
            _ => return String::new(),
        };
        let effects = ways.get(usize::from(way));
        effects.map_or_else(String::new, |effects| {
            effects_text(effects, self.view.content, self.language)
        })
    }

    /// What is done by whoever says yes.
    fn asked(&self) -> String {
        match &self.view.asked {
            Some(
                Question::May { effects, .. }
                | Question::Pay { effects, .. }
                | Question::Choose { effects, .. },
            ) => effects_text(effects, self.view.content, self.language),
            _ => String::new(),
        }
    }

    /// Several rolled dice of one frame in one line.
    #[must_use]
    pub fn roll_line(&self, frame: ObjectId, dice: &[(Colour, u8)]) -> String {
        let mut parts: Vec<String> = Vec::new();
        for kind in COLOURS {
            let alike = dice.iter().filter(|(colour, _)| *colour == kind);
            let values: Vec<String> = alike.map(|(_, value)| value.to_string()).collect();
            if !values.is_empty() {
                let colour = colour_name(kind, self.language);
                parts.push(format!("{colour} {}", values.join(" ")));
            }
        }
        let (by, rolls) = (
            capital(&self.object(frame)),
            self.language.pick("rolls", "tira"),
        );
        format!("{by} {rolls} {}", parts.join(", "))
    }

    /// The damage dice of an attack in one line.
    #[must_use]
    pub fn damage_line(&self, dice: &[u8]) -> String {
        let values: Vec<String> = dice.iter().map(u8::to_string).collect();
        let dice = self.language.pick("Damage dice", "Dados de daño");
        format!("{dice}: {}", values.join(" "))
    }
}

/// The n-th letter, counted from 1.
fn letter(n: usize) -> char {
    u32::try_from(n.saturating_sub(1))
        .ok()
        .and_then(|n| char::from_u32(u32::from('A') + n.min(25)))
        .unwrap_or('?')
}
