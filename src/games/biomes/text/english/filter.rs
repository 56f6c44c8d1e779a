//! Filters as noun phrases: "a friendly agent", "each enemy agent here", "your other agents".

use super::listed;
use crate::games::biomes::content::{BiomeType, Filter, Keyword, Kind, Role, Where, Whose};
use crate::games::biomes::text::names::{keyword_name, numbered, reach_name};
use crate::packs::Language;

/// "an enemy agent here".
pub fn one(filter: &Filter) -> String {
    match (filter.kind, filter.whose) {
        (Kind::Player, Whose::Yours) => return "you".to_owned(),
        (Kind::Player, Whose::Theirs) => return "the opponent".to_owned(),
        (Kind::Sector, Whose::Yours) if bare(filter) => return "one of your sectors".to_owned(),
        _ => {}
    }
    let phrase = phrase(filter, false);
    if filter.other {
        return format!("another {phrase}");
    }
    let vowel = phrase.starts_with(['a', 'e', 'i', 'o', 'u']) && !phrase.starts_with("unit");
    format!("{} {phrase}", if vowel { "an" } else { "a" })
}

/// "each other friendly agent here".
pub fn each(filter: &Filter) -> String {
    let other = if filter.other { "other " } else { "" };
    format!("each {other}{}", phrase(filter, false))
}

/// "your other agents here".
pub fn many(filter: &Filter) -> String {
    let other = if filter.other { "other " } else { "" };
    if filter.whose == Whose::Yours && !in_pile(filter) {
        let anyone = Filter {
            whose: Whose::Any,
            ..filter.clone()
        };
        return format!("your {other}{}", phrase(&anyone, true));
    }
    format!("{other}{}", phrase(filter, true))
}

fn bare(filter: &Filter) -> bool {
    filter.place == Where::Planet
}

fn in_pile(filter: &Filter) -> bool {
    matches!(filter.place, Where::Hand | Where::Cache)
}

/// The phrase without article and "other".
fn phrase(filter: &Filter, plural: bool) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut say = |word: &str| words.push(word.to_owned());
    if !in_pile(filter) {
        match filter.whose {
            Whose::Any => {}
            Whose::Yours => say("friendly"),
            Whose::Theirs => say("enemy"),
        }
    }
    match filter.locked {
        Some(true) => say("locked"),
        Some(false) => say("unlocked"),
        None => {}
    }
    if filter.damaged {
        say("damaged");
    }
    match filter.role {
        Role::Any => {}
        Role::Attacker => say("attacking"),
        Role::Defender => say("defending"),
        Role::Fighting => say("fighting"),
    }
    if let Some(reach) = filter.reach {
        say(reach_name(reach, Language::English));
    }
    if let Some(energy) = filter.energy {
        say(energy.name());
    }
    if let Some(subtype) = &filter.subtype {
        say(subtype);
    }
    say(noun(filter.kind, plural));
    let with = qualities(filter);
    if !with.is_empty() {
        words.push(format!("with {}", listed(&with)));
    }
    if let Some(place) = place(filter, plural) {
        words.push(place);
    }
    words.join(" ")
}

/// The noun of a kind.
pub const fn noun(kind: Kind, plural: bool) -> &'static str {
    match (kind, plural) {
        (Kind::Constant, false) => "constant",
        (Kind::Constant, true) => "constants",
        (Kind::Agent, false) => "agent",
        (Kind::Agent, true) => "agents",
        (Kind::Software, false) => "software card",
        (Kind::Software, true) => "software cards",
        (Kind::Hardware, false) => "hardware card",
        (Kind::Hardware, true) => "hardware cards",
        (Kind::DoubleType, false) => "double-type agent",
        (Kind::DoubleType, true) => "double-type agents",
        (Kind::Gear, false) => "gear card",
        (Kind::Gear, true) => "gear cards",
        (Kind::Modification, false) => "modification",
        (Kind::Modification, true) => "modifications",
        (Kind::Anomaly, false) => "anomaly",
        (Kind::Anomaly, true) => "anomalies",
        (Kind::Sector, false) => "sector",
        (Kind::Sector, true) => "sectors",
        (Kind::Biome, false) => "biome",
        (Kind::Biome, true) => "biomes",
        (Kind::Player, false) => "player",
        (Kind::Player, true) => "players",
        (Kind::Action, false) => "action",
        (Kind::Action, true) => "actions",
        (Kind::Function, false) => "function",
        (Kind::Function, true) => "functions",
        (Kind::FunctionOrSkill, false) => "function or skill",
        (Kind::FunctionOrSkill, true) => "functions and skills",
        (Kind::Card, false) => "card",
        (Kind::Card, true) => "cards",
    }
}

fn qualities(filter: &Filter) -> Vec<String> {
    let mut with = Vec::new();
    if let Some(n) = filter.max_attack {
        with.push(format!("attack {n} or less"));
    }
    if let Some(n) = filter.min_attack {
        with.push(format!("attack {n} or more"));
    }
    if let Some(n) = filter.max_printed_attack {
        with.push(format!("printed attack {n} or less"));
    }
    if let Some(n) = filter.max_defense {
        with.push(format!("defense {n} or less"));
    }
    if let Some(n) = filter.max_value {
        with.push(format!("energy value {n} or less"));
    }
    if let Some(k) = filter.keyword {
        with.push(keyword_name(k, Language::English).to_owned());
    }
    with
}

fn place(filter: &Filter, plural: bool) -> Option<String> {
    let pile = |name: &str| match filter.whose {
        Whose::Yours => format!("in your {name}"),
        Whose::Theirs => format!("in the opponent's {name}"),
        Whose::Any if plural => format!("in any {name}"),
        Whose::Any => format!("in a {name}"),
    };
    Some(match filter.place {
        Where::Planet => return None,
        Where::Staging => "in staging".to_owned(),
        Where::Biomes if plural => "in biomes".to_owned(),
        Where::Biomes => "in a biome".to_owned(),
        Where::Here => "here".to_owned(),
        Where::Neighbouring if plural => "in neighbouring biomes".to_owned(),
        Where::Neighbouring => "in a neighbouring biome".to_owned(),
        Where::In(kind) => format!("in {}", biome(kind)),
        Where::Hand => pile("hand"),
        Where::Cache => pile("cache"),
    })
}

/// The name of a biome type.
pub const fn biome(kind: BiomeType) -> &'static str {
    match kind {
        BiomeType::Badlands => "Badlands",
        BiomeType::Desert => "Desert",
        BiomeType::Grassland => "Grassland",
        BiomeType::Highlands => "Highlands",
        BiomeType::Metro => "Metro",
        BiomeType::Shore => "Shore",
        BiomeType::Subsurface => "Subsurface",
        BiomeType::Tundra => "Tundra",
        BiomeType::Wetland => "Wetland",
        BiomeType::Woods => "Woods",
    }
}

/// "deflect 2".
pub fn keyword(keyword: Keyword) -> String {
    numbered(keyword, Language::English)
}
