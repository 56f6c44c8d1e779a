//! Plays the games of a lab: rounds of double games, each pair of decks once a round, with either deck in either seat.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::game::LabGame;
use super::notes::{Notes, SEATS};
use super::tally::Tally;
use crate::bots::Bot;
use crate::bots::roster::{BotName, Roster};
use crate::table::{EventWords, Look, Match, Seat, TableRng};

/// Decisions after which a game is given up as stuck.
const MOST_DECISIONS: u64 = 200_000;

/// Interim results of a run.
#[derive(Clone, Copy)]
pub(super) struct Live<'a> {
    /// Least time from one result to the next.
    pub every: Duration,
    /// Called with what all threads have counted so far.
    pub show: &'a (dyn Fn(&Tally) + Sync),
}

/// The games to play.
pub(super) struct Plan<'a, G: LabGame> {
    /// The setups of each pair: as it is named, and with the seats swapped.
    pub setups: &'a [[G::Setup; SEATS]],
    /// Who plays every seat.
    pub bot: BotName,
    /// Seed of the whole run.
    pub seed: u64,
    /// Number of the first round.
    pub first: u64,
    /// Rounds to play: two games a pair.
    pub rounds: u64,
    /// Threads to use.
    pub threads: usize,
    /// How many sorts of things are counted.
    pub cards: usize,
    /// Groups of them that are counted too.
    pub groups: &'a [Vec<u16>],
    /// Called with the number of games done since the last call.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Once it is set, no more is played; double games that are not over do not count.
    pub stop: &'a AtomicBool,
}

/// A double game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Unit {
    /// Which pair of decks.
    pub pair: usize,
    /// In which round.
    pub round: u64,
}

impl<G: LabGame> Plan<'_, G> {
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The double game of that number.
    pub(super) fn unit(&self, at: u64) -> Unit {
        let pairs = self.setups.len() as u64;
        Unit {
            pair: (at % pairs) as usize,
            round: self.first + at / pairs,
        }
    }
}

/// What is made of double games.
pub(super) trait Counts: Send {
    /// Counts all that another one counted.
    fn merge(&mut self, other: Self);
}

/// Plays the games of a plan. With `live` the threads put together what they counted now and then; as only sums are
/// kept, the result is the same.
pub(super) fn play<G: LabGame>(
    plan: &Plan<'_, G>,
    new: impl Fn() -> Tally + Sync,
    live: Option<Live<'_>>,
) -> Tally {
    let units = plan.rounds * plan.setups.len() as u64;
    let shared = Mutex::new((new(), Instant::now()));
    let rest = share_out(units, plan.threads, plan.stop, &new, || {
        let mut table = None;
        let mut notes = <[Notes; SEATS]>::default();
        let (mut shown, new, shared) = (Instant::now(), &new, &shared);
        move |at, counts: &mut Tally| {
            let unit = plan.unit(at);
            if play_unit(plan, &mut table, unit, &mut notes).is_some() {
                counts.count(unit, &notes);
            }
            let Some(live) = live.filter(|live| shown.elapsed() >= live.every) else {
                return;
            };
            shown = Instant::now();
            let mut known = shared.lock().unwrap_or_else(PoisonError::into_inner);
            known.0.merge(std::mem::replace(counts, new()));
            if known.1.elapsed() >= live.every {
                known.1 = shown;
                (live.show)(&known.0);
            }
        }
    });
    let (mut whole, _) = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    whole.merge(rest);
    whole
}

/// Lets threads do numbered pieces of work. Each counts for itself, so the order of the pieces must not matter.
pub(super) fn share_out<C: Counts, W: FnMut(u64, &mut C)>(
    pieces: u64,
    threads: usize,
    stop: &AtomicBool,
    new: impl Fn() -> C + Sync,
    worker: impl Fn() -> W + Sync,
) -> C {
    let threads = threads.clamp(1, pieces.clamp(1, 1024) as usize);
    let next = AtomicU64::new(0);
    let work = || {
        let (mut counts, mut worker) = (new(), worker());
        while !stop.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            // Beyond the last piece the counter goes on by one for each thread.
            if at >= pieces {
                break;
            }
            worker(at, &mut counts);
        }
        counts
    };
    let mut whole = new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(part) => whole.merge(part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    whole
}

