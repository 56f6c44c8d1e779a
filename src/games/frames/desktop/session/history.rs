//! The history of the scores, for the report at the end.

use crate::desktop::session::Session;
use crate::games::frames::Event;
use crate::games::frames::Frames;
use crate::table::Seat;

/// The actions of a seat against the others.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// How often its frames attacked.
    pub attacks: usize,
    /// Hits on frames from it.
    pub hits: usize,
    /// Frames destroyed by them.
    pub destroyed: usize,
    /// Stations that came to it.
    pub taken: usize,
}

/// Scores by seat.
pub type Scores = Vec<i32>;

impl Session<Frames> {
    /// The scores at the beginning of each round, and at last those of the end; empty before the first.
    #[must_use]
    pub fn history(&self) -> Vec<Scores> {
        let Some(game) = self.host.game() else {
            return Vec::new();
        };
        let mut scores: Scores = vec![0; self.host.players.len()];
        let mut all = Vec::new();
        for event in game.events(0).iter().filter_map(Event::read) {
            if let Event::Round { .. } = event {
                all.push(scores.clone());
            } else if let Event::Score { seat, score, .. } = event
                && let Some(now) = scores.get_mut(seat.index())
            {
                *now = score;
            }
        }
        if !all.is_empty() {
            all.push(scores);
        }
        all
    }

    /// The actions of every seat, from all events.
    #[must_use]
    pub fn seat_tallies(&self) -> Vec<SeatTally> {
        let mut all = vec![SeatTally::default(); self.host.players.len()];
        let Some(game) = self.host.game() else {
            return all;
        };
        // One attack ends before the next begins, so every hit belongs to the last attack.
        let mut by = None;
        for event in game.events(0).iter().filter_map(Event::read) {
            if let Event::Attack { owner, .. } = event {
                by = Some(owner);
                if let Some(seat_tallies) = of(&mut all, by) {
                    seat_tallies.attacks += 1;
                }
            } else if let Event::Hit { hits, .. } = event
                && let Some(seat_tallies) = of(&mut all, by)
            {
                seat_tallies.hits += usize::from(hits);
            } else if let Event::Destroy { .. } = event
                && let Some(seat_tallies) = of(&mut all, by)
            {
                seat_tallies.destroyed += 1;
            } else if let Event::Control { holder, .. } = event
                && let Some(seat_tallies) = of(&mut all, holder)
            {
                seat_tallies.taken += 1;
            }
        }
        all
    }
}

/// The actions of that seat.
fn of(all: &mut [SeatTally], seat: Option<Seat>) -> Option<&mut SeatTally> {
    all.get_mut(seat?.index())
}
