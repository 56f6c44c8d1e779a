//! Conditions as clauses.

use super::Names;
use super::filter;
use super::noun::{CARD, biome};
use super::speaker::this;
use crate::cards::text::{At, Word, counted, say};
use crate::games::biomes::content::{Condition, Filter, Whose};
use crate::packs::Language;

/// "if you control 2 or more agents", "while this is in Woods", "mientras este agente no esté en el Bosque".
pub fn clause(condition: &Condition, word: Word, names: Names) -> String {
    let language = names.language;
    let start = word.name(language);
    match (language, condition) {
        (Language::English, Condition::Not(inner)) => {
            let inner = state(inner, word, true, names);
            match word {
                Word::If => format!("unless {inner}"),
                Word::When | Word::While => format!("{start} not: {inner}"),
            }
        }
        _ => format!("{start} {}", state(condition, word, true, names)),
    }
}

/// The condition as a statement; in Spanish also as its opposite.
fn state(condition: &Condition, word: Word, holds: bool, names: Names) -> String {
    let language = names.language;
    let no = if holds { "" } else { "no " };
    let verb = |plain: &'static str, wished: &'static str| {
        let verb = match word {
            Word::If | Word::When => plain,
            Word::While => wished,
        };
        format!("{no}{verb}")
    };
    let this = this(names);
    let is = |what: &str| {
        let (this, is) = (&this.text, verb("está", "esté"));
        say!(language, "{this} is {what}", "{this} {is} {what}")
    };
    match condition {
        Condition::Adept => {
            let (text, adept) = (&this.text, this.agreed("adept"));
            let is = verb("es", "sea");
            say!(language, "{text} is adept", "{text} {is} {adept}")
        }
        Condition::Chain => {
            let played = verb("jugaste", "hayas jugado");
            say!(
                language,
                "you already played another function this turn",
                "ya {played} otra función este turno"
            )
        }
        Condition::InBiome(kind) => {
            let biome = biome(*kind, language);
            is(&say!(language, "in {biome}", "en {biome}"))
        }
        Condition::InAnyBiome => is(language.pick("in a biome", "en un bioma")),
        Condition::AtLeast(n, what) => at_least(*n, what, verb, names),
        Condition::HandAtMost(0) => {
            let is = verb("está", "esté");
            say!(language, "your hand is empty", "tu mano {is} vacía")
        }
        Condition::HandAtMost(n) => {
            let have = verb("tienes", "tengas");
            let cards = counted(*n, CARD, language);
            say!(
                language,
                "you hold at most {cards}",
                "{have} como máximo {cards} en la mano"
            )
        }
        Condition::ThisDamaged => match language {
            Language::English => is("damaged"),
            Language::Spanish => is(&this.agreed("dañad")),
        },
        Condition::ThisLocked => match language {
            Language::English => is("locked"),
            Language::Spanish => is(&this.agreed("agotad")),
        },
        Condition::YourTurn => {
            let is = verb("es", "sea");
            say!(language, "it is your turn", "{is} tu turno")
        }
        Condition::Not(inner) => match language {
            Language::English => {
                format!("it is not so that {}", state(inner, word, holds, names))
            }
            Language::Spanish => state(inner, word, !holds, names),
        },
    }
}

/// "you control 2 or more agents", "there is a card in your cache".
fn at_least(
    n: u8,
    what: &Filter,
    verb: impl Fn(&'static str, &'static str) -> String,
    names: Names,
) -> String {
    let language = names.language;
    let yours = what.whose == Whose::Yours && !filter::in_pile(what);
    let verb = match language {
        Language::Spanish if yours => verb("controlas", "controles"),
        Language::Spanish => verb("hay", "haya"),
        Language::English if yours => "you control".to_owned(),
        Language::English if n == 1 => "there is".to_owned(),
        Language::English => "there are".to_owned(),
    };
    if n > 1 || (n == 0 && language == Language::English) {
        let several = filter::several(what, At::In, names);
        return say!(
            language,
            "{verb} {n} or more {several}",
            "{verb} {n} o más {several}"
        );
    }
    let whose = if yours { Whose::Any } else { what.whose };
    let what = Filter {
        whose,
        ..what.clone()
    };
    format!("{verb} {}", filter::one_at(&what, At::In, names))
}
