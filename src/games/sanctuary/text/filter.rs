//! Filters as noun phrases: "one of your Characters", "each enemy Character with Agility".

use super::Names;
use super::names::gift_name;
use super::noun::kind_noun;
use crate::cards::language::HowMany;
use crate::cards::text::{
    self, Join, Phrase, Preposition, Things, agreed, article, counters_or_more, group, listed, say,
};
use crate::games::sanctuary::content::{Filter, Kind, PlayerSelector, Role, Where};
use crate::packs::{Language, Whose};

/// "an enemy Character", "one of your Characters", "a Character from your Limbo".
pub fn one(filter: &Filter, names: Names) -> Phrase {
    one_at(filter, Preposition::From, names)
}

/// "a Character in your Limbo", for after "there is".
pub fn one_in(filter: &Filter, names: Names) -> Phrase {
    one_at(filter, Preposition::In, names)
}

fn one_at(filter: &Filter, at: Preposition, names: Names) -> Phrase {
    let language = names.language;
    if let Some(sanctuary) = sanctuary(filter, language) {
        return sanctuary;
    }
    let feminine = kind_noun(filter.kind).feminine;
    let yours = yours_in_play(filter);
    let noun = phrase(
        filter,
        yours,
        if yours { Preposition::From } else { at },
        names,
    );
    let one = match (language, filter.other, feminine) {
        (Language::English, true, _) => "another",
        (Language::English, false, _) if yours => "one",
        (Language::English, false, _) => article(&noun),
        (Language::Spanish, true, false) => "otro",
        (Language::Spanish, true, true) => "otra",
        (Language::Spanish, false, true) => "una",
        (Language::Spanish, false, false) if yours => "uno",
        (Language::Spanish, false, false) => "un",
    };
    let text = if yours {
        say!(language, "{one} of your {noun}", "{one} de tus {noun}")
    } else {
        format!("{one} {noun}")
    };
    Phrase::one(text, feminine)
}

/// One that somebody else chooses: "one of their Characters", "a Character of their opponent".
pub fn theirs(filter: &Filter, player: &PlayerSelector, names: Names) -> String {
    let language = names.language;
    let with = |whose| Filter {
        whose,
        ..filter.clone()
    };
    // Where each player chooses, the other one is not the reader.
    let yours = player.is_opponent();
    match filter.whose {
        Whose::Any | Whose::Yours => text::theirs(&one(filter, names).text, language),
        Whose::Theirs if yours => one(&with(Whose::Yours), names).text,
        Whose::Theirs if filter.place == Where::Play && filter.kind != Kind::Sanctuary => {
            let one = one(&with(Whose::Any), names).text;
            say!(language, "{one} of their opponent", "{one} de su rival")
        }
        Whose::Theirs => {
            let one = one(&with(Whose::Yours), names).text;
            match language {
                Language::English => one.replace("your ", "their opponent's "),
                Language::Spanish if filter.kind == Kind::Sanctuary => {
                    "el Santuario de su rival".to_owned()
                }
                Language::Spanish => one
                    .replace(" tu mano", " la mano de su rival")
                    .replace(" tu ", " el ")
                    .replace("el Limbo", "el Limbo de su rival")
                    .replace("el mazo", "el mazo de su rival"),
            }
        }
    }
}

/// "each of your other Characters", "each enemy Character".
pub fn each(filter: &Filter, names: Names) -> Phrase {
    let language = names.language;
    if filter.whose != Whose::Any
        && let Some(sanctuary) = sanctuary(filter, language)
    {
        return sanctuary;
    }
    let feminine = kind_noun(filter.kind).feminine;
    let one = agreed("un", feminine, false);
    let text = match language {
        Language::English if yours_in_play(filter) => {
            format!("each of {}", several(filter, names))
        }
        Language::English => {
            let other = if filter.other { "other " } else { "" };
            format!(
                "each {other}{}",
                phrase(filter, false, Preposition::In, names)
            )
        }
        Language::Spanish if yours_in_play(filter) || filter.other => {
            format!("cada {one} de {}", several(filter, names))
        }
        Language::Spanish => format!("cada {}", phrase(filter, false, Preposition::From, names)),
    };
    Phrase::one(text, feminine)
}

/// "your other Characters", "enemy Characters", "Technologies in your hand".
pub fn many(filter: &Filter, names: Names) -> Phrase {
    let language = names.language;
    if filter.whose != Whose::Any
        && let Some(sanctuary) = sanctuary(filter, language)
    {
        return sanctuary;
    }
    let feminine = kind_noun(filter.kind).feminine;
    let all = !filter.other && filter.whose == Whose::Any && filter.place == Where::Play;
    let before = if all && language == Language::Spanish {
        agreed("tod", feminine, true) + " "
    } else {
        String::new()
    };
    Phrase::many(before + &several(filter, names), feminine)
}

