//! What is counted of a card: in how many games of a seat it came up, and how many of these the seat won.

use serde::{Deserialize, Serialize};

use super::game::LabEventKind;

/// The ways in which a card can come up in a game of a seat, each a bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// It was in the deck.
    Had,
    /// It left the deck or was looked at.
    Seen,
    /// The seat got it.
    Drawn,
    /// The seat played it.
    Played,
    /// The seat used an ability of it.
    Used,
    /// The seat had it in hand at the end.
    Kept,
}

impl Way {
    const ALL: [Self; WAYS] = [
        Self::Had,
        Self::Seen,
        Self::Drawn,
        Self::Played,
        Self::Used,
        Self::Kept,
    ];

    /// Its bit.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

const WAYS: usize = 6;

impl LabEventKind {
    /// The ways that it means.
    pub(super) const fn bits(self) -> u8 {
        match self {
            Self::Seen => Way::Seen.bit(),
            Self::Drawn => Way::Had.bit() | Self::Seen.bits() | Way::Drawn.bit(),
            Self::Played => Self::Drawn.bits() | Way::Played.bit(),
            Self::Used => Way::Used.bit(),
        }
    }
}

/// The games of single seats in which something was so, and how they ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Games {
    /// Games that ended.
    pub games: u64,
    /// Half wins: 2 for a win, 1 for a draw or a shared win.
    pub halves: u64,
}

impl Games {
    /// Adds one.
    pub const fn add(&mut self, halves: u8) {
        self.games += 1;
        self.halves += halves as u64;
    }

    /// Adds those of another.
    pub const fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.halves += other.halves;
    }

    /// Those that are not among the others.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self {
            games: self.games.saturating_sub(others.games),
            halves: self.halves.saturating_sub(others.halves),
        }
    }
}

/// What was counted of a card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardTally {
    ways: [Games; WAYS],
    /// The damage that it did.
    pub damage: u64,
}

impl CardTally {
    /// Counts a game of a seat, which earned so many half wins.
    pub(super) fn count(&mut self, ways: u8, halves: u8) {
        for way in Way::ALL {
            if ways & way.bit() != 0 {
                self.ways[way as usize].add(halves);
            }
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for (games, more) in self.ways.iter_mut().zip(&other.ways) {
            games.merge(*more);
        }
        self.damage += other.damage;
    }

    pub(super) const fn games(&self, way: Way) -> Games {
        self.ways[way as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_a_card_has_drawn_and_seen_it() {
        let mut tally = CardTally::default();
        tally.count(Way::Had.bit() | LabEventKind::Played.bits(), 2);
        tally.count(Way::Had.bit(), 1);
        for (way, games, halves) in [
            (Way::Had, 2, 3),
            (Way::Seen, 1, 2),
            (Way::Drawn, 1, 2),
            (Way::Played, 1, 2),
            (Way::Used, 0, 0),
            (Way::Kept, 0, 0),
        ] {
            assert_eq!(tally.games(way), Games { games, halves }, "{way:?}");
        }
        let rest = tally.games(Way::Had).without(tally.games(Way::Drawn));
        assert_eq!(
            rest,
            Games {
                games: 1,
                halves: 1
            }
        );
    }
}
