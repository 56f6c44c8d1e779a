//! Frames in Spanish. Names of frames stand without an article, since a pack does not say their gender.

mod choices;
mod questions;

pub(super) use choices::choice;
pub(super) use questions::question;

use crate::games::frames::content::{Split, System};
use crate::games::frames::slots::LostPart;
use crate::table::Language;

/// Name of a system or of a white die.
pub(super) fn part(lost: LostPart) -> &'static str {
    let system = match lost {
        LostPart::White => return "un dado blanco",
        LostPart::System(system) => system,
        LostPart::Armour => return "un punto de blindaje",
    };
    match system {
        System::Own(letter) => letter.name(Language::Spanish),
        System::Defense => "un sistema de defensa",
        System::Movement => "un sistema de movimiento",
        System::Spotting => "un sistema de señalización",
        System::Melee => "un arma cuerpo a cuerpo",
        System::Direct => "un arma de fuego directo",
        System::Artillery => "un arma de artillería",
        System::Environment => "un sistema de entorno",
        System::Split(Split::MeleeDirect) => "un arma dividida (cuerpo a cuerpo, fuego directo)",
        System::Split(Split::MeleeArtillery) => "un arma dividida (cuerpo a cuerpo, artillería)",
        System::Split(Split::DirectArtillery) => "un arma dividida (fuego directo, artillería)",
    }
}
