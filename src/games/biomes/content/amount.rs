//! Numbers in effects: a literal, X, or something counted when the effect happens.

use ron2::ast::Expr;
use ron2::{Error, ErrorKind, FromRon, Result};

use super::Filter;

/// How much an effect does. In RON either a plain number or one of the variants.
#[derive(Debug, Clone, PartialEq)]
pub enum Amount {
    /// A plain number: `3`.
    N(i32),
    /// The X paid for the action (0 for anything else).
    X,
    /// The amount of the event a reactive skill reacted to ("that much").
    That,
    /// How many objects match: `Count((kind: Agent, whose: Yours))`.
    Count(Filter),
}

/// The variants alone, under the name that error messages show.
mod spelled {
    use ron2::FromRon;

    #[derive(FromRon)]
    pub enum Amount {
        X,
        That,
        Count(super::Filter),
    }
}

impl FromRon for Amount {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Number(_) => i32::from_ast(expr).map(Self::N),
            Expr::Struct(_) => Ok(match spelled::Amount::from_ast(expr)? {
                spelled::Amount::X => Self::X,
                spelled::Amount::That => Self::That,
                spelled::Amount::Count(filter) => Self::Count(filter),
            }),
            _ => {
                let expected = "a number, `X`, `That` or `Count(..)`".to_owned();
                let found = ron2::convert::expr_type_name(expr).to_owned();
                Err(Error::with_span(
                    ErrorKind::TypeMismatch { expected, found },
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
