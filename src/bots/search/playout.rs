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
        let Some(at) = quick(world, chance) else {
            break;
        };
        world.pick(at);
        let now = G::place(world.step());
        turns += u8::from(now < place);
        place = now;
    }
    judge(world)
}

/// The choice of whoever is asked in quick play; none if nobody is asked.
pub(super) fn quick<G: EvaluatedGame>(
    world: &mut Imagination<'_, G>,
    chance: &mut TableRng,
) -> Option<usize> {
    let known = G::quick(world);
    let step = world.step();
    let question = world.question()?;
    Some(known.unwrap_or_else(|| least::<G>(question, step, chance)))
}

/// The least that can be done, or anything.
fn least<G: EvaluatedGame>(question: &Decision, step: G::Step, chance: &mut TableRng) -> usize {
    let options = &question.options;
    if chance.below(1_000) < G::SEARCH.idle {
        let idle = || options.iter().position(|option| option.is_any(G::OTHERS));
        if let Some(at) = G::idle(question, step).or_else(idle) {
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

/// The chance to win of each seat. They add up to 1 unless all win or lose together.
fn judge<G: EvaluatedGame>(world: &mut Imagination<'_, G>) -> Vec<f32> {
    let all = usize::from(world.seats());
    let together = G::even_together(world);
    match (world.outcome(), together) {
        (Some(outcome), Some(_)) => return vec![f32::from(outcome.winners != Seats::NONE); all],
        (Some(outcome), None) => return won(outcome.winners, all),
        (None, Some(even)) => {
            let lead = worth_to(world, Seat(0)).saturating_sub(even);
            return vec![chance_to_win::<G>(lead); all];
        }
        (None, None) => {}
    }
    let worth = (0..all as u8).map(|n| worth_to(world, Seat(n)));
    let worth: Vec<i32> = worth.collect();
    if let [first, second] = worth[..] {
        let first = chance_to_win::<G>((first.saturating_sub(second)) / 2);
        return vec![first, 1.0 - first];
    }
    parts(worth.into_iter().map(chance_to_win::<G>).collect())
}

fn worth_to<G: EvaluatedGame>(world: &mut Imagination<'_, G>, seat: Seat) -> i32 {
    G::worth(&world.view_of(seat), seat)
}

/// Chances that were judged one by one, made to add up to 1.
fn parts(mut chances: Vec<f32>) -> Vec<f32> {
    let all: f32 = chances.iter().sum();
    if all > 0.0 {
        chances.iter_mut().for_each(|chance| *chance /= all);
    }
    chances
}

/// The value of an outcome for each seat: what is shared, also a draw, is shared equally.
fn won(winners: Seats, all: usize) -> Vec<f32> {
    let sharing = if winners == Seats::NONE {
        (0..all as u8).map(Seat).collect()
    } else {
        winners
    };
    let part = 1.0 / sharing.count() as f32;
    let seats = (0..all as u8).map(Seat);
    seats
        .map(|seat| if sharing.contains(seat) { part } else { 0.0 })
        .collect()
}

/// The chance to win with that worth.
pub(super) fn chance_to_win<G: EvaluatedGame>(worth: i32) -> f32 {
    (1.0 / (1.0 + (-f64::from(worth) / G::SEARCH.scale).exp())) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shared_is_shared_equally() {
        assert_eq!(won(Seats::NONE, 4), [0.25; 4]);
        let winners: Seats = [Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(won(winners, 3), [0.5, 0.0, 0.5]);
    }

    #[test]
    fn chances_of_many_seats_add_up_to_one() {
        assert_eq!(
            parts(vec![0.5, 0.5, 0.25, 0.75]),
            [0.25, 0.25, 0.125, 0.375]
        );
        assert_eq!(parts(vec![0.0, 0.0]), [0.0, 0.0]);
    }
}
