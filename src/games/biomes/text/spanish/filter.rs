//! Filters as noun phrases: "un agente aliado", "cada agente enemigo de aquí", "tus otros agentes".

use super::noun::noun;
use super::{Names, listed, names};
use crate::games::biomes::content::{BiomeType, Filter, Kind, Role, Where, Whose};
use crate::packs::Language;
use crate::packs::spanish::{Phrase, agreed};

/// How a place is said: with what it names ("de tu mano"), or where something is ("en tu mano").
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum At {
    Of,
    In,
}

/// "un agente enemigo de aquí".
pub fn one(filter: &Filter, names: Names) -> Phrase {
    let feminine = noun(filter.kind).2;
    Phrase::one(one_at(filter, At::Of, names), feminine)
}

/// The same with its place said either way.
pub fn one_at(filter: &Filter, at: At, names: Names) -> String {
    let feminine = noun(filter.kind).2;
    match (filter.kind, filter.whose) {
        (Kind::Player, Whose::Yours) => return "tú".to_owned(),
        (Kind::Player, Whose::Theirs) => return "el rival".to_owned(),
        (Kind::Sector, Whose::Yours) if filter.place == Where::Planet => {
            return "uno de tus sectores".to_owned();
        }
        _ => {}
    }
    let article = match (filter.other, feminine) {
        (true, false) => "otro",
        (true, true) => "otra",
        (false, false) => "un",
        (false, true) => "una",
    };
    format!("{article} {}", phrase(filter, false, at, names))
}

/// "un segundo agente".
pub fn second(filter: &Filter, names: Names) -> Phrase {
    let feminine = noun(filter.kind).2;
    let article = if feminine {
        "una segunda"
    } else {
        "un segundo"
    };
    let text = format!("{article} {}", phrase(filter, false, At::Of, names));
    Phrase::one(text, feminine)
}

/// "cada otro agente aliado de aquí".
pub fn each(filter: &Filter, names: Names) -> Phrase {
    let feminine = noun(filter.kind).2;
    let other = if filter.other {
        agreed("otr", feminine, false) + " "
    } else {
        String::new()
    };
    let text = format!("cada {other}{}", phrase(filter, false, At::Of, names));
    Phrase::one(text, feminine)
}

/// "tus otros agentes de aquí", "los agentes enemigos".
pub fn many(filter: &Filter, names: Names) -> Phrase {
    let feminine = noun(filter.kind).2;
    let other = if filter.other {
        agreed("otr", feminine, true) + " "
    } else {
        String::new()
    };
    let yours = filter.whose == Whose::Yours && !in_pile(filter);
    let article = match (yours, feminine) {
        (true, _) => "tus",
        (false, false) => "los",
        (false, true) => "las",
    };
    let text = format!("{article} {other}{}", bare(filter, At::Of, names));
    Phrase::many(text, feminine)
}

/// "otros agentes", without an article and without saying that they are yours.
pub fn several(filter: &Filter, at: At, names: Names) -> String {
    let other = if filter.other {
        agreed("otr", noun(filter.kind).2, true) + " "
    } else {
        String::new()
    };
    format!("{other}{}", bare(filter, at, names))
}

/// Plural, without "aliados".
fn bare(filter: &Filter, at: At, names: Names) -> String {
    if filter.whose == Whose::Yours && !in_pile(filter) {
        let anyone = Filter {
            whose: Whose::Any,
            ..filter.clone()
        };
        return phrase(&anyone, true, at, names);
    }
    phrase(filter, true, at, names)
}

pub const fn in_pile(filter: &Filter) -> bool {
    matches!(filter.place, Where::Hand | Where::Cache)
}

