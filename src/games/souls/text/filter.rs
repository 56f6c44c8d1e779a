//! Filters as noun phrases: "one of your items", "each monster without Eternal".

use super::noun::{COUNTER, kind_noun, measured, you, your, yours};
use super::place::{place, possessor};
use super::{Names, names};
use crate::cards::language::HowMany;
use crate::cards::text::{self, Join, Phrase, Preposition, Things, agreed, group, listed, say};
use crate::games::souls::content::{Filter, Kind, Where};
use crate::packs::{Language, Whose};

/// How many are meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quantifier {
    A,
    Each,
    All,
}

/// "another player's item", "one of your items", "a loot card from your hand".
pub fn one(filter: &Filter, names: Names) -> Phrase {
    one_at(filter, Preposition::From, names)
}

/// "a loot card in your hand", for after "there is".
pub fn one_in(filter: &Filter, names: Names) -> Phrase {
    one_at(filter, Preposition::In, names)
}

fn one_at(filter: &Filter, at: Preposition, names: Names) -> Phrase {
    if let Some(phrase) = special(filter, names, Quantifier::A) {
        return phrase;
    }
    let language = names.language;
    let feminine = kind_noun(filter.kind).feminine;
    let noun = phrase(filter, false, names);
    let place = place(filter, at, names);
    let another = match language {
        Language::English => "another".to_owned(),
        Language::Spanish => agreed("otr", feminine, false),
    };
    let a = match language {
        Language::English => text::article(&noun),
        // "un alma" begins with a stressed vowel.
        Language::Spanish if feminine && filter.kind != Kind::Soul => "una",
        Language::Spanish => "un",
    };
    let text = match filter.whose {
        Whose::Yours if filter.place == Where::Play => {
            let of = match (filter.is_other(), language) {
                (true, _) => another.as_str(),
                (false, Language::English) => "one",
                (false, Language::Spanish) if feminine => "una",
                (false, Language::Spanish) => "uno",
            };
            let many = yours(&phrase(filter, true, names), feminine, names);
            say!(language, "{of} of {many}", "{of} de {many}{place}")
        }
        Whose::Theirs if filter.place == Where::Play => say!(
            language,
            "another player's {noun}",
            "{a} {noun} de otro jugador{place}"
        ),
        _ if filter.is_other() => format!("{another} {noun}{place}"),
        _ => format!("{a} {noun}{place}"),
    };
    Phrase::one(text, feminine)
}

/// "each of your items", "each monster".
pub fn each(filter: &Filter, names: Names) -> Phrase {
    if let Some(phrase) = special(filter, names, Quantifier::Each) {
        return phrase;
    }
    let language = names.language;
    let feminine = kind_noun(filter.kind).feminine;
    let noun = phrase(filter, false, names);
    let place = place(filter, Preposition::In, names);
    let text = match filter.whose {
        Whose::Yours if filter.place == Where::Play => {
            let many = others(filter, true, names) + &phrase(filter, true, names);
            let many = yours(&many, feminine, names);
            let one = agreed("un", feminine, false);
            say!(language, "each of {many}", "cada {one} de {many}{place}")
        }
        Whose::Theirs if filter.place == Where::Play => say!(
            language,
            "each {noun} of the other players",
            "cada {noun} de los demás jugadores{place}"
        ),
        _ => {
            let each = language.pick("each", "cada");
            format!("{each} {}{noun}{place}", others(filter, false, names))
        }
    };
    Phrase::one(text, feminine)
}

/// "your other items", "monsters", "other players".
pub fn many(filter: &Filter, names: Names) -> Phrase {
    if let Some(phrase) = special(filter, names, Quantifier::All) {
        return phrase;
    }
    let language = names.language;
    let feminine = kind_noun(filter.kind).feminine;
    let noun = phrase(filter, true, names);
    let place = place(filter, Preposition::In, names);
    let counted = counted(filter, names);
    let article = if feminine { "las" } else { "los" };
    let text = match filter.whose {
        Whose::Yours if filter.place == Where::Play => {
            let others = others(filter, true, names);
            yours(&format!("{others}{noun}"), feminine, names) + &place
        }
        Whose::Theirs if filter.place == Where::Play => say!(
            language,
            "{counted} of the other players",
            "{article} {noun} de los demás jugadores{place}"
        ),
        _ if filter.is_other() => say!(language, "{counted}", "{article} demás {noun}{place}"),
        _ => say!(language, "{counted}", "{article} {noun}{place}"),
    };
    Phrase::many(text, feminine)
}

