//! Why a request was not done: a code for programs, a sentence and advice for people.

use serde::Serialize;

use crate::packs::did_you_mean;
use crate::table::{Refused, ReplayError};
use crate::tools::Outcome;

/// An error as an answer carries it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Problem {
    /// One of the codes of `docs/serve.md`.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// What to do about it; may be empty.
    pub help: String,
    /// The rules that forbid a choice.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub rules: &'static [&'static str],
}

impl Problem {
    /// A problem with advice.
    pub fn new(code: &'static str, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            help: help.into(),
            rules: &[],
        }
    }

    /// An unknown name among known ones.
    pub fn unknown(code: &'static str, thing: &str, wanted: &str, known: &[&str]) -> Self {
        let short: String = wanted.chars().take(60).collect();
        let hint = did_you_mean(&short, known.iter().copied());
        let hint = hint.map_or_else(String::new, |hint| format!("; {hint}"));
        Self::new(
            code,
            format!("there is no {thing} `{short}`{hint}"),
            format!("known: {}", known.join(", ")),
        )
    }

    /// A choice that the rules forbid.
    pub fn refused(refused: &Refused) -> Self {
        Self {
            rules: refused.refusal.rules,
            ..Self::new(
                "refused",
                refused.refusal.reason,
                "`options` lists what can be chosen; `fourfold rules` prints the rules",
            )
        }
    }

    /// Wrong use as the command line reports it: the sentence, then what is known.
    pub fn wrong_setup(outcome: &Outcome) -> Self {
        let text = outcome.output.trim();
        let text = text.strip_prefix("error: ").unwrap_or(text);
        let (message, help) = text.split_once('\n').unwrap_or((text, ""));
        let help = help.lines().map(str::trim).filter(|line| !line.is_empty());
        Self::new("setup", message, help.collect::<Vec<_>>().join("; "))
    }
}

impl From<ReplayError> for Problem {
    fn from(error: ReplayError) -> Self {
        Self::new("replay", error.to_string(), "`replay` writes one")
    }
}
