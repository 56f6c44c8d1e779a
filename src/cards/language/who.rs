//! Whom an effect means: things and players.

use ron2::ast::Expr;
use ron2::{FromRon, Result};

use super::spelled::{Spelled, own, part};
use super::{Language, Part, PartMut, Parts, Scene};
use crate::table::Seat;

/// Things on the table.
#[derive(Debug, Clone, PartialEq)]
pub enum ObjectSelector<L: Language> {
    /// Target number n of the ability, from 0.
    Target(u8),
    /// The card that has the ability.
    This,
    /// The other thing of the event that triggered.
    That,
    /// What the enclosing `Choose` picked.
    Picked,
    /// What costs of the ability were paid with, besides its own card.
    Paid,
    /// Everything that matches.
    Each(L::Filter),
    /// Others, by a word of the game.
    Own(L::Thing),
}

const WHO: &[&str] = &["Target", "This", "That", "Picked", "Paid", "Each"];

impl<L: Language> FromRon for ObjectSelector<L> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let word = Spelled::word(expr, "Who")?;
        match word.name() {
            "Target" => word.parts().and_then(|[n]| part(n)).map(Self::Target),
            "This" => word.alone(Self::This),
            "That" => word.alone(Self::That),
            "Picked" => word.alone(Self::Picked),
            "Paid" => word.alone(Self::Paid),
            "Each" => word.parts().and_then(|[f]| part(f)).map(Self::Each),
            _ => own(expr, (WHO, L::MISSING), "Who").map(Self::Own),
        }
    }
}

impl<L: Language> Parts<L> for ObjectSelector<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        visit(Part::Objects(self), scene);
        match self {
            Self::Each(filter) => filter.parts(scene, visit),
            Self::Own(thing) => thing.parts(scene, visit),
            Self::Target(_) | Self::This | Self::That | Self::Picked | Self::Paid => {}
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        match self {
            Self::Each(filter) => filter.parts_mut(visit),
            Self::Own(thing) => thing.parts_mut(visit),
            Self::Target(n) => visit(PartMut::Target(n)),
            Self::This | Self::That | Self::Picked | Self::Paid => {}
        }
    }
}

/// Players.
#[derive(Debug, Clone, PartialEq)]
pub enum PlayerSelector<L: Language> {
    /// The controller of the ability.
    You,
    /// The other player of two.
    Opponent,
    /// Everybody but the controller, in turn order.
    Others,
    /// Everybody, in turn order.
    Each,
    /// The player whose turn it is.
    Active,
    /// The player whom the enclosing `MayDo`, `EachDoes` or `Choose` asks.
    They,
    /// The player of the event that triggered.
    ThatPlayer,
    /// The next player in turn order.
    Left,
    /// The player before in turn order.
    Right,
    /// The next player in turn order after each of those.
    LeftOf(Box<PlayerSelector<L>>),
    /// The player before each of those.
    RightOf(Box<PlayerSelector<L>>),
    /// The player that is target number n, or the controller of the thing that is.
    Target(u8),
    /// The controller of a thing, now or when it was last in play.
    ControllerOf(Box<ObjectSelector<L>>),
}

impl<L: Language> PlayerSelector<L> {
    /// Whether it is the other one in a game of two.
    #[must_use]
    pub const fn is_opponent(&self) -> bool {
        matches!(
            self,
            Self::Opponent | Self::Others | Self::Left | Self::Right
        )
    }

    /// The players in a game of two, the active one first. `they` is asked, `that` is of the event; `controllers` has the
    /// controllers of things.
    pub fn of_two(
        &self,
        (you, active): (Seat, Seat),
        (they, that): (Option<Seat>, Option<Seat>),
        controllers: &dyn Fn(&ObjectSelector<L>) -> Vec<Seat>,
    ) -> Vec<Seat> {
        match self {
            Self::You => vec![you],
            Self::Opponent | Self::Others | Self::Left | Self::Right => vec![you.other()],
            Self::Each => vec![active, active.other()],
            Self::Active => vec![active],
            Self::They => they.into_iter().collect(),
            Self::ThatPlayer => that.into_iter().collect(),
            Self::LeftOf(of) | Self::RightOf(of) => {
                let of = of.of_two((you, active), (they, that), controllers);
                of.into_iter().map(Seat::other).collect()
            }
            Self::Target(n) => controllers(&ObjectSelector::Target(*n)),
            Self::ControllerOf(who) => controllers(who),
        }
    }
}

const PLAYERS: &[&str] = &[
    "You",
    "Opponent",
    "Others",
    "Each",
    "Active",
    "They",
    "ThatPlayer",
    "Left",
    "Right",
    "LeftOf",
    "RightOf",
    "Target",
    "Picked",
    "ControllerOf",
];

impl<L: Language> FromRon for PlayerSelector<L> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let word = Spelled::word(expr, "Player")?;
        match word.name() {
            "You" => word.alone(Self::You),
            "Opponent" => word.alone(Self::Opponent),
            "Others" => word.alone(Self::Others),
            "Each" => word.alone(Self::Each),
            "Active" => word.alone(Self::Active),
            "They" => word.alone(Self::They),
            "ThatPlayer" => word.alone(Self::ThatPlayer),
            "Left" => word.alone(Self::Left),
            "Right" => word.alone(Self::Right),
            "Target" => word.parts().and_then(|[n]| part(n)).map(Self::Target),
            // As a target: the player that was picked, or the controller of what was.
            "Picked" => {
                let picked = Box::new(ObjectSelector::Picked);
                word.alone(Self::ControllerOf(picked))
            }
            "LeftOf" => {
                let of = word.parts().and_then(|[player]| part(player));
                of.map(|player| Self::LeftOf(Box::new(player)))
            }
            "RightOf" => {
                let of = word.parts().and_then(|[player]| part(player));
                of.map(|player| Self::RightOf(Box::new(player)))
            }
            "ControllerOf" => {
                let who = word.parts().and_then(|[who]| part(who));
                who.map(|who| Self::ControllerOf(Box::new(who)))
            }
            _ => Err(word.unknown(PLAYERS, "Player")),
        }
    }
}

impl<L: Language> Parts<L> for PlayerSelector<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        visit(Part::Players(self), scene);
        match self {
            Self::ControllerOf(who) => who.parts(scene, visit),
            Self::LeftOf(player) | Self::RightOf(player) => player.parts(scene, visit),
            _ => {}
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        visit(PartMut::Players(self));
        match self {
            Self::ControllerOf(who) => who.parts_mut(visit),
            Self::LeftOf(player) | Self::RightOf(player) => player.parts_mut(visit),
            Self::Target(n) => visit(PartMut::Target(n)),
            _ => {}
        }
    }
}
