//! Decisions: who must choose, the options, and why other choices are refused.

use serde::Serialize;

use super::{Language, Ref, Seat};

/// One option of a decision, in one shape for all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The verb: "play", "pass", "attack" ...; one word of the game's rules.
    pub verb: &'static str,
    /// The thing it is made with.
    pub subject: Ref,
    /// The target or the place.
    pub target: Ref,
    /// The amount, or the index of a skill.
    pub amount: i32,
}

impl Choice {
    /// A choice that is only a verb ("pass").
    #[must_use]
    pub const fn new(verb: &'static str) -> Self {
        Self {
            verb,
            subject: Ref::None,
            target: Ref::None,
            amount: 0,
        }
    }

    /// Sets the thing it is made with.
    #[must_use]
    pub const fn of(mut self, subject: Ref) -> Self {
        self.subject = subject;
        self
    }

    /// Sets the target or the place.
    #[must_use]
    pub const fn to(mut self, target: Ref) -> Self {
        self.target = target;
        self
    }

    /// Sets the amount.
    #[must_use]
    pub const fn by(mut self, amount: i32) -> Self {
        self.amount = amount;
        self
    }
}

/// Why something is not allowed: rule ids, the most relevant first, and one sentence for people.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// Ids of the rules that forbid it.
    pub rules: &'static [&'static str],
    /// One sentence.
    pub reason: &'static str,
    /// The same in Spanish, for games that speak it.
    #[serde(skip)]
    pub spanish: Option<&'static str>,
}

impl Refusal {
    /// A refusal in English only.
    #[must_use]
    pub const fn new(rules: &'static [&'static str], reason: &'static str) -> Self {
        Self {
            rules,
            reason,
            spanish: None,
        }
    }

    /// The same refusal with a Spanish sentence.
    #[must_use]
    pub const fn and_spanish(mut self, sentence: &'static str) -> Self {
        self.spanish = Some(sentence);
        self
    }

    /// The sentence in that language, or in English if a translation is missing.
    #[must_use]
    pub const fn in_language(&self, language: Language) -> &'static str {
        match (language, self.spanish) {
            (Language::Spanish, Some(sentence)) => sentence,
            _ => self.reason,
        }
    }
}

/// Declares refusals, each with its name, its rules and its sentence in both languages.
///
/// A row is `NAME: [rules], "English", "Spanish";`.
#[macro_export]
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident: [$($rule:literal),*], $reason:literal, $spanish:literal;)+) => {
        $($(#[$doc])* #[doc = $reason] pub static $name: $crate::table::Refusal =
            $crate::table::Refusal::new(&[$($rule),*], $reason).and_spanish($spanish);)+
    };
}

/// The answer of a rule check: allowed, or the refusal with the rule that forbids it.
pub type Answer = Result<(), &'static Refusal>;

/// A choice that was not accepted. Nothing changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{} ({})", .refusal.reason, .refusal.rules.join(", "))]
pub struct Refused {
    /// The choice.
    pub choice: Choice,
    /// Why.
    pub refusal: &'static Refusal,
}

/// A question to a seat.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Decision {
    /// The seat that must choose.
    pub seat: Seat,
    /// The topic, one word of the game: "act", "target", "pay" ...
    pub topic: &'static str,
    /// The thing that the question is about, if any.
    pub about: Ref,
    /// All options in a fixed order; never empty.
    pub options: Vec<Choice>,
    /// Any legal point of the board can be chosen too: this choice with the point as its target. Some of those points
    /// are among the options, so that bots and keyboards need not search for one.
    pub region: Option<Choice>,
}

impl Decision {
    /// Whether `choice` is the choice of the region with any point.
    #[must_use]
    pub fn asks_for_point(&self, choice: &Choice) -> bool {
        let matches = |region: &Choice| {
            (region.verb, region.subject, region.amount)
                == (choice.verb, choice.subject, choice.amount)
        };
        matches!(choice.target, Ref::Point(..)) && self.region.as_ref().is_some_and(matches)
    }
}

/// Collects candidates: each is offered or has the rule that forbids it.
///
/// The same code runs in two modes. *Offering* keeps the allowed candidates; *explaining* keeps the forbidden ones,
/// for `why_not`, tool tips and refusals.
#[derive(Debug, Default)]
pub struct Offers {
    /// The options, while offering.
    pub options: Vec<Choice>,
    /// The refused candidates, while explaining.
    pub refused: Vec<Refused>,
    explaining: bool,
}

impl Offers {
    /// An empty collector that keeps refusals instead of options.
    #[must_use]
    pub fn explaining() -> Self {
        Self {
            explaining: true,
            ..Self::default()
        }
    }

    /// An empty collector that reuses a buffer.
    #[must_use]
    pub fn reusing(mut options: Vec<Choice>) -> Self {
        options.clear();
        Self {
            options,
            ..Self::default()
        }
    }

    /// Whether it is explaining: then unlikely candidates should be named too.
    #[must_use]
    pub const fn wants_refusals(&self) -> bool {
        self.explaining
    }

    /// Adds a candidate with its answer. Inlined, so that a typed choice is converted where it is made; without
    /// `always` the compiler keeps one copy for each game, which matches on the choice each time.
    #[inline(always)]
    pub fn candidate(&mut self, choice: impl Into<Choice>, answer: Answer) {
        match answer {
            Ok(()) if !self.explaining => self.options.push(choice.into()),
            Err(refusal) if self.explaining => self.refuse(choice.into(), refusal),
            Ok(()) | Err(_) => {}
        }
    }

    #[cold]
    fn refuse(&mut self, choice: Choice, refusal: &'static Refusal) {
        self.refused.push(Refused { choice, refusal });
    }

    /// Adds a candidate that is always allowed.
    #[inline(always)]
    pub fn offer(&mut self, choice: impl Into<Choice>) {
        self.candidate(choice, Ok(()));
    }
}
