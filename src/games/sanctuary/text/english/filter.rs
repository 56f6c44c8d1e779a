//! Filters as English noun phrases: "one of your Characters", "each enemy Character with Agility".

use super::super::{Names, names};
use super::grant::Form;
use super::listed;
use crate::games::sanctuary::content::{Filter, Kind, Role, Where};
use crate::packs::{Language, Whose};

/// Somebody or something, as a subject or an object.
pub struct Phrase {
    pub text: String,
    pub plural: bool,
}

impl Phrase {
    pub fn one(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            plural: false,
        }
    }

    pub const fn form(&self) -> Form {
        if self.plural {
            Form::Plural
        } else {
            Form::Singular
        }
    }
}

/// "an enemy Character", "one of your Characters", "a Character from your Limbo".
pub fn one(filter: &Filter, names: Names) -> String {
    one_placed(filter, "from", names)
}

/// "a Character in your Limbo", for after "there is".
pub fn one_in(filter: &Filter, names: Names) -> String {
    one_placed(filter, "in", names)
}

fn one_placed(filter: &Filter, word: &str, names: Names) -> String {
    if let Some(sanctuary) = sanctuary(filter) {
        return sanctuary.to_owned();
    }
    let place = place(filter, word);
    if filter.whose == Whose::Yours && filter.place == Where::Play {
        let of = if filter.other { "another" } else { "one" };
        return format!("{of} of your {}", phrase(filter, true, names));
    }
    let phrase = phrase(filter, false, names);
    let article = match phrase.chars().next() {
        _ if filter.other => "another",
        Some('a' | 'e' | 'i' | 'o' | 'u' | 'A' | 'E' | 'I' | 'O' | 'U') => "an",
        _ => "a",
    };
    format!("{article} {phrase}{place}")
}

/// "each of your other Characters", "each enemy Character".
pub fn each(filter: &Filter, names: Names) -> String {
    if filter.whose != Whose::Any
        && let Some(sanctuary) = sanctuary(filter)
    {
        return sanctuary.to_owned();
    }
    let other = if filter.other { "other " } else { "" };
    if filter.whose == Whose::Yours && filter.place == Where::Play {
        return format!("each of your {other}{}", phrase(filter, true, names));
    }
    format!(
        "each {other}{}{}",
        phrase(filter, false, names),
        place(filter, "in")
    )
}

/// "your other Characters", "enemy Characters", "Technologies in your hand".
pub fn many(filter: &Filter, names: Names) -> Phrase {
    if filter.whose != Whose::Any
        && let Some(sanctuary) = sanctuary(filter)
    {
        return Phrase::one(sanctuary);
    }
    let your = if filter.whose == Whose::Yours && filter.place == Where::Play {
        "your "
    } else {
        ""
    };
    Phrase {
        text: format!("{your}{}", counted(filter, names)),
        plural: true,
    }
}

/// "other Characters with Agility in your Limbo", for after a number.
pub fn counted(filter: &Filter, names: Names) -> String {
    let other = if filter.other { "other " } else { "" };
    format!(
        "{other}{}{}",
        phrase(filter, true, names),
        place(filter, "in")
    )
}

/// A Sanctuary is never one of several.
const fn sanctuary(filter: &Filter) -> Option<&'static str> {
    match (filter.kind, filter.whose) {
        (Kind::Sanctuary, Whose::Any) => Some("a Sanctuary"),
        (Kind::Sanctuary, Whose::Yours) => Some("your Sanctuary"),
        (Kind::Sanctuary, Whose::Theirs) => Some("the opponent's Sanctuary"),
        _ => None,
    }
}

/// The phrase without article, "your" and place.
fn phrase(filter: &Filter, plural: bool, names: Names) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut say = |word: &str| words.push(word.to_owned());
    match filter.tapped {
        Some(true) => say("tapped"),
        Some(false) => say("untapped"),
        None => {}
    }
    if filter.damaged {
        say("damaged");
    }
    match filter.role {
        Role::Any | Role::InCombat | Role::Duelist => {}
        Role::Attacker => say("attacking"),
        Role::Unblocked => say("unblocked"),
        Role::Blocker => say("blocking"),
        Role::Challenger => say("challenging"),
        Role::Challenged => say("challenged"),
    }
    if filter.whose == Whose::Theirs && filter.place == Where::Play {
        say("enemy");
    }
    if let Some(faction) = &filter.faction {
        say(&names.faction(faction));
    }
    if let Some(subtype) = &filter.subtype {
        say(&names.subtype(subtype));
    }
    say(noun(filter.kind, plural));
    match filter.role {
        Role::InCombat => say("in combat"),
        Role::Duelist => say("in the duel"),
        Role::Any
        | Role::Attacker
        | Role::Unblocked
        | Role::Blocker
        | Role::Challenger
        | Role::Challenged => {}
    }
    let with = qualities(filter);
    if !with.is_empty() {
        say(&format!("with {}", listed(&with, "and")));
    }
    match (filter.carries, plural) {
        (Some(true), false) => say("that carries a Technology"),
        (Some(true), true) => say("that carry a Technology"),
        (Some(false), _) => say("without a Technology"),
        (None, _) => {}
    }
    match filter.entered {
        Some(true) => say("that entered play this turn"),
        Some(false) => say("that did not enter play this turn"),
        None => {}
    }
    words.join(" ")
}

/// The noun of a kind.
pub const fn noun(kind: Kind, plural: bool) -> &'static str {
    match (kind, plural) {
        (Kind::Character, false) => "Character",
        (Kind::Character, true) => "Characters",
        (Kind::Enhancement, false) => "Enhancement",
        (Kind::Enhancement, true) => "Enhancements",
        (Kind::Technology, false) => "Technology",
        (Kind::Technology, true) => "Technologies",
        (Kind::Manipulation, false) => "Manipulation",
        (Kind::Manipulation, true) => "Manipulations",
        (Kind::Permanent, false) => "permanent",
        (Kind::Permanent, true) => "permanents",
        (Kind::Card, false) => "card",
        (Kind::Card, true) => "cards",
        (Kind::Sanctuary, false) => "Sanctuary",
        (Kind::Sanctuary, true) => "Sanctuaries",
        (Kind::Entry, false) => "effect on the Stack",
        (Kind::Entry, true) => "effects on the Stack",
        (Kind::ManipulationEntry, false) => "Manipulation on the Stack",
        (Kind::ManipulationEntry, true) => "Manipulations on the Stack",
    }
}

fn qualities(filter: &Filter) -> Vec<String> {
    let mut with = Vec::new();
    if let Some(n) = filter.max_cost {
        with.push(format!("cost {n} or less"));
    }
    if let Some(n) = filter.max_strength {
        with.push(format!("Strength {n} or less"));
    }
    if let Some(n) = filter.min_strength {
        with.push(format!("Strength {n} or more"));
    }
    if let Some(gift) = filter.gift {
        with.push(names::gift_name(gift, Language::English).to_owned());
    }
    with
}

/// " in your Limbo".
fn place(filter: &Filter, word: &str) -> String {
    let pile = match filter.place {
        Where::Play => return String::new(),
        Where::Hand => "hand",
        Where::Limbo => "Limbo",
    };
    match filter.whose {
        Whose::Any => format!(" {word} a {pile}"),
        Whose::Yours => format!(" {word} your {pile}"),
        Whose::Theirs => format!(" {word} the opponent's {pile}"),
    }
}
