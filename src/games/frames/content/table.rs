//! Sizes of a game: how many players, skirmish or battle, and what a company may bring to it.

use std::ops::RangeInclusive;

use ron2::FromRon;
use serde::{Deserialize, Serialize};

/// How many sit down, and for how long a game.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, FromRon,
)]
#[ron(deny_unknown_fields)]
pub struct Table {
    /// 2 to 5.
    pub players: u8,
    /// A battle instead of a skirmish: more frames each.
    #[ron(default)]
    #[serde(default)]
    pub battle: bool,
}

/// Every table there is, skirmish before battle.
pub const TABLES: [Table; 8] = {
    let mut all = [Table {
        players: 2,
        battle: false,
    }; 8];
    let mut n = 0;
    while n < 8 {
        all[n].players = 2 + n as u8 / 2;
        all[n].battle = n % 2 == 1;
        n += 1;
    }
    all
};

/// The numbers of pieces that each company brings to a table (M-73).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Stations, exactly.
    pub stations: u8,
    /// Fewest and most frames.
    pub frames: RangeInclusive<u8>,
}

/// The size table of the rules page, section 2 (M-73). Numbers of players that no table has get the row
/// next to them.
#[must_use]
pub const fn limits(table: Table) -> Limits {
    let (stations, frames) = match (table.players, table.battle) {
        (..=2, false) => (3, 4..=6),
        (..=2, true) => (3, 5..=8),
        (3, false) => (2, 3..=5),
        (3, true) => (2, 4..=7),
        (4, false) => (2, 3..=4),
        (4, true) => (2, 4..=6),
        (5.., false) => (1, 3..=4),
        (5.., true) => (1, 3..=5),
    };
    Limits { stations, frames }
}

impl std::fmt::Display for Table {
    /// "a skirmish of 3".
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = if self.battle { "battle" } else { "skirmish" };
        write!(f, "a {kind} of {}", self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_of_the_rules_page() {
        let rows = TABLES.map(|table| (table.players, table.battle, limits(table)));
        let expected = [
            (2, false, 3, 4..=6),
            (2, true, 3, 5..=8),
            (3, false, 2, 3..=5),
            (3, true, 2, 4..=7),
            (4, false, 2, 3..=4),
            (4, true, 2, 4..=6),
            (5, false, 1, 3..=4),
            (5, true, 1, 3..=5),
        ]
        .map(|(players, battle, stations, frames)| (players, battle, Limits { stations, frames }));
        assert_eq!(rows, expected);
    }
}
