//! Whom a Spanish sentence speaks of. What was just named is left out or becomes "lo" and "la".

use super::super::Names;
use super::super::mentions::{Mention, Mentions, Own};
use super::noun::noun;
use super::{filter, own_name};
use crate::games::sanctuary::content::{CardKind, Filter, Kind, Player, Who};
use crate::packs::Whose;
use crate::packs::spanish::Phrase;

/// The other card of the event that triggered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Met {
    /// There is none.
    Nobody,
    /// It has just been named.
    It(Kind),
    /// What it is called; always masculine.
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
            self.own_as(Own::Carrier, Phrase::one("su portador", false))
        } else {
            self.this()
        }
    }

    fn own_as(&mut self, own: Own, phrase: Phrase) -> Phrase {
        if self.mentions.own(own) {
            phrase.known()
        } else {
            phrase
        }
    }

    /// Somebody as an object: "cada uno de tus Personajes".
    pub fn who(&mut self, who: &Who) -> Phrase {
        match who {
            Who::Each(filter) => filter::each(filter, self.names),
            Who::Target(_)
            | Who::This
            | Who::Carrier
            | Who::CarriedBy(_)
            | Who::That
            | Who::Opposing => self.subject(who),
        }
    }

    /// Somebody as a subject: "tus Personajes".
    pub fn subject(&mut self, who: &Who) -> Phrase {
        match who {
            Who::Target(n) => self.target(*n),
            Who::This => self.this(),
            Who::Carrier => self.own_as(Own::Carrier, Phrase::one("su portador", false)),
            Who::CarriedBy(n) => self.carried(*n),
            Who::That => match self.met {
                Met::It(kind) => {
                    let phrase = that(kind);
                    if self.mentions.aims() {
                        phrase
                    } else {
                        phrase.known()
                    }
                }
                Met::As(name) => Phrase::one(name, false),
                Met::Nobody => that(Kind::Card),
            },
            Who::Opposing => {
                let bearer = self.bearer();
                Phrase::one(
                    if bearer.known {
                        "cada Personaje que se le enfrenta".to_owned()
                    } else {
                        format!("cada Personaje que se enfrenta a {}", bearer.text)
                    },
                    false,
                )
            }
            Who::Each(filter) => filter::many(filter, self.names),
        }
    }

    /// "su Fuerza", "el coste de tu Personaje".
    pub fn quality(&mut self, what: &str, feminine: bool, who: &Who) -> String {
        let article = if feminine { "la" } else { "el" };
        if let Who::Each(filter) = who {
            let many = filter::many(filter, self.names).text;
            return format!("{article} {what} total de {many}");
        }
        let who = self.who(who);
        if who.known {
            format!("su {what}")
        } else {
            self.mentions.passing();
            format!("{article} {what} de {}", who.text)
        }
    }

    fn target(&mut self, n: u8) -> Phrase {
        let mention = self.mentions.target(n);
        self.mentioned(mention)
    }

    fn mentioned(&self, mention: Mention) -> Phrase {
        let named = |filter: &Filter, masculine: &str, feminine: &str, after: &str| {
            let (noun, _, is_feminine) = noun(filter.kind);
            let before = if is_feminine { feminine } else { masculine };
            Phrase::one(format!("{before} {noun}{after}"), is_feminine)
        };
        match mention {
            Mention::Missing => Phrase::one("un objetivo", false),
            Mention::New(filter) => filter::one(&filter, self.names),
            Mention::It(filter) => that(filter.kind).known(),
            Mention::Ordinal(filter, 0) => named(filter, "el primer", "la primera", ""),
            Mention::Ordinal(filter, _) => named(filter, "el segundo", "la segunda", ""),
            Mention::Side(filter) => match filter.whose {
                Whose::Any => that(filter.kind),
                Whose::Yours => named(filter, "tu", "tu", ""),
                Whose::Theirs => named(filter, "el", "la", " rival"),
            },
            Mention::That(filter) => that(filter.kind),
        }
    }

    fn carried(&mut self, n: u8) -> Phrase {
        let mention = self.mentions.carrier(n);
        let whom = self.mentioned(mention);
        let text = if whom.known {
            "la Tecnología que porta".to_owned()
        } else {
            format!("la Tecnología que porta {}", whom.text)
        };
        Phrase::one(text, true)
    }

    /// A player as a subject; `None` for you.
    pub fn player(&mut self, player: &Player) -> Option<Phrase> {
        let text = match player {
            Player::You => return None,
            Player::Opponent => "el rival".to_owned(),
            Player::Each => "cada jugador".to_owned(),
            Player::Target(n) => self.controller(&Who::Target(*n)),
            Player::ControllerOf(who) => self.controller(who),
        };
        Some(Phrase::one(text, false))
    }

    fn controller(&mut self, who: &Who) -> String {
        let who = self.who(who);
        if who.known {
            "su controlador".to_owned()
        } else {
            format!("el controlador de {}", who.text)
        }
    }

    /// "el Santuario rival".
    pub fn sanctuary(&mut self, player: &Player) -> Phrase {
        let text = match player {
            Player::You => "tu Santuario".to_owned(),
            Player::Opponent => "el Santuario rival".to_owned(),
            Player::Each => "cada Santuario".to_owned(),
            Player::Target(n) if self.mentions.is_sanctuary(*n) => return self.target(*n),
            Player::Target(n) => self.sanctuary_of(&Who::Target(*n)),
            Player::ControllerOf(who) => self.sanctuary_of(who),
        };
        Phrase::one(text, false)
    }

    fn sanctuary_of(&mut self, who: &Who) -> String {
        format!("el Santuario de {}", self.controller(who))
    }
}

/// "ese Personaje", "esa Tecnología".
fn that(kind: Kind) -> Phrase {
    let (noun, _, feminine) = noun(kind);
    let that = if feminine { "esa" } else { "ese" };
    Phrase::one(format!("{that} {noun}"), feminine)
}
