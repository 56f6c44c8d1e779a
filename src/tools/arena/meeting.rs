//! The games of one pair.

use std::time::Instant;

use super::{ArenaPlan, Times};
use crate::bots::Bot;
use crate::bots::roster::Roster;
use crate::table::{Game, Look, Match, Seat, Seats, TableRng};
use crate::tools::passing::PassingGame;

/// Decisions after which a game is given up as stuck.
const MOST_DECISIONS: u64 = 200_000;

/// A game that was played.
#[derive(Default)]
pub(super) struct Played {
    /// Covers every event and the place of every choice.
    pub digest: u64,
    /// The winners; none while unfinished.
    pub winners: Option<Seats>,
    /// The seat that was asked first.
    pub first: Seat,
    /// Refused choices, by bot.
    pub refused: [u32; 2],
    /// How long each choice took, by bot.
    pub times: [Times; 2],
}

/// Whether the bot that is measured sits there in that game of a pair.
pub(super) fn is_measured<G: Game>(plan: &ArenaPlan<'_, G>, game: u32, seat: usize) -> bool {
    if plan.together {
        game == 0
    } else {
        game as usize == seat
    }
}

/// Plays a pair. `None` if it was stopped.
pub(super) fn play_pair<G: Roster + PassingGame>(
    plan: &ArenaPlan<'_, G>,
    table: &mut Option<Match<G>>,
    pair: u32,
) -> Option<Vec<Played>> {
    let seed = TableRng::derive(plan.seed, u64::from(pair));
    (0..plan.games())
        .map(|game| {
            let setup = (plan.setup)(pair);
            let this = match &mut *table {
                Some(this) => {
                    this.reset(setup, seed, false);
                    this
                }
                none => none.insert(Match::new(setup, seed)),
            };
            let played = play(plan, this, game, seed);
            if played.is_some() {
                (plan.progress)(1);
            }
            played
        })
        .collect()
}

fn play<G: Roster + PassingGame>(
    plan: &ArenaPlan<'_, G>,
    table: &mut Match<G>,
    game: u32,
    seed: u64,
) -> Option<Played> {
    let who = |seat: usize| usize::from(!is_measured(plan, game, seat));
    // Every game has chances of its own: a bot against itself would else play the same game twice.
    let chance = |seat: usize| TableRng::derive(seed, u64::from(game) << 8 | (seat as u64 + 1));
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..plan.seats)
        .map(|seat| G::bot(plan.bots[who(seat)], chance(seat)))
        .collect();
    let mut played = Played {
        first: table.decision().map_or(Seat(0), |open| open.seat),
        ..Played::default()
    };
    for _ in 0..MOST_DECISIONS {
        if plan.is_stopped() {
            return None;
        }
        let Some(open) = table.decision() else { break };
        let (seat, count) = (open.seat, open.options.len());
        let begun = Instant::now();
        let at = bots[seat.index()].choose(&mut Look::new(table, seat));
        let who = who(seat.index());
        if count > 1 {
            played.times[who].add(begun.elapsed());
        }
        let word = u64::from(seat.0) << 48 | (count as u64) << 24 | at as u64;
        played.digest = fold(played.digest, word);
        // The choice goes through the rules like that of a person.
        let choice = table.decision().and_then(|open| open.options.get(at));
        let accepted = choice.copied().map(|choice| table.choose(seat, choice));
        if !matches!(accepted, Some(Ok(()))) {
            played.refused[who] += 1;
            break;
        }
    }
    played.digest = fold(played.digest, table.digest());
    played.winners = table.outcome().map(|outcome| outcome.winners);
    Some(played)
}

/// Adds a word to a digest.
pub(super) const fn fold(digest: u64, word: u64) -> u64 {
    (digest ^ word)
        .wrapping_mul(0x0000_0100_0000_01b3)
        .rotate_left(17)
}
