//! Frames in Spanish. Names of frames stand without an article, since a pack does not say their gender.

mod choices;
mod events;
mod questions;

pub(super) use choices::choice;
pub(super) use events::event;
pub(super) use questions::question;

use crate::games::frames::content::{SYSTEMS, Split, System};

/// Name of a system, or of a white die behind the last of them.
fn part(n: i32) -> &'static str {
    let system = usize::try_from(n).ok().and_then(|n| SYSTEMS.get(n));
    system.map_or("un dado blanco", |&s| match s {
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
    })
}
