//! Nouns of the texts.

use crate::cards::text::{Noun, noun};
use crate::games::biomes::content::{BiomeType, Kind};
use crate::packs::Language;

/// The noun for things of a kind.
pub const fn kind_noun(kind: Kind) -> Noun {
    match kind {
        Kind::Constant => noun(["constant", "constants"], ["constante", "constantes"], true),
        Kind::Agent => noun(["agent", "agents"], ["agente", "agentes"], false),
        Kind::Software => noun(
            ["software card", "software cards"],
            ["carta de software", "cartas de software"],
            true,
        ),
        Kind::Hardware => noun(
            ["hardware card", "hardware cards"],
            ["carta de hardware", "cartas de hardware"],
            true,
        ),
        Kind::DoubleType => noun(
            ["double-type agent", "double-type agents"],
            ["agente de tipo doble", "agentes de tipo doble"],
            false,
        ),
        Kind::Event => noun(["event", "events"], ["evento", "eventos"], false),
        Kind::Gear => noun(
            ["gear card", "gear cards"],
            ["carta de equipo", "cartas de equipo"],
            true,
        ),
        Kind::Modification => noun(
            ["modification", "modifications"],
            ["modificación", "modificaciones"],
            true,
        ),
        Kind::Anomaly => noun(["anomaly", "anomalies"], ["anomalía", "anomalías"], true),
        Kind::Sector => noun(["sector", "sectors"], ["sector", "sectores"], false),
        Kind::AgentOrSector => noun(
            ["agent or sector", "agents and sectors"],
            ["agente o sector", "agentes y sectores"],
            false,
        ),
        Kind::Biome => noun(["biome", "biomes"], ["bioma", "biomas"], false),
        Kind::Player => noun(["player", "players"], ["jugador", "jugadores"], false),
        Kind::Action => noun(["action", "actions"], ["acción", "acciones"], true),
        Kind::Function => noun(["function", "functions"], ["función", "funciones"], true),
        Kind::FunctionOrSkill => noun(
            ["function or skill", "functions and skills"],
            ["función o habilidad", "funciones y habilidades"],
            true,
        ),
        Kind::Card => CARD,
        Kind::Any => noun(["one", "ones"], ["uno", "unos"], false),
    }
}

pub const MARKER: Noun = noun(
    ["increase marker", "increase markers"],
    ["marcador de aumento", "marcadores de aumento"],
    false,
);

pub const CARD: Noun = noun(["card", "cards"], ["carta", "cartas"], true);

/// The name of a biome type; in Spanish with its article.
pub const fn biome(kind: BiomeType, language: Language) -> &'static str {
    let (english, spanish) = match kind {
        BiomeType::Badlands => ("Badlands", "el Yermo"),
        BiomeType::Desert => ("Desert", "el Desierto"),
        BiomeType::Grassland => ("Grassland", "la Pradera"),
        BiomeType::Highlands => ("Highlands", "las Cumbres"),
        BiomeType::Metro => ("Metro", "la Metrópolis"),
        BiomeType::Shore => ("Shore", "la Costa"),
        BiomeType::Subsurface => ("Subsurface", "el Subsuelo"),
        BiomeType::Tundra => ("Tundra", "la Tundra"),
        BiomeType::Wetland => ("Wetland", "el Humedal"),
        BiomeType::Woods => ("Woods", "el Bosque"),
    };
    language.pick(english, spanish)
}