/// "up to three of your items", "any number of other players".
pub fn some(count: HowMany, filter: &Filter, names: Names) -> Phrase {
    let language = names.language;
    let feminine = kind_noun(filter.kind).feminine;
    if filter.kind == Kind::Creature {
        return creatures(count, filter, language);
    }
    let in_play = filter.place == Where::Play && filter.kind != Kind::Player;
    let plain = |plural| {
        let things = others(filter, plural, names) + &phrase(filter, plural, names);
        match filter.whose {
            Whose::Theirs if in_play => say!(
                language,
                "{things} of the other players",
                "{things} de los demás jugadores"
            ),
            _ => format!("{things}{}", place(filter, Preposition::From, names)),
        }
    };
    let things = match filter.whose {
        Whose::Yours if in_play => Things::Of(many(filter, names).text),
        _ => Things::Plain(&plain),
    };
    group(count, &things, feminine, language)
}

/// "up to three things of yours with HP".
fn creatures(count: HowMany, filter: &Filter, language: Language) -> Phrase {
    let of = match filter.whose {
        Whose::Any => "",
        Whose::Yours => language.pick(" of yours", " tuyas"),
        Whose::Theirs => language.pick(" of the other players", " de los demás jugadores"),
    };
    let things = |plural| {
        let thing = match plural {
            false => language.pick("thing", "cosa"),
            true => language.pick("things", "cosas"),
        };
        let other = match (filter.is_other(), plural) {
            (false, _) => "",
            (true, false) => language.pick("other ", "otra "),
            (true, true) => language.pick("other ", "otras "),
        };
        say!(
            language,
            "{other}{thing}{of} with HP",
            "{other}{thing}{of} con PV"
        )
    };
    group(count, &Things::Plain(&things), true, language)
}

/// "other feline items", for after a number.
pub fn counted(filter: &Filter, names: Names) -> String {
    let others = others(filter, true, names);
    let noun = phrase(filter, true, names);
    format!("{others}{noun}{}", place(filter, Preposition::In, names))
}

/// "other " where the filter leaves out what speaks.
fn others(filter: &Filter, plural: bool, names: Names) -> String {
    let theirs = filter.kind == Kind::Player && filter.whose == Whose::Theirs;
    match (filter.is_other() || theirs, names.language) {
        (false, _) => String::new(),
        (true, Language::English) => "other ".to_owned(),
        (true, Language::Spanish) => agreed("otr", kind_noun(filter.kind).feminine, plural) + " ",
    }
}

