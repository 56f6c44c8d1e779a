//! Filters as Spanish noun phrases: "uno de tus Personajes", "cada Personaje rival con Agilidad".

use super::super::{Names, names};
use super::listed;
use super::noun::noun;
use crate::games::sanctuary::content::{Filter, Kind, Role, Where};
use crate::packs::spanish::{Phrase, agreed};
use crate::packs::{Language, Whose};

/// "un Personaje rival", "otra de tus Tecnologías", "un Personaje de tu Limbo".
pub fn one(filter: &Filter, names: Names) -> Phrase {
    one_placed(filter, "de", names)
}

/// "un Personaje en tu Limbo", for after "hay".
pub fn one_in(filter: &Filter, names: Names) -> Phrase {
    one_placed(filter, "en", names)
}

fn one_placed(filter: &Filter, word: &str, names: Names) -> Phrase {
    if let Some(sanctuary) = sanctuary(filter) {
        return sanctuary;
    }
    let (_, _, feminine) = noun(filter.kind);
    let one = match (filter.other, feminine, yours_in_play(filter)) {
        (true, false, _) => "otro",
        (true, true, _) => "otra",
        (false, false, true) => "uno",
        (false, false, false) => "un",
        (false, true, _) => "una",
    };
    let text = if yours_in_play(filter) {
        format!("{one} de tus {}", phrase(filter, true, "de", names))
    } else {
        format!("{one} {}", phrase(filter, false, word, names))
    };
    Phrase::one(text, feminine)
}

/// "cada uno de tus otros Personajes", "cada Personaje rival".
pub fn each(filter: &Filter, names: Names) -> Phrase {
    if filter.whose != Whose::Any
        && let Some(sanctuary) = sanctuary(filter)
    {
        return sanctuary;
    }
    let (_, _, feminine) = noun(filter.kind);
    let one = if feminine { "una" } else { "uno" };
    let text = if yours_in_play(filter) || filter.other {
        format!("cada {one} de {}", several(filter, names))
    } else {
        format!("cada {}", phrase(filter, false, "de", names))
    };
    Phrase::one(text, feminine)
}

/// "tus otros Personajes", "los Personajes rivales", "las Tecnologías de tu mano".
pub fn many(filter: &Filter, names: Names) -> Phrase {
    if filter.whose != Whose::Any
        && let Some(sanctuary) = sanctuary(filter)
    {
        return sanctuary;
    }
    let (_, _, feminine) = noun(filter.kind);
    let all = !filter.other && filter.whose == Whose::Any && filter.place == Where::Play;
    let before = if all {
        agreed("tod", feminine, true) + " "
    } else {
        String::new()
    };
    Phrase::many(before + &several(filter, names), feminine)
}

/// "tus otros Personajes", "los demás Personajes rivales", "las Tecnologías de tu mano".
fn several(filter: &Filter, names: Names) -> String {
    let (_, _, feminine) = noun(filter.kind);
    let article = if feminine { "las" } else { "los" };
    let before = match (yours_in_play(filter), filter.other) {
        (true, true) => format!("tus {}", agreed("otr", feminine, true)),
        (true, false) => "tus".to_owned(),
        (false, true) => format!("{article} demás"),
        (false, false) => article.to_owned(),
    };
    format!("{before} {}", phrase(filter, true, "de", names))
}

/// "otros Personajes en tu Limbo con Agilidad", for after a number.
pub fn counted(filter: &Filter, names: Names) -> String {
    let (_, _, feminine) = noun(filter.kind);
    let other = if filter.other {
        agreed("otr", feminine, true) + " "
    } else {
        String::new()
    };
    format!("{other}{}", phrase(filter, true, "en", names))
}

fn yours_in_play(filter: &Filter) -> bool {
    filter.whose == Whose::Yours && filter.place == Where::Play
}

/// A Sanctuary is never one of several.
fn sanctuary(filter: &Filter) -> Option<Phrase> {
    let text = match (filter.kind, filter.whose) {
        (Kind::Sanctuary, Whose::Any) => "un Santuario",
        (Kind::Sanctuary, Whose::Yours) => "tu Santuario",
        (Kind::Sanctuary, Whose::Theirs) => "el Santuario rival",
        _ => return None,
    };
    Some(Phrase::one(text, false))
}

