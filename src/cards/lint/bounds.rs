//! What a number of a card can come to: the lowest and the highest.

use super::Meaning;
use crate::cards::language::Amount;

/// The lowest and the highest that a number can be. Far beyond what a game allows means without a bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The lowest.
    pub low: i32,
    /// The highest.
    pub high: i32,
}

/// Higher than any number of any game.
const FAR: i32 = 2_000_000;

impl Bounds {
    /// Any number.
    pub const ANY: Self = Self::new(-FAR, FAR);
    /// Nothing or more.
    pub const COUNT: Self = Self::new(0, FAR);
    /// Something.
    pub const SOME: Self = Self::new(1, FAR);

    /// From the lowest to the highest.
    #[must_use]
    pub const fn new(low: i32, high: i32) -> Self {
        Self { low, high }
    }

    /// Exactly that.
    #[must_use]
    pub const fn exactly(n: i32) -> Self {
        Self::new(n, n)
    }

    fn by(one: Self, other: Self, of: impl Fn(i32, i32) -> i32) -> Self {
        let clamp = |n: i32| n.clamp(-FAR, FAR);
        Self::new(
            clamp(of(one.low, other.low)),
            clamp(of(one.high, other.high)),
        )
    }

    /// Whether so much or more: always, never, or sometimes.
    #[must_use]
    pub const fn at_least(self, n: i32) -> Option<bool> {
        match () {
            () if self.low >= n => Some(true),
            () if self.high < n => Some(false),
            () => None,
        }
    }
}

/// What a number can come to; `that` is what the amount of the event can be.
pub(super) fn of<L: Meaning>(amount: &Amount<L>, that: Bounds) -> Bounds {
    let inner = |amount: &Amount<L>| of(amount, that);
    match amount {
        Amount::N(n) => Bounds::exactly(*n),
        Amount::X | Amount::Hand(_) | Amount::ThisTurn(..) => Bounds::COUNT,
        Amount::That => that,
        Amount::Share => Bounds::SOME,
        Amount::Count(filter) => L::counts(filter),
        Amount::Times(n, of) => {
            let (n, of) = (Bounds::exactly(*n), inner(of));
            Bounds::by(n, of, i32::saturating_mul)
        }
        Amount::Half(of) => Bounds::by(inner(of), Bounds::exactly(2), i32::div_euclid),
        Amount::Plus(one, other) => Bounds::by(inner(one), inner(other), i32::saturating_add),
        Amount::Minus(one, other) => {
            let (one, other) = (inner(one), inner(other));
            let turned = Bounds::new(other.high, other.low);
            Bounds::by(one, turned, |n, m| n.saturating_sub(m).max(0))
        }
        Amount::Lower(one, other) => Bounds::by(inner(one), inner(other), i32::min),
        Amount::Higher(one, other) => Bounds::by(inner(one), inner(other), i32::max),
        Amount::Own(number) => L::number(number),
    }
}
