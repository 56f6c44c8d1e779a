//! Frames in English.

mod choices;
mod questions;

pub(super) use choices::choice;
pub(super) use questions::question;

use super::Speaker;
use crate::games::frames::content::{Split, System};
use crate::games::frames::slots::LostPart;
use crate::table::{Language, Seat};

/// "your" or "Mara's".
pub(super) fn whose(say: &Speaker<'_>, seat: Seat) -> String {
    if say.is_you(seat) {
        return "your".to_owned();
    }
    format!("{}'s", say.who(seat))
}

/// Name of a system or of a white die.
pub(super) fn part(lost: LostPart) -> &'static str {
    let system = match lost {
        LostPart::White => return "a white die",
        LostPart::System(system) => system,
        LostPart::Armour => return "a point of armour",
    };
    match system {
        System::Own(letter) => letter.name(Language::English),
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
    }
}
