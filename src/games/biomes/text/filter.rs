//! Filters as noun phrases: "a friendly agent", "each enemy agent here", "your other agents".

use super::noun::{biome, kind_noun};
use super::{Names, names};
use crate::cards::language::HowMany;
use crate::cards::text::{
    Join, Phrase, Preposition, Things, agreed, counters_or_more, group, listed, say,
};
use crate::games::biomes::content::{Cached, Filter, Kind, PlayerSelector, Role, Where, Whose};
use crate::packs::Language;

/// "an enemy agent here".
pub fn one(filter: &Filter, names: Names) -> Phrase {
    let feminine = kind_noun(filter.kind).feminine;
    Phrase::one(one_at(filter, Preposition::From, names), feminine)
}

/// The same with its place said either way.
pub fn one_at(filter: &Filter, at: Preposition, names: Names) -> String {
    let language = names.language;
    let special = match (filter.kind, filter.whose) {
        (Kind::Player, Whose::Yours) => Some(language.pick("you", "tú")),
        (Kind::Player, Whose::Theirs) => Some(language.pick("the opponent", "el rival")),
        (Kind::Sector, Whose::Yours) if filter.place == Where::Planet => {
            Some(language.pick("one of your sectors", "uno de tus sectores"))
        }
        _ => None,
    };
    if let Some(special) = special {
        return special.to_owned();
    }
    let feminine = kind_noun(filter.kind).feminine;
    let phrase = phrase(filter, false, at, names);
    let vowel = phrase.starts_with(['a', 'e', 'i', 'o', 'u']) && !phrase.starts_with("unit");
    let article = match (language, filter.other, feminine) {
        (Language::English, true, _) => "another",
        (Language::English, false, _) if vowel => "an",
        (Language::English, false, _) => "a",
        (Language::Spanish, true, false) => "otro",
        (Language::Spanish, true, true) => "otra",
        (Language::Spanish, false, false) => "un",
        (Language::Spanish, false, true) => "una",
    };
    format!("{article} {phrase}")
}

/// "a second agent".
pub fn second(filter: &Filter, names: Names) -> Phrase {
    let feminine = kind_noun(filter.kind).feminine;
    let text = match names.language {
        Language::English => {
            let one = one(filter, names).text;
            let bare = one.strip_prefix("a ").or(one.strip_prefix("an "));
            bare.map_or_else(|| one.clone(), |bare| format!("a second {bare}"))
        }
        Language::Spanish => {
            let article = if feminine {
                "una segunda"
            } else {
                "un segundo"
            };
            format!(
                "{article} {}",
                phrase(filter, false, Preposition::From, names)
            )
        }
    };
    Phrase::one(text, feminine)
}

/// "the enemy agent", of two that differ in whose they are.
pub fn side(filter: &Filter, names: Names) -> Phrase {
    let (noun, language) = (kind_noun(filter.kind), names.language);
    match filter.whose {
        _ if filter.kind == Kind::Player => one(filter, names),
        Whose::Any => noun.that(language),
        Whose::Yours => noun.with(language, "your", ["tu"; 2]),
        Whose::Theirs => {
            let mut enemy = noun.with(language, "the enemy", ["el", "la"]);
            if language == Language::Spanish {
                enemy.text += &format!(" {}", agreed("enemig", noun.feminine, false));
            }
            enemy
        }
    }
}

/// "each other friendly agent here".
pub fn each(filter: &Filter, names: Names) -> Phrase {
    let each = names.language.pick("each", "cada");
    let other = other(filter, false, names);
    let text = format!(
        "{each} {other}{}",
        phrase(filter, false, Preposition::From, names)
    );
    Phrase::one(text, kind_noun(filter.kind).feminine)
}

/// "your other agents here", "los agentes enemigos".
pub fn many(filter: &Filter, names: Names) -> Phrase {
    let feminine = kind_noun(filter.kind).feminine;
    let yours = filter.whose == Whose::Yours && !in_pile(filter);
    let article = match (names.language, yours, feminine) {
        (Language::English, true, _) => "your ",
        (Language::English, false, _) => "",
        (Language::Spanish, true, _) => "tus ",
        (Language::Spanish, false, false) => "los ",
        (Language::Spanish, false, true) => "las ",
    };
    let text = format!("{article}{}", several(filter, Preposition::From, names));
    Phrase::many(text, feminine)
}

/// "other agents", without an article and without saying that they are yours.
pub fn several(filter: &Filter, at: Preposition, names: Names) -> String {
    let other = other(filter, true, names);
    if filter.whose == Whose::Yours && !in_pile(filter) {
        let anyone = Filter {
            whose: Whose::Any,
            ..filter.clone()
        };
        return format!("{other}{}", phrase(&anyone, true, at, names));
    }
    format!("{other}{}", phrase(filter, true, at, names))
}

/// "up to three enemy agents here".
pub fn some(count: HowMany, filter: &Filter, names: Names) -> Phrase {
    let things = |plural| {
        let other = other(filter, plural, names);
        format!(
            "{other}{}",
            phrase(filter, plural, Preposition::From, names)
        )
    };
    let feminine = kind_noun(filter.kind).feminine;
    group(count, &Things::Plain(&things), feminine, names.language)
}

