//! Grammar for the texts of cards: what each language does with nouns, verbs, lists and words that have an explanation.
//!
//! A game writes each sentence once, in both languages side by side (`say!`), and picks nouns and verbs from its own
//! tables ([`Noun`], [`Verb`], [`Action`]). Each game declares its own nouns and verbs.

mod acting;
mod becomes;
mod chance;
mod conditions;
mod control;
mod costs;
mod counters;
mod delayed;
mod flow;
mod glossary;
mod groups;
mod hands;
mod lists;
mod noun;
mod nth_time;
mod numbers;
mod phrase;
mod replacements;
mod reveal;
mod saying;
mod shield;
mod spanish;
mod tokens;
mod top_cards;
mod turns;
mod verb;

pub use acting::{Acting, Modalities, said_of, theirs};
pub use becomes::{became, becomes_card, becomes_copy};
pub use chance::{results, within};
pub use control::{StatName, gain_control, set_stats, swap_control, with_new_targets};
pub use costs::{additional_costs, given_up, paying};
pub use counters::{
    change_counters, counters, counters_or_more, has_counters, reaches, some_counters,
};
pub use delayed::{before, chosen_now};
pub use flow::{continued, options};
pub use glossary::{Glossary, Term, term};
pub use groups::{Things, divided, group, picked, those};
pub use lists::{lettered, swallows};
pub use noun::{Noun, counted, noun};
pub use nth_time::nth_time;
pub use numbers::per_each;
pub use phrase::{Phrase, agreed};
pub use replacements::{instead_of, may_instead, receives, replaces, replaces_next};
pub use saying::Says;
pub use shield::{PREVENT, prevented, shield, shielded, will_prevent};
pub use spanish::{contracted, plural};
pub use tokens::{token_copies, tokens};
pub use turns::{extra_turn, lose_match, skip_next, skip_turn};
pub(crate) use verb::verbs;
pub use verb::{Action, Form, Modality, Verb, action, verb};

use crate::packs::prose;
use crate::table::Language;

/// A sentence in the given language: the English one, then the Spanish one.
macro_rules! say {
    ($language:expr, $english:literal, $spanish:literal $(,)?) => {
        match $language {
            $crate::table::Language::English => format!($english),
            $crate::table::Language::Spanish => format!($spanish),
        }
    };
}
pub(crate) use say;

/// The conjunction of a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// A condition that is true now: "if", "si".
    If,
    /// A condition that becomes true: "when", "cuando".
    When,
    /// A condition that stays true: "while", "mientras".
    While,
}

impl Word {
    /// The word itself.
    #[must_use]
    pub const fn name(self, language: Language) -> &'static str {
        match self {
            Self::If => language.pick("if", "si"),
            Self::When => language.pick("when", "cuando"),
            Self::While => language.pick("while", "mientras"),
        }
    }
}

/// "at least 2 cards", or as the opposite "fewer than 2 cards"; `fewer` is the English word for that.
#[must_use]
pub fn least(holds: bool, what: &str, fewer: &str, language: Language) -> String {
    if holds {
        say!(language, "at least {what}", "al menos {what}")
    } else {
        say!(language, "{fewer} than {what}", "menos de {what}")
    }
}

/// How the place of something is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preposition {
    /// "from your hand", "de tu mano".
    From,
    /// "in your hand", "en tu mano".
    In,
}

impl Preposition {
    /// The word itself.
    #[must_use]
    pub const fn name(self, language: Language) -> &'static str {
        match self {
            Self::From => language.pick("from", "de"),
            Self::In => language.pick("in", "en"),
        }
    }
}

/// The word between the last two of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Join {
    /// All of them.
    And,
    /// Any of them.
    Or,
}

/// "a, b and c", "a, b o c".
#[must_use]
pub fn listed(parts: &[String], join: Join, language: Language) -> String {
    let word = match join {
        Join::And => language.pick("and", "y"),
        Join::Or => language.pick("or", "o"),
    };
    match language {
        Language::English => prose::listed(parts, word),
        Language::Spanish => spanish::listed(parts, word),
    }
}

/// "a" or "an", by the letter that the noun begins with.
#[must_use]
pub fn article(noun: &str) -> &'static str {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    if vowel { "an" } else { "a" }
}

/// A text as it is printed: in Spanish "a el" is one word.
#[must_use]
pub fn printed(text: String, language: Language) -> String {
    match language {
        Language::English => text,
        Language::Spanish => contracted(&text),
    }
}
