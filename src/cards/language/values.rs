//! What numbers and conditions of the language come to now.

use super::targets::DIVIDED;
use super::{Amount, Condition, HowMany, Language, ObjectSelector, PlayerSelector, TargetSpec};
use crate::cards::tally::Tally;
use crate::table::Seat;

/// Something whose text is read or carried out.
pub trait Reader: Copy {
    /// "You".
    fn controller(&self) -> Seat;
    /// The amount of the event that triggered, or the number rolled.
    fn that_amount(&self) -> i32;
    /// What was paid for X.
    fn x(&self) -> i32;
    /// The part of the one target that is meant, of a number that was divided.
    fn share(&self) -> i32;
}

/// A board on which numbers and conditions of a language can be looked up.
pub trait Values<L: Language> {
    /// Something on the stack, or about to be.
    type Entry: Reader;

    /// The highest number that an amount comes to, and with a minus the lowest.
    const MOST: i32 = 1_000_000;

    /// How many things match.
    fn count_of(&self, filter: &L::Filter, entry: &Self::Entry) -> usize;
    /// Whether each of those things matches, and there is one.
    fn is(&self, who: &ObjectSelector<L>, filter: &L::Filter, entry: &Self::Entry) -> bool;
    /// How many cards a player holds.
    fn hand_of(&self, seat: Seat) -> usize;
    /// Players, in turn order.
    fn players(&self, player: &PlayerSelector<L>, entry: &Self::Entry) -> Vec<Seat>;
    /// What that player did this turn, or what happened to them.
    fn this_turn(&self, tally: Tally, seat: Seat) -> i32;
    /// The player whose turn it is.
    fn turn_of(&self) -> Seat;
    /// The phase of the turn.
    fn phase_now(&self) -> L::Phase;
    /// A number of the game.
    fn own_number(&self, number: &L::Number, entry: &Self::Entry) -> i32;
    /// Whether a condition of the game holds.
    fn own_holds(&self, condition: &L::Condition, entry: &Self::Entry) -> bool;

    /// A number now, from `-MOST` to [`MOST`](Self::MOST).
    fn amount(&self, amount: &Amount<L>, entry: &Self::Entry) -> i32 {
        let of = |amount: &Amount<L>| self.amount(amount, entry);
        let n = match amount {
            Amount::N(n) => *n,
            Amount::X => entry.x(),
            Amount::That => entry.that_amount(),
            Amount::Share => entry.share(),
            Amount::Count(filter) => self.count_of(filter, entry) as i32,
            Amount::Hand(player) => {
                let players = self.players(player, entry).into_iter();
                players.map(|seat| self.hand_of(seat) as i32).sum()
            }
            Amount::ThisTurn(tally, player) => {
                let players = self.players(player, entry).into_iter();
                players.map(|seat| self.this_turn(*tally, seat)).sum()
            }
            Amount::Times(n, inner) => n.saturating_mul(of(inner)),
            Amount::Half(inner) => of(inner) / 2,
            Amount::Plus(one, other) => of(one) + of(other),
            Amount::Minus(one, other) => (of(one) - of(other)).max(0),
            Amount::Lower(one, other) => of(one).min(of(other)),
            Amount::Higher(one, other) => of(one).max(of(other)),
            Amount::Own(number) => self.own_number(number, entry),
        };
        n.clamp(-Self::MOST, Self::MOST)
    }

    /// How much is divided among the targets of a place.
    fn divided(&self, spec: &TargetSpec<L>, entry: &Self::Entry) -> Option<u8> {
        let total = spec.divide.as_ref()?;
        Some(self.amount(total, entry).clamp(0, DIVIDED) as u8)
    }

    /// How many targets there are at a place now.
    fn how_many_of(&self, spec: &TargetSpec<L>, entry: &Self::Entry) -> HowMany {
        let count = spec.count.with(entry.x());
        match self.divided(spec, entry) {
            Some(total) => count.dividing(total),
            None => count,
        }
    }

    /// Whether a condition holds now.
    fn holds(&self, condition: &Condition<L>, entry: &Self::Entry) -> bool {
        let any = |player: &PlayerSelector<L>, fits: &dyn Fn(usize) -> bool| match player {
            PlayerSelector::You => fits(self.hand_of(entry.controller())),
            _ => {
                let mut players = self.players(player, entry).into_iter();
                players.any(|seat| fits(self.hand_of(seat)))
            }
        };
        match condition {
            Condition::AtLeast(n, filter) => self.count_of(filter, entry) >= usize::from(*n),
            Condition::AtMost(n, filter) => self.count_of(filter, entry) <= usize::from(*n),
            Condition::Is(who, filter) => self.is(who, filter, entry),
            Condition::HandAtLeast(n, player) => any(player, &|hand| hand >= usize::from(*n)),
            Condition::HandAtMost(n, player) => any(player, &|hand| hand <= usize::from(*n)),
            Condition::YourTurn => self.turn_of() == entry.controller(),
            Condition::During(phase) => self.phase_now() == *phase,
            Condition::ThatAtLeast(n) => entry.that_amount() >= *n,
            Condition::ThatAtMost(n) => entry.that_amount() <= *n,
            Condition::Reaches(one, other) => self.amount(one, entry) >= self.amount(other, entry),
            Condition::Not(inner) => !self.holds(inner, entry),
            Condition::All(all) => all.iter().all(|inner| self.holds(inner, entry)),
            Condition::AnyOf(any) => any.iter().any(|inner| self.holds(inner, entry)),
            Condition::Own(own) => self.own_holds(own, entry),
        }
    }
}
