//! Whom a Spanish sentence speaks of. What was just named is left out or becomes "lo" and "la".

use super::super::mentions::{Mention, Mentions};
use super::super::{Eyes, Names};
use super::noun::noun;
use super::{another, filter, own_name};
use crate::games::souls::content::{Filter, Kind, Player, Who};
use crate::packs::spanish::Phrase;

/// The thing of the event that triggered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Met {
    /// There is none.
    Nobody,
    /// It has just been named.
    It(Kind),
    /// What it is called, and whether that is feminine.
    As(&'static str, bool),
}

/// Says the effects of one ability, remembering whom it has already named.
pub struct Speaker<'a> {
    pub names: Names<'a>,
    pub mentions: Mentions<'a>,
    pub met: Met,
    /// What `Picked` is.
    pub picked: Kind,
    /// What `That` is as a number: "el resultado" in a table of rolls.
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
            picked: Kind::Item,
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
        if self.mentions.own() {
            own.known()
        } else {
            own
        }
    }

    /// Somebody: "cada uno de tus objetos".
    pub fn who(&mut self, who: &Who) -> Phrase {
        match who {
            Who::Target(n) => self.target(*n),
            Who::This => self.this(),
            Who::That => match self.met {
                Met::It(Kind::Player) => that(Kind::Player),
                Met::It(kind) if !self.mentions.aims() => that(kind).known(),
                Met::It(kind) => that(kind),
                Met::As(name, feminine) => Phrase::one(name, feminine),
                Met::Nobody => that(Kind::Item).known(),
            },
            Who::Picked => that(self.picked).known(),
            Who::Attacked => Phrase::one("el monstruo atacado", false),
            Who::Player(player) => self.player(player),
            Who::Each(filter) => filter::each(&another(filter, self.names.sort), self.names),
        }
    }

    fn target(&mut self, n: u8) -> Phrase {
        let ordinal = |filter: &Filter, masculine: &str, feminine: &str| {
            let (noun, _, is_feminine) = noun(filter.kind);
            let which = if is_feminine { feminine } else { masculine };
            Phrase::one(format!("{which} {noun}"), is_feminine)
        };
        match self.mentions.name(n) {
            Mention::Missing => Phrase::one("un objetivo", false),
            Mention::New(filter) => filter::one(&another(&filter, self.names.sort), self.names),
            Mention::It(filter) => that(filter.kind).known(),
            Mention::Ordinal(filter, 0) => ordinal(filter, "el primer", "la primera"),
            Mention::Ordinal(filter, _) => ordinal(filter, "el segundo", "la segunda"),
            Mention::That(filter) => that(filter.kind),
        }
    }

    /// A player as a subject.
    pub fn player(&mut self, player: &Player) -> Phrase {
        let text = match player {
            Player::You => return filter::you(self.names.eyes),
            Player::They | Player::ThatPlayer => "ese jugador".to_owned(),
            Player::Active => "el jugador activo".to_owned(),
            Player::Each => "cada jugador".to_owned(),
            Player::Others => "cada otro jugador".to_owned(),
            Player::Left => format!("el jugador a {}", self.side("izquierda")),
            Player::Right => format!("el jugador a {}", self.side("derecha")),
            Player::Target(n) => {
                let target = self.mentions.target(*n);
                if target.is_none_or(|filter| filter.kind == Kind::Player) {
                    return self.target(*n);
                }
                self.controller(&Who::Target(*n))
            }
            Player::ControllerOf(who) => self.controller(who),
        };
        Phrase::one(text, false)
    }

    fn side(&self, side: &str) -> String {
        filter::your(side, true, self.names.eyes)
    }

    fn controller(&mut self, who: &Who) -> String {
        let who = self.who(who);
        if who.known {
            "su controlador".to_owned()
        } else {
            format!("el controlador de {}", who.text)
        }
    }

    /// "tu mano", "la mano de ese jugador"; "su mano" where the sentence is about that very player.
    pub fn owned(
        &mut self,
        player: &Player,
        what: &str,
        feminine: bool,
        subject: Option<&Player>,
    ) -> String {
        if *player == Player::You && (subject != Some(player) || self.names.eyes == Eyes::You) {
            return filter::your(what, feminine, self.names.eyes);
        }
        if subject == Some(player) || *player == Player::They {
            return format!("su {what}");
        }
        let article = if feminine { "la" } else { "el" };
        format!("{article} {what} de {}", self.player(player).text)
    }

    /// "tu ataque", "su ataque", "el ataque de un monstruo".
    pub fn quality(&mut self, what: &str, who: &Who) -> String {
        if let Who::Player(player) = who {
            return self.owned(player, what, false, None);
        }
        let who = self.who(who);
        if who.known {
            format!("su {what}")
        } else {
            format!("el {what} de {}", who.text)
        }
    }
}

/// "ese objeto", "esa tirada".
fn that(kind: Kind) -> Phrase {
    let (noun, _, feminine) = noun(kind);
    let that = if feminine { "esa" } else { "ese" };
    Phrase::one(format!("{that} {noun}"), feminine)
}
