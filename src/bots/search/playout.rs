//! Playouts: quick play on from a point of a possible world, and what its end is worth to each seat.

use crate::bots::EvaluatedGame;
use crate::table::{Decision, Imagination, Seat, Seats, TableRng};

/// The most choices of a playout.
const LONGEST: usize = 400;

/// Plays on to the horizon. Returns the chance to win of each seat, from 0 to 1.
pub(super) fn run<G: EvaluatedGame>(
    world: &mut Imagination<'_, G>,
    chance: &mut TableRng,
) -> Vec<f32> {
    let mut place = G::place(world.step());
    let mut turns = 0;
    for _ in 0..LONGEST {
        if turns >= G::SEARCH.horizon || world.outcome().is_some() {
            break;
        }
        let step = world.step();
        let Some(question) = world.question() else {
            break;
        };
        let at = quick_choice::<G>(question, step, chance);
        world.pick(at);
        let now = G::place(world.step());
        turns += u8::from(now < place);
        place = now;
    }
    judge(world)
}

/// The least that can be done, or anything.
fn quick_choice<G: EvaluatedGame>(
    question: &Decision,
    step: G::Step,
    chance: &mut TableRng,
) -> usize {
    let options = &question.options;
    if chance.below(1_000) < G::SEARCH.idle {
        let least = || options.iter().position(|option| option.is_any(G::OTHERS));
        if let Some(at) = G::idle(question, step).or_else(least) {
            return at;
        }
    }
    let at = chance.below(options.len() as u32) as usize;
    if options[at].is_any(G::UNTRIED) {
        let open = options.iter().position(|option| !option.is_any(G::UNTRIED));
        return open.unwrap_or(at);
    }
    at
}

/// The chance to win of each seat.
fn judge<G: EvaluatedGame>(world: &mut Imagination<'_, G>) -> Vec<f32> {
    let seats = (0..world.seats()).map(Seat);
    if let Some(outcome) = world.outcome() {
        return seats.map(|seat| won(outcome.winners, seat)).collect();
    }
    let worth: Vec<i32> = seats
        .map(|seat| G::worth(&world.view_of(seat), seat))
        .collect();
    if let [first, second] = worth[..] {
        let first = chance_to_win::<G>((first.saturating_sub(second)) / 2);
        return vec![first, 1.0 - first];
    }
    worth.into_iter().map(chance_to_win::<G>).collect()
}

/// A shared victory is worth less than one alone, a draw half of one.
fn won(winners: Seats, seat: Seat) -> f32 {
    match winners {
        Seats::NONE => 0.5,
        winners if winners.contains(seat) => 1.0 / winners.count() as f32,
        _ => 0.0,
    }
}

/// The chance to win with that worth.
pub(super) fn chance_to_win<G: EvaluatedGame>(worth: i32) -> f32 {
    (1.0 / (1.0 + (-f64::from(worth) / G::SEARCH.scale).exp())) as f32
}