/// The phrase without article and "tus"; `word` leads to the place: "de tu Limbo", "en tu Limbo".
fn phrase(filter: &Filter, plural: bool, word: &str, names: Names) -> String {
    let (single, several, feminine) = noun(filter.kind);
    let mut words = vec![if plural { several } else { single }.to_owned()];
    let mut say = |word: String| words.push(word);
    let ending = |word: &str| format!("{word}{}", if plural { "s" } else { "" });
    if let Some(subtype) = &filter.subtype {
        say(names.subtype(subtype));
    }
    if let Some(faction) = &filter.faction {
        say(format!("de {}", names.faction(faction)));
    }
    if filter.whose == Whose::Theirs && filter.place == Where::Play {
        say(if plural { "rivales" } else { "rival" }.to_owned());
    }
    match filter.role {
        Role::Any => {}
        Role::Attacker => say(ending("atacante")),
        Role::Unblocked => say(format!("{} sin bloquear", ending("atacante"))),
        Role::Blocker => say(person("bloqueador", feminine, plural)),
        Role::InCombat => say("en combate".to_owned()),
        Role::Challenger => say(person("retador", feminine, plural)),
        Role::Challenged => say(agreed("retad", feminine, plural)),
        Role::Duelist => say("en duelo".to_owned()),
    }
    match filter.tapped {
        Some(true) => say(agreed("girad", feminine, plural)),
        Some(false) => say(agreed("enderezad", feminine, plural)),
        None => {}
    }
    if filter.damaged {
        say(agreed("dañad", feminine, plural));
    }
    if matches!(filter.kind, Kind::Entry | Kind::ManipulationEntry) {
        say("de la Pila".to_owned());
    }
    if let Some(place) = place(filter, word) {
        say(place);
    }
    let with = qualities(filter);
    if !with.is_empty() {
        say(format!("con {}", listed(&with, "y")));
    }
    match (filter.carries, plural) {
        (Some(true), false) => say("que porta una Tecnología".to_owned()),
        (Some(true), true) => say("que portan una Tecnología".to_owned()),
        (Some(false), _) => say("sin Tecnología".to_owned()),
        (None, _) => {}
    }
    let entered = if plural { "entraron" } else { "entró" };
    match filter.entered {
        Some(true) => say(format!("que {entered} en juego este turno")),
        Some(false) => say(format!("que no {entered} en juego este turno")),
        None => {}
    }
    words.join(" ")
}

/// "bloqueador", "bloqueadoras".
fn person(stem: &str, feminine: bool, plural: bool) -> String {
    match (feminine, plural) {
        (false, false) => stem.to_owned(),
        (false, true) => format!("{stem}es"),
        (true, false) => format!("{stem}a"),
        (true, true) => format!("{stem}as"),
    }
}

fn qualities(filter: &Filter) -> Vec<String> {
    let mut with = Vec::new();
    if let Some(n) = filter.max_cost {
        with.push(format!("coste {n} o menos"));
    }
    if let Some(n) = filter.max_strength {
        with.push(format!("Fuerza {n} o menos"));
    }
    if let Some(n) = filter.min_strength {
        with.push(format!("Fuerza {n} o más"));
    }
    if let Some(gift) = filter.gift {
        with.push(names::gift_name(gift, Language::Spanish).to_owned());
    }
    with
}

/// "de tu Limbo", "en tu Limbo".
fn place(filter: &Filter, word: &str) -> Option<String> {
    let (any, yours, theirs) = match filter.place {
        Where::Play => return None,
        Where::Hand => ("una mano", "tu mano", "la mano rival"),
        Where::Limbo => ("un Limbo", "tu Limbo", "el Limbo rival"),
    };
    let pile = match filter.whose {
        Whose::Any => any,
        Whose::Yours => yours,
        Whose::Theirs => theirs,
    };
    Some(format!("{word} {pile}"))
}
