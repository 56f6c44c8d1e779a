//! Passing priority round the table: who is asked, and when everybody has passed in a row.

use super::Seat;

/// The seat with priority, and the number of passes in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Priority {
    /// The seat that is asked now.
    pub holder: Seat,
    passes: u8,
    asked: u8,
    seats: u8,
}

/// The result of a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passed {
    /// The next seat is asked.
    Next,
    /// Everybody who may act has passed in succession.
    All,
}

/// The result of a pass in a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AfterPass {
    /// The next seat is asked.
    Asks,
    /// All have passed, and the top of the stack resolves.
    Resolves,
    /// All have passed over an empty stack: the window closes.
    Closes,
}

impl Priority {
    /// The holder of priority in a window passes. Seats for which `sits` is false are skipped; `waits`: the stack is
    /// not empty.
    pub fn pass_in(
        window: &mut Option<Self>,
        waits: bool,
        sits: impl Fn(Seat) -> bool,
    ) -> AfterPass {
        let Some(mut priority) = *window else {
            return AfterPass::Closes;
        };
        let mut passed = priority.pass();
        while passed == Passed::Next && !sits(priority.holder) {
            passed = priority.pass();
        }
        match passed {
            Passed::Next => {
                *window = Some(priority);
                AfterPass::Asks
            }
            Passed::All if waits => AfterPass::Resolves,
            Passed::All => {
                *window = None;
                AfterPass::Closes
            }
        }
    }

    /// Asks `first`, then clockwise, among all `seats`.
    #[must_use]
    pub const fn all(first: Seat, seats: u8) -> Self {
        Self {
            holder: first,
            passes: 0,
            asked: seats,
            seats,
        }
    }

    /// Asks `only` that seat.
    #[must_use]
    pub const fn only(only: Seat, seats: u8) -> Self {
        Self {
            holder: only,
            passes: 0,
            asked: 1,
            seats,
        }
    }

    /// The holder passes.
    pub const fn pass(&mut self) -> Passed {
        self.passes += 1;
        if self.passes >= self.asked {
            return Passed::All;
        }
        self.holder = self.holder.next(self.seats);
        Passed::Next
    }

    /// Passes in a row so far.
    #[must_use]
    pub const fn passes(&self) -> u8 {
        self.passes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_passing_in_succession_ends_the_round() {
        let mut priority = Priority::all(Seat(2), 4);
        assert_eq!(priority.pass(), Passed::Next);
        assert_eq!(priority.holder, Seat(3));
        assert_eq!(priority.pass(), Passed::Next);
        assert_eq!(priority.holder, Seat(0));
        assert_eq!(priority.pass(), Passed::Next);
        assert_eq!(priority.pass(), Passed::All);
    }

    #[test]
    fn a_window_closes_only_over_an_empty_stack() {
        let mut window = Some(Priority::all(Seat(0), 3));
        let nobody_between = |seat: Seat| seat != Seat(1);
        let pass = |window: &mut _, waits| Priority::pass_in(window, waits, nobody_between);
        assert_eq!(pass(&mut window, true), AfterPass::Asks);
        assert_eq!(window.map(|window| window.holder), Some(Seat(2)));
        let mut other = window;
        assert_eq!(pass(&mut other, true), AfterPass::Resolves);
        assert_eq!(other, window);
        assert_eq!(pass(&mut window, false), AfterPass::Closes);
        assert_eq!(window, None);
    }

    #[test]
    fn a_window_of_one_seat_closes_with_its_pass() {
        assert_eq!(Priority::only(Seat(1), 2).pass(), Passed::All);
    }
}