/// "friendly agents in staging", said of all that match.
pub fn all(filter: &Filter, names: Names) -> String {
    let other = other(filter, true, names);
    format!("{other}{}", phrase(filter, true, Preposition::In, names))
}

/// One that somebody else chooses: "one of their agents", "an agent of their opponent".
pub fn theirs(filter: &Filter, player: &PlayerSelector, names: Names) -> String {
    let language = names.language;
    if filter.kind == Kind::Player {
        return language.pick("a player", "un jugador").to_owned();
    }
    let anyone = Filter {
        whose: Whose::Any,
        ..filter.clone()
    };
    // Where each player chooses, the other one is not the reader.
    let yours = player.is_opponent();
    match (filter.place, filter.whose) {
        (Where::Hand | Where::Deck, Whose::Yours | Whose::Any) | (Where::Cache, Whose::Yours) => {
            let mine = Filter {
                whose: Whose::Yours,
                ..filter.clone()
            };
            let one = one_at(&mine, Preposition::From, names);
            match language {
                Language::English => one.replace(" your ", " their "),
                Language::Spanish => one.replace(" tu ", " su "),
            }
        }
        (Where::Hand | Where::Deck | Where::Cache, Whose::Theirs) => {
            let mine = Filter {
                whose: Whose::Yours,
                ..filter.clone()
            };
            let one = one_at(&mine, Preposition::From, names);
            match language {
                _ if yours => one,
                Language::English => one.replace(" your ", " their opponent's "),
                Language::Spanish => one
                    .replace(" tu caché", " la caché de su rival")
                    .replace(" tu mano", " la mano de su rival")
                    .replace(" tu mazo", " el mazo de su rival"),
            }
        }
        (_, Whose::Any) => one_at(filter, Preposition::From, names),
        (_, Whose::Yours) => {
            let all = all(&anyone, names);
            let one = agreed("un", kind_noun(filter.kind).feminine, false);
            say!(language, "one of their {all}", "{one} de sus {all}")
        }
        (_, Whose::Theirs) if yours => {
            let all = all(&anyone, names);
            let one = agreed("un", kind_noun(filter.kind).feminine, false);
            say!(language, "one of your {all}", "{one} de tus {all}")
        }
        (_, Whose::Theirs) => {
            let one = one_at(&anyone, Preposition::From, names);
            say!(language, "{one} of their opponent", "{one} de su rival")
        }
    }
}

/// "other " where the filter leaves out what speaks.
fn other(filter: &Filter, plural: bool, names: Names) -> String {
    match (filter.other, names.language) {
        (false, _) => String::new(),
        (true, Language::English) => "other ".to_owned(),
        (true, Language::Spanish) => agreed("otr", kind_noun(filter.kind).feminine, plural) + " ",
    }
}

pub const fn in_pile(filter: &Filter) -> bool {
    matches!(filter.place, Where::Hand | Where::Cache | Where::Deck)
}

/// The phrase without article and "other".
fn phrase(filter: &Filter, plural: bool, at: Preposition, names: Names) -> String {
    let language = names.language;
    let noun = kind_noun(filter.kind).name(plural, language).to_owned();
    let with = qualities(filter, names);
    let with = (!with.is_empty()).then(|| {
        let with = listed(&with, Join::And, language);
        say!(language, "with {with}", "con {with}")
    });
    let not = filter
        .not
        .map(|not| kind_noun(not).denied(plural, language));
    let place = place(filter, plural, at, language);
    let mut words = Vec::new();
    match language {
        Language::English => {
            words.extend(english_words(filter));
            words.push(noun);
            words.extend(with);
            words.extend(not);
            words.extend(place);
            words.extend(cached(filter, plural, language));
        }
        Language::Spanish => {
            words.push(noun);
            words.extend(spanish_words(filter, plural, names));
            words.extend(place);
            words.extend(cached(filter, plural, language));
            words.extend(with);
            words.extend(not);
        }
    }
    words.join(" ")
}

/// The words before an English noun.
fn english_words(filter: &Filter) -> Vec<String> {
    let whose = match filter.whose {
        Whose::Yours if !in_pile(filter) => Some("friendly"),
        Whose::Theirs if !in_pile(filter) => Some("enemy"),
        Whose::Any | Whose::Yours | Whose::Theirs => None,
    };
    let locked = filter
        .locked
        .map(|is| if is { "locked" } else { "unlocked" });
    let role = match filter.role {
        Role::Any => None,
        Role::Attacker => Some("attacking"),
        Role::Defender => Some("defending"),
        Role::Fighting => Some("fighting"),
    };
    let reach = filter
        .reach
        .map(|r| names::reach_name(r, Language::English));
    let energy = filter.energy.map(|energy| energy.name());
    let damaged = filter
        .damaged
        .map(|is| if is { "damaged" } else { "undamaged" });
    let words = [
        whose,
        locked,
        damaged,
        role,
        reach,
        energy,
        filter.subtype.as_deref(),
    ];
    words.into_iter().flatten().map(str::to_owned).collect()
}

