//! Numbers in effects: literal ones, and what is counted when the effect happens.

use ron2::ast::Expr;
use ron2::{FromRon, Result};

use crate::cards::tally::Tally;

use super::spelled::{Spelled, mismatch, own, part};
use super::{Language, Part, PartMut, Parts, PlayerSelector, Scene};

/// How much an effect does.
#[derive(Debug, Clone, PartialEq)]
pub enum Amount<L: Language> {
    /// A plain number: `3`.
    N(i32),
    /// What was paid for X.
    X,
    /// The amount of the event that triggered, or the number rolled.
    That,
    /// The part of a target, of a number that was divided.
    Share,
    /// How many things match.
    Count(L::Filter),
    /// How many cards those players hold.
    Hand(PlayerSelector<L>),
    /// What those players did this turn, or what happened to them.
    ThisTurn(Tally, PlayerSelector<L>),
    /// So many times a number.
    Times(i32, Box<Amount<L>>),
    /// Half of a number, rounded down.
    Half(Box<Amount<L>>),
    /// Two numbers together.
    Plus(Box<Amount<L>>, Box<Amount<L>>),
    /// The first number less the second, at least 0.
    Minus(Box<Amount<L>>, Box<Amount<L>>),
    /// The lower of two numbers.
    Lower(Box<Amount<L>>, Box<Amount<L>>),
    /// The higher of two numbers.
    Higher(Box<Amount<L>>, Box<Amount<L>>),
    /// Others, by a word of the game.
    Own(L::Number),
}

const AMOUNTS: &[&str] = &[
    "X", "That", "Share", "Count", "Hand", "ThisTurn", "Times", "Half", "Plus", "Minus", "Lower",
    "Higher",
];

impl<L: Language> Amount<L> {
    /// The number 0, for parts left out.
    #[must_use]
    pub const fn zero() -> Self {
        Self::N(0)
    }
}

impl<L: Language> FromRon for Amount<L> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let word = match expr {
            Expr::Number(_) => return i32::from_ast(expr).map(Self::N),
            Expr::Struct(_) => Spelled::word(expr, "Amount")?,
            _ => {
                return Err(mismatch(
                    "a number, `That`, `Count(..)` or another amount",
                    expr,
                ));
            }
        };
        let inner = |expr| part(expr).map(Box::new);
        let two = |make: fn(Box<Self>, Box<Self>) -> Self| {
            let [one, other] = word.parts()?;
            Ok(make(inner(one)?, inner(other)?))
        };
        match word.name() {
            "X" => word.alone(Self::X),
            "That" => word.alone(Self::That),
            "Share" => word.alone(Self::Share),
            "Count" => word.parts().and_then(|[f]| part(f)).map(Self::Count),
            "Hand" => word.parts().and_then(|[p]| part(p)).map(Self::Hand),
            "ThisTurn" => {
                let [tally, player] = word.parts()?;
                Ok(Self::ThisTurn(part(tally)?, part(player)?))
            }
            "Times" => {
                let [n, of] = word.parts()?;
                Ok(Self::Times(part(n)?, inner(of)?))
            }
            "Half" => word.parts().and_then(|[of]| inner(of)).map(Self::Half),
            "Plus" => two(Self::Plus),
            "Minus" => two(Self::Minus),
            "Lower" => two(Self::Lower),
            "Higher" => two(Self::Higher),
            _ => own(expr, (AMOUNTS, L::MISSING), "Amount").map(Self::Own),
        }
    }
}

impl<L: Language> Parts<L> for Amount<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        visit(Part::Amount(self), scene);
        match self {
            Self::N(_) | Self::X | Self::That | Self::Share => {}
            Self::Count(filter) => filter.parts(scene, visit),
            Self::Hand(player) | Self::ThisTurn(_, player) => player.parts(scene, visit),
            Self::Times(_, of) | Self::Half(of) => of.parts(scene, visit),
            Self::Plus(one, other)
            | Self::Minus(one, other)
            | Self::Lower(one, other)
            | Self::Higher(one, other) => {
                one.parts(scene, visit);
                other.parts(scene, visit);
            }
            Self::Own(number) => number.parts(scene, visit),
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        match self {
            Self::N(_) | Self::X | Self::That | Self::Share => {}
            Self::Count(filter) => filter.parts_mut(visit),
            Self::Hand(player) | Self::ThisTurn(_, player) => player.parts_mut(visit),
            Self::Times(_, of) | Self::Half(of) => of.parts_mut(visit),
            Self::Plus(one, other)
            | Self::Minus(one, other)
            | Self::Lower(one, other)
            | Self::Higher(one, other) => {
                one.parts_mut(visit);
                other.parts_mut(visit);
            }
            Self::Own(number) => number.parts_mut(visit),
        }
    }
}
