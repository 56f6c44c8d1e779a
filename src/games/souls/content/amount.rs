//! Numbers in effects: a literal, or something counted when the effect happens.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};

use super::{Filter, Player, Who};

/// How much an effect does. In RON either a plain number or one of the variants.
#[derive(Debug, Clone, PartialEq)]
pub enum Amount {
    /// A plain number: `3`.
    N(i32),
    /// The amount of the event that triggered, or what was rolled ("that much").
    That,
    /// How many match: `Count((kind: Item, whose: Yours))`.
    Count(Filter),
    /// The ¢ of that player; of several, the sum.
    Coins(Player),
    /// The loot cards that player holds; of several, the sum.
    Hand(Player),
    /// The soul value of that player; of several, the sum.
    Souls(Player),
    /// Counters on those; of several, the sum.
    Counters(Box<Who>),
    /// The attack of those; of several, the sum.
    AttackOf(Box<Who>),
    /// So many times that: `Times(2, Count(..))`.
    Times(i32, Box<Amount>),
    /// Half of that, rounded down.
    Half(Box<Amount>),
}

/// The variants alone, under the name that error messages show.
mod spelled {
    use ron2::FromRon;

    #[derive(FromRon)]
    pub enum Amount {
        That,
        Count(super::Filter),
        Coins(super::Player),
        Hand(super::Player),
        Souls(super::Player),
        Counters(Box<super::Who>),
        AttackOf(Box<super::Who>),
        Times(i32, Box<super::Amount>),
        Half(Box<super::Amount>),
    }
}

impl FromRon for Amount {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Number(_) => i32::from_ast(expr).map(Self::N),
            Expr::Struct(_) => Ok(match spelled::Amount::from_ast(expr)? {
                spelled::Amount::That => Self::That,
                spelled::Amount::Count(filter) => Self::Count(filter),
                spelled::Amount::Coins(player) => Self::Coins(player),
                spelled::Amount::Hand(player) => Self::Hand(player),
                spelled::Amount::Souls(player) => Self::Souls(player),
                spelled::Amount::Counters(who) => Self::Counters(who),
                spelled::Amount::AttackOf(who) => Self::AttackOf(who),
                spelled::Amount::Times(n, amount) => Self::Times(n, amount),
                spelled::Amount::Half(amount) => Self::Half(amount),
            }),
            _ => {
                let expected = "a number, `That`, `Count(..)`, `Coins(..)` or another amount";
                let found = ron2::convert::expr_type_name(expr).to_owned();
                Err(Error::with_span(
                    ErrorKind::TypeMismatch {
                        expected: expected.to_owned(),
                        found,
                    },
                    *expr.span(),
                ))
            }
        }
    }
}
