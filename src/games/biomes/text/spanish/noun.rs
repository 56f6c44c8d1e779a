//! Spanish nouns of the texts.

use crate::games::biomes::content::Kind;
use crate::packs::spanish::Phrase;

/// What was just named.
pub fn it(feminine: bool) -> Phrase {
    Phrase::one(if feminine { "ella" } else { "él" }, feminine).known()
}

/// A noun: singular, plural, whether it is feminine.
pub const fn noun(kind: Kind) -> (&'static str, &'static str, bool) {
    match kind {
        Kind::Constant => ("constante", "constantes", true),
        Kind::Agent => ("agente", "agentes", false),
        Kind::Software => ("carta de software", "cartas de software", true),
        Kind::Hardware => ("carta de hardware", "cartas de hardware", true),
        Kind::DoubleType => ("agente de tipo doble", "agentes de tipo doble", false),
        Kind::Gear => ("carta de equipo", "cartas de equipo", true),
        Kind::Modification => ("modificación", "modificaciones", true),
        Kind::Anomaly => ("anomalía", "anomalías", true),
        Kind::Sector => ("sector", "sectores", false),
        Kind::Biome => ("bioma", "biomas", false),
        Kind::Player => ("jugador", "jugadores", false),
        Kind::Action => ("acción", "acciones", true),
        Kind::Function => ("función", "funciones", true),
        Kind::FunctionOrSkill => ("función o habilidad", "funciones y habilidades", true),
        Kind::Card => ("carta", "cartas", true),
    }
}
