//! What somebody gets, as English predicates: "has +1 Strength", "cannot block".

use super::super::{names, signed};
use super::listed;
use crate::games::sanctuary::content::{Duration, Grant, Label};
use crate::packs::Language;

/// The form that a verb takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// "it gains".
    Singular,
    /// "they gain".
    Plural,
    /// "you may have it gain".
    Bare,
}

impl Form {
    /// A regular verb.
    pub fn verb(self, verb: &str) -> String {
        match self {
            Self::Singular => format!("{verb}s"),
            Self::Plural | Self::Bare => verb.to_owned(),
        }
    }

    fn cannot(self, verb: &str) -> String {
        match self {
            Self::Singular | Self::Plural => format!("cannot {verb}"),
            Self::Bare => format!("be unable to {verb}"),
        }
    }

    fn of(self, singular: &str, plural: &str, bare: &str) -> String {
        match self {
            Self::Singular => singular,
            Self::Plural => plural,
            Self::Bare => bare,
        }
        .to_owned()
    }

    const fn have(self) -> &'static str {
        match self {
            Self::Singular => "has",
            Self::Plural | Self::Bare => "have",
        }
    }
}

/// What a continuous ability gives: "has +1 Strength and Agility and cannot block".
pub fn predicates(grants: &[Grant], form: Form) -> String {
    let mut has = Vec::new();
    let mut does: Vec<(String, Vec<String>)> = Vec::new();
    for grant in grants {
        match says(grant, form) {
            Says::Has { what, .. } => has.push(what),
            Says::Does(what) => does.push((what, Vec::new())),
            Says::Where(what, how) => match does.last_mut() {
                Some((same, hows)) if *same == what => hows.push(how.to_owned()),
                _ => does.push((what, vec![how.to_owned()])),
            },
        }
    }
    let mut parts: Vec<String> = Vec::new();
    if !has.is_empty() {
        parts.push(format!("{} {}", form.have(), listed(&has, "and")));
    }
    parts.extend(does.into_iter().map(|(what, hows)| match hows[..] {
        [] => what,
        _ => format!("{what} {}", listed(&hows, "and")),
    }));
    listed(&parts, "and")
}

/// What an effect gives: "gets +1 Strength", "cannot block".
pub fn given(grant: &Grant, form: Form) -> String {
    match says(grant, form) {
        Says::Has { what, verb } => format!("{} {what}", form.verb(verb)),
        Says::Does(what) => what,
        Says::Where(what, how) => format!("{what} {how}"),
    }
}

/// A grant in words.
enum Says {
    /// Something to have, and the verb with which it comes.
    Has { what: String, verb: &'static str },
    /// A predicate of its own.
    Does(String),
    /// A predicate, and where it holds.
    Where(String, &'static str),
}

fn says(grant: &Grant, form: Form) -> Says {
    let has = |what: String, verb: &'static str| Says::Has { what, verb };
    match grant {
        Grant::Strength(n) => has(format!("{} Strength", signed(*n)), "get"),
        Grant::Gift(gift) => has(
            names::gift_name(*gift, Language::English).to_owned(),
            "gain",
        ),
        Grant::Deals(label, n) => {
            let how = match label {
                Label::Duel => "in duels",
                Label::Combat => "in combat",
                Label::Sanctuary => "to Sanctuaries",
                Label::Effect => "with effects",
            };
            Says::Where(format!("{} {} damage", form.verb("deal"), more(*n)), how)
        }
        Grant::Takes(label, n) => {
            let how = match label {
                Label::Duel => "in duels",
                Label::Combat => "in combat",
                Label::Sanctuary => "from attackers",
                Label::Effect => "from effects",
            };
            Says::Where(format!("{} {} damage", form.verb("take"), more(*n)), how)
        }
        Grant::Cost(n) => Says::Does(format!("{} {}", form.verb("cost"), more(*n))),
        Grant::NoChallenge => Says::Does(form.cannot("challenge")),
        Grant::Unchallenged => Says::Does(form.cannot("be challenged")),
        Grant::NoAttack => Says::Does(form.cannot("attack")),
        Grant::NoBlock => Says::Does(form.cannot("block")),
        Grant::NoUntap => Says::Does(form.of(
            "does not untap in Communion",
            "do not untap in Communion",
            "stay tapped in Communion",
        )),
        Grant::Stays => Says::Does(form.cannot("leave play")),
        Grant::Silenced => Says::Does(form.of(
            "loses its abilities and gifts",
            "lose their abilities and gifts",
            "lose its abilities and gifts",
        )),
    }
}

/// "1 more", "2 less".
fn more(n: i32) -> String {
    let word = if n < 0 { "less" } else { "more" };
    format!("{} {word}", n.unsigned_abs())
}

/// " until Contemplation".
pub const fn lasting(until: Duration, form: Form) -> &'static str {
    match (until, form) {
        (Duration::Contemplation, _) => " until Contemplation",
        (Duration::Permanent, Form::Plural) => " for as long as they stay in play",
        (Duration::Permanent, Form::Singular | Form::Bare) => " for as long as it stays in play",
    }
}
