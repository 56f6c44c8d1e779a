//! The arena: how strong one bot is against another. It plays *pairs*: the same seed and the same decks with the seats
//! swapped, so that neither bot owes its result to the deal.
//!
//! With more than two seats a pair has a game for each seat: one `A` sits there, `B` everywhere else. Where all seats
//! play together, a pair is one game of `A` alone and one of `B` alone. The result does not depend on the number of
//! threads, and memory does not grow with the number of pairs.

mod meeting;
mod report;
mod statistics;
mod tally;
mod times;

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Instant;

pub use report::Report;
pub use statistics::{Interval, elo, interval};
pub use times::Times;

use crate::bots::roster::{BotName, Roster};
use crate::table::{Game, Match};
use crate::tools::passing::PassingGame;
use meeting::play_pair;
use tally::Tally;

/// The pairs to play.
pub struct ArenaPlan<'a, G: Game> {
    /// The bot that is measured, and its opponent.
    pub bots: [BotName; 2],
    /// Pairs to play.
    pub pairs: u32,
    /// Seats of a game.
    pub seats: usize,
    /// Whether all seats win or lose together.
    pub together: bool,
    /// Seed of the whole run; every pair gets its own from it.
    pub seed: u64,
    /// Threads to use.
    pub threads: usize,
    /// The setup of the games of a pair.
    pub setup: &'a (dyn Fn(u32) -> G::Setup + Sync),
    /// Called with the number of games done since the last call.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Once it is set, no more is played; pairs that are not over do not count.
    pub stop: &'a AtomicBool,
}

impl<G: Game> ArenaPlan<'_, G> {
    /// Games of a pair.
    #[must_use]
    pub const fn games(&self) -> u32 {
        if self.together { 2 } else { self.seats as u32 }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Plays the pairs.
pub fn arena<G: Roster + PassingGame>(plan: &ArenaPlan<'_, G>) -> Report {
    let start = Instant::now();
    let threads = plan.threads.clamp(1, plan.pairs.max(1) as usize);
    let next = AtomicU32::new(0);
    let mut whole = Tally::new(plan);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| scope.spawn(|| work(plan, &next)))
            .collect();
        for worker in workers {
            match worker.join() {
                Ok(part) => whole.add(&part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    Report::new(plan, &whole, start.elapsed().as_secs_f64())
}

/// Plays pairs until none is left.
fn work<G: Roster + PassingGame>(plan: &ArenaPlan<'_, G>, next: &AtomicU32) -> Tally {
    let mut tally = Tally::new(plan);
    let mut table: Option<Match<G>> = None;
    while !plan.is_stopped() {
        let pair = next.fetch_add(1, Ordering::Relaxed);
        // Beyond the last pair the counter goes on by one for each thread.
        if pair >= plan.pairs {
            break;
        }
        if let Some(played) = play_pair(plan, &mut table, pair) {
            tally.count(plan, pair, &played);
        }
    }
    tally
}