/// Plays a double game. `None` if it was stopped.
pub(super) fn play_unit<G: LabGame>(
    plan: &Plan<'_, G>,
    table: &mut Option<Match<G>>,
    unit: Unit,
    notes: &mut [Notes; SEATS],
) -> Option<()> {
    let seed = TableRng::derive(TableRng::derive(plan.seed, unit.round), unit.pair as u64);
    for (swapped, (setup, notes)) in plan.setups[unit.pair].iter().zip(notes).enumerate() {
        let mut setup = setup.clone();
        G::vary(&mut setup, unit.round);
        let game = match &mut *table {
            Some(game) => {
                game.reset(setup, seed, true);
                game
            }
            none => none.insert(Match::new(setup, seed)),
        };
        notes.clear(plan.cards, <G::Events as EventWords>::TEXTS.len());
        play_game(plan, game, seed, swapped as u64, notes)?;
        (plan.progress)(1);
    }
    Some(())
}

fn play_game<G: LabGame>(
    plan: &Plan<'_, G>,
    game: &mut Match<G>,
    seed: u64,
    swapped: u64,
    notes: &mut Notes,
) -> Option<()> {
    let chance = |seat: u64| TableRng::derive(seed, swapped << 8 | (seat + 1));
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..SEATS as u64)
        .map(|seat| <G as Roster>::bot(plan.bot, chance(seat)))
        .collect();
    notes.begin(game);
    let mut heard = 0;
    for _ in 0..MOST_DECISIONS {
        if plan.is_stopped() {
            return None;
        }
        hear_turns(game, &mut heard, notes);
        let Some(open) = game.decision() else { break };
        let (seat, count) = (open.seat, open.options.len());
        let at = bots[seat.index()].choose(&mut Look::new(game, seat));
        if count > 1 {
            notes.options.push(count as u32);
        }
        let word = u64::from(seat.0) << 48 | (count as u64) << 24 | at as u64;
        notes.digest = fold(notes.digest, word);
        // The choice goes through the rules like that of a person.
        let choice = game.decision().and_then(|open| open.options.get(at));
        let accepted = choice.copied().map(|choice| game.choose(seat, choice));
        if !matches!(accepted, Some(Ok(()))) {
            notes.refused += 1;
            break;
        }
    }
    hear_turns(game, &mut heard, notes);
    notes.finish(game, <G::Events as EventWords>::TEXTS);
    notes.add_groups(plan.groups);
    notes.digest = fold(notes.digest, game.digest());
    if let Some(outcome) = game.outcome() {
        notes.winners = Some(outcome.winners);
        notes.turns = outcome.turns;
    }
    Some(())
}

/// Notes whose turn begins, and who stands better there.
fn hear_turns<G: LabGame>(game: &mut Match<G>, heard: &mut usize, notes: &mut Notes) {
    let new = game.events(*heard);
    let turn = new.iter().find(|event| event.is_any(G::TURNS));
    let turn = turn.map(|event| event.seat);
    *heard += new.len();
    let Some(seat) = turn else { return };
    notes.first.get_or_insert(seat);
    if game.outcome().is_none() {
        let worth = |game: &mut Match<G>, seat| i64::from(G::worth(&game.view(Some(seat)), seat));
        // Each seat judges what it sees itself; most of what a lead is counts in both.
        let lead = (worth(game, Seat(0)) - worth(game, Seat(1))) / 2;
        notes
            .leads
            .push(lead.clamp(i32::MIN.into(), i32::MAX.into()) as i32);
    }
}

/// Adds a word to a digest.
const fn fold(digest: u64, word: u64) -> u64 {
    (digest ^ word)
        .wrapping_mul(0x0000_0100_0000_01b3)
        .rotate_left(17)
}
