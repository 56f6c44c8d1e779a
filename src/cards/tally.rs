//! What happened this turn, counted by player.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

use super::language::{Amount, Language, Part, Scene};
use crate::table::Seat;

/// Whether one of these abilities asks what happened this turn; `parts` shows every part of an ability.
pub fn is_asked<'a, L: Language, A: 'a>(
    mut abilities: impl Iterator<Item = &'a A>,
    parts: impl Fn(&'a A, &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>)),
) -> bool {
    abilities.any(|ability| {
        let mut asks = false;
        parts(ability, &mut |part, _| {
            asks |= matches!(part, Part::Amount(Amount::ThisTurn(..)));
        });
        asks
    })
}

/// Most seats that are counted.
const SEATS: usize = 4;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, FromRon)]
pub enum Tally {
    /// Cards that a player drew.
    Drawn,
    /// Cards that a player played.
    Played,
    /// Cards that a player discarded.
    Discarded,
    /// Damage that what a player controls dealt.
    Damage,
    /// Things of a player's that were destroyed.
    Destroyed,
    /// Those among them that live.
    Died,
}

/// Everything that can be counted.
pub const TALLIES: [Tally; 6] = [
    Tally::Drawn,
    Tally::Played,
    Tally::Discarded,
    Tally::Damage,
    Tally::Destroyed,
    Tally::Died,
];

/// The counts of a turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tallies([[u16; TALLIES.len()]; SEATS]);

impl Tallies {
    /// How many.
    #[must_use]
    pub fn of(&self, tally: Tally, seat: Seat) -> i32 {
        let seat = self.0.get(seat.index());
        seat.map_or(0, |counts| i32::from(counts[tally as usize]))
    }

    /// So many more.
    pub fn add(&mut self, tally: Tally, seat: Seat, n: i32) {
        if let Some(counts) = self.0.get_mut(seat.index()) {
            let count = &mut counts[tally as usize];
            *count = count.saturating_add(n.clamp(0, i32::from(u16::MAX)) as u16);
        }
    }

    /// All that a player has, without those that are 0.
    #[must_use]
    pub fn all(&self, seat: Seat) -> Vec<(Tally, u16)> {
        let count = |&tally: &Tally| (tally, self.of(tally, seat) as u16);
        let all = TALLIES.iter().map(count);
        all.filter(|(_, n)| *n > 0).collect()
    }
}
