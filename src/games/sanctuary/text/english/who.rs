//! Whom an English sentence speaks of. A target is named in full when first met and is "it" afterwards.

use super::super::Names;
use super::super::mentions::{Mention, Mentions, Own};
use super::filter::{self, Phrase};
use super::own_name;
use crate::games::sanctuary::content::{CardKind, Filter, Kind, Player, Who};
use crate::packs::Whose;

/// The other card of the event that triggered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Met {
    /// There is none.
    Nobody,
    /// It has just been named, so it is "it".
    It(Kind),
    /// What it is called.
    As(&'static str),
}

/// Says the effects of one ability, remembering whom it has already named.
pub struct Speaker<'a> {
    pub names: Names<'a>,
    pub mentions: Mentions<'a>,
    met: Met,
}

impl<'a> Speaker<'a> {
    pub fn new(targets: &'a [Filter], names: Names<'a>) -> Self {
        Self {
            names,
            mentions: Mentions::of(targets),
            met: Met::Nobody,
        }
    }

    pub fn meet(&mut self, met: Met) {
        self.met = met;
        if matches!(met, Met::It(_)) {
            self.mentions.other();
        }
    }

    /// The card that has the ability.
    pub fn this(&mut self) -> Phrase {
        self.own_as(Own::Card, own_name(self.names.kind))
    }

    /// The card that has the ability; of a Technology its carrier.
    pub fn bearer(&mut self) -> Phrase {
        if self.names.kind == CardKind::Technology {
            self.own_as(Own::Carrier, "its carrier")
        } else {
            self.this()
        }
    }

    fn own_as(&mut self, own: Own, name: &'static str) -> Phrase {
        Phrase::one(if self.mentions.own(own) { "it" } else { name })
    }

    /// Somebody as an object: "each of your Characters".
    pub fn who(&mut self, who: &Who) -> String {
        match who {
            Who::Each(filter) => filter::each(filter, self.names),
            Who::Target(_)
            | Who::This
            | Who::Carrier
            | Who::CarriedBy(_)
            | Who::That
            | Who::Opposing => self.subject(who).text,
        }
    }

    /// Somebody as a subject: "your Characters".
    pub fn subject(&mut self, who: &Who) -> Phrase {
        match who {
            Who::Target(n) => Phrase::one(self.target(*n)),
            Who::This => self.this(),
            Who::Carrier => self.own_as(Own::Carrier, "its carrier"),
            Who::CarriedBy(n) => Phrase::one(self.carried(*n)),
            Who::That => Phrase::one(match self.met {
                Met::It(_) if !self.mentions.aims() => "it".to_owned(),
                Met::It(kind) => format!("that {}", filter::noun(kind, false)),
                Met::As(name) => name.to_owned(),
                Met::Nobody => "that card".to_owned(),
            }),
            Who::Opposing => {
                let bearer = self.bearer().text;
                Phrase::one(format!("each Character facing {bearer}"))
            }
            Who::Each(filter) => filter::many(filter, self.names),
        }
    }

    /// "its Strength", "the cost of your Character".
    pub fn quality(&mut self, what: &str, who: &Who) -> String {
        if let Who::Each(filter) = who {
            let many = filter::many(filter, self.names).text;
            return format!("the total {what} of {many}");
        }
        match self.who(who).as_str() {
            "it" => format!("its {what}"),
            who => {
                self.mentions.passing();
                format!("the {what} of {who}")
            }
        }
    }

    fn target(&mut self, n: u8) -> String {
        let mention = self.mentions.target(n);
        self.mentioned(mention)
    }

    fn mentioned(&self, mention: Mention) -> String {
        let noun = |filter: &Filter| filter::noun(filter.kind, false);
        match mention {
            Mention::Missing => "a target".to_owned(),
            Mention::New(filter) => filter::one(&filter, self.names),
            Mention::It(_) => "it".to_owned(),
            Mention::Ordinal(filter, 0) => format!("the first {}", noun(filter)),
            Mention::Ordinal(filter, _) => format!("the second {}", noun(filter)),
            Mention::Side(filter) => match filter.whose {
                Whose::Any => format!("that {}", noun(filter)),
                Whose::Yours => format!("your {}", noun(filter)),
                Whose::Theirs => format!("the enemy {}", noun(filter)),
            },
            Mention::That(filter) => format!("that {}", noun(filter)),
        }
    }

    fn carried(&mut self, n: u8) -> String {
        let mention = self.mentions.carrier(n);
        match self.mentioned(mention).as_str() {
            "it" => "the Technology it carries".to_owned(),
            whom => format!("the Technology carried by {whom}"),
        }
    }

    /// A player as a subject; `None` for you.
    pub fn player(&mut self, player: &Player) -> Option<String> {
        Some(match player {
            Player::You => return None,
            Player::Opponent => "the opponent".to_owned(),
            Player::Each => "each player".to_owned(),
            Player::Target(n) => self.controller(&Who::Target(*n)),
            Player::ControllerOf(who) => self.controller(who),
        })
    }

    fn controller(&mut self, who: &Who) -> String {
        match self.who(who).as_str() {
            "it" => "its controller".to_owned(),
            who => format!("the controller of {who}"),
        }
    }

    /// "the opponent's Sanctuary".
    pub fn sanctuary(&mut self, player: &Player) -> String {
        match player {
            Player::You => "your Sanctuary".to_owned(),
            Player::Opponent => "the opponent's Sanctuary".to_owned(),
            Player::Each => "each Sanctuary".to_owned(),
            Player::Target(n) if self.mentions.is_sanctuary(*n) => self.target(*n),
            Player::Target(n) => self.sanctuary_of(&Who::Target(*n)),
            Player::ControllerOf(who) => self.sanctuary_of(who),
        }
    }

    fn sanctuary_of(&mut self, who: &Who) -> String {
        match self.controller(who).as_str() {
            "its controller" => "its controller's Sanctuary".to_owned(),
            whose => format!("the Sanctuary of {whose}"),
        }
    }
}
