//! What each seat did, for the report at the end.

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

impl Session<Frames> {
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