/// The words after a Spanish noun.
fn spanish_words(filter: &Filter, plural: bool, names: Names) -> Vec<String> {
    let feminine = kind_noun(filter.kind).feminine;
    let agreed = |stem: &str| agreed(stem, feminine, plural);
    let mut words: Vec<String> = Vec::new();
    words.extend(filter.subtype.iter().map(|s| names.subtype(s).to_owned()));
    if !in_pile(filter) {
        match filter.whose {
            Whose::Any => {}
            Whose::Yours => words.push(agreed("aliad")),
            Whose::Theirs => words.push(agreed("enemig")),
        }
    }
    let locked = filter.locked;
    words.extend(locked.map(|is| agreed(if is { "agotad" } else { "enderezad" })));
    let damaged = filter.damaged;
    words.extend(damaged.map(|is| agreed(if is { "dañad" } else { "iles" })));
    let role = match (filter.role, plural) {
        (Role::Any, _) => None,
        (Role::Attacker, false) => Some("atacante"),
        (Role::Attacker, true) => Some("atacantes"),
        (Role::Defender, false) => Some("que defiende"),
        (Role::Defender, true) => Some("que defienden"),
        (Role::Fighting, _) => Some("en combate"),
    };
    words.extend(role.map(str::to_owned));
    let energy = filter.energy;
    words.extend(energy.map(|e| format!("de {}", names::energy_name(e, Language::Spanish))));
    let reach = filter.reach;
    words.extend(reach.map(|r| names::reach_name(r, Language::Spanish).to_owned()));
    words
}

fn qualities(filter: &Filter, all: Names) -> Vec<String> {
    let language = all.language;
    let mut with = Vec::new();
    if let Some(n) = filter.max_attack {
        with.push(say!(language, "attack {n} or less", "ataque {n} o menos"));
    }
    if let Some(n) = filter.min_attack {
        with.push(say!(language, "attack {n} or more", "ataque {n} o más"));
    }
    if let Some(n) = filter.max_printed_attack {
        with.push(say!(
            language,
            "printed attack {n} or less",
            "ataque impreso {n} o menos"
        ));
    }
    if let Some(n) = filter.max_defense {
        with.push(say!(language, "defense {n} or less", "defensa {n} o menos"));
    }
    if let Some(n) = filter.max_value {
        with.push(say!(
            language,
            "energy value {n} or less",
            "valor de energía {n} o menos"
        ));
    }
    if let Some(n) = filter.min_value {
        with.push(say!(
            language,
            "energy value {n} or more",
            "valor de energía {n} o más"
        ));
    }
    if let Some(k) = filter.keyword {
        with.push(names::keyword_name(k, language).to_owned());
    }
    if let Some((counter, n)) = &filter.counters {
        with.push(counters_or_more(*n, &all.counter(counter), language));
    }
    with
}

fn place(filter: &Filter, plural: bool, at: Preposition, language: Language) -> Option<String> {
    // English says "in" either way.
    let of = at.name(Language::Spanish);
    let pile = |english: &str, spanish: &str| match filter.whose {
        Whose::Yours => say!(language, "in your {english}", "{of} tu {spanish}"),
        Whose::Theirs => say!(
            language,
            "in the opponent's {english}",
            "{of} la {spanish} rival"
        ),
        Whose::Any if plural => say!(language, "in any {english}", "{of} cualquier {spanish}"),
        Whose::Any => say!(language, "in a {english}", "{of} una {spanish}"),
    };
    let pick = |english: &str, spanish: &str| language.pick(english, spanish).to_owned();
    Some(match filter.place {
        Where::Planet => return None,
        Where::Staging => pick("in staging", "en preparación"),
        Where::Biomes if plural => pick("in biomes", "en biomas"),
        Where::Biomes => pick("in a biome", "en un bioma"),
        Where::Here if at == Preposition::In => pick("here", "aquí"),
        Where::Here => pick("here", "de aquí"),
        Where::Neighbouring if plural => pick("in neighbouring biomes", "en biomas vecinos"),
        Where::Neighbouring => pick("in a neighbouring biome", "en un bioma vecino"),
        Where::In(kind) => {
            let biome = biome(kind, language);
            say!(language, "in {biome}", "en {biome}")
        }
        Where::Hand => pile("hand", "mano"),
        Where::Cache => pile("cache", "caché"),
        Where::Deck => match filter.whose {
            Whose::Theirs => say!(language, "in the opponent's deck", "{of} el mazo rival"),
            Whose::Yours | Whose::Any => say!(language, "in your deck", "{of} tu mazo"),
        },
    })
}

/// "put there this turn".
fn cached(filter: &Filter, plural: bool, language: Language) -> Option<String> {
    let feminine = kind_noun(filter.kind).feminine;
    let puesto = agreed("puest", feminine, plural);
    filter.cached.map(|how| match how {
        Cached::ThisTurn => say!(
            language,
            "put there this turn",
            "{puesto} allí en este turno"
        ),
        Cached::FromPlanet => say!(
            language,
            "put there from the planet this turn",
            "{puesto} allí desde el planeta en este turno"
        ),
    })
}
