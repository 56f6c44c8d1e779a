//! "Play again": a match that the setup screen did not start begins again where it began.

use super::{Player, RunningMatch, Session, SessionGame};
use crate::bots::roster::Roster;
use crate::table::{Journal, TableRng};

/// The start of a match that the setup screen did not start.
#[derive(Debug, Clone, Default)]
pub struct MatchStart {
    /// The choices before it, if it continues from a moment of another match.
    pub journal: Journal,
    /// How many choices of it.
    pub picks: usize,
    /// It began at a position or at a moment, rather than with the deal.
    pub there: bool,
}

impl MatchStart {
    /// At a position.
    #[must_use]
    pub fn at_position() -> Self {
        Self {
            there: true,
            ..Self::default()
        }
    }

    /// The seed to begin again with. A moment is only reached again with the same chance.
    fn seed(&self, before: u64) -> u64 {
        if self.picks > 0 {
            before
        } else {
            TableRng::derive(before, 1) % 1_000_000
        }
    }
}

/// The same players, ready for a new match.
fn sit<G: Roster>(players: &[Player<G>], seed: u64) -> Vec<Player<G>> {
    let seats = players.iter().enumerate();
    let sat = seats.map(|(n, p)| Player::seated(p.name.clone(), p.controller, seed, n));
    sat.collect()
}

impl<G: SessionGame> Session<G> {
    /// Another match that begins where this one began, for the same players. None if the setup screen began it.
    #[must_use]
    pub fn again(&self) -> Option<Self> {
        let begun = self.begun.as_ref()?;
        let driver = self.host.driver.as_ref()?;
        let seed = begun.seed(driver.sheet()?.header.seed);
        let players = sit(&self.host.players, seed);
        let mut next = Self::of(driver.afresh(seed)?, players);
        next.host.single = self.host.single;
        next.begun = Some(begun.clone());
        next.catch_up(&begun.journal, begun.picks);
        Some(next)
    }
}
