//! Whom an English sentence speaks of. A target is named in full when first met and is "it" afterwards.

use super::super::mentions::{Mention, Mentions};
use super::super::{Eyes, Names};
use super::filter::{self, Phrase};
use super::verb::Form;
use super::{another, own_name};
use crate::games::souls::content::{Filter, Kind, Player, Who};

/// The thing of the event that triggered.
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
    pub met: Met,
    /// What `That` is as a number: "the result" in a table of rolls.
    pub result: bool,
    /// A condition is about none of several players.
    pub nobody: bool,
}

impl<'a> Speaker<'a> {
    pub fn new(targets: &'a [Filter], names: Names<'a>) -> Self {
        Self {
            names,
            mentions: Mentions::of(targets),
            met: Met::Nobody,
            result: false,
            nobody: false,
        }
    }

    pub const fn meet(&mut self, met: Met) {
        self.met = met;
        if matches!(met, Met::It(_)) {
            self.mentions.other();
        }
    }

    /// The card that has the ability.
    pub fn this(&mut self) -> Phrase {
        let own = own_name(self.names.sort);
        Phrase::one(if self.mentions.own() { "it" } else { own })
    }

    /// Somebody: "each of your items", "it".
    pub fn who(&mut self, who: &Who) -> Phrase {
        match who {
            Who::Target(n) => Phrase::one(self.target(*n)),
            Who::This => self.this(),
            Who::That => Phrase::one(match self.met {
                Met::It(Kind::Player) => "that player".to_owned(),
                Met::It(_) if !self.mentions.aims() => "it".to_owned(),
                Met::It(kind) => format!("that {}", filter::noun(kind, false)),
                Met::As(name) => name.to_owned(),
                Met::Nobody => "it".to_owned(),
            }),
            Who::Picked => Phrase::one("it"),
            Who::Attacked => Phrase::one("the attacked monster"),
            Who::Player(player) => self.player(player),
            Who::Each(filter) => filter::each(&another(filter, self.names.sort), self.names),
        }
    }

    fn target(&mut self, n: u8) -> String {
        let noun = |filter: &Filter| match filter.kind {
            Kind::Entry => "entry",
            Kind::LootEntry => "loot card",
            Kind::AbilityEntry => "ability",
            Kind::DamageEntry => "damage",
            Kind::DeathEntry => "death",
            kind => filter::noun(kind, false),
        };
        match self.mentions.name(n) {
            Mention::Missing => "a target".to_owned(),
            Mention::New(filter) => {
                filter::one(&another(&filter, self.names.sort), self.names).text
            }
            Mention::It(_) => "it".to_owned(),
            Mention::Ordinal(filter, 0) => format!("the first {}", noun(filter)),
            Mention::Ordinal(filter, _) => format!("the second {}", noun(filter)),
            Mention::That(filter) => format!("that {}", noun(filter)),
        }
    }

    /// A player as a subject.
    pub fn player(&mut self, player: &Player) -> Phrase {
        Phrase::one(match player {
            Player::You => return filter::you(self.names.eyes),
            Player::They => return Phrase::many("they"),
            Player::Active => "the active player".to_owned(),
            Player::Each => "each player".to_owned(),
            Player::Others => "each other player".to_owned(),
            Player::ThatPlayer => "that player".to_owned(),
            Player::Left => format!("the player to {} left", filter::your(self.names.eyes)),
            Player::Right => format!("the player to {} right", filter::your(self.names.eyes)),
            Player::Target(n) => {
                let target = self.mentions.target(*n);
                if target.is_none_or(|filter| filter.kind == Kind::Player) {
                    self.target(*n)
                } else {
                    self.controller(&Who::Target(*n))
                }
            }
            Player::ControllerOf(who) => self.controller(who),
        })
    }

    fn controller(&mut self, who: &Who) -> String {
        match self.who(who).text.as_str() {
            "it" => "its controller".to_owned(),
            who => format!("the controller of {who}"),
        }
    }

    /// "your hand", "that player's hand"; "their hand" where the sentence is about that very player.
    pub fn owned(&mut self, player: &Player, what: &str, subject: Option<&Player>) -> String {
        if *player == Player::You && (subject != Some(player) || self.names.eyes == Eyes::You) {
            return format!("{} {what}", filter::your(self.names.eyes));
        }
        if subject == Some(player) || *player == Player::They {
            return format!("their {what}");
        }
        let who = self.player(player).text;
        if who.contains(" with ") || who.contains(" of ") {
            format!("the {what} of {who}")
        } else {
            format!("{who}'s {what}")
        }
    }

    /// "your attack", "its attack", "the attack of a monster".
    pub fn quality(&mut self, what: &str, who: &Who) -> String {
        if let Who::Player(player) = who {
            return self.owned(player, what, None);
        }
        let who = self.who(who);
        match (who.form, who.text.as_str()) {
            (Form::You, _) => format!("your {what}"),
            (_, "it") => format!("its {what}"),
            (_, who) => format!("the {what} of {who}"),
        }
    }
}
