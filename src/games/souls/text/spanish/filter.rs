//! Filters as Spanish noun phrases: "uno de tus objetos", "cada monstruo sin Eterno".

use super::super::{Eyes, Names, names};
use super::listed;
use super::noun::{noun, plural_of, waits};
use crate::games::souls::content::{Filter, Kind, Measure, Where};
use crate::packs::spanish::{Phrase, agreed};
use crate::packs::{Language, Whose};

/// "tú", "el jugador activo".
pub fn you(eyes: Eyes) -> Phrase {
    match eyes {
        Eyes::You => Phrase::you(),
        Eyes::Active => Phrase::one("el jugador activo", false),
        Eyes::They => Phrase::one("ese jugador", false),
    }
}

/// "tu mano", "la mano del jugador activo".
pub fn your(what: &str, feminine: bool, eyes: Eyes) -> String {
    let article = if feminine { "la" } else { "el" };
    match eyes {
        Eyes::You => format!("tu {what}"),
        Eyes::Active => format!("{article} {what} del jugador activo"),
        Eyes::They => format!("su {what}"),
    }
}

/// "tus objetos", "los objetos del jugador activo".
fn yours(what: &str, feminine: bool, eyes: Eyes) -> String {
    let article = if feminine { "las" } else { "los" };
    match eyes {
        Eyes::You => format!("tus {what}"),
        Eyes::Active => format!("{article} {what} del jugador activo"),
        Eyes::They => format!("sus {what}"),
    }
}

/// "un objeto de otro jugador", "uno de tus objetos", "una carta de botín de tu mano".
pub fn one(filter: &Filter, names: Names) -> Phrase {
    one_placed(filter, "de", names)
}

/// "una carta de botín en tu mano", for after "hay".
pub fn one_in(filter: &Filter, names: Names) -> Phrase {
    one_placed(filter, "en", names)
}

fn one_placed(filter: &Filter, word: &str, names: Names) -> Phrase {
    if let Some(phrase) = special(filter, names, How::A) {
        return phrase;
    }
    let feminine = noun(filter.kind).2;
    let phrase = phrase(filter, false, names);
    let place = place(filter, word, names);
    let other = agreed("otr", feminine, false);
    Phrase::one(
        match filter.whose {
            Whose::Yours if filter.place == Where::Play => {
                let of = match (filter.other, feminine) {
                    (true, _) => other.as_str(),
                    (false, true) => "una",
                    (false, false) => "uno",
                };
                let many = self::phrase(filter, true, names);
                format!("{of} de {}{place}", yours(&many, feminine, names.eyes))
            }
            Whose::Theirs if filter.place == Where::Play => {
                format!("{} {phrase} de otro jugador{place}", un(filter.kind))
            }
            _ if filter.other => format!("{other} {phrase}{place}"),
            _ => format!("{} {phrase}{place}", un(filter.kind)),
        },
        feminine,
    )
}

/// "cada uno de tus objetos", "cada monstruo".
pub fn each(filter: &Filter, names: Names) -> Phrase {
    if let Some(phrase) = special(filter, names, How::Each) {
        return phrase;
    }
    let feminine = noun(filter.kind).2;
    let phrase = phrase(filter, false, names);
    let place = place(filter, "en", names);
    let other = if filter.other {
        agreed("otr", feminine, false) + " "
    } else {
        String::new()
    };
    Phrase::one(
        match filter.whose {
            Whose::Yours if filter.place == Where::Play => {
                let others = if filter.other {
                    agreed("otr", feminine, true) + " "
                } else {
                    String::new()
                };
                let many = others + &self::phrase(filter, true, names);
                let many = yours(&many, feminine, names.eyes);
                format!("cada {} de {many}{place}", agreed("un", feminine, false))
            }
            Whose::Theirs if filter.place == Where::Play => {
                format!("cada {phrase} de los demás jugadores{place}")
            }
            _ => format!("cada {other}{phrase}{place}"),
        },
        feminine,
    )
}

