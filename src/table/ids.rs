//! Stable names for things, the same on every machine and in every run.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a two-player game.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(1 - self.0)
    }

    /// The next seat clockwise among `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }
}

/// Any number of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// One seat alone.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The same and `seat`.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// One bit a seat, seat 0 the lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether `seat` is among them.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// How many there are.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The seat, if it is one alone.
    #[must_use]
    pub const fn only(self) -> Option<Seat> {
        if self.count() == 1 {
            Some(Seat(self.0.trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// The same without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// All of them, in order.
    #[must_use]
    pub const fn iter(self) -> SeatIter {
        SeatIter(self.0)
    }

    /// All of them clockwise: from `first` up, then from seat 0.
    pub fn clockwise(self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> {
        let before = (1 << first.0) - 1;
        let late = SeatIter(self.0 & before);
        SeatIter(self.0 & !before).chain(late)
    }
}

/// Iterator over [`Seats`].
#[derive(Debug, Clone)]
pub struct SeatIter(u8);

impl Iterator for SeatIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.trailing_zeros() as u8;
        self.0 &= self.0.wrapping_sub(1);
        (seat < 8).then_some(Seat(seat))
    }
}

impl DoubleEndedIterator for SeatIter {
    fn next_back(&mut self) -> Option<Seat> {
        let seat = self.0.checked_ilog2()? as u8;
        self.0 &= !(1 << seat);
        Some(Seat(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::and)
    }
}

/// One thing on the table: a card, a player, a lane, a die. Never reused within a match.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub struct ObjectId(pub u16);

/// One zone of the game; the game defines the numbers.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub struct ZoneId(pub u8);

/// The target of a choice or an event.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub enum Ref {
    /// Nothing.
    #[default]
    None,
    /// A thing.
    Object(ObjectId),
    /// A player.
    Seat(Seat),
    /// A zone.
    Zone(ZoneId),
    /// An entry of the stack or queue, by serial number.
    Entry(u16),
    /// A kind that the game defines (an energy, the colour of a die).
    Kind(u8),
    /// A point of a board in thousandths of a unit from its corner; or any two small numbers of an event.
    Point(u16, u16),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_listed_from_both_ends() {
        let seats: Seats = [0, 2, 3].map(Seat).into_iter().collect();
        let all = |iter: &mut dyn Iterator<Item = Seat>| iter.map(|s| s.0).collect::<Vec<_>>();
        assert_eq!(all(&mut seats.iter()), [0, 2, 3]);
        assert_eq!(all(&mut seats.iter().rev()), [3, 2, 0]);
        assert_eq!(all(&mut seats.clockwise(Seat(1))), [2, 3, 0]);
        assert_eq!(all(&mut seats.clockwise(Seat(2)).rev()), [0, 3, 2]);
        assert_eq!(all(&mut seats.without(Seat(2)).clockwise(Seat(0))), [0, 3]);
        assert!(all(&mut Seats::NONE.iter()).is_empty());
    }
}
