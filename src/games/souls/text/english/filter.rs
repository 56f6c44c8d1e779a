//! Filters as English noun phrases: "one of your items", "each monster without Eternal".

use super::super::{Eyes, Names, names};
use super::verb::Form;
use crate::games::souls::content::{Filter, Kind, Measure, Where};
use crate::packs::prose::listed;
use crate::packs::{Language, Whose};

/// Somebody or something, as a subject or an object.
pub struct Phrase {
    pub text: String,
    pub form: Form,
}

impl Phrase {
    pub fn one(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            form: Form::Singular,
        }
    }

    pub fn many(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            form: Form::Plural,
        }
    }

    pub fn you() -> Self {
        Self {
            text: "you".to_owned(),
            form: Form::You,
        }
    }
}

/// "your", "the active player's".
pub const fn your(eyes: Eyes) -> &'static str {
    match eyes {
        Eyes::You => "your",
        Eyes::Active => "the active player's",
        Eyes::They => "their",
    }
}

/// "you", "the active player".
pub fn you(eyes: Eyes) -> Phrase {
    match eyes {
        Eyes::You => Phrase::you(),
        Eyes::Active => Phrase::one("the active player"),
        Eyes::They => Phrase::many("they"),
    }
}

/// "another player's item", "one of your items", "a loot card from your hand".
pub fn one(filter: &Filter, names: Names) -> Phrase {
    one_placed(filter, "from", names)
}

/// "a loot card in your hand", for after "there is".
pub fn one_in(filter: &Filter, names: Names) -> Phrase {
    one_placed(filter, "in", names)
}

fn one_placed(filter: &Filter, word: &str, names: Names) -> Phrase {
    if let Some(phrase) = special(filter, names, "a") {
        return phrase;
    }
    let Filter { whose, other, .. } = filter;
    let noun = phrase(filter, false, names);
    let place = place(filter, word, names);
    Phrase::one(match whose {
        Whose::Yours if filter.place == Where::Play => {
            let of = if *other { "another" } else { "one" };
            let many = phrase(filter, true, names);
            format!("{of} of {} {many}", your(names.eyes))
        }
        Whose::Theirs if filter.place == Where::Play => format!("another player's {noun}"),
        _ if *other => format!("another {noun}{place}"),
        _ => format!("{} {noun}{place}", article(&noun)),
    })
}

/// "each of your items", "each monster".
pub fn each(filter: &Filter, names: Names) -> Phrase {
    if let Some(phrase) = special(filter, names, "each") {
        return phrase;
    }
    let other = if filter.other { "other " } else { "" };
    let noun = phrase(filter, false, names);
    let place = place(filter, "in", names);
    Phrase::one(match filter.whose {
        Whose::Yours if filter.place == Where::Play => {
            let many = phrase(filter, true, names);
            format!("each of {} {other}{many}", your(names.eyes))
        }
        Whose::Theirs if filter.place == Where::Play => {
            format!("each {noun} of the other players")
        }
        _ => format!("each {other}{noun}{place}"),
    })
}

/// "your other items", "monsters", "other players".
pub fn many(filter: &Filter, names: Names) -> Phrase {
    if let Some(phrase) = special(filter, names, "all") {
        return phrase;
    }
    let counted = counted(filter, names);
    Phrase::many(match filter.whose {
        Whose::Yours if filter.place == Where::Play => format!("{} {counted}", your(names.eyes)),
        Whose::Theirs if filter.place == Where::Play => format!("{counted} of the other players"),
        _ => counted,
    })
}

/// "other feline items", for after a number.
pub fn counted(filter: &Filter, names: Names) -> String {
    let other = if filter.other { "other " } else { "" };
    let noun = phrase(filter, true, names);
    format!("{other}{noun}{}", place(filter, "in", names))
}

