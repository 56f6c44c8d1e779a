//! Bounds of filters and groups: a number, or the X that was paid.

use std::fmt;

use ron2::ast::Expr;
use ron2::{FromRon, Result};

use super::spelled::{Spelled, mismatch};
use super::{Amount, Language, Part, Parts, Scene};

/// At least or at most so much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// A plain number.
    N(i32),
    /// What was paid for X.
    X,
}

impl Bound {
    /// The number, where that was paid for X.
    #[must_use]
    pub const fn with(self, x: i32) -> i32 {
        match self {
            Self::N(n) => n,
            Self::X => x,
        }
    }

    /// The number, if it does not wait for X.
    #[must_use]
    pub const fn number(self) -> Option<i32> {
        match self {
            Self::N(n) => Some(n),
            Self::X => None,
        }
    }
}

/// Whether a number lies between two bounds, where `x` was paid for X. It is only asked for if there is a bound.
pub fn lies_between(
    [least, most]: [Option<Bound>; 2],
    x: i32,
    number: impl FnOnce() -> i32,
) -> bool {
    if least.is_none() && most.is_none() {
        return true;
    }
    let number = number();
    least.is_none_or(|bound| number >= bound.with(x))
        && most.is_none_or(|bound| number <= bound.with(x))
}

/// Whether nothing can be between two bounds, as the least is above the most.
#[must_use]
pub fn are_crossed([least, most]: [Option<Bound>; 2]) -> bool {
    let [least, most] = [least, most].map(|bound| bound.and_then(Bound::number));
    least.zip(most).is_some_and(|(least, most)| least > most)
}

/// Whether a bound is a number below 0.
#[must_use]
pub fn is_negative(bound: Option<Bound>) -> bool {
    bound.and_then(Bound::number).is_some_and(|n| n < 0)
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::N(n) => write!(f, "{n}"),
            Self::X => f.write_str("X"),
        }
    }
}

impl FromRon for Bound {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Number(_) => i32::from_ast(expr).map(Self::N),
            Expr::Struct(_) => {
                let word = Spelled::word(expr, "Bound")?;
                match word.name() {
                    "X" => word.alone(Self::X),
                    _ => Err(word.unknown(&["X"], "Bound")),
                }
            }
            _ => Err(mismatch("a number or `X`", expr)),
        }
    }
}

impl<L: Language> Parts<L> for Bound {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        if *self == Self::X {
            visit(Part::Amount(&Amount::X), scene);
        }
    }
}
