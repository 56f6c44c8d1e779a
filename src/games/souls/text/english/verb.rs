//! English verbs in the forms that the texts need.

use crate::games::souls::content::Player;

/// The form that a verb takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// "you gain"; as a command just "gain".
    You,
    /// "it gains".
    Singular,
    /// "they gain".
    Plural,
    /// "may have it gain".
    Bare,
}

impl Form {
    /// A verb, with what belongs to it after a space.
    pub fn verb(self, verb: &str) -> String {
        match self {
            Self::Singular => third(verb),
            Self::You | Self::Plural | Self::Bare => verb.to_owned(),
        }
    }

    pub fn cannot(self, verb: &str) -> String {
        match self {
            Self::Bare => format!("be unable to {verb}"),
            Self::You | Self::Singular | Self::Plural => format!("cannot {verb}"),
        }
    }

    /// "your", "its", "their"; of players always "their".
    pub const fn whose(self) -> &'static str {
        match self {
            Self::You => "your",
            Self::Singular | Self::Plural | Self::Bare => "their",
        }
    }
}

/// "gain 3¢" becomes "gains 3¢".
pub fn third(verb: &str) -> String {
    let (verb, rest) = match verb.split_once(' ') {
        Some((verb, rest)) => (verb, format!(" {rest}")),
        None => (verb, String::new()),
    };
    match verb {
        "have" => format!("has{rest}"),
        "may" | "must" | "cannot" => format!("{verb}{rest}"),
        _ if verb.ends_with("ch") || verb.ends_with('x') => format!("{verb}es{rest}"),
        _ => format!("{verb}s{rest}"),
    }
}

/// Who does what a sentence says without being named again.
#[derive(Clone, Copy)]
pub enum Mood<'p> {
    /// Nobody but the reader: "gain 3¢", "the active player gains 3¢".
    Plain,
    /// After "may": "that player may gain 3¢ and have you lose 1¢".
    Bare(&'p Player),
    /// After "each player": "gains 3¢, then loses 1¢".
    Third(&'p Player),
}

impl Mood<'_> {
    /// What the reader, or whoever decides, does to something: "destroy", "destroys".
    pub fn does(self, verb: &str) -> String {
        match self {
            Self::Plain | Self::Bare(_) => verb.to_owned(),
            Self::Third(_) => third(verb),
        }
    }

    pub fn is_doer(self, player: &Player) -> bool {
        match self {
            Self::Plain => false,
            Self::Bare(doer) | Self::Third(doer) => doer == player,
        }
    }
}