/// "your other Characters", "los demás Personajes rivales", "las Tecnologías de tu mano".
fn several(filter: &Filter, names: Names) -> String {
    let feminine = kind_noun(filter.kind).feminine;
    let yours = yours_in_play(filter);
    if names.language == Language::English {
        let your = if yours { "your " } else { "" };
        return format!("{your}{}", counted(filter, names));
    }
    let article = if feminine { "las" } else { "los" };
    let before = match (yours, filter.other) {
        (true, true) => format!("tus {}", agreed("otr", feminine, true)),
        (true, false) => "tus".to_owned(),
        (false, true) => format!("{article} demás"),
        (false, false) => article.to_owned(),
    };
    format!(
        "{before} {}",
        phrase(filter, true, Preposition::From, names)
    )
}

/// "other Characters with Agility in your Limbo", for after a number.
pub fn counted(filter: &Filter, names: Names) -> String {
    let other = match (filter.other, names.language) {
        (false, _) => String::new(),
        (true, Language::English) => "other ".to_owned(),
        (true, Language::Spanish) => agreed("otr", kind_noun(filter.kind).feminine, true) + " ",
    };
    format!("{other}{}", phrase(filter, true, Preposition::In, names))
}

/// "up to three of your Characters", "any number of enemy Characters".
pub fn some(count: HowMany, filter: &Filter, names: Names) -> Phrase {
    let plain = |plural| {
        let other = match (filter.other, names.language) {
            (false, _) => String::new(),
            (true, Language::English) => "other ".to_owned(),
            (true, Language::Spanish) => {
                agreed("otr", kind_noun(filter.kind).feminine, plural) + " "
            }
        };
        format!(
            "{other}{}",
            phrase(filter, plural, Preposition::From, names)
        )
    };
    let things = match yours_in_play(filter) {
        true => Things::Of(several(filter, names)),
        false => Things::Plain(&plain),
    };
    group(
        count,
        &things,
        kind_noun(filter.kind).feminine,
        names.language,
    )
}

/// "your other Characters", "enemy Characters", for after "the number of".
pub fn number_of(filter: &Filter, names: Names) -> String {
    if yours_in_play(filter) {
        several(filter, names)
    } else {
        counted(filter, names)
    }
}

fn yours_in_play(filter: &Filter) -> bool {
    filter.whose == Whose::Yours && filter.place == Where::Play
}

/// A Sanctuary is never one of several.
fn sanctuary(filter: &Filter, language: Language) -> Option<Phrase> {
    let text = match (filter.kind, filter.whose) {
        (Kind::Sanctuary, Whose::Any) => language.pick("a Sanctuary", "un Santuario"),
        (Kind::Sanctuary, Whose::Yours) => language.pick("your Sanctuary", "tu Santuario"),
        (Kind::Sanctuary, Whose::Theirs) => {
            language.pick("the opponent's Sanctuary", "el Santuario rival")
        }
        _ => return None,
    };
    Some(Phrase::one(text, false))
}

/// The phrase without article and "your".
fn phrase(filter: &Filter, plural: bool, at: Preposition, names: Names) -> String {
    let language = names.language;
    let noun = kind_noun(filter.kind).name(plural, language).to_owned();
    let place = place(filter, at, language);
    let mut words = match language {
        Language::English => {
            let mut words = english_words(filter, names);
            words.push(noun);
            words.extend(match filter.role {
                Role::InCombat => Some("in combat".to_owned()),
                Role::Duelist => Some("in the duel".to_owned()),
                Role::Any
                | Role::Attacker
                | Role::Unblocked
                | Role::Blocker
                | Role::Challenger
                | Role::Challenged => None,
            });
            words
        }
        Language::Spanish => {
            let mut words = vec![noun];
            words.extend(spanish_words(filter, plural, names));
            words.extend(place.clone());
            words
        }
    };
    let with = qualities(filter, names);
    if !with.is_empty() {
        let with = listed(&with, Join::And, language);
        words.push(say!(language, "with {with}", "con {with}"));
    }
    words.extend(
        filter
            .not
            .map(|not| kind_noun(not).denied(plural, language)),
    );
    let (carries, entered) = if plural {
        (["that carry", "que portan"], "entraron")
    } else {
        (["that carries", "que porta"], "entró")
    };
    let carries = language.pick(carries[0], carries[1]);
    words.extend(filter.carries.map(|is| {
        if is {
            say!(
                language,
                "{carries} a Technology",
                "{carries} una Tecnología"
            )
        } else {
            language
                .pick("without a Technology", "sin Tecnología")
                .to_owned()
        }
    }));
    words.extend(filter.entered.map(|is| {
        if is {
            say!(
                language,
                "that entered play this turn",
                "que {entered} en juego este turno"
            )
        } else {
            say!(
                language,
                "that did not enter play this turn",
                "que no {entered} en juego este turno"
            )
        }
    }));
    if language == Language::English {
        words.extend(place);
    }
    words.join(" ")
}