/// Nouns that differ from the others.
fn special(filter: &Filter, names: Names, how: Quantifier) -> Option<Phrase> {
    let language = names.language;
    let mine = filter.whose == Whose::Yours;
    let one = |english: &str, spanish: &str| Phrase::one(language.pick(english, spanish), false);
    Some(match filter.kind {
        Kind::Player if mine => you(names),
        Kind::Player if filter.active == Some(true) => {
            one("the active player", "el jugador activo")
        }
        Kind::Player => {
            let others = filter.is_other() || filter.whose == Whose::Theirs;
            let noun = phrase(filter, how == Quantifier::All, names);
            let a = text::article(&noun);
            let text = match (how, others) {
                (Quantifier::Each, false) => say!(language, "each {noun}", "cada {noun}"),
                (Quantifier::Each, true) => say!(language, "each other {noun}", "cada otro {noun}"),
                (Quantifier::All, false) => say!(language, "{noun}", "los {noun}"),
                (Quantifier::All, true) => say!(language, "other {noun}", "los demás {noun}"),
                (Quantifier::A, true) => say!(language, "another {noun}", "otro {noun}"),
                (Quantifier::A, false) => say!(language, "{a} {noun}", "un {noun}"),
            };
            match how {
                Quantifier::All => Phrase::many(text, false),
                Quantifier::A | Quantifier::Each => Phrase::one(text, false),
            }
        }
        Kind::Creature => creature(filter, how, language),
        Kind::Object if mine && plain(filter) => {
            let character = your(kind_noun(Kind::Character), names);
            let items = yours(kind_noun(Kind::Item).name(true, language), false, names);
            let text = match how {
                Quantifier::A => say!(
                    language,
                    "one of {items} or {character}",
                    "uno de {items} o {character}"
                ),
                Quantifier::Each => say!(
                    language,
                    "each of {items} and {character}",
                    "cada uno de {items} y {character}"
                ),
                Quantifier::All => {
                    say!(language, "{items} and {character}", "{items} y {character}")
                }
            };
            match how {
                Quantifier::All => Phrase::many(text, false),
                Quantifier::A | Quantifier::Each => Phrase::one(text, false),
            }
        }
        Kind::Monster if is_attacked_alone(filter) => {
            one("the attacked monster", "el monstruo atacado")
        }
        Kind::DamageEntry => Phrase::one(damage(filter, names), false),
        Kind::DeathEntry if mine => Phrase::one(
            your(
                crate::cards::text::noun(["death"; 2], ["muerte"; 2], true),
                names,
            ),
            true,
        ),
        _ => return None,
    })
}

