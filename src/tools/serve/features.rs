//! A view as a vector of numbers of fixed length, and options as rows of numbers, for programs that learn.

use crate::table::{Choice, Ref, Seat};

/// Numbers that an option becomes for programs that learn.
pub const OPTION_WIDTH: usize = 8;

/// A vector of numbers from -1 to 1 in the making. Every call writes the same count of numbers, whatever the view.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Features(Vec<f32>);

impl Features {
    /// The numbers so far.
    #[must_use]
    pub fn numbers(&self) -> &[f32] {
        &self.0
    }

    /// Adds a number as a share of the largest usual one. What is beyond that counts as that.
    pub fn number(&mut self, value: impl Into<i64>, most: i64) -> &mut Self {
        let share = value.into() as f32 / most.max(1) as f32;
        self.0.push(share.clamp(-1.0, 1.0));
        self
    }

    /// Adds 1 for yes and 0 for no.
    pub fn flag(&mut self, yes: bool) -> &mut Self {
        self.0.push(if yes { 1.0 } else { 0.0 });
        self
    }

    /// Adds `count` numbers that are 0, but 1 at `at`, if that is one of them.
    pub fn one_of(&mut self, at: Option<usize>, count: usize) -> &mut Self {
        self.0
            .extend((0..count).map(|n| if at == Some(n) { 1.0 } else { 0.0 }));
        self
    }

    /// Adds who `seat` is, as seen from `own`: itself, the next seat, and so on. Nothing but zeros for nobody.
    pub fn seat(&mut self, seat: Option<Seat>, own: Seat, seats: usize) -> &mut Self {
        let turned = seat.map(|seat| (seat.index() + seats - own.index()) % seats);
        self.one_of(turned, seats)
    }

    /// Adds a row for each of `things`, `most` rows in all; `write` writes `width` numbers of each. What is beyond the
    /// last row is left out. What is missing is zeros.
    pub fn rows<T>(
        &mut self,
        things: impl IntoIterator<Item = T>,
        most: usize,
        width: usize,
        write: impl Fn(&mut Self, T),
    ) -> &mut Self {
        let begin = self.0.len();
        for (row, thing) in things.into_iter().take(most).enumerate() {
            write(self, thing);
            self.0.resize(begin + (row + 1) * width, 0.0);
        }
        self.0.resize(begin + most * width, 0.0);
        self
    }
}

/// Seats from `own` on, clockwise.
pub(crate) fn from_own(own: Seat, seats: usize) -> impl Iterator<Item = usize> {
    (0..seats).map(move |n| (own.index() + n) % seats)
}

/// An option as numbers: its word among `words`, kind and two numbers of the thing it is made with, the same of its
/// target, its amount.
pub(super) fn option_row(words: &[&str], choice: &Choice) -> [i32; OPTION_WIDTH] {
    let word = words.iter().position(|word| *word == choice.verb);
    let word = word.map_or(-1, |at| at as i32);
    let ([kind, a, b], [to, c, d]) = (thing(choice.subject), thing(choice.target));
    [word, kind, a, b, to, c, d, choice.amount]
}

fn thing(thing: Ref) -> [i32; 3] {
    match thing {
        Ref::None => [0, 0, 0],
        Ref::Object(id) => [1, id.0.into(), 0],
        Ref::Seat(seat) => [2, seat.0.into(), 0],
        Ref::Zone(zone) => [3, zone.0.into(), 0],
        Ref::Entry(serial) => [4, serial.into(), 0],
        Ref::Kind(kind) => [5, kind.into(), 0],
        Ref::Point(x, y) => [6, x.into(), y.into()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_call_writes_its_count_of_numbers() {
        for things in [0, 2, 9] {
            let mut features = Features::default();
            features.number(300, 100).number(-300, 100).flag(true);
            features.seat(Some(Seat(0)), Seat(2), 3);
            features.rows(0..things, 3, 2, |row, n| {
                row.number(n, 10);
            });
            assert_eq!(features.numbers().len(), 3 + 3 + 6);
            assert_eq!(features.numbers()[..6], [1.0, -1.0, 1.0, 0.0, 1.0, 0.0]);
        }
    }
}
