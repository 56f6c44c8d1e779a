//! Whose turn comes next in a game of two: extra turns, turns that are skipped.

use crate::table::Seat;

/// Most extra turns that wait, and most turns of a player to skip.
const MOST: u8 = 99;

/// The turns to come.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Turns {
    /// Extra turns that wait, the next first.
    extra: Vec<Seat>,
    /// How many of their next turns each player skips.
    skips: [u8; 2],
    /// The player whose regular turn comes when no extra turn does; known while an extra turn runs.
    regular: Option<Seat>,
}

impl Turns {
    /// That player takes an extra turn after the present one. Returns whether it is not one too many.
    pub fn add_extra(&mut self, seat: Seat) -> bool {
        let fits = self.extra.len() < usize::from(MOST);
        if fits {
            // The last one made is taken first.
            self.extra.insert(0, seat);
        }
        fits
    }

    /// That player skips their next regular turn. Returns whether it is not one too many.
    pub fn add_skip(&mut self, seat: Seat) -> bool {
        let skips = &mut self.skips[seat.index()];
        let fits = *skips < MOST;
        *skips += u8::from(fits);
        fits
    }

    /// The turn of that player is over. Returns whose comes next.
    pub fn pass(&mut self, active: Seat) -> Seat {
        let mut regular = self.regular.take().unwrap_or_else(|| active.other());
        if !self.extra.is_empty() {
            self.regular = Some(regular);
            return self.extra.remove(0);
        }
        // Every skip is used up, so somebody takes a turn in the end.
        while self.skips[regular.index()] > 0 {
            self.skips[regular.index()] -= 1;
            regular = regular.other();
        }
        regular
    }

    /// Whether turns follow each other as they always do.
    #[must_use]
    pub fn are_usual(&self) -> bool {
        *self == Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extra_turns_come_before_the_regular_one() {
        let (a, b) = (Seat(0), Seat(1));
        let mut turns = Turns::default();
        assert_eq!(turns.pass(a), b);
        turns.add_extra(a);
        turns.add_extra(b);
        assert!(!turns.are_usual());
        assert_eq!(turns.pass(a), b);
        assert_eq!(turns.pass(b), a);
        assert_eq!(turns.pass(a), b);
        assert!(turns.are_usual());
    }

    #[test]
    fn skipped_turns_are_used_up() {
        let (a, b) = (Seat(0), Seat(1));
        let mut turns = Turns::default();
        turns.add_skip(b);
        assert_eq!(turns.pass(a), a);
        assert_eq!(turns.pass(a), b);
        turns.add_skip(a);
        turns.add_skip(b);
        assert_eq!(turns.pass(b), a);
    }
}
