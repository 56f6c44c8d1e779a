//! Lines of the log that card games share, in English and in Spanish.

use super::CardEvent;
use super::text::{prevented, will_prevent};
use crate::table::{Language, ObjectId, Ref, Seat};

/// Somebody who says what happens in a card game.
pub trait CardSpeaker {
    /// In which language.
    fn language(&self) -> Language;
    /// What a thing is called within a sentence.
    fn called(&self, thing: Ref) -> String;
    /// "You draw" or "Mara draws", of the verb in English, and in Spanish for "tú" and for "ella".
    fn player_does(&self, seat: Seat, english: &str, you: &str, she: &str) -> String;
    /// The text of one of the ways that a card asks to choose from.
    fn text_of_way(&self, source: ObjectId, way: u8) -> Option<String>;
}

/// An event as a line of the log, if it is worth one. Looking at a card is not.
pub fn card_event(say: &impl CardSpeaker, event: CardEvent) -> Option<String> {
    let language = say.language();
    let name = |id| say.called(Ref::Object(id));
    let does = |seat, english: &str, you: &str, she: &str| say.player_does(seat, english, you, she);
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
