//! Grammar for the texts of cards: what each language does with nouns, verbs, lists and words that have an explanation.
//!
//! A game writes each sentence once, in both languages side by side (`say!`), and picks nouns and verbs from its own
//! tables ([`Noun`], [`Verb`], [`Action`]). Each game declares its own nouns and verbs.

mod acting;
mod glossary;
mod noun;
mod phrase;
mod said_becomes;
mod said_chance;
mod said_conditions;
mod said_control;
mod said_costs;
mod said_counters;
mod said_flow;
mod said_groups;
mod said_hands;
mod said_later;
mod said_nth;
mod said_numbers;
mod said_replace;
mod said_reveal;
mod said_shield;
mod said_tokens;
mod said_top;
mod said_turns;
mod saying;
mod spanish;
mod verb;

pub use acting::{Acting, Modalities};
pub use glossary::{Glossary, Term, term};
pub use noun::{Noun, counted, noun};
pub use phrase::{Phrase, agreed};
pub use said_becomes::{became, becomes_card, becomes_copy};
pub use said_chance::results;
pub use said_control::{StatName, gain_control, set_stats, swap_control, with_new_targets};
pub use said_costs::additional_costs;
pub use said_counters::{change_counters, counters, counters_or_more, reaches, some_counters};
pub use said_flow::continued;
pub use said_flow::options;
pub use said_groups::{Things, divided, group, those};
pub use said_nth::nth_time;
pub use said_replace::{instead_of, may_instead, replaces};
pub use said_shield::{prevented, shield, shielded, will_prevent};
pub use said_tokens::{token_copies, tokens};
pub use said_turns::{extra_turn, lose_match, skip_turn};
pub use saying::Says;
pub use spanish::{contracted, plural};
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
pub enum At {
    /// "from your hand", "de tu mano".
    From,
    /// "in your hand", "en tu mano".
    In,
}

impl At {
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
