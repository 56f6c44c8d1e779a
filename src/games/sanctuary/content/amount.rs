//! Numbers in effects: a literal, or something counted when the effect happens.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};

use super::{Filter, Who};

/// How much an effect does. In RON either a plain number or one of the variants.
#[derive(Debug, Clone, PartialEq)]
pub enum Amount {
    /// A plain number: `3`.
    N(i32),
    /// The amount of the event that triggered ("that much").
    That,
    /// How many cards match: `Count((kind: Character, whose: Yours))`.
    Count(Filter),
    /// The Strength of that Character; of several, the sum.
    StrengthOf(Box<Who>),
    /// The cost of that card; of several, the sum.
    CostOf(Box<Who>),
}

/// The variants alone, under the name that error messages show.
mod spelled {
    use ron2::FromRon;

    #[derive(FromRon)]
    pub enum Amount {
        That,
        Count(super::Filter),
        StrengthOf(Box<super::Who>),
        CostOf(Box<super::Who>),
    }
}

impl FromRon for Amount {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Number(_) => i32::from_ast(expr).map(Self::N),
            Expr::Struct(_) => Ok(match spelled::Amount::from_ast(expr)? {
                spelled::Amount::That => Self::That,
                spelled::Amount::Count(filter) => Self::Count(filter),
                spelled::Amount::StrengthOf(who) => Self::StrengthOf(who),
                spelled::Amount::CostOf(who) => Self::CostOf(who),
            }),
            _ => {
                let expected = "a number, `That`, `Count(..)`, `StrengthOf(..)` or `CostOf(..)`";
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

impl Amount {
    /// The number 0, for parts left out.
    #[must_use]
    pub const fn zero() -> Self {
        Self::N(0)
    }
}