/// "tus otros objetos", "los monstruos", "los demás jugadores".
pub fn many(filter: &Filter, names: Names) -> Phrase {
    if let Some(phrase) = special(filter, names, How::All) {
        return phrase;
    }
    let feminine = noun(filter.kind).2;
    let phrase = phrase(filter, true, names);
    let place = place(filter, "en", names);
    let article = if feminine { "las" } else { "los" };
    let text = match filter.whose {
        Whose::Yours if filter.place == Where::Play => {
            let others = if filter.other {
                agreed("otr", feminine, true) + " "
            } else {
                String::new()
            };
            yours(&format!("{others}{phrase}"), feminine, names.eyes) + &place
        }
        Whose::Theirs if filter.place == Where::Play => {
            format!("{article} {phrase} de los demás jugadores{place}")
        }
        _ if filter.other => format!("{article} demás {phrase}{place}"),
        _ => format!("{article} {phrase}{place}"),
    };
    Phrase::many(text, feminine)
}

/// "objetos felinos", for after a number.
pub fn counted(filter: &Filter, names: Names) -> String {
    let feminine = noun(filter.kind).2;
    let other = if filter.other {
        agreed("otr", feminine, true) + " "
    } else {
        String::new()
    };
    let phrase = phrase(filter, true, names);
    format!("{other}{phrase}{}", place(filter, "en", names))
}

/// How many are meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    A,
    Each,
    All,
}

/// What does not behave like other nouns.
fn special(filter: &Filter, names: Names, how: How) -> Option<Phrase> {
    let mine = filter.whose == Whose::Yours;
    Some(match filter.kind {
        Kind::Player if mine => you(names.eyes),
        Kind::Player if filter.active == Some(true) => Phrase::one("el jugador activo", false),
        Kind::Player => {
            let others = filter.other || filter.whose == Whose::Theirs;
            let noun = phrase(filter, how == How::All, names);
            match (how, others) {
                (How::Each, false) => Phrase::one(format!("cada {noun}"), false),
                (How::Each, true) => Phrase::one(format!("cada otro {noun}"), false),
                (How::All, false) => Phrase::many(format!("los {noun}"), false),
                (How::All, true) => Phrase::many(format!("los demás {noun}"), false),
                (How::A, true) => Phrase::one(format!("otro {noun}"), false),
                (How::A, false) => Phrase::one(format!("un {noun}"), false),
            }
        }
        Kind::Creature => {
            let of = match filter.whose {
                Whose::Any => "",
                Whose::Yours => " de las tuyas",
                Whose::Theirs => " de los demás jugadores",
            };
            match (how, filter.other) {
                (How::A, false) => Phrase::one(format!("cualquier cosa{of} con PV"), true),
                (How::A, true) => Phrase::one(format!("cualquier otra cosa{of} con PV"), true),
                (_, false) => Phrase::one(format!("todo{of} lo que tiene PV"), false),
                (_, true) => Phrase::one(format!("todo lo demás{of} que tiene PV"), false),
            }
        }
        Kind::Object if mine && plain(filter) => {
            let character = your("personaje", false, names.eyes);
            let items = yours("objetos", false, names.eyes);
            match how {
                How::A => Phrase::one(format!("uno de {items} o {character}"), false),
                How::Each => Phrase::one(format!("cada uno de {items} y {character}"), false),
                How::All => Phrase::many(format!("{items} y {character}"), false),
            }
        }
        Kind::Monster if filter.attacked == Some(true) => Phrase::one("el monstruo atacado", false),
        Kind::DamageEntry => Phrase::one(damage(filter, names), false),
        Kind::DeathEntry if mine => Phrase::one(your("muerte", true, names.eyes), true),
        _ => return None,
    })
}

/// Whether nothing but kind and owner is asked for.
fn plain(filter: &Filter) -> bool {
    let bare = Filter {
        kind: filter.kind,
        whose: filter.whose,
        ..Filter::default()
    };
    *filter == bare
}