/// The words before an English noun.
fn english_words(filter: &Filter, names: Names) -> Vec<String> {
    let tapped = filter
        .tapped
        .map(|is| if is { "tapped" } else { "untapped" });
    let role = match filter.role {
        Role::Any | Role::InCombat | Role::Duelist => None,
        Role::Attacker => Some("attacking"),
        Role::Unblocked => Some("unblocked"),
        Role::Blocker => Some("blocking"),
        Role::Challenger => Some("challenging"),
        Role::Challenged => Some("challenged"),
    };
    let enemy = filter.whose == Whose::Theirs && filter.place == Where::Play;
    let words = tapped.into_iter();
    let damaged = filter.damaged;
    let damaged = damaged.map(|is| if is { "damaged" } else { "undamaged" });
    let words = words.chain(damaged).chain(role);
    let words = words.chain(enemy.then_some("enemy"));
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    words.extend(filter.faction.iter().map(|faction| names.faction(faction)));
    words.extend(filter.subtype.iter().map(|subtype| names.subtype(subtype)));
    words
}

/// The words after a Spanish noun, before the place.
fn spanish_words(filter: &Filter, plural: bool, names: Names) -> Vec<String> {
    let feminine = kind_noun(filter.kind).feminine;
    let mut words: Vec<String> = Vec::new();
    words.extend(filter.subtype.iter().map(|subtype| names.subtype(subtype)));
    let faction = filter.faction.iter();
    words.extend(faction.map(|faction| format!("de {}", names.faction(faction))));
    let mut say = |word: &str| words.push(word.to_owned());
    let attacker = if plural { "atacantes" } else { "atacante" };
    if filter.whose == Whose::Theirs && filter.place == Where::Play {
        say(if plural { "rivales" } else { "rival" });
    }
    match filter.role {
        Role::Any => {}
        Role::Attacker => say(attacker),
        Role::Unblocked => say(&format!("{attacker} sin bloquear")),
        Role::Blocker => say(&person("bloqueador", feminine, plural)),
        Role::InCombat => say("en combate"),
        Role::Challenger => say(&person("retador", feminine, plural)),
        Role::Challenged => say(&agreed("retad", feminine, plural)),
        Role::Duelist => say("en duelo"),
    }
    if let Some(tapped) = filter.tapped {
        let stem = if tapped { "girad" } else { "enderezad" };
        say(&agreed(stem, feminine, plural));
    }
    if let Some(damaged) = filter.damaged {
        let stem = if damaged { "dañad" } else { "iles" };
        say(&agreed(stem, feminine, plural));
    }
    if matches!(filter.kind, Kind::Entry | Kind::ManipulationEntry) {
        say("de la Pila");
    }
    words
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

fn qualities(filter: &Filter, names: Names) -> Vec<String> {
    let language = names.language;
    let mut with = Vec::new();
    if let Some(n) = filter.max_cost {
        with.push(say!(language, "cost {n} or less", "coste {n} o menos"));
    }
    if let Some(n) = filter.min_cost {
        with.push(say!(language, "cost {n} or more", "coste {n} o más"));
    }
    if let Some(n) = filter.max_strength {
        with.push(say!(language, "Strength {n} or less", "Fuerza {n} o menos"));
    }
    if let Some(n) = filter.min_strength {
        with.push(say!(language, "Strength {n} or more", "Fuerza {n} o más"));
    }
    if let Some(gift) = filter.gift {
        with.push(gift_name(gift, language).to_owned());
    }
    if let Some((counter, n)) = &filter.counters {
        with.push(counters_or_more(*n, &names.counter(counter), language));
    }
    with
}

/// "in your Limbo", "de tu Limbo".
fn place(filter: &Filter, at: Preposition, language: Language) -> Option<String> {
    let at = at.name(language);
    let (pile, a, the) = match filter.place {
        Where::Play => return None,
        Where::Hand => (language.pick("hand", "mano"), "una", "la"),
        Where::Limbo => ("Limbo", "un", "el"),
        Where::Deck => (language.pick("deck", "mazo"), "un", "el"),
    };
    Some(match filter.whose {
        Whose::Any => say!(language, "{at} a {pile}", "{at} {a} {pile}"),
        Whose::Yours => say!(language, "{at} your {pile}", "{at} tu {pile}"),
        Whose::Theirs => say!(
            language,
            "{at} the opponent's {pile}",
            "{at} {the} {pile} rival"
        ),
    })
}
