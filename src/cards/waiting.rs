//! Triggered abilities that wait to go on the stack: whose go first, and whether that player has a choice.

use crate::table::Seat;

/// The next entry for the stack.
#[derive(Debug, PartialEq, Eq)]
pub enum NextWaiting {
    /// Nothing waits that a player could put there.
    Nothing,
    /// This one, by its place: there is no choice.
    One(usize),
    /// That seat chooses among these, by their places.
    Choose(Seat, Vec<usize>),
}

impl NextWaiting {
    /// The choice among the waiting abilities: the first of `seats` that has one (`is_of`) puts one of its own on the
    /// stack. There is no choice if all of them are `alike`.
    pub fn among<T>(
        waiting: &[T],
        seats: impl IntoIterator<Item = Seat>,
        is_of: impl Fn(&T, Seat) -> bool,
        alike: impl Fn(&T, &T) -> bool,
    ) -> Self {
        for seat in seats {
            let mine = (0..waiting.len()).filter(|&place| is_of(&waiting[place], seat));
            let mine: Vec<usize> = mine.collect();
            let Some(&first) = mine.first() else {
                continue;
            };
            let same = |&place: &usize| alike(&waiting[first], &waiting[place]);
            return if mine.iter().all(same) {
                Self::One(first)
            } else {
                Self::Choose(seat, mine)
            };
        }
        Self::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seat_chooses_among_its_own_unless_all_are_alike() {
        let next = |waiting: &[(u8, char)]| {
            let of = |one: &(u8, char), seat: Seat| one.0 == seat.0;
            let alike = |a: &(u8, char), b: &(u8, char)| a.1 == b.1;
            NextWaiting::among(waiting, [Seat(1), Seat(0)], of, alike)
        };
        assert_eq!(next(&[]), NextWaiting::Nothing);
        assert_eq!(next(&[(0, 'a'), (0, 'a')]), NextWaiting::One(0));
        assert_eq!(next(&[(0, 'a'), (1, 'b'), (1, 'b')]), NextWaiting::One(1));
        let all = [(1, 'a'), (0, 'b'), (1, 'b')];
        assert_eq!(next(&all), NextWaiting::Choose(Seat(1), vec![0, 2]));
    }
}
