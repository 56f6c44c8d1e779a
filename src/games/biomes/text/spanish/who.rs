//! Whom sentences speak of. A target is named in full when first met and known afterwards.

use super::filter;
use super::noun::{it, noun};
use super::{Names, This, this};
use crate::games::biomes::content::{Filter, Kind, Player, SectorSel, Who, Whose};
use crate::packs::spanish::Phrase;

/// Says the effects of one skill, remembering what it has already named.
pub struct Speaker<'a> {
    targets: &'a [Filter],
    named: Vec<bool>,
    /// What the text already named that the reactive skill reacted to.
    met: Option<Kind>,
    pub names: Names<'a>,
}

impl<'a> Speaker<'a> {
    pub fn new(targets: &'a [Filter], names: Names<'a>) -> Self {
        Self {
            targets,
            named: vec![false; targets.len()],
            met: None,
            names,
        }
    }

    /// The text already named the other object of the event.
    pub const fn meet(&mut self, kind: Kind) {
        self.met = Some(kind);
    }

    /// Somebody as the subject of a sentence: of many, all of them.
    pub fn subject(&mut self, who: &Who) -> Phrase {
        match who {
            Who::Each(all) => filter::many(all, self.names),
            _ => self.who(who),
        }
    }

    pub fn who(&mut self, who: &Who) -> Phrase {
        match who {
            Who::Target(n) => self.target(usize::from(*n)),
            Who::This => match self.names.this {
                This::Bearer | This::Host => Phrase::one("esta carta", true),
                _ => this(self.names),
            },
            Who::Host => match self.names.this {
                This::Bearer | This::Host => this(self.names),
                _ => Phrase::one("su anfitrión", false),
            },
            Who::That => match self.met {
                Some(kind) => it(noun(kind).2),
                None => Phrase::one("ese agente", false),
            },
            Who::Each(all) => filter::each(all, self.names),
        }
    }

    fn target(&mut self, n: usize) -> Phrase {
        let Some(filter) = self.targets.get(n) else {
            return Phrase::one("un objetivo", false);
        };
        let (name, _, feminine) = noun(filter.kind);
        let twins = self.targets.iter().filter(|t| t.kind == filter.kind);
        let twin = self.targets[..n].iter().any(|t| t.kind == filter.kind);
        let first = !std::mem::replace(&mut self.named[n], true);
        if first && twin {
            return filter::second(filter, self.names);
        }
        if first {
            return filter::one(filter, self.names);
        }
        let that = |masculine: &str, other: &str| {
            let word = if feminine { other } else { masculine };
            Phrase::one(format!("{word} {name}"), feminine)
        };
        match self.targets.len() {
            1 if filter.kind == Kind::Player => that("ese", "esa"),
            1 => it(feminine),
            _ if twin => that("el segundo", "la segunda"),
            _ if twins.count() > 1 => that("el primer", "la primera"),
            _ => that("ese", "esa"),
        }
    }

    pub fn sector(&mut self, at: &SectorSel) -> Phrase {
        let mine = |whose: &Whose, place: &str| match whose {
            Whose::Any => Phrase::many(format!("los dos sectores {place}"), false),
            Whose::Yours => Phrase::one(format!("tu sector {place}"), false),
            Whose::Theirs => Phrase::one(format!("el sector enemigo {place}"), false),
        };
        match at {
            SectorSel::Target(n) => self.target(usize::from(*n)),
            SectorSel::Here(whose) => mine(whose, "de aquí"),
            SectorSel::At(who, whose) => {
                let who = self.who(who);
                let place = format!("donde está {}", who.text);
                mine(whose, if who.known { "de su bioma" } else { &place })
            }
            SectorSel::Each(Whose::Any) => Phrase::one("cada sector", false),
            SectorSel::Each(Whose::Yours) => Phrase::one("cada uno de tus sectores", false),
            SectorSel::Each(Whose::Theirs) => Phrase::one("cada sector enemigo", false),
        }
    }

    /// A player as the subject of a sentence; `None` for you.
    pub fn player(&mut self, player: &Player) -> Option<Phrase> {
        Some(match player {
            Player::You => return None,
            Player::Opponent => Phrase::one("el rival", false),
            Player::Each => Phrase::one("cada jugador", false),
            Player::Target(n) => self.target(usize::from(*n)),
            Player::ControllerOf(who) => {
                let who = self.who(who);
                if who.known {
                    Phrase::one("su controlador", false)
                } else {
                    Phrase::one(format!("el controlador de {}", who.text), false)
                }
            }
        })
    }
}
