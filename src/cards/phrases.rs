//! Lines of the log that card games share, in English and in Spanish.

use super::CardEvent;
use super::text::{prevented, say, will_prevent};
use crate::packs::prose::capital;
use crate::table::{Language, ObjectId, Ref, Seat};

/// Somebody who says what happens in a card game.
pub trait CardSpeaker {
    /// In which language.
    fn language(&self) -> Language;
    /// Whether that is the player who reads it.
    fn is_reader(&self, seat: Seat) -> bool;
    /// The name of a player.
    fn player_name(&self, seat: Seat) -> &str;
    /// What a thing is called within a sentence.
    fn called(&self, thing: Ref) -> String;
    /// The text of one of the ways that a card asks to choose from.
    fn text_of_way(&self, source: ObjectId, way: u8) -> Option<String>;

    /// "you draw" or "Mara draws", of the verb in English, and in Spanish for "tú" and for "ella".
    fn does(&self, seat: Seat, english: &str, you: &str, she: &str) -> String {
        let name = self.player_name(seat);
        match (self.language(), self.is_reader(seat)) {
            (Language::English, true) => format!("you {english}"),
            (Language::Spanish, true) => you.to_owned(),
            (_, false) => self.it_does(name, english, she),
        }
    }

    /// The same of a thing.
    fn it_does(&self, name: &str, english: &str, spanish: &str) -> String {
        match self.language() {
            Language::English => format!("{name} {}", third_person(english)),
            Language::Spanish => format!("{name} {spanish}"),
        }
    }

    /// What a player does, at the beginning of a line.
    fn line(&self, seat: Seat, english: &str, you: &str, she: &str) -> String {
        let does = self.does(seat, english, you, she);
        match self.is_reader(seat) {
            true => capital(&does),
            false => does,
        }
    }
}

/// One of several ways as a label: its text, or its number from 1.
#[must_use]
pub fn way_label(text: Option<String>, way: u8, language: Language) -> String {
    let n = u16::from(way) + 1;
    text.unwrap_or_else(|| say!(language, "Option {n}", "Opción {n}"))
}

/// The part of a target as a label.
#[must_use]
pub fn share_label(amount: i32, to: &str, language: Language) -> String {
    say!(language, "{amount} for {to}", "{amount} para {to}")
}

/// "take back" as "takes back".
#[must_use]
pub fn third_person(verb: &str) -> String {
    let (verb, rest) = verb.split_at(verb.find(' ').unwrap_or(verb.len()));
    let verb = match verb {
        "are" => "is",
        "have" => "has",
        "may" => "may",
        "do" => "does",
        _ if ["ss", "sh", "ch"].iter().any(|end| verb.ends_with(end)) => {
            return format!("{verb}es{rest}");
        }
        _ if verb.ends_with("ry") => return format!("{}ies{rest}", verb.trim_end_matches('y')),
        _ => return format!("{verb}s{rest}"),
    };
    format!("{verb}{rest}")
}

/// An event as a line of the log, if it is worth one. Looking at a card is not.
pub fn card_event(say: &impl CardSpeaker, event: CardEvent) -> Option<String> {
    let language = say.language();
    let name = |id| say.called(Ref::Object(id));
    let does = |seat, english: &str, you: &str, she: &str| say.line(seat, english, you, she);
    Some(match event {
        CardEvent::Look { .. } => return None,
        CardEvent::Reveal { player, card } => {
            let reveals = does(player, "reveal", "revelas", "revela");
            format!("{reveals} {}", name(card))
        }
        CardEvent::Flip { source, heads, .. } => {
            let shows = match heads {
                true => language.pick("heads", "cara"),
                false => language.pick("tails", "cruz"),
            };
            format!("{}: {shows}", name(source))
        }
        CardEvent::Random { source, picked, .. } => match picked {
            Ref::None => return None,
            to => {
                let (source, to) = (name(source), say.called(to));
                match language {
                    Language::English => format!("{source} picks {to} at random"),
                    Language::Spanish => format!("{source} elige al azar: {to}"),
                }
            }
        },
        CardEvent::Way {
            player,
            source,
            way,
        } => {
            let chooses = does(player, "choose", "eliges", "elige");
            let option = || {
                format!(
                    "{} {}",
                    language.pick("option", "opción"),
                    u16::from(way) + 1
                )
            };
            let way = say.text_of_way(source, way).unwrap_or_else(option);
            format!("{chooses}: {way}")
        }
        CardEvent::Share {
            player, to, amount, ..
        } => {
            let divides = does(player, "divide", "repartes", "reparte");
            let to_whom = language.pick("for", "para");
            format!("{divides}: {amount} {to_whom} {}", say.called(to))
        }
        CardEvent::Instead { card, .. } => {
            let instead = language.pick(
                "replaces what would happen",
                "reemplaza lo que iba a ocurrir",
            );
            format!("{} {instead}", name(card))
        }
        CardEvent::Shield { thing, amount, .. } => {
            let amount = (amount > 0).then_some(amount);
            will_prevent(amount, &name(thing), language)
        }
        CardEvent::Prevent { thing, amount, .. } => prevented(amount, &say.called(thing), language),
        CardEvent::Control { player, card } => {
            let controls = does(player, "control", "controlas", "controla");
            format!("{controls} {}", name(card))
        }
    })
}