/// "anything else of yours with HP".
fn creature(filter: &Filter, how: Quantifier, language: Language) -> Phrase {
    let of = match filter.whose {
        Whose::Any => "",
        Whose::Yours => language.pick(" of yours", " de las tuyas"),
        Whose::Theirs => language.pick(" of the other players", " de los demás jugadores"),
    };
    let named = filter.of.as_ref().map(|of| possessor(of, language));
    let named = named.unwrap_or_default();
    let text = match (how, filter.is_other()) {
        (Quantifier::A, false) => say!(
            language,
            "anything{of}{named} with HP",
            "cualquier cosa{of} con PV{named}"
        ),
        (Quantifier::A, true) => say!(
            language,
            "anything else{of}{named} with HP",
            "cualquier otra cosa{of} con PV{named}"
        ),
        (_, false) => say!(
            language,
            "everything{of}{named} with HP",
            "todo{of} lo que tiene PV{named}"
        ),
        (_, true) => say!(
            language,
            "everything else{of}{named} with HP",
            "todo lo demás{of} que tiene PV{named}"
        ),
    };
    Phrase::one(text, how == Quantifier::A)
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

/// "combat damage aimed at you".
pub fn damage(filter: &Filter, names: Names) -> String {
    let language = names.language;
    let sort = match filter.combat {
        Some(true) => language.pick("combat damage", "daño de combate"),
        Some(false) => language.pick("non-combat damage", "daño que no sea de combate"),
        None => language.pick("damage", "daño"),
    };
    match filter.whose {
        Whose::Any => say!(language, "{sort} on the stack", "{sort} en la pila"),
        Whose::Yours => {
            let you = you(names).text;
            say!(language, "{sort} aimed at {you}", "{sort} dirigido a {you}")
        }
        Whose::Theirs => say!(
            language,
            "{sort} aimed at another player",
            "{sort} dirigido a otro jugador"
        ),
    }
}

/// The phrase without article, owner and place.
fn phrase(filter: &Filter, plural: bool, names: Names) -> String {
    let language = names.language;
    let noun = kind_noun(filter.kind).name(plural, language).to_owned();
    let mut words = match language {
        Language::English => {
            let mut words = english_words(filter, names);
            words.push(noun);
            words
        }
        Language::Spanish => {
            let mut words = vec![noun];
            words.extend(spanish_words(filter, plural, names));
            words
        }
    };
    let mut with = Vec::new();
    if let Some(keyword) = filter.keyword {
        with.push(names::keyword_name(keyword, language).to_owned());
    }
    if filter.eternal == Some(true) {
        with.push(language.pick("Eternal", "Eterno").to_owned());
    }
    if filter.taps == Some(true) {
        let taps = language.pick("a tap ability", "una habilidad de girar");
        with.push(taps.to_owned());
    }
    if let Some(n) = filter.counters {
        let counters = COUNTER.name(true, language);
        with.push(match n {
            0 | 1 => language.pick("a counter", "algún contador").to_owned(),
            _ => say!(language, "{n} or more {counters}", "{n} o más {counters}"),
        });
    }
    if let Some(n) = filter.max_hp {
        with.push(say!(language, "{n} HP or less", "{n} PV o menos"));
    }
    if let Some(n) = filter.min_hp {
        with.push(say!(language, "{n} HP or more", "{n} PV o más"));
    }
    for (measure, english, spanish) in [
        (filter.most, "most", "mayor"),
        (filter.least, "fewest", "menor"),
    ] {
        if let Some(measure) = measure {
            let measured = measured(measure, language);
            with.push(say!(
                language,
                "the {english} {measured}",
                "el {spanish} número de {measured}"
            ));
        }
    }
    if !with.is_empty() {
        let with = listed(&with, Join::And, language);
        words.push(say!(language, "with {with}", "con {with}"));
    }
    let without = match (filter.eternal, filter.taps) {
        (Some(false), Some(false)) => [
            "without Eternal and without a tap ability",
            "sin Eterno y sin habilidad de girar",
        ],
        (Some(false), _) => ["without Eternal", "sin Eterno"],
        (_, Some(false)) => ["without a tap ability", "sin habilidad de girar"],
        _ => ["", ""],
    };
    let without = language.pick(without[0], without[1]);
    words.push(without.to_owned());
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

/// Whether it asks for nothing but the attacked monster, of which there is one.
fn is_attacked_alone(filter: &Filter) -> bool {
    let attacked = Filter {
        kind: Kind::Monster,
        attacked: Some(true),
        other: filter.is_other(),
        ..Filter::default()
    };
    *filter == attacked
}

/// The words before an English noun.
fn english_words(filter: &Filter, names: Names) -> Vec<String> {
    let marks = [
        (filter.active, "active", "non-active"),
        (filter.alive, "living", "dead"),
        (filter.damaged, "damaged", "undamaged"),
        (filter.charged, "charged", "deactivated"),
        (filter.attacked, "attacked", "unattacked"),
        (filter.starting, "starting", "non-starting"),
        (filter.boss, "boss", "non-boss"),
        (filter.attack, "attack", "non-attack"),
    ];
    let marks = marks.into_iter();
    let marks = marks.filter_map(|(is, yes, no)| is.map(|is| if is { yes } else { no }));
    let mut words: Vec<String> = marks.map(str::to_owned).collect();
    let group = filter.group.iter();
    words.extend(group.map(|&group| names::group_name(group, Language::English).to_owned()));
    words.extend(filter.tag.iter().map(|tag| names.tag(tag)));
    words
}

/// The words after a Spanish noun.
fn spanish_words(filter: &Filter, plural: bool, names: Names) -> Vec<String> {
    let feminine = kind_noun(filter.kind).feminine;
    let number = |word: &str| {
        if plural {
            text::plural(word)
        } else {
            word.to_owned()
        }
    };
    let mut words = Vec::new();
    words.extend(filter.attack.map(|attack| {
        let sort = if attack {
            "de ataque"
        } else {
            "que no sea de ataque"
        };
        sort.to_owned()
    }));
    words.extend(
        filter
            .boss
            .map(|boss| if boss { "jefe" } else { "no jefe" }.to_owned()),
    );
    words.extend(filter.starting.map(|starting| {
        let word = number("inicial");
        if starting { word } else { format!("no {word}") }
    }));
    let group = filter.group.iter();
    words.extend(group.map(|&group| number(names::group_name(group, Language::Spanish))));
    words.extend(filter.tag.iter().map(|tag| names.tags(tag, plural)));
    for (is, yes, no) in [
        (filter.active, "activ", "no activ"),
        (filter.alive, "viv", "muert"),
        (filter.damaged, "herid", "iles"),
        (filter.charged, "cargad", "desactivad"),
        (filter.attacked, "atacad", "no atacad"),
    ] {
        words.extend(is.map(|is| agreed(if is { yes } else { no }, feminine, plural)));
    }
    words
}
