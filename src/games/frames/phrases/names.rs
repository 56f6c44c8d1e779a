//! The names of systems, ranges, colours of dice and steps.

use crate::games::frames::content::{Split, System};
use crate::games::frames::match_state::{Colour, Range};
use crate::games::frames::{Phase, Step};
use crate::table::Language;

/// The name of a system on panels.
#[must_use]
pub const fn system_name(system: System, language: Language) -> &'static str {
    let (english, spanish) = match system {
        System::Own(letter) => return letter.name(language),
        System::Defense => ("Defense", "Defensa"),
        System::Movement => ("Movement", "Movimiento"),
        System::Spotting => ("Spotting", "Señalización"),
        System::Melee => ("Hand-to-hand", "Cuerpo a cuerpo"),
        System::Direct => ("Direct fire", "Fuego directo"),
        System::Artillery => ("Artillery", "Artillería"),
        System::Environment => ("Environment", "Entorno"),
        System::Split(Split::MeleeDirect) => (
            "Split: hand-to-hand, direct",
            "Dividida: cuerpo a cuerpo, directo",
        ),
        System::Split(Split::MeleeArtillery) => (
            "Split: hand-to-hand, artillery",
            "Dividida: cuerpo a cuerpo, artillería",
        ),
        System::Split(Split::DirectArtillery) => {
            ("Split: direct, artillery", "Dividida: directo, artillería")
        }
    };
    language.pick(english, spanish)
}

/// The name of a range.
#[must_use]
pub const fn range_name(range: Range, language: Language) -> &'static str {
    match range {
        Range::HandToHand => language.pick("hand-to-hand", "cuerpo a cuerpo"),
        Range::DirectFire => language.pick("direct fire", "fuego directo"),
        Range::Artillery => language.pick("artillery", "artillería"),
    }
}

/// The name of a colour of dice.
#[must_use]
pub const fn colour_name(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::White => language.pick("white", "blanco"),
        Colour::Blue => language.pick("blue", "azul"),
        Colour::Green => language.pick("green", "verde"),
        Colour::Yellow => language.pick("yellow", "amarillo"),
        Colour::Red => language.pick("red", "rojo"),
    }
}

/// The name of a phase.
#[must_use]
pub const fn phase_name(phase: Phase, language: Language) -> &'static str {
    let (english, spanish) = match phase {
        Phase::Bidding => ("Before the battle", "Antes de la batalla"),
        Phase::Deployment => ("Deployment", "Despliegue"),
        Phase::TacticalOrder => ("Round: who goes next", "Ronda: a quién le toca"),
        Phase::Turn => ("The turn of a frame", "El turno de un armazón"),
        Phase::Doomsday => ("End of the round", "Fin de la ronda"),
        Phase::Over => ("The end", "Fin"),
    };
    language.pick(english, spanish)
}

/// The name of the step on the strip.
#[must_use]
pub const fn step_name(step: Step, language: Language) -> &'static str {
    let (english, spanish) = match step {
        Step::Setup | Step::Terrain => ("Terrain", "Terreno"),
        Step::Bid => ("Bidding", "Puja"),
        Step::DefenderStations => (
            "Deployment: the defender's stations",
            "Despliegue: estaciones del defensor",
        ),
        Step::FirstFrames => (
            "Deployment: the defender's first frames",
            "Despliegue: primeros armazones del defensor",
        ),
        Step::PointFrame => (
            "Deployment: the point frame",
            "Despliegue: el armazón de vanguardia",
        ),
        Step::AttackerFrames => (
            "Deployment: the attackers' frames",
            "Despliegue: armazones de los atacantes",
        ),
        Step::AttackerStations => (
            "Deployment: the attackers' stations",
            "Despliegue: estaciones de los atacantes",
        ),
        Step::LastFrames => (
            "Deployment: the defender's other frames",
            "Despliegue: los demás armazones del defensor",
        ),
        Step::Round | Step::Tactical => ("Tactical order", "Orden táctico"),
        Step::Initiative => ("Initiative", "Iniciativa"),
        Step::Designate => ("Designate", "Designar"),
        Step::Roll => ("Roll", "Tirada"),
        Step::Defense => ("Defense", "Defensa"),
        Step::Act => (
            "Move and attack, then spot",
            "Mover y atacar, luego señalar",
        ),
        Step::Move => ("Move", "Mover"),
        Step::Hits => ("Hits", "Impactos"),
        Step::Countdown => ("Doomsday", "Juicio"),
        Step::Over => ("The end", "Fin"),
    };
    language.pick(english, spanish)
}