/// The phrase without article and "otro".
fn phrase(filter: &Filter, plural: bool, at: At, names: Names) -> String {
    let (single, several, feminine) = noun(filter.kind);
    let agreed = |stem: &str| agreed(stem, feminine, plural);
    let mut words = vec![if plural { several } else { single }.to_owned()];
    if let Some(subtype) = &filter.subtype {
        words.push(names.subtype(subtype).to_owned());
    }
    if !in_pile(filter) {
        match filter.whose {
            Whose::Any => {}
            Whose::Yours => words.push(agreed("aliad")),
            Whose::Theirs => words.push(agreed("enemig")),
        }
    }
    match filter.locked {
        Some(true) => words.push(agreed("bloquead")),
        Some(false) => words.push(agreed("desbloquead")),
        None => {}
    }
    if filter.damaged {
        words.push(agreed("dañad"));
    }
    let s = if plural { "s" } else { "" };
    match filter.role {
        Role::Any => {}
        Role::Attacker => words.push(format!("atacante{s}")),
        Role::Defender => words.push(format!("que defiende{}", if plural { "n" } else { "" })),
        Role::Fighting => words.push("en combate".to_owned()),
    }
    if let Some(energy) = filter.energy {
        let name = names::energy_name(energy, Language::Spanish);
        words.push(format!("de {name}"));
    }
    let reach = filter
        .reach
        .map(|r| names::reach_name(r, Language::Spanish));
    words.extend(reach.map(str::to_owned));
    words.extend(place(filter, plural, at));
    let with = qualities(filter);
    if !with.is_empty() {
        words.push(format!("con {}", listed(&with, "y")));
    }
    words.join(" ")
}

fn qualities(filter: &Filter) -> Vec<String> {
    let mut with = Vec::new();
    if let Some(n) = filter.max_attack {
        with.push(format!("ataque {n} o menos"));
    }
    if let Some(n) = filter.min_attack {
        with.push(format!("ataque {n} o más"));
    }
    if let Some(n) = filter.max_printed_attack {
        with.push(format!("ataque impreso {n} o menos"));
    }
    if let Some(n) = filter.max_defense {
        with.push(format!("defensa {n} o menos"));
    }
    if let Some(n) = filter.max_value {
        with.push(format!("valor de energía {n} o menos"));
    }
    if let Some(k) = filter.keyword {
        with.push(names::keyword_name(k, Language::Spanish).to_owned());
    }
    with
}

fn place(filter: &Filter, plural: bool, at: At) -> Option<String> {
    let of = match at {
        At::Of => "de",
        At::In => "en",
    };
    let pile = |name: &str| match filter.whose {
        Whose::Yours => format!("{of} tu {name}"),
        Whose::Theirs => format!("{of} la {name} rival"),
        Whose::Any if plural => format!("{of} cualquier {name}"),
        Whose::Any => format!("{of} una {name}"),
    };
    Some(match filter.place {
        Where::Planet => return None,
        Where::Staging => "en preparación".to_owned(),
        Where::Biomes if plural => "en biomas".to_owned(),
        Where::Biomes => "en un bioma".to_owned(),
        Where::Here if at == At::In => "aquí".to_owned(),
        Where::Here => "de aquí".to_owned(),
        Where::Neighbouring if plural => "en biomas vecinos".to_owned(),
        Where::Neighbouring => "en un bioma vecino".to_owned(),
        Where::In(kind) => format!("en {}", biome(kind)),
        Where::Hand => pile("mano"),
        Where::Cache => pile("caché"),
    })
}

/// A biome type with its article.
pub const fn biome(kind: BiomeType) -> &'static str {
    match kind {
        BiomeType::Badlands => "el Yermo",
        BiomeType::Desert => "el Desierto",
        BiomeType::Grassland => "la Pradera",
        BiomeType::Highlands => "las Cumbres",
        BiomeType::Metro => "la Metrópolis",
        BiomeType::Shore => "la Costa",
        BiomeType::Subsurface => "el Subsuelo",
        BiomeType::Tundra => "la Tundra",
        BiomeType::Wetland => "el Humedal",
        BiomeType::Woods => "el Bosque",
    }
}