/// What does not behave like other nouns; `how` is "a", "each" or "all".
fn special(filter: &Filter, names: Names, how: &str) -> Option<Phrase> {
    let yours = filter.whose == Whose::Yours;
    let your = your(names.eyes);
    Some(match filter.kind {
        Kind::Player if yours => you(names.eyes),
        Kind::Player if filter.active == Some(true) => Phrase::one("the active player"),
        Kind::Player => {
            let others = filter.other || filter.whose == Whose::Theirs;
            let noun = phrase(filter, how == "all", names);
            match (how, others) {
                ("each", false) => Phrase::one(format!("each {noun}")),
                ("each", true) => Phrase::one(format!("each other {noun}")),
                ("all", false) => Phrase::many(noun),
                ("all", true) => Phrase::many(format!("other {noun}")),
                (_, true) => Phrase::one(format!("another {noun}")),
                (_, false) => Phrase::one(format!("{} {noun}", article(&noun))),
            }
        }
        Kind::Creature => {
            let any = if how == "a" { "anything" } else { "everything" };
            let other = if filter.other { " else" } else { "" };
            let yours = match filter.whose {
                Whose::Any => "",
                Whose::Yours => " of yours",
                Whose::Theirs => " of the other players",
            };
            Phrase::one(format!("{any}{other}{yours} with HP"))
        }
        Kind::Object if yours && plain(filter) => match how {
            "a" => Phrase::one(format!("one of {your} items or {your} character")),
            "each" => Phrase::one(format!("each of {your} items and {your} character")),
            _ => Phrase::many(format!("{your} items and {your} character")),
        },
        Kind::Monster if filter.attacked == Some(true) => Phrase::one("the attacked monster"),
        Kind::DamageEntry => Phrase::one(damage(filter, names)),
        Kind::DeathEntry if yours => Phrase::one(format!("{your} death")),
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

/// "combat damage aimed at you".
pub fn damage(filter: &Filter, names: Names) -> String {
    let sort = match filter.combat {
        Some(true) => "combat damage",
        Some(false) => "non-combat damage",
        None => "damage",
    };
    match filter.whose {
        Whose::Any => format!("{sort} on the stack"),
        Whose::Yours => format!("{sort} aimed at {}", you(names.eyes).text),
        Whose::Theirs => format!("{sort} aimed at another player"),
    }
}

/// The phrase without article, owner and place.
fn phrase(filter: &Filter, plural: bool, names: Names) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut say = |word: &str| words.push(word.to_owned());
    let mut mark = |is: Option<bool>, yes: &str, no: &str| match is {
        Some(true) => say(yes),
        Some(false) => say(no),
        None => {}
    };
    mark(filter.active, "active", "non-active");
    mark(filter.alive, "living", "dead");
    mark(filter.damaged, "damaged", "undamaged");
    mark(filter.charged, "charged", "deactivated");
    mark(filter.attacked, "attacked", "unattacked");
    mark(filter.starting, "starting", "non-starting");
    mark(filter.boss, "boss", "non-boss");
    mark(filter.attack, "attack", "non-attack");
    if let Some(group) = filter.group {
        say(names::group_name(group, Language::English));
    }
    if let Some(tag) = &filter.tag {
        say(&names.tag(tag));
    }
    say(noun(filter.kind, plural));
    let mut with = Vec::new();
    if let Some(keyword) = filter.keyword {
        with.push(names::keyword_name(keyword, Language::English).to_owned());
    }
    if filter.eternal == Some(true) {
        with.push("Eternal".to_owned());
    }
    if filter.taps == Some(true) {
        with.push("a tap ability".to_owned());
    }
    if let Some(n) = filter.max_hp {
        with.push(format!("{n} HP or less"));
    }
    if let Some(measure) = filter.most {
        with.push(format!("the most {}", measured(measure)));
    }
    if let Some(measure) = filter.least {
        with.push(format!("the fewest {}", measured(measure)));
    }
    if !with.is_empty() {
        say(&format!("with {}", listed(&with, "and")));
    }
    match (filter.eternal, filter.taps) {
        (Some(false), Some(false)) => say("without Eternal and without a tap ability"),
        (Some(false), _) => say("without Eternal"),
        (_, Some(false)) => say("without a tap ability"),
        _ => {}
    }
    words.join(" ")
}

const fn measured(measure: Measure) -> &'static str {
    match measure {
        Measure::Coins => "¢",
        Measure::Hand => "loot cards",
        Measure::Souls => "souls",
        Measure::Items => "items",
    }
}

/// The noun of a kind.
pub const fn noun(kind: Kind, plural: bool) -> &'static str {
    let (one, many) = match kind {
        Kind::Player => ("player", "players"),
        Kind::Monster => ("monster", "monsters"),
        Kind::Creature => ("creature", "creatures"),
        Kind::Item => ("item", "items"),
        Kind::Character => ("character", "characters"),
        Kind::Object => ("item or character", "items and characters"),
        Kind::Soul => ("soul", "souls"),
        Kind::Curse => ("curse", "curses"),
        Kind::Room => ("room", "rooms"),
        Kind::ShopItem => ("shop item", "shop items"),
        Kind::Loot => ("loot card", "loot cards"),
        Kind::Treasure => ("treasure", "treasures"),
        Kind::MonsterCard => ("monster card", "monster cards"),
        Kind::Entry => ("entry of the stack", "entries of the stack"),
        Kind::Roll => ("roll", "rolls"),
        Kind::LootEntry => ("loot card on the stack", "loot cards on the stack"),
        Kind::AbilityEntry => ("ability on the stack", "abilities on the stack"),
        Kind::DamageEntry => ("damage on the stack", "damage on the stack"),
        Kind::DeathEntry => ("death on the stack", "deaths on the stack"),
    };
    if plural { many } else { one }
}

fn article(noun: &str) -> &'static str {
    match noun.chars().next() {
        Some('a' | 'e' | 'i' | 'o' | 'u' | 'A' | 'E' | 'I' | 'O' | 'U') => "an",
        _ => "a",
    }
}

/// " in your hand", " in the discard".
fn place(filter: &Filter, word: &str, names: Names) -> String {
    match (filter.place, filter.whose) {
        (Where::Play, _) => String::new(),
        (Where::Discard, _) => format!(" {word} the discard"),
        (Where::Hand, Whose::Yours) => format!(" {word} {} hand", your(names.eyes)),
        (Where::Hand, Whose::Theirs) => format!(" {word} another player's hand"),
        (Where::Hand, Whose::Any) => format!(" {word} a hand"),
    }
}
