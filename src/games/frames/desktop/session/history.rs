//! How the scores went, for the report at the end.

use super::FramesSession;
use crate::table::{Ref, Seat};

/// What a seat did to the others.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Deeds {
    /// How often its frames attacked.
    pub attacks: usize,
    /// Hits on frames that came of it.
    pub hits: usize,
    /// Frames destroyed by them.
    pub destroyed: usize,
    /// Stations that came to it.
    pub taken: usize,
}

/// Scores by seat.
pub type Scores = Vec<i32>;

impl FramesSession {
    /// The scores at the beginning of each round, and at last those of the end; empty before the first.
    #[must_use]
    pub fn history(&self) -> Vec<Scores> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let mut scores: Scores = vec![0; self.players.len()];
        let mut all = Vec::new();
        for event in game.events(0) {
            match event.verb {
                "round" => all.push(scores.clone()),
                "score" => {
                    if let Some(score) = scores.get_mut(event.seat.index()) {
                        *score = event.amount;
                    }
                }
                _ => {}
            }
        }
        if !all.is_empty() {
            all.push(scores);
        }
        all
    }

    /// What every seat did, from all that happened.
    #[must_use]
    pub fn deeds(&self) -> Vec<Deeds> {
        let mut all = vec![Deeds::default(); self.players.len()];
        let Some(game) = &self.game else {
            return all;
        };
        // One attack is over before the next begins, so whatever is hit is hit by the last.
        let mut by = None;
        for event in game.events(0) {
            let seat = match (event.verb, event.to) {
                ("attack", _) => {
                    by = Some(event.seat);
                    by
                }
                ("control", Ref::Seat(seat)) => Some(seat),
                ("hit" | "destroy", _) => by,
                _ => None,
            };
            let Some(deeds) = seat.and_then(|seat: Seat| all.get_mut(seat.index())) else {
                continue;
            };
            match event.verb {
                "attack" => deeds.attacks += 1,
                "hit" => deeds.hits += usize::try_from(event.amount).unwrap_or_default(),
                "destroy" => deeds.destroyed += 1,
                _ => deeds.taken += 1,
            }
        }
        all
    }
}
