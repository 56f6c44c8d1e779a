//! Conditions as clauses.

use super::filter;
use super::noun::{biome, kind_noun};
use super::speaker::{Speaker, this};
use crate::cards::text::{Preposition, Says, Word, say};
use crate::games::biomes::content::{Condition, Filter, OwnCondition, Whose};
use crate::packs::Language;

/// "if you control 2 or more agents", "unless this is in Woods", "mientras este agente no esté en el Bosque".
pub fn clause(condition: &Condition, word: Word, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    match (language, word, condition) {
        (Language::English, Word::If, Condition::Not(inner)) => {
            format!("unless {}", speaker.state(inner, true))
        }
        _ => {
            speaker.wishes = word == Word::While;
            let state = speaker.state(condition, true);
            speaker.wishes = false;
            format!("{} {state}", word.name(language))
        }
    }
}

/// The condition, or its opposite, as a statement.
pub fn state(condition: &OwnCondition, holds: bool, speaker: &Speaker) -> String {
    let language = speaker.language();
    let this = this(speaker.names);
    let (text, english) = (&this.text, if holds { "is" } else { "is not" });
    let no = if holds { "" } else { "no " };
    let is = |[what, spanish]: [&str; 2]| {
        let is = speaker.wished(["está", "esté"]);
        say!(
            language,
            "{text} {english} {what}",
            "{text} {no}{is} {spanish}"
        )
    };
    match condition {
        OwnCondition::Adept => {
            let (adept, is) = (this.agreed("adept"), speaker.wished(["es", "sea"]));
            say!(
                language,
                "{text} {english} adept",
                "{text} {no}{is} {adept}"
            )
        }
        OwnCondition::Chain => {
            let played = speaker.wished(["jugaste", "hayas jugado"]);
            match (language, holds) {
                (Language::English, true) => {
                    "you already played another function this turn".to_owned()
                }
                (Language::English, false) => "you played no other function this turn".to_owned(),
                (Language::Spanish, true) => format!("ya {played} otra función este turno"),
                (Language::Spanish, false) => format!("no {played} otra función este turno"),
            }
        }
        OwnCondition::InBiome(kind) => {
            let biome = biome(*kind, language);
            is([&format!("in {biome}"), &format!("en {biome}")])
        }
        OwnCondition::InAnyBiome => is(["in a biome", "en un bioma"]),
        OwnCondition::ThisDamaged => is(["damaged", &this.agreed("dañad")]),
        OwnCondition::ThisLocked => is(["locked", &this.agreed("agotad")]),
    }
}

/// "you control 2 or more agents", "there is no card in your cache".
pub fn at_least(n: u8, what: &Filter, holds: bool, speaker: &Speaker) -> String {
    let (names, language) = (speaker.names, speaker.language());
    let yours = what.whose == Whose::Yours && !filter::in_pile(what);
    let verb = match language {
        Language::Spanish if yours => speaker.wished(["controlas", "controles"]),
        Language::Spanish => speaker.wished(["hay", "haya"]),
        Language::English if yours => "you control",
        Language::English if n == 1 => "there is",
        Language::English => "there are",
    };
    if n > 1 || (n == 0 && language == Language::English) {
        let several = filter::several(what, Preposition::In, names);
        return if holds {
            say!(
                language,
                "{verb} {n} or more {several}",
                "{verb} {n} o más {several}"
            )
        } else {
            say!(
                language,
                "{verb} fewer than {n} {several}",
                "{verb} menos de {n} {several}"
            )
        };
    }
    let whose = if yours { Whose::Any } else { what.whose };
    let what = Filter {
        whose,
        ..what.clone()
    };
    let one = filter::one_at(&what, Preposition::In, names);
    if holds {
        return format!("{verb} {one}");
    }
    let noun = one.split_once(' ').map_or(one.as_str(), |(_, noun)| noun);
    match (language, what.other, kind_noun(what.kind).feminine) {
        (Language::English, true, _) => format!("{verb} no other {noun}"),
        (Language::English, false, _) => format!("{verb} no {noun}"),
        (Language::Spanish, true, false) => format!("no {verb} ningún otro {noun}"),
        (Language::Spanish, true, true) => format!("no {verb} ninguna otra {noun}"),
        (Language::Spanish, false, false) => format!("no {verb} ningún {noun}"),
        (Language::Spanish, false, true) => format!("no {verb} ninguna {noun}"),
    }
}