/// "daño de combate dirigido a ti".
pub fn damage(filter: &Filter, names: Names) -> String {
    let sort = match filter.combat {
        Some(true) => "daño de combate",
        Some(false) => "daño que no sea de combate",
        None => "daño",
    };
    match filter.whose {
        Whose::Any => format!("{sort} en la pila"),
        Whose::Yours => format!("{sort} dirigido a {}", you(names.eyes).text),
        Whose::Theirs => format!("{sort} dirigido a otro jugador"),
    }
}

/// The phrase without article, owner and place.
fn phrase(filter: &Filter, plural: bool, names: Names) -> String {
    let (one, many, feminine) = noun(filter.kind);
    let mut words = vec![if plural { many } else { one }.to_owned()];
    let mut say = |word: String| words.push(word);
    let agree = |stem: &str| agreed(stem, feminine, plural);
    if let Some(attack) = filter.attack {
        let sort = if attack {
            "de ataque"
        } else {
            "que no sea de ataque"
        };
        say(sort.to_owned());
    }
    let number = |word: &str| {
        if plural {
            plural_of(word)
        } else {
            word.to_owned()
        }
    };
    if let Some(boss) = filter.boss {
        say(if boss { "jefe" } else { "no jefe" }.to_owned());
    }
    if let Some(starting) = filter.starting {
        let word = number("inicial");
        say(if starting { word } else { format!("no {word}") });
    }
    if let Some(group) = filter.group {
        say(number(names::group_name(group, Language::Spanish)));
    }
    if let Some(tag) = &filter.tag {
        say(number(&names.tag(tag)));
    }
    for (is, yes, no) in [
        (filter.active, "activ", "no activ"),
        (filter.alive, "viv", "muert"),
        (filter.damaged, "herid", "iles"),
        (filter.charged, "cargad", "desactivad"),
        (filter.attacked, "atacad", "no atacad"),
    ] {
        match is {
            Some(true) => say(agree(yes)),
            Some(false) => say(agree(no)),
            None => {}
        }
    }
    let mut with = Vec::new();
    if let Some(keyword) = filter.keyword {
        with.push(names::keyword_name(keyword, Language::Spanish).to_owned());
    }
    if filter.eternal == Some(true) {
        with.push("Eterno".to_owned());
    }
    if filter.taps == Some(true) {
        with.push("una habilidad de girar".to_owned());
    }
    if let Some(n) = filter.max_hp {
        with.push(format!("{n} PV o menos"));
    }
    if !with.is_empty() {
        say(format!("con {}", listed(&with, "y")));
    }
    for (measure, word) in [(filter.most, "más"), (filter.least, "menos")] {
        if let Some(measure) = measure {
            say(format!("de los que {word} {} tienen", measured(measure)));
        }
    }
    match (filter.eternal, filter.taps) {
        (Some(false), Some(false)) => say("sin Eterno y sin habilidad de girar".to_owned()),
        (Some(false), _) => say("sin Eterno".to_owned()),
        (_, Some(false)) => say("sin habilidad de girar".to_owned()),
        _ => {}
    }
    words.join(" ")
}

const fn measured(measure: Measure) -> &'static str {
    match measure {
        Measure::Coins => "¢",
        Measure::Hand => "cartas de botín",
        Measure::Souls => "almas",
        Measure::Items => "objetos",
    }
}

/// "un alma" begins with a stressed vowel.
const fn un(kind: Kind) -> &'static str {
    if noun(kind).2 && !matches!(kind, Kind::Soul) {
        "una"
    } else {
        "un"
    }
}

/// " de tu mano", " en el descarte", " en la pila".
fn place(filter: &Filter, word: &str, names: Names) -> String {
    match (filter.place, filter.whose) {
        (Where::Play, _) if waits(filter.kind) => " en la pila".to_owned(),
        (Where::Play, _) => String::new(),
        (Where::Discard, _) => format!(" {word} el descarte"),
        (Where::Hand, Whose::Yours) => format!(" {word} {}", your("mano", true, names.eyes)),
        (Where::Hand, Whose::Theirs) => format!(" {word} la mano de otro jugador"),
        (Where::Hand, Whose::Any) => format!(" {word} una mano"),
    }
}
